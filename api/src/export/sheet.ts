import type { ExportFormat, Language, TSchema } from '@borlette/shared/contract';
import { invalidField } from '../errors.ts';
import { type Column, defaultFields, fieldKind, type Row } from './columns.ts';

/** One page of rows at a time, in order. */
export type Batches = AsyncIterable<readonly Row[]>;

/** A file to be written: what stands in it, for whom. */
export interface Sheet {
	/** Heading, in the reader's language. */
	title: string;
	/** Whose rows: the company worked on, or all of them. */
	subtitle: string;
	columns: readonly Column[];
	lang: Language;
	/** Of instants. */
	zone: string;
	/** ISO 4217: of amounts, where the row names none. */
	currency: string;
}

/** What of a list's query asks for a file. */
export interface FileQuery {
	format?: ExportFormat | undefined;
	columns?: string | undefined;
	titles?: string | undefined;
	title?: string | undefined;
	limit?: unknown;
	cursor?: unknown;
}

/** The columns wanted. Throws at the field that asks for something else than there is. */
export function columnsOf(item: TSchema, { columns, titles, limit, cursor }: FileQuery): Column[] {
	// A file has no pages: to drop these in silence would look as if it had.
	if (limit !== undefined) throw invalidField('limit', 'not_allowed');
	if (cursor !== undefined) throw invalidField('cursor', 'not_allowed');
	const fields = columns?.split(',') ?? defaultFields(item);
	const headings = titles?.split('|') ?? fields;
	if (headings.length !== fields.length) throw invalidField('titles', 'format');
	return fields.map((field, index) => {
		const kind = fieldKind(item, field);
		if (!kind) throw invalidField('columns', 'not_allowed');
		return { path: field.split('.'), kind, title: headings[index] as string };
	});
}
