import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { ChangeWords } from '../figures/ChangeWords.tsx';
import { messages } from './messages.ts';

interface Props {
	today: number;
	yesterday: number;
	/** A rise is good news; without it neither a rise nor a fall is. */
	isGood: boolean;
}

/** The change against yesterday, and what it was then. */
export function KpiChange({ today, yesterday, isGood }: Props) {
	const { amount } = useFormats();
	return (
		<Box textStyle="xs" fontVariantNumeric="tabular-nums">
			<ChangeWords now={today} before={yesterday} isGood={isGood} />
			<Box color="fg.muted">
				<FormattedMessage {...messages.yesterday} values={{ amount: amount(yesterday) }} />
			</Box>
		</Box>
	);
}
