import { FormattedMessage, words } from '@borlette/shared/i18n';
import { STORED, storage, useSession } from '@borlette/shared/session';
import { Button, LoadingScreen, Text } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../offline/offline.messages.ts';

/** On a slow line the profile is there by then; a connection that died answers nothing at all. */
const LONG_MS = 8_000;

/** While nobody knows yet who is signed in. After a while it says so, and one may ask once more. */
export function SessionWait() {
	const [tries, setTries] = useState(0);
	const [isLong, setLong] = useState(false);
	useEffect(
		function sayThatItTakesLong() {
			const timer = setTimeout(() => setLong(true), LONG_MS);
			return () => clearTimeout(timer);
		},
		[tries],
	);
	function askOnceMore() {
		setLong(false);
		setTries(tries + 1);
		void useSession.getState().initialise();
	}
	return (
		<LoadingScreen logo={storage.get(STORED.logo)}>
			{isLong && (
				<>
					<Text color="fg.muted" px="4" textAlign="center">
						<FormattedMessage {...messages.slow} />
					</Text>
					<Button variant="outline" onClick={askOnceMore}>
						<FormattedMessage {...words.retry} />
					</Button>
				</>
			)}
		</LoadingScreen>
	);
}
