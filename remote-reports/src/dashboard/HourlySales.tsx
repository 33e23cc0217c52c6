import { cardMessages, Loaded, MoreLink, Section } from '@borlette/shared/cards';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import {
	Box,
	Button,
	ChartIcon,
	EmptyState,
	Skeleton,
	Switch,
	useLazyPart,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { HourlyTable } from './HourlyTable.tsx';
import { type Hour, sumOf } from './hours.ts';
import { messages } from './messages.ts';
import { sections } from './sections.messages.ts';
import type { Dashboard } from './useDashboard.ts';

/** As high as the chart, so that nothing jumps. */
const outline = <Skeleton h="280px" />;

/** Sales of today by hour, as a chart or as a table. */
export function HourlySales({ hourly }: Pick<Dashboard, 'hourly'>) {
	const { amount } = useFormats();
	const [isTable, setTable] = useState(false);
	const agents = useScreen('agent.list');
	const total = hourly.data ? sumOf(hourly.data) : undefined;
	return (
		<Section
			title={<FormattedMessage {...sections.hourly} />}
			text={
				total && (
					<FormattedMessage {...sections.hourlyText} values={{ amount: amount(total.vente) }} />
				)
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
						<FormattedMessage {...cardMessages.asTable} />
					</Switch.Label>
				</Switch.Root>
			}
		>
			<Loaded read={hourly} skeleton={outline}>
				{(hours) =>
					total?.fiches === 0 ? (
						<EmptyState
							icon={<ChartIcon size={26} />}
							title={<FormattedMessage {...sections.noSales} />}
							text={<FormattedMessage {...sections.noSalesText} />}
							action={
								<MoreLink to={agents}>
									<FormattedMessage {...messages.seeAgents} />
								</MoreLink>
							}
						/>
					) : (
						<Figures hours={hours} isTable={isTable} />
					)
				}
			</Loaded>
		</Section>
	);
}

const loadChart = async () => (await import('./HourlyChart.tsx')).HourlyChart;

function Figures({ hours, isTable }: { hours: readonly Hour[]; isTable: boolean }) {
	const { Part: Chart, hasFailed, retry } = useLazyPart(loadChart, !isTable);
	if (isTable) return <HourlyTable hours={hours} />;
	if (Chart) return <Chart hours={hours} />;
	if (!hasFailed) return outline;
	return (
		<>
			<Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
				<FormattedMessage {...cardMessages.chartFailed} />
				<Button size="sm" variant="outline" onClick={() => void retry()}>
					<FormattedMessage {...words.retry} />
				</Button>
			</Box>
			<HourlyTable hours={hours} />
		</>
	);
}
