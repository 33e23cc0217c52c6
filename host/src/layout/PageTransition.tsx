import { useLocation } from '@borlette/shared/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const COMES_IN = { opacity: [0, 1], transform: ['translateY(6px)', 'translateY(0)'] };
const SECONDS = 0.16;

const motion = async () => (await import('./motion.ts')).animate;
type Animate = Awaited<ReturnType<typeof motion>>;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A page comes in from a little below; at once for people who asked for less motion. The first page
 * waits for nothing: what moves the others is fetched once it stands.
 */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const place = useRef<HTMLDivElement>(null);
	const animate = useRef<Animate>(undefined);
	useLayoutEffect(
		function comeIn() {
			if (!place.current || wantsLessMotion()) return;
			if (!animate.current) {
				// Without it pages stand there at once.
				void motion().then(
					(loaded) => {
						animate.current = loaded;
					},
					() => {},
				);
				return;
			}
			const times = { duration: SECONDS, ease: 'easeOut' } as const;
			const playing = animate.current(place.current, COMES_IN, times);
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
