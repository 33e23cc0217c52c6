import { ChartBox, chartLook, lookAlike } from '@borlette/shared/cards';
import { type Formats, useFormats, useIntl } from '@borlette/shared/i18n';
import { createContext, memo, useCallback, useContext } from 'react';
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
import { HourTip } from './HourTip.tsx';
import { chartHours, type Hour, peakOf, sumOf } from './hours.ts';
import { sections } from './sections.messages.ts';

export const CHART_HEIGHT = 280;

/** What bars say under the pointer is exact, while they are drawn as often as they look different. */
const Exact = createContext<readonly Hour[]>([]);

/** One bar an hour; the highest and the one under way carry their sums. */
export function HourlyChart({ hours }: { hours: readonly Hour[] }) {
	const intl = useIntl();
	const { amount, amountShort } = useFormats();
	const peak = peakOf(hours);
	const running = hours.at(-1)?.hour;
	const atHour = useCallback(
		(hour: number) => intl.formatMessage(sections.atHour, { hour }),
		[intl],
	);
	// Side by side, the two labels would run into one another.
	const isApart = peak !== undefined && running !== undefined && running - peak.hour > 1;
	const isLabelled = (hour: number) => hour === peak?.hour || (hour === running && isApart);
	const bars = chartHours(hours).map(({ hour, vente }) => ({
		hour,
		vente,
		label: vente && isLabelled(hour) ? amountShort(vente) : '',
	}));
	const name = intl.formatMessage(sections.chartName, {
		total: amount(sumOf(hours).vente),
		hour: atHour(peak?.hour ?? 0),
		peak: amount(peak?.vente ?? 0),
	});
	return (
		<ChartBox label={name} height={CHART_HEIGHT}>
			<Exact value={hours}>
				<Bars bars={bars} running={running} atHour={atHour} amountShort={amountShort} />
			</Exact>
		</ChartBox>
	);
}

interface Drawn extends Pick<Formats, 'amountShort'> {
	bars: Array<{ hour: number; vente: number | null; label: string }>;
	running: number | undefined;
	atHour: (hour: number) => string;
}

const Bars = memo(
	({ bars, running, atHour, amountShort }: Drawn) => (
		<BarChart
			{...chartLook.chart}
			data={bars}
			style={{ width: '100%', height: CHART_HEIGHT }}
			margin={{ top: 20, right: 4, bottom: 0, left: 4 }}
			barCategoryGap="22%"
		>
			<CartesianGrid vertical={false} {...chartLook.grid} />
			<XAxis dataKey="hour" tickFormatter={atHour} {...chartLook.axis} {...chartLook.spaced} />
			<YAxis tickFormatter={amountShort} {...chartLook.scale} width="auto" tickCount={5} />
			<Tooltip
				{...chartLook.tip}
				content={({ active, payload }) => (active ? <Tip hour={payload[0]?.payload.hour} /> : null)}
			/>
			<Bar
				dataKey="vente"
				maxBarSize={40}
				isAnimationActive={false}
				shape={(bar: BarShapeProps) => (
					<Rectangle
						{...bar}
						radius={[4, 4, 0, 0]}
						fill={chartLook.ink}
						fillOpacity={bar.payload.hour === running ? chartLook.paler : 1}
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
	),
	(drawn, { bars, running, atHour, amountShort }) =>
		drawn.running === running &&
		drawn.atHour === atHour &&
		drawn.amountShort === amountShort &&
		bars.every(({ hour, label }, index) => {
			const bar = drawn.bars[index];
			return bar?.hour === hour && bar.label === label;
		}) &&
		lookAlike(drawn.bars.map(lengthOf), bars.map(lengthOf), CHART_HEIGHT),
);

const lengthOf = ({ vente }: Drawn['bars'][number]) => vente;

function Tip({ hour: at }: { hour: number | undefined }) {
	const hours = useContext(Exact);
	const hour = hours.find((one) => one.hour === at);
	return hour ? <HourTip hour={hour} isRunning={hour === hours.at(-1)} /> : null;
}
