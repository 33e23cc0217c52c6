import type { ReportPage, ReportRow } from '@borlette/shared/contract/rapport';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, Skeleton, Switch, useLazyPart } from '@borlette/shared/ui';
import { useState } from 'react';
import { figureMessages } from '../figures/messages.ts';
import { Section } from '../figures/Section.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartMessages as messages } from './chart.messages.ts';
import { SERIES } from './series.ts';
import { useReportAmount } from './useReport.ts';

/** More rows than these are no picture any more. */
const MOST = 10;
const loadBars = async () => (await import('./ReportBars.tsx')).ReportBars;

/** Days in their order; of other rows those that sold most. */
const shownOf = (rows: readonly ReportRow[], isOverTime: boolean): readonly ReportRow[] =>
	isOverTime
		? rows.toSorted((a, b) => ((a.draw_date ?? '') < (b.draw_date ?? '') ? -1 : 1))
		: rows.toSorted((a, b) => b.vente - a.vente).slice(0, MOST);

interface Props {
	page: ReportPage;
	/** The rows are days. */
	isOverTime: boolean;
}

/** The rows of the page as bars, or as a table. */
export function ReportChart({ page, isOverTime }: Props) {
	const intl = useIntl();
	const amount = useReportAmount(page);
	const [isTable, setTable] = useState(false);
	const { Part: Bars, hasFailed, retry } = useLazyPart(loadBars, !isTable);
	const rows = shownOf(page.items, isOverTime);
	const label = intl.formatMessage(messages.name, {
		rows: rows
			.map((row) =>
				intl.formatMessage(messages.row, {
					name: row.name,
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
			actions={
				<Switch.Root
					size="sm"
					checked={isTable}
					onCheckedChange={({ checked }) => setTable(checked)}
				>
					<Switch.HiddenInput />
					<Switch.Control />
					<Switch.Label fontWeight="normal">
						<FormattedMessage {...figureMessages.asTable} />
					</Switch.Label>
				</Switch.Root>
			}
		>
			{(isTable || hasFailed) && (
				<>
					{hasFailed && (
						<Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
							<FormattedMessage {...figureMessages.chartFailed} />
							<Button size="sm" variant="outline" onClick={() => void retry()}>
								<FormattedMessage {...words.retry} />
							</Button>
						</Box>
					)}
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
					<Box boxSize="10px" borderRadius="sm" style={{ background: ink }} aria-hidden />
					<FormattedMessage {...label} />
				</Box>
			))}
		</Box>
	);
}
