import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted. */
export function useIsThere(): () => boolean {
	const there = useRef(true);
	useEffect(function noteWhetherItIsThere() {
		there.current = true;
		return () => {
			there.current = false;
		};
	}, []);
	return useCallback(() => there.current, []);
}
