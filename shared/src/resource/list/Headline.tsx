import type { Totals } from '../../contract/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import { Box } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';

interface Props {
	resource: AnyResource;
	/** Sums over every row of the filter. */
	totals: readonly Totals[] | undefined;
}

/** The sum that a list is looked at for, over every row of the filter: one for each currency. */
export function Headline({ resource: { headline }, totals }: Props) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	if (!headline || !totals) return null;
	const sums = totals.map(({ currency, sums }) => amount(sums[headline.sum] ?? 0, currency));
	return (
		<Box
			role="status"
			mb="4"
			display="flex"
			flexWrap="wrap"
			alignItems="baseline"
			columnGap="2"
			fontVariantNumeric="tabular-nums"
		>
			<Box as="span" color="fg.muted">
				{formatMessage(headline.label)}
			</Box>
			<Box as="strong" textStyle="md" fontWeight="semibold">
				{sums.length > 0 ? sums.join(' · ') : amount(0)}
			</Box>
		</Box>
	);
}
