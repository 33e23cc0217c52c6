/** The parts of a query that are not empty: the others are left out of a URL. */
export const chosen = (query: Record<string, unknown> = {}): Record<string, unknown> =>
	Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
