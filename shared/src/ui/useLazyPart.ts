import { useCallback, useEffect, useState } from 'react';

/**
 * A part that is a chunk of its own, such as a chart with its library. It is not a `lazy` component,
 * because one whose chunk cannot be fetched would throw, and take the whole page with it.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean) {
	const [loaded, setLoaded] = useState<{ Part: Part }>();
	const [hasFailed, setFailed] = useState(false);

	const retry = useCallback(async () => {
		setFailed(false);
		try {
			const Part = await load();
			setLoaded({ Part });
		} catch {
			setFailed(true);
		}
	}, [load]);
	useEffect(
		function loadOnce() {
			if (isWanted) void retry();
		},
		[isWanted, retry],
	);
	return { Part: loaded?.Part, hasFailed, retry };
}
