import { useCallback, useEffect, useState } from 'react';
import { tellPartMissing } from './missingParts.ts';

/** Parts that came, by what loads them: each is there at once the next time. */
const here = new WeakMap<() => Promise<unknown>, { Part: unknown }>();
export const isHere = <Part>(load: () => Promise<Part>, Part: Part): void => {
	here.set(load, { Part });
};

/**
 * A part that is a chunk of its own, such as a chart with its library. It is not a `lazy` component,
 * because one whose chunk cannot be fetched would throw, and take the whole page with it.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean) {
	const [loaded, setLoaded] = useState(() => here.get(load) as { Part: Part } | undefined);
	const [hasFailed, setFailed] = useState(false);

	const retry = useCallback(async () => {
		setFailed(false);
		try {
			const Part = await load();
			isHere(load, Part);
			setLoaded({ Part });
		} catch (error) {
			setFailed(true);
			tellPartMissing(error);
		}
	}, [load]);
	useEffect(
		function loadOnce() {
			if (isWanted && !here.has(load)) void retry();
			else if (isWanted) setLoaded(here.get(load) as { Part: Part });
		},
		[isWanted, load, retry],
	);
	return { Part: loaded?.Part, hasFailed, retry };
}
