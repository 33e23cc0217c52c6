import { FormattedMessage, useFormats, words } from '../i18n/index.ts';
import { Box, Unknown } from '../ui/index.ts';
import { ChangeWords } from './ChangeWords.tsx';
import { cardMessages } from './messages.ts';

interface Props {
	/** undefined: nobody knows it yet. */
	today: number | undefined;
	/** undefined: at that hour nobody knew it. */
	yesterday: number | undefined;
	/** A rise is good news; without it neither a rise nor a fall is. */
	isGood: boolean;
	/** The company's, unless the amounts are of another one. */
	currency?: string | undefined;
}

/** The change against yesterday, where both are known, and what it was then. */
export function KpiChange({ today, yesterday, isGood, currency }: Props) {
	const { amount } = useFormats();
	return (
		<Box textStyle="xs" fontVariantNumeric="tabular-nums">
			{today !== undefined && yesterday !== undefined && (
				<ChangeWords now={today} before={yesterday} isGood={isGood} currency={currency} />
			)}
			<Box color="fg.muted">
				<FormattedMessage
					{...cardMessages.yesterday}
					values={{
						amount:
							yesterday === undefined ? (
								<Unknown key="unknown" why={words.bySettled} />
							) : (
								amount(yesterday, currency)
							),
					}}
				/>
			</Box>
		</Box>
	);
}
