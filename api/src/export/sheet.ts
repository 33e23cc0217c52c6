import { type ExportFormat, type Language, type TSchema, Words } from '@borlette/shared/contract';
import { Value } from 'typebox/value';
import { invalidField } from '../errors.ts';
import { type Column, defaultFields, fieldKind, type Row, valueIn } from './columns.ts';
import { WORDS } from './language.ts';
import { withoutUnknown } from './unknown.ts';

/** One page of rows at a time, in order. */
export type Batches = AsyncIterable<readonly Row[]>;

/** A file to be written: what is in it, for whom. */
export interface Sheet {
	/** Heading, in the reader's language. */
	title: string;
	/** Whose rows, of which days, and who made the file when. */
	subtitle: string;
	/** What they were filtered by, in the reader's words; '' for nothing. */
	about: string;
	columns: readonly Column[];
	lang: Language;
	/** Of instants. */
	zone: string;
	/** ISO 4217: of amounts, where the row names none. */
	currency: string;
	/** Sums by field, for the last line of a file that people read; CSV has none. */
	totals?: Row | undefined;
}

/** What of a list's query asks for a file. */
export interface FileQuery {
	format?: ExportFormat | undefined;
	columns?: string | undefined;
	titles?: string | undefined;
	title?: string | undefined;
	about?: string | undefined;
	words?: string | undefined;
	limit?: unknown;
	offset?: unknown;
}

/** The columns wanted. Throws at the field that asks for something else than there is. */
export function columnsOf(item: TSchema, query: FileQuery): Column[] {
	const { columns, titles, limit, offset } = query;
	// A file has no pages: to drop these in silence would look as if it had.
	if (limit !== undefined) throw invalidField('limit', 'not_allowed');
	if (offset !== undefined) throw invalidField('offset', 'not_allowed');
	const fields = columns?.split(',') ?? defaultFields(item);
	const headings = titles?.split('|') ?? fields;
	if (headings.length !== fields.length) throw invalidField('titles', 'format');
	const allWords = wordsOf(query);
	return fields.map((field, index) => {
		const kind = fieldKind(item, field);
		if (!kind) throw invalidField('columns', 'not_allowed');
		const words = allWords.get(field);
		const title = headings[index] as string;
		return { path: field.split('.'), title, ...(words ? { kind: 'text', words } : { kind }) };
	});
}

/** How coded values read, by field; they are the screen's texts, so the screen sends them. */
function wordsOf({ words }: FileQuery): Map<string, ReadonlyMap<string, string>> {
	if (words === undefined) return new Map();
	const read = parsed(words);
	if (!Value.Check(Words, read)) throw invalidField('words', 'format');
	return new Map(
		Object.entries(read).map(([field, texts]) => [field, new Map(Object.entries(texts))]),
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/**
 * The last line: its name, in the first column that can hold it, and the sums of columns that have one. `rows`: below a column that says nothing in any of
 * them stands none, since what nobody knows adds up to a 0 that nobody knows either.
 */
export function totalsRow({ columns, totals, lang }: Sheet, rows?: RowsSaid): Row | undefined {
	if (!totals) return undefined;
	const silent = rows ? columns.filter((column) => !rows.said.has(column)) : [];
	const sums = withoutUnknown(
		totals,
		silent.map(({ path }) => path.join('.')),
	);
	const named = columns.find(
		({ kind, path: [name] }) => kind === 'text' && !(String(name) in sums),
	);
	return named ? { ...sums, [String(named.path[0])]: WORDS[lang].total } : sums;
}

/** Which columns said something, while the rows go by. */
export class RowsSaid {
	readonly said = new Set<Column>();
	readonly #silent: Set<Column>;

	constructor({ columns, totals }: Sheet) {
		this.#silent = new Set(totals && columns);
	}

	note(row: Row): void {
		for (const column of this.#silent) {
			if (valueIn(row, column) === null) continue;
			this.said.add(column);
			this.#silent.delete(column);
		}
	}
}
