import { useLocation } from '@borlette/shared/router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useFocusOnPage } from './useFocusOnPage.ts';

const COMES_IN = { opacity: [0, 1], transform: ['translateY(6px)', 'translateY(0)'] };
const SECONDS = 0.16;

const motion = async () => (await import('./motion.ts')).animate;
type Animate = Awaited<ReturnType<typeof motion>>;

/** That somebody is there, who may go on to another page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A page comes in from a little below; at once for people who asked for less motion. The first page
 * waits for nothing: what moves the others is fetched at the first sign of somebody.
 */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const place = useRef<HTMLDivElement>(null);
	const animate = useRef<Animate>(undefined);
	useFocusOnPage(place, pathname);
	useEffect(function fetchMotion() {
		// Who goes nowhere needs none. Without it pages stand there at once.
		const fetchIt = () =>
			motion().then(
				(loaded) => {
					animate.current = loaded;
				},
				() => {},
			);
		const once = { once: true, passive: true };
		for (const name of SIGNS) addEventListener(name, fetchIt, once);
		return () => {
			for (const name of SIGNS) removeEventListener(name, fetchIt);
		};
	}, []);
	useLayoutEffect(
		function comeIn() {
			if (!place.current || wantsLessMotion()) return;
			if (!animate.current) {
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
