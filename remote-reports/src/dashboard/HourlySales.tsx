import { AsTable, ChartFailed, Loaded, MoreLink, Section } from '@borlette/shared/cards';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { ChartIcon, EmptyState, Skeleton, useLazyPart } from '@borlette/shared/ui';
import { useDeferredValue, useState } from 'react';
import { HourlyTable } from './HourlyTable.tsx';
import { type Hour, sumOf } from './hours.ts';
import { messages } from './messages.ts';
import { useHourly } from './reads.ts';
import { sections } from './sections.messages.ts';

/** As high as the chart, so that nothing jumps. */
const outline = <Skeleton h="280px" />;

/** Sales of today by hour, as a chart or as a table. */
export function HourlySales() {
	const hourly = useHourly();
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
			actions={<AsTable checked={isTable} onChange={setTable} />}
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
	// To draw it takes longer than all else of the page: whoever presses something meanwhile does not wait for it.
	const drawn = useDeferredValue(hours);
	const { Part: Chart, hasFailed, retry } = useLazyPart(loadChart, !isTable);
	if (isTable) return <HourlyTable hours={hours} />;
	if (Chart) return <Chart hours={drawn} />;
	if (!hasFailed) return outline;
	return (
		<>
			<ChartFailed onRetry={retry} />
			<HourlyTable hours={hours} />
		</>
	);
}
