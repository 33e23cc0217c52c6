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
afterAll(() => database.close());

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

/** Where a table of companies is named, with its alias, up to the parenthesis that ends its query. */
interface Named {
	table: string;
	alias: string | undefined;
	query: string;
}
const KEYWORDS =
	'WHERE|ON|SET|JOIN|LEFT|CROSS|FULL|GROUP|ORDER|FOR|LIMIT|USING|RETURNING|UNION|LOOP|OFFSET|WINDOW|INTO';
/** `IS DISTINCT FROM` compares, and names no table. */
const NAMED = new RegExp(
	`\\b(?:(?<!DISTINCT\\s+)FROM|JOIN|UPDATE)\\s+(\\w+)(?:\\s+AS)?(?:\\s+(?!(?:${KEYWORDS})\\b)(\\w+))?`,
	'g',
);
/** Text of SQL that stands in a file once and is put into several queries. */
const PART = /const ([A-Z_]+) = sql[^`]*`([^`]*)`/g;

function named(text: string): Named[] {
	const plain = text.replace(/^\s*(--|\/\/|\*).*$/gm, '');
	const whole = [...plain.matchAll(PART)].reduce(
		(filled, [, name, part = '']) => filled.replaceAll(`\${${name}}`, part),
		plain,
	);
	return [...whole.matchAll(NAMED)].map(({ index, 1: table = '', 2: alias }) => ({
		table,
		alias,
		query: queryAt(whole, index),
	}));
}

/** From a place in a query to its end; the text between two backquotes of a template in it is a part of it. */
function queryAt(text: string, from: number): string {
	let depth = 0;
	let braces = 0;
	let end = from;
	for (; end < text.length && depth >= 0; end += 1) {
		if (text.startsWith('${', end)) braces += 1;
		if (text[end] === '}' && braces > 0) braces -= 1;
		if (text[end] === '(') depth += 1;
		if (text[end] === ')') depth -= 1;
		if (braces === 0 && (text[end] === '`' || text[end] === ';')) break;
	}
	return text.slice(from, end);
}

/** Nothing in the query says which company's rows of the table it means. */
function saysNoCompany({ table, alias, query }: Named): boolean {
	const own = alias ?? table;
	const isSaid =
		new RegExp(`\\b${own}\\.company_id\\b`).test(query) ||
		new RegExp(`ofCompany\\([\\w.]+, '${own}'\\)`).test(query) ||
		(!alias && /(?<![.\w])company_id\b/.test(query)) ||
		/USING\s*\(\s*company_id\b/.test(query);
	return tenants.has(table) && !isSaid;
}

/** Of every company on the server, and why. */
const OF_EVERY_COMPANY: Readonly<Record<string, string>> = {
	'src/watch/sums.sql.ts page_sums': 'of builds, whoever runs them',
	'src/modules/pages/pages.sql.ts page_sums': 'of builds, whoever runs them',
	'database/functions/pages/page_forget.sql page_sums': 'by age, on each server',
	'database/functions/calls/idempotency_forget.sql idempotency_keys': 'by age, on each server',
	'database/functions/state/house_state.sql agent_tokens': 'how the server is doing',
	'database/functions/state/house_state.sql tirage_instances': 'how the server is doing',
	'database/functions/state/house_state.sql sendings': 'how the server is doing',
	'database/functions/servers/homes_of_companies.sql company_homes': 'where each of them is',
	'database/functions/terminal/pos_end.sql agent_tokens': 'a token is one in all companies',
};

test('a query says of which company its rows are, of each of its tables', () => {
	const wrong = (text: string) => named(text).filter(saysNoCompany);
	const throughJoin = 'FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id';
	expect(wrong(`SELECT ${throughJoin} WHERE f.company_id = $1`)).toMatchObject([{ alias: 'l' }]);
	expect(wrong('SELECT FROM tirage_instances n WHERE n.tirage_id = t.id')).toHaveLength(1);
	expect(wrong('SELECT FROM agents a WHERE a.id IN (SELECT id FROM fiches)')).toHaveLength(2);
	expect(wrong('SELECT FROM agents a WHERE a.company_id = $1')).toHaveLength(0);
	const compared = 'SELECT 1 WHERE facts.urgency IS DISTINCT\n\tFROM todos.urgency';
	expect(wrong(compared)).toHaveLength(0);
	const found = sources
		.filter((name) => !/^database\/(migrations|policies)\//.test(name))
		.flatMap((name) =>
			wrong(readFileSync(join(ROOT, name), 'utf8')).map(({ table, query }) => ({
				key: `${name} ${table}`,
				query: query.replace(/\s+/g, ' ').slice(0, 160),
			})),
		);
	expect(found.filter(({ key }) => !OF_EVERY_COMPANY[key])).toEqual([]);
	expect(new Set(found.map(({ key }) => key))).toEqual(new Set(Object.keys(OF_EVERY_COMPANY)));
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
