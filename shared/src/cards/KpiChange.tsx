import { FormattedMessage, useFormats } from '../i18n/index.ts';
import { Box } from '../ui/index.ts';
import { ChangeWords } from './ChangeWords.tsx';
import { cardMessages } from './messages.ts';

interface Props {
	today: number;
	yesterday: number;
	/** A rise is good news; without it neither a rise nor a fall is. */
	isGood: boolean;
	/** The company's, unless the amounts are of another one. */
	currency?: string | undefined;
}

/** The change against yesterday, and what it was then. */
export function KpiChange({ today, yesterday, isGood, currency }: Props) {
	const { amount } = useFormats();
	return (
		<Box textStyle="xs" fontVariantNumeric="tabular-nums">
			<ChangeWords now={today} before={yesterday} isGood={isGood} currency={currency} />
			<Box color="fg.muted">
				<FormattedMessage
					{...cardMessages.yesterday}
					values={{ amount: amount(yesterday, currency) }}
				/>
			</Box>
		</Box>
	);
}
