import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still on the page. */
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
