import { useIntl } from '../../i18n/index.ts';
import { Alert, Button, Notice } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { Failure } from './useSubmit.ts';

/** The form was filled from what was typed earlier. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
	const { formatMessage } = useIntl();
	return (
		<Alert.Root role="status" status="info" flexWrap="wrap">
			<Alert.Indicator />
			<Alert.Content minW="min(100%, 14rem)">
				<Alert.Title>{formatMessage(formMessages.draftRestored)}</Alert.Title>
				<Alert.Description>{formatMessage(formMessages.draftText)}</Alert.Description>
			</Alert.Content>
			<Button size="sm" variant="outline" onClick={onDiscard}>
				{formatMessage(formMessages.draftDiscard)}
			</Button>
		</Alert.Root>
	);
}

interface FailureProps {
	failure: Failure;
	/** Sent again as it was it is done once. */
	countsOnce: boolean;
	/** Nothing was to be recorded. */
	asksOnly: boolean;
}

/** The call failed, or nobody knows whether it did; what was typed is still there. */
export function FailureNotice({
	failure: { reason, isInDoubt },
	countsOnce,
	asksOnly,
}: FailureProps) {
	const { formatMessage } = useIntl();
	if (asksOnly) {
		return (
			<Alert.Root role="alert" status="error">
				<Alert.Indicator />
				<Alert.Title fontWeight="normal">{reason}</Alert.Title>
			</Alert.Root>
		);
	}
	const advice = countsOnce ? formMessages.sendAgain : formMessages.lookFirst;
	return (
		<Notice
			role="alert"
			status="error"
			title={formatMessage(isInDoubt ? formMessages.perhapsSaved : formMessages.notSaved)}
		>
			{isInDoubt ? formatMessage(advice, { reason }) : reason}
		</Notice>
	);
}
