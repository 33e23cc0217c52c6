import { passwordApi } from '@borlette/shared/contract/account';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, PasswordField } from '@borlette/shared/form';
import { useIntl, words } from '@borlette/shared/i18n';
import { page } from '@borlette/shared/session';
import { Button } from '@borlette/shared/ui';
import { DuePage } from './DuePage.tsx';
import { messages } from './login.messages.ts';
import { useLogout } from './useLogout.ts';

/** Where somebody signed in with a password that another person gave them. */
export function ChoosePasswordPage() {
	const { formatMessage } = useIntl();
	const leave = useLogout();
	const choose = useWrite(passwordApi.choose);
	return (
		<DuePage
			title={formatMessage(messages.choosePassword)}
			text={formatMessage(messages.choosePasswordText)}
		>
			<FormFrame
				name="session.password"
				initialValues={{ password: '' }}
				body={passwordApi.choose.input.body}
				save={(body) => choose.mutateAsync({ body })}
				onSaved={() => page.reload()}
				aside={
					<Button variant="outline" onClick={() => void leave()}>
						{formatMessage(words.signOut)}
					</Button>
				}
			>
				<PasswordField name="password" label={formatMessage(messages.newPassword)} isFirst />
			</FormFrame>
		</DuePage>
	);
}
