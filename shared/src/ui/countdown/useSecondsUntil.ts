import { useEffect, useEffectEvent, useState } from 'react';
import { type Clock, secondsUntil, untilNextSecond } from './remaining.ts';

/**
 * Whole seconds until the instant `to`, anew at the very moment each of them ends.
 * @param onEnd called once, when the instant comes; not when it had come before
 */
export function useSecondsUntil(to: string, now: Clock, onEnd?: () => void): number {
	const [moment, setMoment] = useState(now);
	const end = useEffectEvent(() => onEnd?.());

	useEffect(
		function tick() {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const next = () => {
				const wait = untilNextSecond(to, now());
				if (wait !== null) timer = setTimeout(beat, wait);
			};
			const beat = () => {
				setMoment(now());
				if (untilNextSecond(to, now()) === null) end();
				next();
			};
			// Nothing ticks for this one until it is a second off, so it starts with the right figure.
			setMoment(now());
			next();
			return () => clearTimeout(timer);
		},
		[to, now],
	);
	return secondsUntil(to, moment);
}
