import { useEffect } from 'react';
import type { Pause } from './outbox/outbox.ts';

/** How long a server that could not answer is left alone. */
export const RESEND_MS = 30_000;

/** Sends again by itself what the server could not answer, for as long as it cannot; nobody has to see to that. */
export function useResending(pause: Pause | undefined, isAway: boolean, send: () => void): void {
	useEffect(
		function sendAgain() {
			// Without a network it goes on as soon as there is one, and after a sign-in with that.
			if (isAway || pause !== 'failed') return;
			const timer = setTimeout(send, RESEND_MS);
			return () => clearTimeout(timer);
		},
		[pause, isAway, send],
	);
}
