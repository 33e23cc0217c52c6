import type { FeedFormat } from '@borlette/shared/contract/result-sources';
import { parse } from 'csv-parse/sync';

/** An answer or a file without what its mapping names; the message says what lacks. */
export class UnknownLayout extends Error {
	/** What it has. */
	readonly columns: readonly string[];

	constructor(missing: string, columns: readonly string[] = []) {
		super(missing);
		this.columns = columns;
	}
}

/** A row of an answer; its cells by their headings, in JSON of any kind. */
export interface FeedRow {
	/** Counted from 1; in CSV the heading is line 1. */
	line: number;
	cells: Readonly<Record<string, unknown>>;
	/** It has cells under no heading, or it is the last one and ends before its cells do: nobody knows which is which. */
	isBroken?: boolean;
	/** Column of the very last cell where its line has no end: it may go on. */
	open?: string | undefined;
}

export interface FeedTable {
	/** In their order: of the heading; in JSON those that any row has, one step into what is deeper. */
	columns: string[];
	rows: FeedRow[];
}

/** One for each of two draws a day, for nearly seventy years. */
const MOST_ROWS = 50_000;

/** @param path in JSON of the list. Throws UnknownLayout where there is no table to be found, or one longer than any. */
export function tableOf(text: string, format: FeedFormat, path: string): FeedTable {
	return format === 'csv' ? tableOfCsv(text) : tableOfJson(text, path);
}

interface CsvRow {
	record: string[];
	info: { lines: number };
}

function tableOfCsv(text: string): FeedTable {
	const [heading, ...rows] = csvRows(text);
	if (rows.length > MOST_ROWS) throw new UnknownLayout('CSV');
	const columns = heading?.record ?? [];
	// Some exports end each row with a comma; one row that is longer than others has moved.
	const isAlike = rows.every(({ record }) => record.length === rows[0]?.record.length);
	const isEnded = /[\r\n]/.test(text.slice(text.trimEnd().length));
	return {
		columns,
		rows: rows.map(({ record, info }, index) => {
			const isOpen = !isEnded && index === rows.length - 1;
			const beyond = record.slice(columns.length);
			// By its own cells: a heading of thousands, and thousands of rows of one cell, would be millions.
			const cells = record.slice(0, columns.length).map((cell, at) => [columns[at], cell] as const);
			const isTooLong = beyond.length > 0 && !(isAlike && beyond.every((cell) => cell === ''));
			return {
				line: info.lines,
				cells: Object.fromEntries(cells),
				isBroken: isTooLong || (isOpen && record.length < columns.length),
				open: isOpen ? columns.at(-1) : undefined,
			};
		}),
	};
}

function csvRows(text: string): CsvRow[] {
	try {
		return parse(text, {
			bom: true,
			delimiter: [',', ';'],
			trim: true,
			skip_empty_lines: true,
			relax_column_count: true,
			// A quote that stands alone costs its row, not the whole answer.
			relax_quotes: true,
			info: true,
			// The heading, and one that is too many.
			to: MOST_ROWS + 2,
		}) as unknown as CsvRow[];
	} catch {
		throw new UnknownLayout('CSV');
	}
}

function tableOfJson(text: string, path: string): FeedTable {
	const list = deeper(parsed(text), path === '' ? [] : path.split('.'));
	const isTable = Array.isArray(list) && list.length <= MOST_ROWS && list.every(isObject);
	if (!isTable) throw new UnknownLayout(path || 'JSON');
	const rows = list.map((cells, index) => ({ line: index + 1, cells }));
	return { columns: columnsOf(rows), rows };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UnknownLayout('JSON');
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row has in a column: by its heading, else by the way that points in the name lead. */
export const cellOf = ({ cells }: FeedRow, column: string): unknown =>
	Object.hasOwn(cells, column) ? cells[column] : deeper(cells, column.split('.'));

function deeper(value: unknown, [name, ...names]: readonly string[]): unknown {
	if (name === undefined) return value;
	if (Array.isArray(value)) return deeper(value[Number(name)], names);
	return isObject(value) && Object.hasOwn(value, name) ? deeper(value[name], names) : undefined;
}

function columnsOf(rows: readonly FeedRow[]): string[] {
	const columns = new Set<string>();
	for (const { cells } of rows) {
		for (const [name, value] of Object.entries(cells)) {
			if (isObject(value)) for (const inner of Object.keys(value)) columns.add(`${name}.${inner}`);
			else columns.add(name);
		}
	}
	return [...columns];
}
