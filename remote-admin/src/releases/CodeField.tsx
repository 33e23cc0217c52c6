import { TextField } from '@borlette/shared/form';
import { useIntl, words } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** The code of the person's authenticator, by which they sign. */
export function CodeField() {
	const { formatMessage } = useIntl();
	return (
		<TextField
			name="code"
			label={formatMessage(words.code)}
			help={formatMessage(messages.codeHelp)}
			autoComplete="one-time-code"
		/>
	);
}
