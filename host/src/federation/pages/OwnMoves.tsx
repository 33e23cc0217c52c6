import { GuardMoves, useLocation } from '@borlette/shared/router';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { isOfPerson } from '../containment/acts.ts';
import { RemoteEndless } from '../watch/endless.ts';
import { isEndlessMove, noteMoveDrawn } from '../watch/moves.ts';

interface Props {
	remote: string;
	/** The page leads to addresses without end, and is to be taken away. */
	onEndless: (error: RemoteEndless) => void;
	children: ReactNode;
}

/**
 * Around a page of a remote. Where somebody goes goes before where its code leads: what it begins by itself once the
 * address has gone on would bring them back, and is dropped.
 */
export function OwnMoves({ remote, onEndless, children }: Props) {
	const { key } = useLocation();
	useLayoutEffect(
		function noteDrawn() {
			noteMoveDrawn(performance.now());
		},
		[key],
	);
	const mayMove = useCallback(
		(isLate: boolean) => {
			if (isOfPerson(remote)) return true;
			if (isLate) return false;
			if (!isEndlessMove(performance.now())) return true;
			onEndless(new RemoteEndless(remote, 'it leads to an address again and again'));
			return false;
		},
		[remote, onEndless],
	);
	return <GuardMoves mayMove={mayMove}>{children}</GuardMoves>;
}
