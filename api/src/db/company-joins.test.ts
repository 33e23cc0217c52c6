import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { rowsOf } from './rows.ts';

/** Source files with SQL; tests and the demo may look across companies. */
const ROOT = join(__dirname, '../..');
const sources = ['src', 'database'].flatMap((folder) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(ts|sql)$/.test(name))
		.filter((name) => !/\.test\.ts$|^tools\/(testing|demo)\/|^demo\/|^schema\.sql$/.test(name))
		.map((name) => join(folder, name)),
);

let database: TestDatabase;
let tenants: Set<string>;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	const tables = await rowsOf(
		database.owner,
		sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
			JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND a.attnotnull
			WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
	);
	tenants = new Set(tables.map(({ name }) => name));
});
afterAll(() => database.drop());

/** Up to what ends a condition. */
const JOIN =
	/\bJOIN\s+(\w+)(?: AS)? \w+\s+(?:ON|USING)\b([\s\S]*?)(?=\b(?:LEFT |CROSS |FULL )?JOIN\b|\bWHERE\b|\bGROUP BY\b|\bORDER BY\b|\bWINDOW\b|\bFOR UPDATE\b|`|;|\n\t*\))/g;
const INSERT = /\bINSERT INTO (\w+)(?: AS \w+)?\s*\(([^)]*)\)/g;

test('the patterns find what they look for', () => {
	const found = (text: string) => [...text.matchAll(JOIN)].map(([, table]) => table);
	expect(
		found('FROM a JOIN fiches f ON f.id = a.id\nLEFT JOIN agents AS b ON b.id = 1 WHERE x'),
	).toEqual(['fiches', 'agents']);
	const joins = sources.flatMap((name) => found(readFileSync(join(ROOT, name), 'utf8')));
	expect(joins.filter((table = '') => tenants.has(table)).length).toBeGreaterThan(50);
});

test('a join between tenants’ tables goes by the company', () => {
	const wrong = sources.flatMap((name) =>
		[...readFileSync(join(ROOT, name), 'utf8').matchAll(JOIN)]
			.filter(
				([, table = '', condition = '']) => tenants.has(table) && !/company_id/.test(condition),
			)
			.map(([text]) => `${name}: ${text.replace(/\s+/g, ' ').trim()}`),
	);
	expect(wrong).toEqual([]);
});

interface From {
	tables: string[];
	aliases: string[];
	/** What stands after WHERE. */
	condition: string;
}

/** Each FROM with its joins and its condition, up to the parenthesis that ends its query. */
function queries(text: string): From[] {
	return [...text.matchAll(/\bFROM\s+\w+(?: AS)? \w+\s/g)].map(({ index }) => {
		let depth = 0;
		let end = index;
		for (; end < text.length && depth >= 0; end += 1) {
			if (text[end] === '(') depth += 1;
			if (text[end] === ')') depth -= 1;
			if (text[end] === '`' || text[end] === ';') break;
		}
		const [from = '', ...conditions] = text.slice(index, end).split(/\bWHERE\b/);
		const named = [...from.matchAll(/\b(?:FROM|JOIN)\s+(\w+)(?: AS)? (\w+)/g)];
		return {
			tables: named.map(([, table = '']) => table),
			aliases: named.map(([, , alias = '']) => alias),
			condition: conditions.join('WHERE'),
		};
	});
}

/** It compares its own rows with those of a query around it, by something else than the company. */
function forgetsCompany({ tables, aliases, condition }: From): boolean {
	const compared = [...condition.matchAll(/\b(\w+)\.(?:\w*id|draw_date) = (\w+)\.\w+/g)];
	const isOwn = (alias = '') => aliases.includes(alias);
	const isCorrelated = compared.some(([, a, b]) => isOwn(a) !== isOwn(b));
	return (
		tables.some((table) => tenants.has(table)) && isCorrelated && !/company_id/.test(condition)
	);
}

test('a subquery that looks at the row around it goes by the company too', () => {
	const wrong = (text: string) => queries(text).filter(forgetsCompany);
	const forgetful =
		'FROM fiches f JOIN agents a ON a.id = f.agent_id WHERE ofCompany(f) AND f.id = r.id';
	expect(wrong(`SELECT EXISTS (SELECT ${forgetful})`)).toHaveLength(1);
	expect(wrong(`(SELECT ${forgetful} AND f.company_id = r.company_id)`)).toHaveLength(0);
	const found = sources.flatMap((name) =>
		wrong(readFileSync(join(ROOT, name), 'utf8')).map(
			({ tables, condition }) => `${name}: ${tables} ${condition.replace(/\s+/g, ' ').trim()}`,
		),
	);
	expect(found).toEqual([]);
});

test('a row is written with its company', () => {
	const wrong = sources.flatMap((name) =>
		[...readFileSync(join(ROOT, name), 'utf8').matchAll(INSERT)]
			.filter(
				([, table = '', columns = '']) => tenants.has(table) && !columns.includes('company_id'),
			)
			.map(([text]) => `${name}: ${text.replace(/\s+/g, ' ').trim()}`),
	);
	expect(wrong).toEqual([]);
});
