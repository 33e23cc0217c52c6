import { isServerThere, onReach } from '@borlette/shared/api';
import { useServerAway } from '@borlette/shared/data';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Center, ErrorState } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './offline.messages.ts';

const AGAIN_MS = 10_000;

const tryAgain = () => {
	void isServerThere();
	void useSession.getState().initialise();
};

/** In place of everything while nobody can be asked who is signed in. It goes on by itself. */
export function UnreachablePage() {
	const isAway = useServerAway();
	useEffect(function goOnByItself() {
		const leave = onReach(tryAgain);
		const timer = setInterval(tryAgain, AGAIN_MS);
		return () => {
			leave();
			clearInterval(timer);
		};
	}, []);
	return (
		<Center as="main" minH="100dvh">
			<ErrorState
				title={<FormattedMessage {...(isAway ? messages.title : messages.silentTitle)} />}
				text={<FormattedMessage {...(isAway ? messages.text : messages.silentText)} />}
				onRetry={tryAgain}
			/>
		</Center>
	);
}
