/** The page is drawn by then, and its network calm: nothing of this belongs to the first load. */
const LATE_MS = 4_000;

/** Begins to tell the API which builds run here and how well, some seconds after the start. */
export function tellLater(): void {
	setTimeout(() => {
		import('./tell.ts')
			.then(({ startTelling }) => startTelling())
			.catch((error: unknown) => console.warn('Nobody counts what runs in this page.', error));
	}, LATE_MS);
}
