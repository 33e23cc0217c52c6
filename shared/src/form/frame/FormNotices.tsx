import { useIntl } from '../../i18n/index.ts';
import { Alert, Button, Notice } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { Failure } from './useSubmit.ts';

interface DraftProps {
	/** It went out before, and no answer came. */
	isSent: boolean;
	countsOnce: boolean;
	onDiscard: () => void;
}

/** The form was filled from what was typed earlier. */
export function DraftNotice({ isSent, countsOnce, onDiscard }: DraftProps) {
	const { formatMessage } = useIntl();
	const reason = formatMessage(formMessages.draftSent);
	const [title, text] = isSent
		? [formMessages.perhapsSaved, adviceFor(countsOnce)]
		: [formMessages.draftRestored, formMessages.draftText];
	return (
		<Alert.Root role="status" status={isSent ? 'warning' : 'info'} flexWrap="wrap">
			<Alert.Indicator />
			<Alert.Content minW="min(100%, 14rem)">
				<Alert.Title>{formatMessage(title)}</Alert.Title>
				<Alert.Description>{formatMessage(text, { reason })}</Alert.Description>
			</Alert.Content>
			<Button size="sm" variant="outline" onClick={onDiscard}>
				{formatMessage(formMessages.draftDiscard)}
			</Button>
		</Alert.Root>
	);
}

const adviceFor = (countsOnce: boolean) =>
	countsOnce ? formMessages.sendAgain : formMessages.lookFirst;

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
	return (
		<Notice
			role="alert"
			status="error"
			title={formatMessage(isInDoubt ? formMessages.perhapsSaved : formMessages.notSaved)}
		>
			{isInDoubt ? formatMessage(adviceFor(countsOnce), { reason }) : reason}
		</Notice>
	);
}
