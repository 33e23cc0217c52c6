import { useEffect, useEffectEvent, useState } from 'react';
import { after } from './atOnce.ts';
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
			let forget = (): void => undefined;
			const next = () => {
				const wait = untilNextSecond(to, now());
				if (wait !== null) forget = after(wait, beat);
			};
			const beat = () => {
				setMoment(now());
				if (untilNextSecond(to, now()) === null) end();
				next();
			};
			// Nothing ticks for this one until it is a second off, so it starts with the right figure.
			setMoment(now());
			next();
			return () => forget();
		},
		[to, now],
	);
	return secondsUntil(to, moment);
}
