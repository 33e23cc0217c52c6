import type { FieldError, Language } from '@borlette/shared/contract';
import type { CellError, ImportApi } from '@borlette/shared/contract/imports';
import type { SignedIn } from '../../identity/session.ts';
import type { TrailEntry } from '../../trail/entries.sql.ts';
import type { Context } from '../route.ts';

export type Words = Readonly<Record<Language, string>>;

export interface ImportColumn {
	/** As the rows call it. */
	name: string;
	/** Headings that are understood; the first of the reader's language stands in the template. */
	title: Words;
	help: Words;
	isRequired?: true;
	/** What its numbers count, where they are typed in another unit than they are kept in. */
	unit?: 'amount' | 'percent';
	sample: string;
}

/** A row of a file, by column. */
export interface TextRow {
	row: number;
	texts: Readonly<Record<string, string>>;
}

export interface CellFault {
	row: number;
	column: string;
	code: CellError;
	limit?: FieldError['limit'];
}

export interface ReadRows<R> {
	/** Those without a fault are written. */
	rows: Array<R & { row: number }>;
	faults: CellFault[];
	/** Of the rows, those that are there already and get new values. */
	changed: number;
	/** Whether a row concerns everybody of the company, where rows of the kind may. */
	isForEverybody?(row: R): boolean;
	/** Whether its code got the zeros that the house writes in front of its own, where rows of the kind have codes. */
	hasZeros?(row: R): boolean;
}

export type ImportContext = Context & { session: SignedIn };

/** What became of a row. */
export interface Imported {
	row: number;
	outcome: 'added' | 'changed' | 'same';
	id: string;
	/** Of agents. */
	signIn?: { name: string; code: string; username: string; surcussale_name: string };
}

/** What of a file is written, and what the file says that it could not be. */
export interface WrittenRows {
	imported: Imported[];
	faults: CellFault[];
	entries: TrailEntry[];
}

export interface ImportKind<R> {
	api: ImportApi;
	columns: readonly ImportColumn[];
	/** Reads and checks all rows against the house, and writes nothing. */
	read(context: ImportContext, rows: readonly TextRow[], lang: Language): Promise<ReadRows<R>>;
	/** What takes long and needs no database: hashes. `passwordOf` makes a row's where the file has none; `ending` ends it between two rows. */
	prepare?(
		rows: ReadonlyArray<R & { row: number }>,
		passwordOf: (row: R & { row: number }) => string,
		ending: AbortSignal,
	): Promise<void>;
	write(context: ImportContext, rows: ReadonlyArray<R & { row: number }>): Promise<WrittenRows>;
}
