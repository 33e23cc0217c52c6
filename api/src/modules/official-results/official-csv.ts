import type { IMPORT_PROBLEMS } from '@borlette/shared/contract/official-results';
import { parse } from 'csv-parse/sync';

export interface OfficialDraw {
	slot: 'matin' | 'midi' | 'soir' | 'nuit';
	/** `yyyy-MM-dd` */
	draw_date: string;
	pick3: string;
	/** null: not drawn in that year. */
	pick4: string | null;
}

export interface RowProblem {
	/** Counted from 1, the heading included. */
	line: number;
	problem: (typeof IMPORT_PROBLEMS)[number];
	draw_date: string | null;
	slot: string | null;
	/** As the file has it. */
	value: string;
	known: string | null;
}

export interface OfficialFile {
	draws: Array<OfficialDraw & { line: number }>;
	problems: RowProblem[];
}

type Row = Record<string, string>;
type Slot = OfficialDraw['slot'];

/** Where a slot's values are in the export of a state lottery. */
const EXPORT_SLOTS: ReadonlyArray<readonly [Slot, prefix: string]> = [
	['matin', 'Morning'],
	['midi', 'Midday'],
	['soir', 'Evening'],
	['nuit', 'Night'],
];
const SLOTS: readonly string[] = EXPORT_SLOTS.map(([slot]) => slot);

/** A file without the columns of either layout. */
export class UnknownLayout extends Error {}

/**
 * Reads official results: the export of a state lottery (`Draw Date`, `Midday Daily #`, `Midday Win
 * 4 #` …, sums beside them) or the plain columns date, slot, pick3, pick4; separated by commas or
 * semicolons. Leading zeros that a spreadsheet took are put back. What is doubtful is listed and
 * not taken: of two different values for one draw, neither. Throws UnknownLayout.
 */
export function readOfficialCsv(text: string): OfficialFile {
	const problems: RowProblem[] = [];
	const byDraw = new Map<string, OfficialFile['draws']>();
	for (const { line, cell } of cellsOf(text)) {
		const read = drawOf(cell);
		if ('problem' in read) problems.push({ line, known: null, ...read });
		else {
			const key = `${read.draw_date} ${read.slot}`;
			byDraw.set(key, [...(byDraw.get(key) ?? []), { line, ...read }]);
		}
	}
	const draws: OfficialFile['draws'] = [];
	for (const same of byDraw.values()) {
		const values = new Set(same.map(numberOf));
		const [first] = same;
		if (first && values.size === 1) draws.push(first);
		else problems.push(...same.map((one) => contradiction(one, values)));
	}
	return { draws, problems: problems.sort((a, b) => a.line - b.line) };
}

export const numberOf = ({ pick3, pick4 }: Pick<OfficialDraw, 'pick3' | 'pick4'>): string =>
	pick4 ? `${pick3} ${pick4}` : pick3;

/** What the file says of each draw, by the layout of its heading. */
function cellsOf(text: string): Array<{ line: number; cell: Cell }> {
	const rows = rowsOf(text);
	const heading = Object.keys(rows[0]?.record ?? {});
	const isExport = heading.includes('Draw Date');
	if (!isExport && !['date', 'slot', 'pick3'].every((name) => heading.includes(name))) {
		throw new UnknownLayout();
	}
	const cellsOfRow = isExport ? exported : plain;
	return rows.flatMap(({ record, line }) => cellsOfRow(record).map((cell) => ({ line, cell })));
}

function rowsOf(text: string): Array<{ record: Row; line: number }> {
	try {
		const rows = parse(text, {
			bom: true,
			columns: true,
			delimiter: [',', ';'],
			trim: true,
			skip_empty_lines: true,
			relax_column_count: true,
			info: true,
		}) as unknown as Array<{ record: Row; info: { lines: number } }>;
		return rows.map(({ record, info }) => ({ record, line: info.lines }));
	} catch {
		throw new UnknownLayout();
	}
}

/** A slot of a row as text, the digit sums beside it where the file has them. */
interface Cell {
	date: string;
	slot: string;
	pick3: string;
	pick4: string;
	sum3: string;
	sum4: string;
}

const exported = (row: Row): Cell[] =>
	EXPORT_SLOTS.map(([slot, prefix]) => ({
		date: row['Draw Date'] ?? '',
		slot,
		pick3: row[`${prefix} Daily #`] ?? '',
		pick4: row[`${prefix} Win 4 #`] ?? '',
		sum3: row[`${prefix} Daily Sum`] ?? '',
		sum4: row[`${prefix} Win 4 Sum`] ?? '',
	})).filter(({ pick3, pick4 }) => pick3 !== '' || pick4 !== '');

const plain = (row: Row): Cell[] => [
	{
		date: row.date ?? '',
		slot: row.slot ?? '',
		pick3: row.pick3 ?? '',
		pick4: row.pick4 ?? '',
		sum3: '',
		sum4: '',
	},
];

function drawOf(cell: Cell): OfficialDraw | Omit<RowProblem, 'line' | 'known'> {
	const draw_date = dayOf(cell.date);
	const slot = SLOTS.includes(cell.slot) ? (cell.slot as Slot) : undefined;
	const value = [cell.pick3, cell.pick4].filter(Boolean).join(' ');
	const wrong = (problem: RowProblem['problem']) => ({
		problem,
		draw_date: draw_date ?? (cell.date || null),
		slot: cell.slot || null,
		value,
	});
	if (!draw_date) return wrong('bad_date');
	if (!slot) return wrong('bad_slot');
	if (cell.pick3 === '') return wrong('missing_pick3');
	if (!/^[0-9]{1,3}$/.test(cell.pick3) || !/^[0-9]{0,4}$/.test(cell.pick4)) {
		return wrong('bad_number');
	}
	const pick3 = cell.pick3.padStart(3, '0');
	const pick4 = cell.pick4 === '' ? null : cell.pick4.padStart(4, '0');
	if (!sumsTo(pick3, cell.sum3) || !sumsTo(pick4 ?? '', pick4 ? cell.sum4 : '')) {
		return wrong('bad_sum');
	}
	return { slot, draw_date, pick3, pick4 };
}

/** Both days have been used: MM/DD/YYYY by the lotteries, ISO by ourselves. */
function dayOf(written: string): string | undefined {
	const [, month, date, year] = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(written) ?? [];
	const iso = year ? `${year}-${month}-${date}` : written;
	if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(iso)) return undefined;
	const day = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined;
}

/** The lottery prints the sum of the digits beside the number: a wrong one betrays a wrong number. */
const sumsTo = (digits: string, sum: string): boolean =>
	sum === '' || [...digits].reduce((total, digit) => total + Number(digit), 0) === Number(sum);

const contradiction = (
	draw: OfficialFile['draws'][number],
	values: ReadonlySet<string>,
): RowProblem => ({
	line: draw.line,
	problem: 'conflict_in_file',
	draw_date: draw.draw_date,
	slot: draw.slot,
	value: numberOf(draw),
	known: [...values].filter((value) => value !== numberOf(draw)).join(', '),
});
