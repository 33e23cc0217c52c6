import { useIntl } from '@borlette/shared/i18n';
import { Box, Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** In place of the form, for whom the person signed in may not change. */
export function Locked() {
	const { formatMessage } = useIntl();
	return (
		<Box maxWidth="760px">
			<Notice status="info" title={formatMessage(messages.lockedTitle)}>
				{formatMessage(messages.lockedText)}
			</Notice>
		</Box>
	);
}
