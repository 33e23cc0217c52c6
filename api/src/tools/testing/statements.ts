import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');
/**
 * They work as the role that owns the tables, or are no part of what runs. The reconciliation may be run
 * as either role, so what it reads is needed too.
 */
const NOT_THE_API = /^(demo\/|tools\/(?!reconcile\/)|db\/migrate\.ts$)|\.test\.ts$/;

/** Whether a file, named from `src`, is part of what runs as the application's role. */
export const isOfApi = (file: string): boolean =>
	file.endsWith('.ts') && !NOT_THE_API.test(file.split(sep).join('/'));

/** What statements do to tables, as `VERB table` or, of a write that names its columns, `VERB table.column`. */
export interface Uses {
	tables: Set<string>;
	columns: Set<string>;
	/** Those of `tables` that `db/write.ts` does, whose columns are those of what it is given (`typed-sql/writes.ts`). */
	given: Set<string>;
	/** Table → words that stand in files which read it. */
	words: Map<string, Set<string>>;
}

const READ = /\b(?:FROM|JOIN)\s+(?:ONLY\s+)?(\w+)/g;
const INSERTED = /\bINSERT INTO\s+(\w+)(?:\s+AS\s+\w+)?\s*(?:\(([\w\s,]+)\))?/g;
const UPDATED =
	/\bUPDATE\s+(?:ONLY\s+)?(\w+)(?:\s+(?:AS\s+)?(?!SET\b)\w+)?\s+SET\s+([^;`]+?)(?=\bWHERE\b|\bFROM\b|\bRETURNING\b|;|`|$)/g;
/** Of an INSERT whose row may be there already. */
const UPSERTED =
	/\bINSERT INTO\s+(\w+)(?:(?!\bINSERT INTO\b)[^;`])*?\bDO UPDATE\s+SET\s+([^;`]+?)(?=\bWHERE\b|\bRETURNING\b|\n\s*\)|;|`|$)/g;
const DELETED = /\bDELETE FROM\s+(?:ONLY\s+)?(\w+)/g;
/** Of `db/write.ts`: whoever calls it names the table. */
const WRITERS = { insertRow: 'INSERT', updateRow: 'UPDATE', deleteRow: 'DELETE' } as const;
const WRITER = /\b(insertRow|updateRow|deleteRow)\(\s*[\w.]+,\s*'(\w+)'/g;
/** Of `http/records.ts`, which adds, changes and deletes. */
const KIND = /\btable: '(\w+)'/g;

/** A source without what its statements are given at run time. */
function withoutValues(text: string): string {
	let depth = 0;
	let kept = '';
	for (let at = 0; at < text.length; at += 1) {
		const isOpening = text.startsWith('${', at);
		if (isOpening || (depth > 0 && text[at] === '{')) depth += 1;
		if (depth === 0) kept += text[at];
		if (depth > 0 && text[at] === '}') depth -= 1;
		if (isOpening) at += 1;
	}
	return kept;
}

/** `a = 1, b = f(c, d)` → a, b */
function columnsSet(list: string): string[] {
	let flat = list;
	for (let before = ''; before !== flat; ) {
		before = flat;
		flat = flat.replace(/\([^()]*\)/g, '');
	}
	return flat.split(',').flatMap((part) => /^\s*(\w+)\s*=/.exec(part)?.[1] ?? []);
}

function note(uses: Uses, text: string): void {
	const plain = withoutValues(text);
	const words = new Set(plain.match(/\w+/g));
	for (const [, table = ''] of plain.matchAll(READ)) {
		uses.tables.add(`SELECT ${table}`);
		uses.words.set(table, new Set([...(uses.words.get(table) ?? []), ...words]));
	}
	for (const [, table, columns = ''] of plain.matchAll(INSERTED)) {
		uses.tables.add(`INSERT ${table}`);
		for (const name of columns.match(/\w+/g) ?? []) uses.columns.add(`INSERT ${table}.${name}`);
	}
	for (const [, table, list = ''] of [...plain.matchAll(UPDATED), ...plain.matchAll(UPSERTED)]) {
		uses.tables.add(`UPDATE ${table}`);
		for (const name of columnsSet(list)) uses.columns.add(`UPDATE ${table}.${name}`);
	}
	for (const [, table] of plain.matchAll(DELETED)) uses.tables.add(`DELETE ${table}`);
	for (const [, writer, table] of text.matchAll(WRITER)) {
		addGiven(uses, `${WRITERS[writer as keyof typeof WRITERS]} ${table}`);
	}
	for (const [, table] of text.matchAll(KIND)) {
		for (const verb of Object.values(WRITERS)) addGiven(uses, `${verb} ${table}`);
	}
}

function addGiven(uses: Uses, use: string): void {
	uses.tables.add(use);
	uses.given.add(use);
}

/**
 * What the API's statements do to its tables, by reading them.
 * @param bodies of functions that run with the rights of whoever calls them
 */
export function usesOfTables(bodies: readonly string[]): Uses {
	const uses: Uses = {
		tables: new Set(),
		columns: new Set(),
		given: new Set(),
		words: new Map(),
	};
	for (const body of bodies) note(uses, body);
	const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
	for (const file of files.filter(isOfApi)) {
		note(uses, readFileSync(join(SOURCES, file), 'utf8'));
	}
	return uses;
}
