import { FormattedMessage, words } from '@borlette/shared/i18n';
import { useGoTo } from '@borlette/shared/screens';
import { ConfirmDialog } from '@borlette/shared/ui';
import { messages } from './login.messages.ts';
import { NOTHING_LEFT, useLeaving, useLogoutAnyway } from './useLogout.ts';

const stay = () => useLeaving.setState(NOTHING_LEFT);

/**
 * Whoever signs out is told what they did that the server does not know yet, and where it is sent from; and that what
 * they typed and did not save is lost.
 */
export function LeavingQuestion() {
	const { unsent: count, isUnsaved } = useLeaving();
	const logout = useLogoutAnyway();
	const goTo = useGoTo();
	const isUnsent = count > 0;
	return (
		<ConfirmDialog
			isOpen={isUnsent || isUnsaved}
			title={
				isUnsent ? (
					<FormattedMessage {...messages.unsentTitle} values={{ count }} />
				) : (
					<FormattedMessage {...messages.unsavedTitle} />
				)
			}
			text={
				<>
					{isUnsent && <FormattedMessage {...messages.unsentText} values={{ count }} />}{' '}
					{isUnsaved && <FormattedMessage {...messages.unsavedText} />}
				</>
			}
			confirmLabel={<FormattedMessage {...words.signOut} />}
			cancelLabel={
				<FormattedMessage {...(isUnsent ? messages.unsentLook : messages.unsavedStay)} />
			}
			isDangerous
			onCancel={() => {
				stay();
				if (isUnsent) goTo('tournee');
			}}
			onConfirm={() => {
				stay();
				void logout();
			}}
		/>
	);
}
