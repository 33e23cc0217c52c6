import { queryClient } from '@borlette/shared/data';

/** A page that never ends to ask, or none of a remote, keeps nothing back for longer. */
const LATEST_MS = 8_000;

let drawn: () => void;
const isDrawn = new Promise<void>((resolve) => {
	drawn = resolve;
});

/** The code of the page that was opened first has run: what it asks for is under way. */
export const noteFirstPage = (): void => drawn();

const calm = () =>
	new Promise<void>((resolve) => {
		const look = () => {
			if (queryClient.isFetching() > 0) return;
			stop();
			resolve();
		};
		const stop = queryClient.getQueryCache().subscribe(look);
		look();
	});

/**
 * Resolves when the page that was opened first has what it asked for: what stands beside it, and nobody waits for, takes
 * nothing of a slow line before.
 */
export const afterFirstPage = (): Promise<void> =>
	Promise.race([
		isDrawn.then(calm),
		new Promise<void>((resolve) => setTimeout(resolve, LATEST_MS)),
	]);

/** The same of a part that is loaded then. */
export const laterThanFirstPage =
	<Part>(load: () => Promise<Part>) =>
	async (): Promise<Part> => {
		await afterFirstPage();
		return load();
	};
