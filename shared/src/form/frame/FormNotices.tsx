import { useIntl } from '../../i18n/index.ts';
import { Alert, Button } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

/** The form was filled from what was typed earlier. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
	const { formatMessage } = useIntl();
	return (
		<Alert.Root role="status" status="info">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{formatMessage(formMessages.draftRestored)}</Alert.Title>
				<Alert.Description>{formatMessage(formMessages.draftText)}</Alert.Description>
			</Alert.Content>
			<Button size="sm" variant="outline" onClick={onDiscard}>
				{formatMessage(formMessages.draftDiscard)}
			</Button>
		</Alert.Root>
	);
}

/** The call failed; what was typed is still there. */
export function FailureNotice({ text }: { text: string }) {
	const { formatMessage } = useIntl();
	return (
		<Alert.Root role="alert" status="error">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{formatMessage(formMessages.notSaved)}</Alert.Title>
				<Alert.Description>{text}</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
