import type { BodyOf } from '@borlette/shared/contract';
import { twoFactorApi } from '@borlette/shared/contract/account';
import { FormFrame, PasswordField } from '@borlette/shared/form';
import { FormattedMessage, type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { CodeField } from '@borlette/shared/second-step';
import { Button, Text } from '@borlette/shared/ui';

interface Props<R> {
	readonly name: string;
	readonly text: MessageDescriptor;
	readonly submit: MessageDescriptor;
	readonly save: (proof: BodyOf<typeof twoFactorApi.disable>) => Promise<R>;
	readonly onSaved: (answer: R) => void;
	readonly onCancel: () => void;
}

/** Password and code again, before the second step itself is touched. */
export function ProofForm<R>({ name, text, submit, save, onSaved, onCancel }: Props<R>) {
	const { formatMessage } = useIntl();
	return (
		<FormFrame
			name={name}
			initialValues={{ password: '', code: '' }}
			body={twoFactorApi.disable.input.body}
			submitLabel={formatMessage(submit)}
			save={({ password, code }) => save({ password, code: code.trim() })}
			onSaved={onSaved}
			aside={
				<Button variant="outline" onClick={onCancel}>
					<FormattedMessage {...words.cancel} />
				</Button>
			}
		>
			<Text>
				<FormattedMessage {...text} />
			</Text>
			<PasswordField
				name="password"
				label={formatMessage(words.password)}
				autoComplete="current-password"
			/>
			<CodeField />
		</FormFrame>
	);
}
