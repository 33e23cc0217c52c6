import { deviceApi, passwordApi } from '@borlette/shared/contract/account';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, PasswordField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

/** The old one is asked for; every other sign-in ends. */
export function PasswordSection() {
	const { formatMessage } = useIntl();
	const change = useWrite(passwordApi.own, [deviceApi.list]);
	const [saves, setSaves] = useState(0);
	return (
		<FormFrame
			key={saves}
			name="account.password"
			initialValues={{ old_password: '', password: '' }}
			body={passwordApi.own.input.body}
			submitLabel={formatMessage(messages.changePassword)}
			save={(body) => change.mutateAsync({ body })}
			onSaved={() => {
				toast.success(formatMessage(messages.passwordChanged));
				setSaves(saves + 1);
			}}
		>
			<PasswordField
				name="old_password"
				label={formatMessage(messages.oldPassword)}
				autoComplete="current-password"
			/>
			<PasswordField
				name="password"
				label={formatMessage(messages.newPassword)}
				help={formatMessage(messages.newPasswordHelp)}
			/>
			<PasswordStrength />
		</FormFrame>
	);
}
