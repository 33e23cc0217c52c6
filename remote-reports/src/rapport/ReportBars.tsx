import { ChartBox } from '@borlette/shared/cards';
import { useFormats } from '@borlette/shared/i18n';
import { useIsWide } from '@borlette/shared/ui';
import { memo } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartRow, shortName } from './chartRows.ts';
import { ReportTip } from './ReportTip.tsx';
import { SERIES } from './series.ts';

const TICK = { fill: 'var(--b-colors-fg-muted)', fontSize: 12 };
const LABEL = { fill: 'var(--b-colors-fg)', fontSize: 11 };
/** Signs of a name beside its bars, which the tip and the table have in full: a long one would leave them no room. */
const NAME_SIGNS = 36;
const NAME_SIGNS_NARROW = 20;
/** So many rows that bars carry their sums, below each other and, on a phone, beside each other. */
const LABELLED = 8;
const LABELLED_NARROW = 4;
/** What a row's `id` is called in the chart, which would give it to every bar of the row as that of the element. */
const ROW = 'row';

interface Props {
	rows: readonly ChartRow[];
	/** Days run from left to right; names are one below the other. */
	isOverTime: boolean;
	amount: (minor: number) => string;
	label: string;
}

function Chart({ rows, isOverTime, amount, label }: Props) {
	const { amountShort, dayMonth } = useFormats();
	const isWide = useIsWide('sm');
	const nameSigns = isWide ? NAME_SIGNS : NAME_SIGNS_NARROW;
	const names = { dataKey: isOverTime ? ROW : 'label', tick: TICK, tickLine: false } as const;
	const sums = {
		tickFormatter: amountShort,
		tick: TICK,
		tickLine: false,
		axisLine: false,
	} as const;
	const fits = rows.length <= (isOverTime && !isWide ? LABELLED_NARROW : LABELLED);
	// Three bars beside each other are narrower than three sums: what was sold is said, the others are pointed at.
	const isLabelled = (index: number) => fits && (!isOverTime || index === 0);
	return (
		<ChartBox label={label}>
			<BarChart
				responsive
				accessibilityLayer={false}
				layout={isOverTime ? 'horizontal' : 'vertical'}
				data={rows.map(({ id, ...row }) => ({ ...row, [ROW]: id }))}
				style={{ width: '100%', height: isOverTime ? 280 : 40 + rows.length * 64 }}
				margin={{ top: 16, right: isOverTime ? 4 : 56, bottom: 0, left: 4 }}
				barCategoryGap="22%"
				barGap={1}
			>
				<CartesianGrid
					vertical={!isOverTime}
					horizontal={isOverTime}
					stroke="var(--b-colors-border)"
				/>
				{isOverTime ? (
					<XAxis
						{...names}
						tickFormatter={dayMonth}
						interval="equidistantPreserveStart"
						minTickGap={16}
					/>
				) : (
					<XAxis type="number" {...sums} />
				)}
				{isOverTime ? (
					<YAxis {...sums} width="auto" />
				) : (
					<YAxis
						type="category"
						{...names}
						tickFormatter={(name: string) => shortName(name, nameSigns)}
						axisLine={false}
						width="auto"
					/>
				)}
				<Tooltip
					cursor={{ fill: 'var(--b-colors-bg-muted)' }}
					isAnimationActive={false}
					content={({ active, payload }) => {
						const row = payload[0]?.payload as Omit<ChartRow, 'id'> | undefined;
						return active && row ? <ReportTip row={row} amount={amount} /> : null;
					}}
				/>
				{SERIES.map(({ name, ink }, index) => (
					<Bar key={name} dataKey={name} fill={ink} maxBarSize={22} isAnimationActive={false}>
						{isLabelled(index) && (
							<LabelList
								dataKey={name}
								position={isOverTime ? 'top' : 'right'}
								formatter={(minor) => amountShort(Number(minor))}
								{...LABEL}
							/>
						)}
					</Bar>
				))}
			</BarChart>
		</ChartBox>
	);
}

/** Three bars a row: what was sold, what was won, what is left. */
export const ReportBars = memo(Chart);
