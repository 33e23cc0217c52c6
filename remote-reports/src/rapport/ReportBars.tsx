import { ChartBox, chartLook, lookAlike } from '@borlette/shared/cards';
import { type Formats, useFormats } from '@borlette/shared/i18n';
import { useIsWide } from '@borlette/shared/ui';
import { createContext, memo, useContext } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartRow, shortName } from './chartRows.ts';
import { ReportTip } from './ReportTip.tsx';
import { SERIES } from './series.ts';

const LABEL = { fill: 'var(--b-colors-fg)', fontSize: 11 };
/** Signs of a name beside its bars, which the tip and the table have in full: a long one would leave them no room. */
const NAME_SIGNS = 60;
const NAME_SIGNS_MEDIUM = 36;
const NAME_SIGNS_NARROW = 20;
/** So many rows that bars carry their sums, below each other and, on a phone, beside each other. */
const LABELLED = 8;
const LABELLED_NARROW = 4;
/** px of the longest bar, at most. */
const LONGEST = 1_200;
/** What a row's `id` is called in the chart, which would give it to every bar of the row as that of the element. */
const ROW = 'row';

/** What bars say under the pointer is exact, while they are drawn as often as they look different. */
const Exact = createContext<Omit<Props, 'label'> | undefined>(undefined);

interface Props {
	rows: readonly ChartRow[];
	/** Days run from left to right; names are one below the other. */
	isOverTime: boolean;
	amount: (minor: number | null) => string;
	label: string;
}

/** Three bars a row: what was sold, what was won, what is left. */
export function ReportBars({ label, ...shown }: Props) {
	const { rows, isOverTime } = shown;
	const { amountShort, dayMonth } = useFormats();
	const isWide = useIsWide('sm');
	const nameSigns = useNameSigns();
	return (
		<ChartBox label={label} height={heightOf(shown)}>
			<Exact value={shown}>
				<Bars
					rows={rows}
					isOverTime={isOverTime}
					isWide={isWide}
					nameSigns={nameSigns}
					amountShort={amountShort}
					dayMonth={dayMonth}
				/>
			</Exact>
		</ChartBox>
	);
}

interface Drawn
	extends Pick<Props, 'rows' | 'isOverTime'>,
		Pick<Formats, 'amountShort' | 'dayMonth'> {
	isWide: boolean;
	nameSigns: number;
}

function useNameSigns(): number {
	const isMedium = useIsWide('sm');
	return useIsWide('lg') ? NAME_SIGNS : isMedium ? NAME_SIGNS_MEDIUM : NAME_SIGNS_NARROW;
}

const heightOf = ({ rows, isOverTime }: Pick<Props, 'rows' | 'isOverTime'>) =>
	isOverTime ? 280 : 40 + rows.length * 64;

/** Whose sums stand beside their bars. */
function labelledOf({ rows, isOverTime, isWide }: Drawn) {
	const fits = rows.length <= (isOverTime && !isWide ? LABELLED_NARROW : LABELLED);
	if (!fits) return [];
	const all = SERIES.map(({ name }) => name);
	// Three bars beside each other are narrower than three sums: what was sold is said, the others are pointed at.
	return isOverTime ? all.slice(0, 1) : all;
}

function Chart(shown: Drawn) {
	const { rows, isOverTime, nameSigns, amountShort, dayMonth } = shown;
	const names = { dataKey: isOverTime ? ROW : 'label', ...chartLook.axis };
	const sums = { tickFormatter: amountShort, ...chartLook.scale };
	const labelled = labelledOf(shown);
	return (
		<BarChart
			{...chartLook.chart}
			layout={isOverTime ? 'horizontal' : 'vertical'}
			data={rows.map(({ id, ...row }) => ({ ...row, [ROW]: id }))}
			style={{ width: '100%', height: heightOf(shown) }}
			margin={{ top: 16, right: isOverTime ? 4 : 56, bottom: 0, left: 4 }}
			barCategoryGap="22%"
			barGap={1}
		>
			<CartesianGrid vertical={!isOverTime} horizontal={isOverTime} {...chartLook.grid} />
			{isOverTime ? (
				<XAxis {...names} tickFormatter={dayMonth} {...chartLook.spaced} />
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
				{...chartLook.tip}
				content={({ active, payload }) => (active ? <Tip id={payload[0]?.payload[ROW]} /> : null)}
			/>
			{SERIES.map(({ name, ink }) => (
				<Bar key={name} dataKey={name} fill={ink} maxBarSize={22} isAnimationActive={false}>
					{labelled.includes(name) && (
						<LabelList
							dataKey={name}
							position={isOverTime ? 'top' : 'right'}
							formatter={(minor) => (typeof minor === 'number' ? amountShort(minor) : '')}
							{...LABEL}
						/>
					)}
				</Bar>
			))}
		</BarChart>
	);
}

const Bars = memo(Chart, (drawn, now) => {
	const { rows, ...others } = now;
	return (
		drawn.isOverTime === others.isOverTime &&
		drawn.isWide === others.isWide &&
		drawn.nameSigns === others.nameSigns &&
		drawn.amountShort === others.amountShort &&
		drawn.dayMonth === others.dayMonth &&
		wordsOf(drawn).join('\n') === wordsOf(now).join('\n') &&
		lookAlike(drawn.rows.flatMap(lengthsOf), rows.flatMap(lengthsOf), LONGEST)
	);
});

/** All that bars say: their names, and the sums that stand beside them. */
function wordsOf(shown: Drawn) {
	const labelled = labelledOf(shown);
	return shown.rows.flatMap(({ label, ...row }) => [
		label,
		...labelled.map((name) => (row[name] === null ? '' : shown.amountShort(row[name]))),
	]);
}
const lengthsOf = (row: ChartRow) => SERIES.map(({ name }) => row[name]);

function Tip({ id }: { id: string | undefined }) {
	const { rows, amount } = useContext(Exact) ?? {};
	const row = rows?.find((one) => one.id === id);
	return row && amount ? <ReportTip row={row} amount={amount} /> : null;
}
