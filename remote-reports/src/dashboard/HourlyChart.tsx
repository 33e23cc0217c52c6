import { ChartBox } from '@borlette/shared/cards';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { memo } from 'react';
import {
	Bar,
	BarChart,
	type BarShapeProps,
	CartesianGrid,
	LabelList,
	Rectangle,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { chartHours, type Hour, peakOf, sumOf } from './hours.ts';
import { sections } from './sections.messages.ts';

export const CHART_HEIGHT = 280;
const INK = 'var(--b-colors-chart-1)';
const TICK = { fill: 'var(--b-colors-fg-muted)', fontSize: 12 };

function Chart({ hours }: { hours: readonly Hour[] }) {
	const intl = useIntl();
	const { amount, amountShort } = useFormats();
	const peak = peakOf(hours);
	const running = hours.at(-1)?.hour;
	const atHour = (hour: number) => intl.formatMessage(sections.atHour, { hour });
	// Side by side, the two labels would run into one another.
	const isApart = peak !== undefined && running !== undefined && running - peak.hour > 1;
	const labelOf = ({ hour, vente }: { hour: number; vente: number | null }) =>
		vente && (hour === peak?.hour || (hour === running && isApart)) ? amountShort(vente) : '';
	const data = chartHours(hours).map((hour) => ({ ...hour, label: labelOf(hour) }));
	const name = intl.formatMessage(sections.chartName, {
		total: amount(sumOf(hours).vente),
		hour: atHour(peak?.hour ?? 0),
		peak: amount(peak?.vente ?? 0),
	});
	return (
		<ChartBox label={name}>
			<BarChart
				responsive
				accessibilityLayer={false}
				data={data}
				style={{ width: '100%', height: CHART_HEIGHT }}
				margin={{ top: 20, right: 4, bottom: 0, left: 4 }}
				barCategoryGap="22%"
			>
				<CartesianGrid vertical={false} stroke="var(--b-colors-border)" />
				<XAxis
					dataKey="hour"
					tickFormatter={atHour}
					tick={TICK}
					tickLine={false}
					axisLine={{ stroke: 'var(--b-colors-border)' }}
					interval="equidistantPreserveStart"
					minTickGap={16}
				/>
				<YAxis
					tickFormatter={amountShort}
					tick={TICK}
					tickLine={false}
					axisLine={false}
					width="auto"
					tickCount={5}
				/>
				<Tooltip
					cursor={{ fill: 'var(--b-colors-bg-muted)' }}
					isAnimationActive={false}
					content={({ active, payload }) => {
						const hour = hours.find((one) => one.hour === payload[0]?.payload.hour);
						return active && hour ? (
							<ChartTip hour={hour} isRunning={hour.hour === running} />
						) : null;
					}}
				/>
				<Bar
					dataKey="vente"
					maxBarSize={40}
					isAnimationActive={false}
					shape={(bar: BarShapeProps) => (
						<Rectangle
							{...bar}
							radius={[4, 4, 0, 0]}
							fill={INK}
							fillOpacity={bar.payload.hour === running ? 0.55 : 1}
						/>
					)}
				>
					<LabelList
						dataKey="label"
						position="top"
						fill="var(--b-colors-fg)"
						fontSize={12}
						fontWeight={600}
					/>
				</Bar>
			</BarChart>
		</ChartBox>
	);
}

/** One bar an hour; the highest and the one under way carry their sums. */
export const HourlyChart = memo(Chart);
