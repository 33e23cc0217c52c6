import { serverNow } from '@borlette/shared/api';
import { FormattedMessage, useErrorText, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Button, Countdown, Dialog, Portal, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './login.messages.ts';
import { useLeaving, useLogout } from './useLogout.ts';
import { useSessionEnd } from './useSessionEnd.ts';

/** Before a sign-in ends by itself: to stay or to leave. At its end the next call asks to sign in again. */
export function SessionWarning() {
	const end = useSessionEnd();
	const isReauthenticating = useSession((session) => session.isReauthenticating);
	const isSignedIn = useSession((session) => session.user !== null);
	const readProfile = useSession((session) => session.readProfile);
	const errorText = useErrorText();
	const logout = useLogout();
	// One question at a time: of two dialogs each would hide the other from a reader of the screen.
	const isLeaving = useLeaving(({ unsent, isUnsaved }) => unsent > 0 || isUnsaved);
	const [read, setRead] = useState(0);
	const [isBusy, setBusy] = useState(false);
	if (!end || !isSignedIn) return null;

	async function stay() {
		// Reading the profile is a use like any other.
		setBusy(true);
		try {
			await readProfile();
			setRead(end?.at ?? 0);
		} catch (error) {
			toast.error(errorText(error));
		} finally {
			setBusy(false);
		}
	}
	const left = <Countdown to={new Date(end.at).toISOString()} now={serverNow} />;

	return (
		<Dialog.Root
			role="alertdialog"
			open={!isReauthenticating && !isLeaving && read !== end.at}
			placement="center"
			closeOnInteractOutside={false}
			onOpenChange={({ open }) => !open && setRead(end.at)}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px="4">
					<Dialog.Content maxW="440px">
						<Dialog.Header>
							<Dialog.Title>
								<FormattedMessage {...messages.warningTitle} />
							</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Dialog.Description>
								<FormattedMessage
									{...(end.isLatest ? messages.warningEnd : messages.warningText)}
									values={{ left }}
								/>
							</Dialog.Description>
						</Dialog.Body>
						<Dialog.Footer>
							<Button variant="outline" onClick={() => void logout()}>
								<FormattedMessage {...words.signOut} />
							</Button>
							{end.isLatest ? (
								<Button onClick={() => setRead(end.at)}>
									<FormattedMessage {...messages.understood} />
								</Button>
							) : (
								<Button loading={isBusy} onClick={() => void stay()}>
									<FormattedMessage {...messages.stay} />
								</Button>
							)}
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
