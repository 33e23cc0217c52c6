import type { Wishes } from './worker/wishes.ts';

/** Nothing of this belongs to the first load. */
const LATE_MS = 4_000;

/**
 * Has what this page runs kept for when there is no network, some seconds after the start.
 * @param wishes what may be kept now, of what came into this page; undefined: nothing is known yet
 * @param onChange calls what it is given when what may be kept is another
 * @param stands not before: on a slow line the page still asks for what it shows by then
 */
export function keepLater(
	wishes: (came: ReadonlySet<string>) => Wishes | undefined,
	onChange: (changed: () => void) => void = () => undefined,
	stands?: Promise<void>,
): void {
	setTimeout(async () => {
		await stands;
		import('./keep.ts')
			.then(({ startKeeping }) => startKeeping(wishes, onChange))
			.catch((error: unknown) => console.warn('Nothing is kept for a page offline.', error));
	}, LATE_MS);
}
