import { FormattedMessage, words } from '@borlette/shared/i18n';
import { useGoTo } from '@borlette/shared/screens';
import { ConfirmDialog } from '@borlette/shared/ui';
import { messages } from './login.messages.ts';
import { useLeaving, useLogoutAnyway } from './useLogout.ts';

const stay = () => useLeaving.setState({ unsent: 0 });

/** Whoever signs out is told what they did that the server does not know yet, and where it is sent from. */
export function UnsentQuestion() {
	const count = useLeaving(({ unsent }) => unsent);
	const logout = useLogoutAnyway();
	const goTo = useGoTo();
	return (
		<ConfirmDialog
			isOpen={count > 0}
			title={<FormattedMessage {...messages.unsentTitle} values={{ count }} />}
			text={<FormattedMessage {...messages.unsentText} values={{ count }} />}
			confirmLabel={<FormattedMessage {...words.signOut} />}
			cancelLabel={<FormattedMessage {...messages.unsentLook} />}
			isDangerous
			onCancel={() => {
				stay();
				goTo('tournee');
			}}
			onConfirm={() => {
				stay();
				void logout();
			}}
		/>
	);
}
