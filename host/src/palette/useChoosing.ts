import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from './entry.ts';

/**
 * The keys of the palette. The first entry is the chosen one until another is moved to, and that one stays chosen
 * when others come before it. Enter before anything is there waits for what is being asked for.
 */
export function useChoosing(
	entries: readonly Entry[],
	isAsking: boolean,
	choose: (entry: Entry) => void,
) {
	const [movedTo, setMovedTo] = useState<string>();
	const [isAwaited, setAwaited] = useState(false);
	const moved = entries.findIndex(({ key }) => key === movedTo);
	const at = Math.max(moved, 0);
	const active = entries[at];

	const chooseAwaited = useEffectEvent(() => {
		setAwaited(false);
		if (active) choose(active);
	});
	useEffect(
		function chooseWhatCame() {
			if (isAwaited && !isAsking) chooseAwaited();
		},
		[isAwaited, isAsking],
	);

	function press(event: KeyboardEvent) {
		if (event.nativeEvent.isComposing) return;
		const last = entries.length - 1;
		const places: Record<string, number> = {
			ArrowDown: at === last ? 0 : at + 1,
			ArrowUp: at === 0 ? last : at - 1,
			Home: 0,
			End: last,
		};
		const place = places[event.key];
		if (place !== undefined) {
			event.preventDefault();
			setMovedTo(entries[place]?.key);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			if (active) choose(active);
			else setAwaited(isAsking);
		}
	}

	return {
		active,
		choose,
		press,
		/** Something else is typed. */
		restart() {
			setMovedTo(undefined);
			setAwaited(false);
		},
	};
}
