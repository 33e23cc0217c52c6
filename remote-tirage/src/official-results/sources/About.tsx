import { FormattedMessage } from '@borlette/shared/i18n';
import { Text } from '@borlette/shared/ui';
import { texts } from './messages.ts';

/** Above the list: when what sources say is taken, and when not. */
export function About() {
	return (
		<Text color="fg.muted" maxWidth="760px" mb="4">
			<FormattedMessage {...texts.about} />
		</Text>
	);
}
