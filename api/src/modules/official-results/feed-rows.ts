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
}

export interface FeedTable {
	/** In their order: of the heading; in JSON those that any row has, one step into what is deeper. */
	columns: string[];
	rows: FeedRow[];
}

/** @param path in JSON of the list. Throws UnknownLayout where there is no table to be found. */
export function tableOf(text: string, format: FeedFormat, path: string): FeedTable {
	return format === 'csv' ? tableOfCsv(text) : tableOfJson(text, path);
}

interface CsvRow {
	record: Record<string, string>;
	info: { lines: number };
}

function tableOfCsv(text: string): FeedTable {
	let columns: string[] = [];
	try {
		const rows: unknown = parse(text, {
			bom: true,
			columns: (heading: string[]) => {
				columns = heading;
				return heading;
			},
			delimiter: [',', ';'],
			trim: true,
			skip_empty_lines: true,
			relax_column_count: true,
			info: true,
		});
		const table = (rows as CsvRow[]).map(({ record, info }) => ({
			line: info.lines,
			cells: record,
		}));
		return { columns, rows: table };
	} catch {
		throw new UnknownLayout('CSV');
	}
}

function tableOfJson(text: string, path: string): FeedTable {
	const list = deeper(parsed(text), path === '' ? [] : path.split('.'));
	if (!Array.isArray(list) || !list.every(isObject)) throw new UnknownLayout(path || 'JSON');
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
