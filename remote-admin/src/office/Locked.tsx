import { useIntl } from '@borlette/shared/i18n';
import { Alert, Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** In place of the form, for whom the person signed in may not change. */
export function Locked() {
	const { formatMessage } = useIntl();
	return (
		<Box maxWidth="760px">
			<Alert.Root status="info">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>{formatMessage(messages.lockedTitle)}</Alert.Title>
					<Alert.Description>{formatMessage(messages.lockedText)}</Alert.Description>
				</Alert.Content>
			</Alert.Root>
		</Box>
	);
}
