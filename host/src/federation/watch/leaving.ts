/** A page whose reload somebody declined stays: what fails in it counts again. */
const FOR_MS = 5_000;
let since = Number.NEGATIVE_INFINITY;

/** Follows whether the page is being left, which it tells first, and comes back from the browser's cache of pages. */
export function watchLeaving(): void {
	window.addEventListener('beforeunload', ({ isTrusted }) => {
		// Sent by script it only asks whether a form is unsaved (loading/reload.ts).
		if (isTrusted) since = performance.now();
	});
	window.addEventListener('pageshow', () => {
		since = Number.NEGATIVE_INFINITY;
	});
}

/** What a page loads is aborted when it is left, and in Safari fails before the page is gone: nobody's failure. */
export const isLeaving = (): boolean => performance.now() - since < FOR_MS;
