import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker as useBlockerOfRouter } from 'react-router-dom';

/**
 * As the router's, but for somebody who presses a link when the page keeps them already: the question whether to leave, which
 * would lie over that link, is not there or cannot be seen. They are let go, because nothing else could leave the page.
 */
export function useBlocker(
	shouldBlock: boolean | BlockerFunction,
): ReturnType<typeof useBlockerOfRouter> {
	const isBlocked = useRef(false);
	const blocker = useBlockerOfRouter((moves) => {
		// Out of an entry that a remote added to the browser's history: nothing is left, and to come back would reload the page.
		if (moves.currentLocation.key === moves.nextLocation.key) return false;
		if (isBlocked.current && moves.historyAction !== 'POP') return false;
		return typeof shouldBlock === 'function' ? shouldBlock(moves) : shouldBlock;
	});
	useEffect(
		function noteState() {
			isBlocked.current = blocker.state === 'blocked';
		},
		[blocker.state],
	);
	return blocker;
}
