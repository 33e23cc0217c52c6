import { AsTable, ChartFailed, Section } from '@borlette/shared/cards';
import { type ReportPage, rapportApi } from '@borlette/shared/contract/rapport';
import { itemsIn } from '@borlette/shared/contract/request';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Skeleton, useLazyPart } from '@borlette/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { ChartTable } from './ChartTable.tsx';
import { chartMessages as messages } from './chart.messages.ts';
import { largestRows, rowsByDay } from './chartRows.ts';
import { SERIES } from './series.ts';
import { useReportAmount } from './useReport.ts';
import type { NamedColumn } from './useReportColumns.tsx';

const loadBars = async () => (await import('./ReportBars.tsx')).ReportBars;

interface Props {
	page: ReportPage;
	/** What the report is asked for with. */
	filters: Readonly<Record<string, unknown>>;
	names: readonly NamedColumn[];
	/** The rows are days: all of the period, whatever the page. */
	isOverTime: boolean;
}

/** Every day of the period, or those rows of the page that sold most: as bars, or as a table. */
export function ReportChart({ page: read, filters, names, isOverTime }: Props) {
	const intl = useIntl();
	const { date, day } = useFormats();
	// To draw it takes longer than all else of the page: whoever presses something meanwhile does not wait for it.
	const page = useDeferredValue(read);
	const amount = useReportAmount(page);
	const [isTable, setTable] = useState(false);
	const { Part: Bars, hasFailed, retry } = useLazyPart(loadBars, !isTable);
	const days = useRead(rapportApi.vente, { query: filters }, { enabled: isOverTime });
	const rows = useMemo(
		() =>
			isOverTime
				? rowsByDay(itemsIn(days.data ?? page.items), page, date(page.as_of), day)
				: largestRows(page.items, names, day),
		[isOverTime, days.data, page, date, day, names],
	);
	const label = intl.formatMessage(messages.name, {
		rows: rows
			.map((row) =>
				intl.formatMessage(messages.row, {
					name: row.label,
					vente: amount(row.vente),
					gain: amount(row.gain),
					balance: amount(row.balance_finale),
				}),
			)
			.join(' ; '),
	});
	return (
		<Section
			title={<FormattedMessage {...messages.title} />}
			text={
				<FormattedMessage
					{...(isOverTime ? messages.textDays : messages.text)}
					values={{ count: rows.length }}
				/>
			}
			actions={<AsTable checked={isTable} onChange={setTable} />}
		>
			{(isTable || hasFailed) && (
				<>
					{hasFailed && <ChartFailed onRetry={retry} />}
					<ChartTable rows={rows} amount={amount} />
				</>
			)}
			{!isTable && !hasFailed && (
				<>
					<Inks />
					{Bars ? (
						<Bars rows={rows} isOverTime={isOverTime} amount={amount} label={label} />
					) : (
						<Skeleton h="280px" />
					)}
				</>
			)}
		</Section>
	);
}

/** Which ink is which sum. */
function Inks() {
	return (
		<Box display="flex" flexWrap="wrap" gap="4" textStyle="xs" color="fg.muted">
			{SERIES.map(({ name, label, ink }) => (
				<Box key={name} as="span" display="inline-flex" alignItems="center" gap="1.5">
					<Box
						data-swatch=""
						boxSize="10px"
						borderRadius="sm"
						style={{ background: ink }}
						aria-hidden
					/>
					<FormattedMessage {...label} />
				</Box>
			))}
		</Box>
	);
}
