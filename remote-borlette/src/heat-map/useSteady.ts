import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function from drawing to drawing, which calls the latest one: what is drawn once (`memo`) stays so. For handlers only. */
export function useSteady<A extends unknown[]>(latest: (...args: A) => void) {
	const ref = useRef(latest);
	useInsertionEffect(function keepLatest() {
		ref.current = latest;
	});
	return useCallback((...args: A) => ref.current(...args), []);
}
