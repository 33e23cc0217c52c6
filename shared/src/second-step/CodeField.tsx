import { TextField } from '../form/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

/** The six digits that the authenticator shows now. */
export function CodeField() {
	const { formatMessage } = useIntl();
	return (
		<TextField
			name="code"
			label={formatMessage(messages.code)}
			help={formatMessage(messages.codeHelp)}
			autoComplete="one-time-code"
			inputMode="numeric"
		/>
	);
}
