import { useEffect, useRef, useState } from 'react';

/** So far below what is seen a section begins to load. */
const AHEAD = '200px';

/** Whether an element came into view; it stays seen. */
export function useSeen<E extends Element>() {
	const ref = useRef<E>(null);
	const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
	useEffect(
		function watch() {
			if (isSeen || !ref.current) return undefined;
			const observer = new IntersectionObserver(
				(entries) => {
					if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
				},
				{ rootMargin: AHEAD },
			);
			observer.observe(ref.current);
			return () => observer.disconnect();
		},
		[isSeen],
	);
	return { ref, isSeen };
}
