import type { IMPORT_PROBLEMS } from '@borlette/shared/contract/official-results';
import {
	type FeedDraw,
	type FeedFormat,
	type FeedMapping,
	KNOWN_LAYOUTS,
} from '@borlette/shared/contract/result-sources';
import { cellOf, type FeedRow, type FeedTable, tableOf, UnknownLayout } from './feed-rows.ts';

export interface OfficialDraw {
	slot: FeedDraw['slot'];
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

export interface OfficialFeed {
	draws: Array<OfficialDraw & { line: number }>;
	problems: RowProblem[];
	/** Of its rows. */
	columns: string[];
}

/**
 * Reads official results by a mapping. Leading zeros that a spreadsheet took are put back. What is doubtful is
 * listed and not taken: of two different values for one draw, neither. Throws UnknownLayout.
 */
export function readFeed(text: string, format: FeedFormat, mapping: FeedMapping): OfficialFeed {
	const table = tableOf(text, format, mapping.rows_path);
	const { columns, rows } = table;
	// A list in JSON that is empty says nothing of its layout.
	if (format === 'csv' || rows.length > 0) requireColumns(table, mapping, format);
	return { columns, ...drawsOf(rows, mapping) };
}

/** Reads a file that a person gives, by whichever of the known layouts it has, as far as it has it. Throws UnknownLayout. */
export function readOfficialCsv(text: string): OfficialFeed {
	const table = tableOf(text, 'csv', '');
	const { columns, rows } = table;
	const { lottery, plain } = KNOWN_LAYOUTS;
	const layout = within(columns, columns.includes(lottery.date_column) ? lottery : plain);
	if (layout.draws.length === 0) throw new UnknownLayout(plain.date_column);
	requireColumns(table, layout, 'csv');
	return { columns, ...drawsOf(rows, layout) };
}

/** A layout as far as a file has it; a Pick 3 is all that a draw must have. */
function within(columns: readonly string[], layout: FeedMapping): FeedMapping {
	const there = (name: string | null) => (name !== null && columns.includes(name) ? name : null);
	const draws = layout.draws
		.filter(({ pick3 }) => columns.includes(pick3))
		.map((draw) => ({
			...draw,
			pick4: there(draw.pick4),
			sum3: there(draw.sum3),
			sum4: there(draw.sum4),
		}));
	return { ...layout, draws };
}

/**
 * Each column that is named is there: in CSV by its heading; in JSON, where members without a value are often left
 * out, those without which there is no draw at all.
 */
function requireColumns(
	{ columns, rows }: FeedTable,
	mapping: FeedMapping,
	format: FeedFormat,
): void {
	const { date_column, slot_column, draws } = mapping;
	const isMissing = (name: string) =>
		!columns.includes(name) && rows.every((row) => cellOf(row, name) === undefined);
	const numbers = draws.map(({ pick3 }) => pick3);
	const others = draws.flatMap(({ pick4, sum3, sum4 }) => [pick4, sum3, sum4]);
	const needed = format === 'csv' || numbers.every(isMissing) ? [...numbers, ...others] : [];
	// Of two columns of one name nobody knows which is meant.
	const isTwice = (name: string) => columns.indexOf(name) !== columns.lastIndexOf(name);
	const missing = [date_column, slot_column, ...needed].filter(
		(name) => name !== null && (isMissing(name) || isTwice(name)),
	);
	if (missing.length > 0) throw new UnknownLayout([...new Set(missing)].join(', '), columns);
}

function drawsOf(rows: readonly FeedRow[], mapping: FeedMapping) {
	const problems: RowProblem[] = [];
	const told: OfficialFeed['draws'] = [];
	for (const { line, ...cell } of rows.flatMap((row) => cellsOf(row, mapping))) {
		const read = drawOf(cell, mapping);
		if ('problem' in read) problems.push({ line, known: null, ...read });
		else told.push({ line, ...read });
	}
	const draws: OfficialFeed['draws'] = [];
	for (const same of byDraw(told)) {
		const values = [...new Set(same.map(numberOf))];
		const [first] = same;
		if (first && values.length === 1) draws.push(first);
		else for (const one of same) problems.push(contradiction(one, values));
	}
	return { draws, problems: problems.sort((a, b) => a.line - b.line) };
}

function byDraw(told: OfficialFeed['draws']): Iterable<OfficialFeed['draws']> {
	const found = new Map<string, OfficialFeed['draws']>();
	for (const one of told) {
		const key = `${one.draw_date} ${one.slot}`;
		const same = found.get(key);
		if (same) same.push(one);
		else found.set(key, [one]);
	}
	return found.values();
}

export const numberOf = ({ pick3, pick4 }: Pick<OfficialDraw, 'pick3' | 'pick4'>): string =>
	pick4 ? `${pick3} ${pick4}` : pick3;

/** A draw of a row as text, the digit sums beside it where they are printed. */
interface Cell {
	line: number;
	/** Of another row than it says, or cut off. */
	isBroken: boolean;
	date: string;
	/** undefined: what the row calls its draw is none of the mapping's. */
	slot: OfficialDraw['slot'] | undefined;
	slotText: string;
	pick3: string;
	pick4: string;
	sum3: string;
	sum4: string;
}

function cellsOf(row: FeedRow, { date_column, slot_column, draws }: FeedMapping): Cell[] {
	const at = (name: string | null): string => (name === null ? '' : textOf(cellOf(row, name)));
	const called = at(slot_column);
	const isHere = ({ when }: FeedDraw) =>
		when === null || when.trim().toLowerCase() === called.toLowerCase();
	const read = (draw: FeedDraw, slot: Cell['slot'], slotText: string): Cell => ({
		line: row.line,
		isBroken: row.isBroken === true || isCut(row, draw),
		date: at(date_column),
		slot,
		slotText,
		pick3: at(draw.pick3),
		pick4: at(draw.pick4),
		sum3: at(draw.sum3),
		sum4: at(draw.sum4),
	});
	const here = draws.filter(isHere);
	const [any] = draws;
	const cells =
		here.length === 0 && any
			? [read(any, undefined, called)]
			: here.map((draw) => read(draw, draw.slot, draw.slot));
	return cells.filter(({ pick3, pick4 }) => pick3 !== '' || pick4 !== '');
}

/** The answer ends within its number, as far as can be told: one that is short lost its zeros, or its end. */
const isCut = (row: FeedRow, { pick3, pick4 }: FeedDraw): boolean =>
	[[pick3, 3] as const, [pick4, 4] as const].some(
		([name, length]) =>
			name !== null && name === row.open && textOf(cellOf(row, name)).length < length,
	);

/** Digits one by one are put together, whatever stands between them: `1-2-3`, `[1, 2, 3]`. */
function textOf(value: unknown): string {
	if (Array.isArray(value)) return value.map((each) => String(each).trim()).join(APART);
	return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
const APART = '-';
/** Of a text whose blanks are single ones: a row of them could be read in many ways, and many rows in more than anybody can try. */
const ONE_BY_ONE = /^[0-9](?: ?[-,.;:|/ ] ?[0-9])+$/;

/** The digits of a number of so many; undefined where it is none. Written one by one none is lost. */
function digitsOf(written: string, length: number): string | undefined {
	if (ONE_BY_ONE.test(written.replace(/\s+/g, ' '))) {
		const digits = written.replace(/[^0-9]/g, '');
		return digits.length === length ? digits : undefined;
	}
	return /^[0-9]+$/.test(written) && written.length <= length
		? written.padStart(length, '0')
		: undefined;
}

function drawOf(
	cell: Omit<Cell, 'line'>,
	{ day_order }: FeedMapping,
): OfficialDraw | Omit<RowProblem, 'line' | 'known'> {
	const draw_date = dayOf(cell.date, day_order);
	const { slot } = cell;
	const value = [cell.pick3, cell.pick4].filter(Boolean).join(' ');
	const wrong = (problem: RowProblem['problem']) => ({
		problem,
		draw_date: draw_date ?? (cell.date || null),
		slot: cell.slotText || null,
		value,
	});
	if (!draw_date) return wrong('bad_date');
	if (!slot) return wrong('bad_slot');
	if (cell.isBroken) return wrong('bad_number');
	if (cell.pick3 === '') return wrong('missing_pick3');
	const pick3 = digitsOf(cell.pick3, 3);
	const pick4 = cell.pick4 === '' ? null : digitsOf(cell.pick4, 4);
	if (pick3 === undefined || pick4 === undefined) return wrong('bad_number');
	if (!sumsTo(pick3, cell.sum3) || !sumsTo(pick4 ?? '', pick4 ? cell.sum4 : '')) {
		return wrong('bad_sum');
	}
	return { slot, draw_date, pick3, pick4 };
}

const SLASHED = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/;

/** ISO, with or without a time behind it, whatever the order; a day with slashes by its order. */
function dayOf(written: string, order: FeedMapping['day_order']): string | undefined {
	const iso =
		/^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ].*)?$/.exec(written)?.[1] ?? slashed(written, order);
	if (iso === undefined) return undefined;
	const day = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined;
}

function slashed(written: string, order: FeedMapping['day_order']): string | undefined {
	const [, one, two, year] = SLASHED.exec(written) ?? [];
	if (order === 'ymd' || !one || !two) return undefined;
	const [month, day] = order === 'mdy' ? [one, two] : [two, one];
	return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The lottery prints the sum of the digits beside the number: a wrong one betrays a wrong number. */
const sumsTo = (digits: string, sum: string): boolean =>
	sum === '' || [...digits].reduce((total, digit) => total + Number(digit), 0) === Number(sum);

/** So many of the other numbers of a draw are named: a file may tell it any number of times. */
const OTHERS_NAMED = 5;

function contradiction(draw: OfficialFeed['draws'][number], values: readonly string[]): RowProblem {
	const value = numberOf(draw);
	const others = values.slice(0, OTHERS_NAMED + 2).filter((other) => other !== value);
	const more = others.splice(OTHERS_NAMED).length > 0 ? ['…'] : [];
	const { line, draw_date, slot } = draw;
	return {
		...{ line, problem: 'conflict_in_file', draw_date, slot, value },
		known: [...others, ...more].join(', '),
	};
}
