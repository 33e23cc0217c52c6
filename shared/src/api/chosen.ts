/** What of a query was chosen: a URL says nothing of what is empty. */
export const chosen = (query: Record<string, unknown> = {}): Record<string, unknown> =>
	Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
