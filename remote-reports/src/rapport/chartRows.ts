import { type ReportRow, unknownFigures } from '@borlette/shared/contract/rapport';
import { codeAt } from '@borlette/shared/i18n';
import type { Days } from '@borlette/shared/resource';
import { type DayText, rowName } from './rowName.ts';
import type { SERIES } from './series.ts';
import type { NamedColumn } from './useReportColumns.tsx';

type Sum = (typeof SERIES)[number]['name'];
/** What the chart draws of a row; no two have the same label. null: nobody knows it yet. */
export type ChartRow = Readonly<Record<Sum, number | null>> & {
	readonly id: string;
	readonly label: string;
};

type Sums = Readonly<Record<Sum, number>> & Pick<ReportRow, 'pending'>;

const drawn = (sums: Sums): Readonly<Record<Sum, number | null>> => {
	const unknown = unknownFigures(sums);
	const known = (name: Sum) => (unknown.includes(name) ? null : sums[name]);
	return { vente: sums.vente, gain: known('gain'), balance_finale: known('balance_finale') };
};

/** More rows than these are no picture any more. */
const MOST = 10;
const DAY_MS = 86_400_000;

/** A row for each day until `today` (`yyyy-MM-dd`), days without sales included; companies are added up. */
export function rowsByDay(
	rows: readonly ReportRow[],
	{ start_date, end_date }: Days,
	today: string,
	dayText: DayText,
): readonly ChartRow[] {
	const byDay = new Map<string, Required<Sums>>();
	const add = (day: string, { vente, gain, balance_finale, pending = 0 }: Sums) => {
		const sum = byDay.get(day) ?? NOTHING;
		byDay.set(day, {
			vente: sum.vente + vente,
			gain: sum.gain + gain,
			balance_finale: sum.balance_finale + balance_finale,
			pending: sum.pending + pending,
		});
	};
	const last = Date.parse(end_date < today ? end_date : today);
	for (let at = Date.parse(start_date); at <= last; at += DAY_MS)
		add(new Date(at).toISOString().slice(0, 10), NOTHING);
	for (const row of rows) if (row.draw_date) add(row.draw_date, row);
	return [...byDay]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([day, sums]) => ({ id: day, label: dayText(day), ...drawn(sums) }));
}
const NOTHING = { vente: 0, gain: 0, balance_finale: 0, pending: 0 };

/** Those that sold most, by all that names them: an agent has many days, and two companies one name. */
export const largestRows = (
	rows: readonly ReportRow[],
	names: readonly NamedColumn[],
	dayText: DayText,
): readonly ChartRow[] =>
	rows
		.toSorted((a, b) => b.vente - a.vente)
		.slice(0, MOST)
		.map((row) => ({
			id: row.id,
			...drawn(row),
			label: [...names.map(({ name }) => rowName(row, name, dayText)), row.companyname]
				.filter(Boolean)
				.join(' · '),
		}));

/** Signs at the end of a short name that has no code: by a number there people know places. */
const END_SIGNS = 7;
/** Of a name at least so much is read, whatever follows its code. */
const LEAST_SIGNS = 8;

const segmenter = new Intl.Segmenter();
const signsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** A name of so many signs, one of them an ellipsis within it: before the code that tells namesakes apart, and what follows that. */
export function shortName(name: string, most: number): string {
	// No name has more signs than code units, and those that fit are nearly all.
	if (name.length <= most) return name;
	const signs = signsOf(name);
	if (signs.length <= most) return name;
	const at = codeAt(name);
	const end = at < 0 ? signs.slice(-END_SIGNS) : signsOf(name.slice(at));
	const least = at < 0 ? 0 : LEAST_SIGNS;
	const begin = signs.slice(0, Math.max(least, most - end.length - 1)).join('');
	return `${begin.trimEnd()}…${end.join('')}`;
}
