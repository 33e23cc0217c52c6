import { ChartBox, ChartTip, chartLook } from '@borlette/shared/cards';
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
				{...chartLook.chart}
				data={days as Days[number][]}
				style={{ width: '100%', height: HEIGHT }}
				margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
				barCategoryGap="22%"
			>
				<CartesianGrid vertical={false} {...chartLook.grid} />
				<XAxis dataKey="day" tickFormatter={dayMonth} {...chartLook.axis} {...chartLook.spaced} />
				<YAxis tickFormatter={amountShort} {...chartLook.scale} width="auto" tickCount={4} />
				<Tooltip
					{...chartLook.tip}
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
							fill={chartLook.ink}
							fillOpacity={bar.payload.pending > 0 ? chartLook.paler : 1}
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
