import { AsTable, ChartFailed, Section } from '@borlette/shared/cards';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, Skeleton, useLazyPart } from '@borlette/shared/ui';
import { useState } from 'react';
import { averageBeforeToday, type Days } from './days.ts';
import { messages } from './messages.ts';
import { TrendTable } from './TrendTable.tsx';

interface Props {
	days: Days;
	currency: string;
	/** `yyyy-MM-dd`, the day on which they came. */
	since: string;
}

const loadChart = async () => (await import('./TrendChart.tsx')).TrendChart;

/** What was sold day by day, as a chart or as a table. */
export function Trend({ days, currency, since }: Props) {
	const { amount } = useFormats();
	const [isTable, setTable] = useState(false);
	const total = days.reduce((sum, { vente }) => sum + vente, 0);
	const average = averageBeforeToday(days, since);
	return (
		<Section
			title={<FormattedMessage {...messages.trend} values={{ days: days.length }} />}
			text={
				<FormattedMessage
					{...messages.trendText}
					values={{ total: amount(total, currency), average: amount(average, currency) }}
				/>
			}
			actions={<AsTable checked={isTable} onChange={setTable} />}
		>
			{total === 0 && !isTable ? (
				<Box as="p" color="fg.muted" py="2">
					<FormattedMessage {...messages.noSales} />
				</Box>
			) : (
				<Drawn days={days} currency={currency} isTable={isTable} />
			)}
		</Section>
	);
}

function Drawn({ days, currency, isTable }: Omit<Props, 'since'> & { isTable: boolean }) {
	const { Part: Chart, hasFailed, retry } = useLazyPart(loadChart, !isTable);
	const table = <TrendTable days={days} currency={currency} />;
	if (isTable) return table;
	if (Chart) return <Chart days={days} currency={currency} />;
	// As high as the chart, so that nothing jumps.
	if (!hasFailed) return <Skeleton h="220px" />;
	return (
		<>
			<ChartFailed onRetry={retry} />
			{table}
		</>
	);
}
