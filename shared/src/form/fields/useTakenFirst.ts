import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from './SelectField.tsx';

interface Options {
	/** What matches best. */
	first: Choice | undefined;
	typed: string;
	/** false while the choices are still those from before the last letter. */
	isSettled: boolean;
	/** One of the open list is: Enter takes that one. */
	isHighlighted: boolean;
	take: (choice: Choice) => void;
}

/** Enter takes the first that matches what is typed, once the answer for it is there. */
export function useTakenFirst({ first, typed, isSettled, isHighlighted, take }: Options) {
	/** What was typed when Enter was pressed before the answer. */
	const [awaited, setAwaited] = useState('');
	const forgetAwaited = () => setAwaited('');

	const isAnswered = awaited !== '' && awaited === typed && isSettled;
	const takeAnswer = useEffectEvent(() => {
		forgetAwaited();
		if (first) take(first);
	});
	useEffect(
		function takeAwaited() {
			if (isAnswered) takeAnswer();
		},
		[isAnswered],
	);

	return {
		/** Before the list knows of it: what it highlights may be of another search, or nothing. */
		takeFirst(event: KeyboardEvent) {
			if (event.key !== 'Enter' || !typed || isHighlighted) return;
			event.preventDefault();
			if (first) take(first);
			else if (!isSettled) setAwaited(typed);
		},
		forgetAwaited,
	};
}
