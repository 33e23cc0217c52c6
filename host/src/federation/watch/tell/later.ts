/** Nothing of this belongs to the first load. */
const LATE_MS = 4_000;

/**
 * Begins to tell the API which builds run here and how well, some seconds after the start.
 * @param stands not before: on a slow line the page still asks for what it shows by then
 */
export function tellLater(stands?: Promise<void>): void {
	setTimeout(async () => {
		await stands;
		import('./tell.ts')
			.then(({ startTelling }) => startTelling())
			.catch((error: unknown) => console.warn('Nobody counts what runs in this page.', error));
	}, LATE_MS);
}
