import type { Language, TSchema } from '@borlette/shared/contract';
import { BLOCKED } from '@borlette/shared/contract/field-errors';
import { IMPORT_MAX } from '@borlette/shared/contract/imports';
import { fold } from '@borlette/shared/contract/search';
import { parseMoney, parsePercent } from '@borlette/shared/figures/amount';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiFailure, invalidField } from '../../errors.ts';
import {
	type FileRows,
	readRows,
	TooLargeFile,
	TooManyRows,
	UnreadableFile,
} from '../../export/read-rows.ts';
import { compileExact, fieldErrors } from '../validation.ts';
import type {
	CellFault,
	ImportColumn,
	ImportContext,
	ImportKind,
	ReadRows,
	TextRow,
} from './kind.ts';

export interface FileTexts {
	format: FileRows['format'];
	heading: string[];
	/** As they stand, for the answer. */
	cells: FileRows['rows'];
	rows: TextRow[];
	/** Headings that no column is called. */
	unknown: string[];
}

/**
 * The texts of a file by column: headings are understood in each language, and by the columns' own names.
 * @param lang in which columns that it lacks, or has twice, are named
 */
export async function readTexts(
	file: Buffer | undefined,
	columns: readonly ImportColumn[],
	lang: Language,
): Promise<FileTexts> {
	if (!file || file.length === 0) throw invalidField('file', 'required');
	const { format, heading, rows } = await read(file);
	const known = new Map(
		columns.flatMap(({ name, title }) =>
			[name, ...Object.values(title)].map((text) => [headingKey(text), name] as const),
		),
	);
	const names = heading.map((text) => known.get(headingKey(text)));
	// Of a file of another kind nothing is said cell by cell.
	if (!names.some(Boolean)) throw invalidField('file', 'format');
	const wrong = columns.filter(({ name, isRequired }) => {
		const times = names.filter((each) => each === name).length;
		return times > 1 || (isRequired && times === 0);
	});
	if (wrong.length > 0)
		throw invalidField('file', 'format', wrong.map(({ title }) => title[lang]).join(', '));
	return {
		...{ format, heading, cells: rows },
		rows: rows.map(({ row, cells }) => ({
			row,
			texts: Object.fromEntries(
				names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : [])),
			),
		})),
		unknown: heading.filter((text, at) => text !== '' && names[at] === undefined),
	};
}

/** What a spreadsheet shows where a formula comes to nothing: `#N/A`, `#REF!`, `#NOM ?`. */
const NO_VALUE = /^#(?:N\/A|N\/D|NV|[A-Z/0]+ ?[!?])$/;

/** Reads and checks all rows against the house. What is no value is none of a name either, which any text may be. */
export async function readOf<R>(
	kind: ImportKind<R>,
	context: ImportContext,
	rows: readonly TextRow[],
	lang: Language,
): Promise<ReadRows<R>> {
	const read = await kind.read(context, rows, lang);
	const cells = new Map(
		rows.flatMap(({ row, texts }) =>
			Object.entries(texts)
				.filter(([, text]) => NO_VALUE.test(text))
				.map(([column]) => [`${row} ${column}`, { row, column, code: 'format' as const }]),
		),
	);
	const others = read.faults.filter(({ row, column }) => !cells.has(`${row} ${column}`));
	return { ...read, faults: [...others, ...cells.values()] };
}

/** From the first bracket to the last one nothing counts: `Commission (%) *`. */
function headingKey(text: string): string {
	const [open, close] = [text.indexOf('('), text.lastIndexOf(')')];
	const bare = open >= 0 && open < close ? text.slice(0, open) + text.slice(close + 1) : text;
	return fold(bare.replaceAll('*', ''));
}

async function read(file: Buffer): Promise<FileRows> {
	try {
		return await readRows(file, IMPORT_MAX);
	} catch (error) {
		if (error instanceof TooLargeFile) throw new ApiFailure('payload_too_large');
		if (error instanceof TooManyRows) throw invalidField('file', 'too_many', IMPORT_MAX);
		if (error instanceof UnreadableFile) throw invalidField('file', 'format');
		throw error;
	}
}

/**
 * `12,5` and `12.5 %` are 1250 hundredths, `1,234.50` and `1 234,50 G` are 123450; undefined: no such number, or one that
 * may be read in two ways. A file is in no language: what French reads, point and comma, is what each program writes.
 */
export const percentIn = (text: string): number | undefined =>
	parsePercent(text, 'fr') ?? undefined;
export const moneyIn = (text: string, currency: string): number | undefined =>
	parseMoney(text, 'fr', currency) ?? undefined;

/** E.164 of a number as people of Haiti write it, with or without +509; what is none stays as it is. */
export const phoneIn = (text: string): string =>
	parsePhoneNumberFromString(/^509[0-9]{8}$/.test(text) ? `+${text}` : text, 'HT')?.number ?? text;

/** What of a body breaks the schema of its call, cell by cell: the column of an id is called without `_id`. */
export function checkerOf(schema: TSchema, columns: readonly ImportColumn[]) {
	const check = compileExact(schema);
	const names = new Set(columns.map(({ name }) => name));
	return (row: number, body: object): CellFault[] =>
		Object.entries(fieldErrors(check(body))).map(([path, { code, limit }]) => ({
			row,
			column: names.has(path) ? path : path.replace(/_id$/, ''),
			code,
			...(limit !== undefined && { limit }),
		}));
}

/** The texts of one row by column; what is wrong with one joins the faults. */
export function cellsOf({ row, texts }: TextRow, faults: CellFault[]) {
	const of = (column: string): string => texts[column] ?? '';
	const tell = (column: string, code: CellFault['code'], limit?: CellFault['limit']) =>
		void faults.push({ row, column, code, ...(limit !== undefined && { limit }) });
	/** Of what is named there; null where nothing is, or its fault is told. */
	function idIn(column: string, among: Named): string | null {
		if (of(column) === '') return null;
		const found = among.find(of(column));
		if ('id' in found) return found.id;
		tell(column, found.code, found.limit);
		return null;
	}
	return { of, tell, idIn };
}

/** Names that stand in several rows of the file: each of them is told. */
export function repeated(
	rows: ReadonlyArray<{ row: number; key: string }>,
	column: string,
): CellFault[] {
	const byKey = new Map<string, number[]>();
	for (const { row, key } of rows) {
		if (key) byKey.set(key, [...(byKey.get(key) ?? []), row]);
	}
	return [...byKey.values()]
		.filter((same) => same.length > 1)
		.flatMap((same) => same.map((row) => ({ row, column, code: 'twice_in_file' as const })));
}

/** Rows by a name that people type: how many are called so, and the id where it is one. */
export class Named {
	readonly #byName = new Map<string, Set<string>>();
	readonly #blocked = new Set<string>();

	/** @param isActive whether something may be given to it anew */
	add(name: string, id: string, isActive = true): void {
		if (!isActive) this.#blocked.add(id);
		const key = fold(name);
		if (key) this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(id));
	}

	/** The id, or why there is none. */
	find(text: string): { id: string } | Pick<CellFault, 'code' | 'limit'> {
		const [id, ...others] = this.#byName.get(fold(text)) ?? [];
		if (id === undefined) return { code: 'unknown_reference' };
		if (others.length > 0) return { code: 'ambiguous' };
		return this.#blocked.has(id) ? { code: 'not_allowed', limit: BLOCKED } : { id };
	}
}
