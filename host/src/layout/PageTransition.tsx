import { useLocation } from '@borlette/shared/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const COMES_IN = { opacity: [0, 1], transform: ['translateY(6px)', 'translateY(0)'] };
const SECONDS = 0.16;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A page comes in from a little below; at once for people who asked for less motion. The first page
 * waits for nothing: what moves the others is fetched once it stands.
 */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const place = useRef<HTMLDivElement>(null);
	const motion = useRef<typeof import('./motion.ts')>(undefined);
	useLayoutEffect(
		function comeIn() {
			if (!place.current || wantsLessMotion()) return;
			if (!motion.current) {
				// Without it pages stand there at once.
				void import('./motion.ts').then(
					(loaded) => {
						motion.current = loaded;
					},
					() => {},
				);
				return;
			}
			const playing = motion.current.animate(place.current, COMES_IN, {
				duration: SECONDS,
				ease: 'easeOut',
			});
			return () => playing.cancel();
		},
		[pathname],
	);
	return (
		<div key={pathname} ref={place}>
			{children}
		</div>
	);
}
