import { ChartTip } from '@borlette/shared/cards';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { ChartRow } from './chartRows.ts';
import { SERIES } from './series.ts';

interface Props {
	row: Omit<ChartRow, 'id'>;
	amount: (minor: number | null) => string;
}

/** What the bars of a row say under the pointer. */
export function ReportTip({ row, amount }: Props) {
	return (
		<ChartTip>
			<Box fontWeight="semibold">{row.label}</Box>
			{SERIES.map(({ name, label, ink }) => (
				<Box key={name} display="flex" alignItems="center" gap="1.5">
					<Box boxSize="8px" borderRadius="sm" style={{ background: ink }} />
					<FormattedMessage {...label} />
					<Box as="span" marginInlineStart="auto" paddingInlineStart="3">
						{amount(row[name])}
					</Box>
				</Box>
			))}
		</ChartTip>
	);
}
