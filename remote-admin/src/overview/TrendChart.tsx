import { ChartBox, ChartTip } from '@borlette/shared/cards';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import {
	Bar,
	BarChart,
	type BarShapeProps,
	CartesianGrid,
	Rectangle,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import type { Days } from './days.ts';
import { messages } from './messages.ts';

const HEIGHT = 220;
const INK = 'var(--b-colors-chart-1)';
const TICK = { fill: 'var(--b-colors-fg-muted)', fontSize: 12 };

/** One bar a day; a day whose draws are not settled yet is paler. */
export function TrendChart({ days, currency }: { days: Days; currency: string }) {
	const intl = useIntl();
	const { amount, amountShort, day: dayText, dayMonth } = useFormats();
	const peak = days.reduce((best, one) => (one.vente > best.vente ? one : best));
	const name = intl.formatMessage(messages.chartName, {
		day: dayText(peak.day),
		peak: amount(peak.vente, currency),
	});
	return (
		<ChartBox label={name} height={HEIGHT}>
			<BarChart
				responsive
				accessibilityLayer={false}
				data={days as Days[number][]}
				style={{ width: '100%', height: HEIGHT }}
				margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
				barCategoryGap="22%"
			>
				<CartesianGrid vertical={false} stroke="var(--b-colors-border)" />
				<XAxis
					dataKey="day"
					tickFormatter={dayMonth}
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
					tickCount={4}
				/>
				<Tooltip
					cursor={{ fill: 'var(--b-colors-bg-muted)' }}
					isAnimationActive={false}
					content={({ active, payload }) => {
						const day = payload[0]?.payload as Days[number] | undefined;
						return active && day ? <Tip day={day} currency={currency} /> : null;
					}}
				/>
				<Bar
					dataKey="vente"
					maxBarSize={36}
					isAnimationActive={false}
					shape={(bar: BarShapeProps) => (
						<Rectangle
							{...bar}
							radius={[4, 4, 0, 0]}
							fill={INK}
							fillOpacity={bar.payload.pending > 0 ? 0.55 : 1}
						/>
					)}
				/>
			</BarChart>
		</ChartBox>
	);
}

function Tip({ day, currency }: { day: Days[number]; currency: string }) {
	const { amount, day: dayText } = useFormats();
	return (
		<ChartTip>
			<Box color="fg.muted">{dayText(day.day)}</Box>
			<Box fontWeight="semibold">{amount(day.vente, currency)}</Box>
		</ChartTip>
	);
}
