import { ChartBox, ChartTip, chartLook } from '@borlette/shared/cards';
import { useFormats } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { Point } from './runs.ts';

const HEIGHT = 240;
const inkOf = (index: number) => `var(--b-colors-chart-${index + 1})`;

interface Props {
	builds: readonly string[];
	points: readonly Point[];
	/** What stands at the side, from the foot to the top. */
	ticks: readonly number[];
	label: string;
	text: (value: number | null) => string;
}

/** A line a build. */
export function CourseChart({ builds, points, ticks, label, text }: Props) {
	const { time } = useFormats();
	// `HH:mm` of `HH:mm:ss`.
	const hour = (at: string) => time(at).slice(0, 5);
	return (
		<Box>
			<Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mb="3" textStyle="secondary">
				{builds.map((build, index) => (
					<Box key={build} as="span" display="inline-flex" alignItems="center" gap="1.5" dir="ltr">
						<Box
							w="12px"
							h="3px"
							borderRadius="full"
							style={{ background: inkOf(index) }}
							aria-hidden
						/>
						{build}
					</Box>
				))}
			</Box>
			<ChartBox label={label} height={HEIGHT}>
				<LineChart
					{...chartLook.chart}
					data={points as Point[]}
					style={{ width: '100%', height: HEIGHT }}
					margin={{ top: 8, right: 8, bottom: 0, left: 4 }}
				>
					<CartesianGrid vertical={false} {...chartLook.grid} />
					<XAxis dataKey="at" tickFormatter={hour} {...chartLook.axis} minTickGap={32} />
					<YAxis
						tickFormatter={(value: number) => text(value)}
						{...chartLook.scale}
						width="auto"
						ticks={ticks}
						domain={[0, ticks.at(-1) ?? 'auto']}
					/>
					<Tooltip
						isAnimationActive={false}
						content={({ active, payload }) => {
							const point = payload[0]?.payload as Point | undefined;
							return active && point ? (
								<Tip point={point} builds={builds} hour={hour} text={text} />
							) : null;
						}}
					/>
					{builds.map((build, index) => (
						<Line
							key={build}
							dataKey={({ figures }: Point) => figures[build]}
							name={build}
							stroke={inkOf(index)}
							strokeWidth={2}
							dot={{ r: 2.5, strokeWidth: 0, fill: inkOf(index) }}
							isAnimationActive={false}
							connectNulls
						/>
					))}
				</LineChart>
			</ChartBox>
		</Box>
	);
}

interface TipProps {
	point: Point;
	builds: readonly string[];
	hour: (at: string) => string;
	text: (value: number | null) => string;
}

function Tip({ point: { at, figures }, builds, hour, text }: TipProps) {
	return (
		<ChartTip>
			<Box color="fg.muted">{hour(at)}</Box>
			{builds.map((build) => (
				<Box key={build} display="flex" justifyContent="space-between" gap="4">
					<span>{build}</span>
					<Box as="span" fontWeight="semibold">
						{text(figures[build] ?? null)}
					</Box>
				</Box>
			))}
		</ChartTip>
	);
}
