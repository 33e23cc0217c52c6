import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import ts from 'typescript-api';
import { cloneDatabase, type TestDatabase } from '../databases.ts';
import { checkStatements } from './check.ts';
import type { Lists } from './lists.ts';
import { LISTS, TYPES } from './row-types.ts';
import { type Source, sourceOf } from './source.ts';
import { checkWrites } from './writes.ts';

const FILE = join(import.meta.dirname, 'cases.ts');
const NONE: Lists = { exceptions: [], assured: [] };

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	client = new pg.Client({ connectionString: database.ownerUrl });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await database.close();
});

/** The source of one file, which exists in this test only. */
function sourceOfText(text: string): Source {
	const options: ts.CompilerOptions = {
		strict: true,
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		skipLibCheck: true,
		types: ['node'],
	};
	const host = ts.createCompilerHost(options);
	const { getSourceFile } = host;
	host.getSourceFile = (name, ...others) =>
		name === FILE
			? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
			: getSourceFile.call(host, name, ...others);
	return sourceOf(ts.createProgram([FILE], options, host), FILE);
}

/** What is said of each line of the code: its number in the code, counted from 1, and the message. */
async function saidOf(code: string, lists = NONE): Promise<string[]> {
	const source = sourceOfText(`import { type RawBuilder, sql } from 'kysely';${code}`);
	const { problems } = await checkStatements(source, client, lists);
	return problems.map(({ line, message }) => `${line - 1} ${message}`).sort();
}

test('what fits is taken', async () => {
	const said = await saidOf(`
		export const rows = sql<{ id: string; commission: number; phone: string | null; month: string }>\`
			SELECT g.id, g.commission, g.phone, i.month FROM generales g
			JOIN invoices i ON i.company_id = g.company_id
			WHERE g.name = \${'x' as string} AND g.commission > \${1 as number}\`;
		export const counted = sql<{ fiches: number; last: string | null; slot: 'matin' | 'midi' | 'soir' | 'nuit' }>\`
			SELECT count(*) AS fiches, max(sold_at) AS last, slot
			FROM fiches, info_tirages GROUP BY slot\`;
		export const changed = sql<{ version: number }>\`
			UPDATE generales SET version = version + 1 WHERE phone IS NOT NULL RETURNING version\`;`);
	expect(said).toEqual([]);
});

test('a table, a column or a function that does not exist', async () => {
	const said = await saidOf(`
		export const table = sql\`SELECT id FROM generals\`;
		export const column = sql\`SELECT nom
			FROM generales\`;
		export const inserted = sql\`INSERT INTO generales (nom) VALUES ('x')\`;
		export const called = sql\`SELECT sell_fich('x')\`;`);
	expect(said).toEqual([
		'1 relation "generals" does not exist',
		'2 column "nom" does not exist',
		'4 column "nom" of relation "generales" does not exist',
		expect.stringContaining('5 function sell_fich(unknown) does not exist'),
	]);
});

test('a row of another type, of other words, without a null or a column', async () => {
	const said = await saidOf(`
		export const number = sql<{ commission: string }>\`SELECT commission FROM generales\`;
		export const text = sql<{ name: number }>\`SELECT name FROM generales\`;
		export const missing = sql<{ phone: string }>\`SELECT phone FROM generales\`;
		export const words = sql<{ slot: 'midi' | 'soir' }>\`SELECT slot FROM info_tirages\`;
		export const other = sql<{ nom: string }>\`SELECT name FROM generales\`;
		export const list = sql<{ days: string[] }>\`SELECT days FROM info_tirages\`;
		export const money = sql<{ total: number }>\`SELECT coalesce(sum(total), 0) AS total FROM fiches\`;`);
	expect(said).toEqual([
		'1 Column commission is number (int4), not string',
		'2 Column name is string (text), not number',
		'3 Column phone may be null, and string has no null',
		'4 Column slot may be \'matin\', which "midi" | "soir" does not have',
		'5 No column nom is answered: name',
		'6 Column days is number[] (_int2), not string[]',
		'7 Column total is string (numeric), not number',
	]);
});

test('null comes from an outer join, an aggregate of nothing, a subquery, a branch that is not there', async () => {
	const said = await saidOf(`
		export const joined = sql<{ name: string }>\`SELECT g.name FROM surcussales s
			LEFT JOIN generales g ON g.company_id = s.company_id AND g.id = s.generale_id\`;
		export const sum = sql<{ total: number }>\`SELECT sum(amount)::bigint AS total FROM payments\`;
		export const one = sql<{ name: string }>\`SELECT (SELECT name FROM generales LIMIT 1) AS name\`;
		export const branch = sql<{ is: boolean }>\`SELECT CASE WHEN now() > 'today' THEN true END AS is\`;
		export const either = sql<{ name: string }>\`SELECT name FROM generales UNION SELECT phone FROM generales\`;
		export const given = (name: string | null) => sql<{ name: string }>\`SELECT \${name}::text AS name\`;
		export const filtered = sql<{ name: string }>\`SELECT g.name FROM surcussales s
			LEFT JOIN generales g ON g.id = s.generale_id WHERE g.name <> ''\`;`);
	expect(said.map((one) => one.split(' ').slice(0, 5).join(' '))).toEqual([
		'1 Column name may be',
		'3 Column total may be',
		'4 Column name may be',
		'5 Column is may be',
		'6 Column name may be',
		'7 Column name may be',
	]);
});

test('a parameter of another type', async () => {
	const said = await saidOf(`
		export const number = (id: number) => sql\`DELETE FROM generales WHERE id = \${id}\`;
		export const text = (day: string) => sql\`SELECT id FROM fiches WHERE number = \${day}\`;
		export const list = (id: string) => sql\`SELECT id FROM fiches WHERE id = ANY (\${id}::uuid[])\`;
		export const whatever = (id: unknown) => sql\`DELETE FROM generales WHERE id = \${id}\`;`);
	expect(said).toEqual([
		'1 id is given number, and uuid takes string',
		'2 day is given string, and int4 takes number',
		'3 id is given string, and _uuid takes string[]',
		'4 id is given unknown, and uuid takes string',
	]);
});

test('parts are read in each statement that they are part of, whichever way the code goes', async () => {
	const said = await saidOf(`
		const named = (column: string, name?: string) =>
			name ? sql<boolean>\`\${sql.ref(column)} = \${name}\` : sql<boolean>\`\${sql.ref(column)} IS NUL\`;
		export const one = (name?: string) => sql\`SELECT id FROM generales g WHERE \${named('g.nom', name)}\`;
		export const two = (name?: string) => sql\`SELECT id FROM generales g WHERE \${named('g.name', name)}\`;
		const joined = (parts: readonly RawBuilder<unknown>[]) => sql\`SELECT \${sql.join(parts)} FROM generales\`;
		export const three = () => joined(['id', 'zon'].map((name) => sql.ref(name)));
		export const four = (field: 'zone' | 'place') => sql\`SELECT \${sql.ref(field)} FROM generales\`;`);
	expect(said).toEqual([
		'2 column g.nom does not exist',
		'2 syntax error at or near "NUL"',
		expect.stringContaining('6 column "zon" does not exist'),
		'7 column "place" does not exist',
	]);
});

test('SQL that cannot be read, or that is in no statement, is told; what is excepted must be there', async () => {
	const code = `
		export const any = (table: string) => sql\`SELECT id FROM \${sql.table(table)}\`;
		export const part = sql\`nobody uses this\`;
		export const client = (db: { query(text: string): void }) => db.query('SELECT nom FROM generales');`;
	const [unread, unused, run] = await saidOf(code);
	expect(unread).toContain('1 This SQL cannot be read');
	expect(unused).toContain('2 No statement that can be read has this SQL in it');
	expect(run).toContain('3 SQL is written as sql`…`');
	const exceptions = ['any', 'part', 'client', 'gone'].map((within) => ({
		file: 'cases.ts',
		within,
		why: '',
	}));
	expect(await saidOf(code, { ...NONE, exceptions })).toEqual([
		'0 Nothing needs the exception of gone in cases.ts any more',
	]);
	const rows =
		'export const rows = sql<{ name: string; phone: string }>`SELECT name, phone FROM generales`;';
	const assured = [{ file: 'cases.ts', within: 'rows', columns: ['name', 'phone'], why: '' }];
	expect(await saidOf(rows, { ...NONE, assured })).toEqual([
		'0 Nothing needs the exception of rows (name) in cases.ts any more',
	]);
});

test('a table that changes is noticed by the statements that it no longer fits', async () => {
	const code = `
		export const rows = sql<{ zone: string; commission: number }>\`SELECT zone, commission FROM generales\`;`;
	expect(await saidOf(code)).toEqual([]);
	await client.query('ALTER TABLE generales ALTER zone DROP NOT NULL');
	expect(await saidOf(code)).toEqual(['1 Column zone may be null, and string has no null']);
	await client.query('ALTER TABLE generales ALTER commission TYPE numeric');
	expect(await saidOf(code)).toContain('1 Column commission is string (numeric), not number');
	await client.query('ALTER TABLE generales RENAME zone TO region');
	expect(await saidOf(code)).toEqual([expect.stringContaining('1 column "zone" does not exist')]);
});

/** A value of each type; of others one that any of them takes. */
const SAMPLES: Readonly<Record<string, string>> = {
	...{
		bool: 'true',
		bytea: String.raw`\x00`,
		json: '{}',
		jsonb: '{}',
		interval: '1 day',
		time: '12:00',
	},
	...{ date: '2026-01-02', timestamp: '2026-01-02', timestamptz: '2026-01-02', inet: '::1' },
	...{ uuid: '00000000-0000-0000-0000-000000000000', regclass: 'agents', regtype: 'text' },
	regrole: 'pg_monitor',
};
const kindOf = (value: unknown): string => {
	if (Buffer.isBuffer(value)) return 'Buffer';
	if (value instanceof Date) return 'Date';
	return typeof value === 'object' ? 'json' : typeof value;
};

test('a value of each type is read as the check says', async () => {
	const read = async (text: string) =>
		(await sql.raw<{ value: unknown }>(`SELECT ${text} AS value`).execute(database.owner)).rows[0]
			?.value;
	for (const [type, expected] of Object.entries(TYPES)) {
		const text = type === 'void' ? 'pg_sleep(0)' : `'${SAMPLES[type] ?? 1}'::"${type}"`;
		expect([type, kindOf(await read(text))]).toEqual([type, expected.read]);
		if (type === 'void' || expected.read === 'json') continue;
		const [item] = (await read(`ARRAY[${text}]`)) as unknown[];
		expect([`_${type}`, kindOf(item)]).toEqual([`_${type}`, LISTS[`_${type}`] ?? expected.read]);
	}
});

test('what the writers of rows are given: a column that is not there, or of another type', async () => {
	const source = sourceOfText(`
		declare function insertRow(db: null, table: string, columns: object): void;
		declare function records<R, N, C>(kind: object): void;
		insertRow(null, 'generales', { nom: 'x', name: 'y' });
		insertRow(null, 'generales', { name: 1 });
		insertRow(null, 'generals', {});
		records<{}, { name: string; comission: number }, { id: string; version: number }>({ table: 'generales' });
		records<{}, { nom: string }, {}>({ table: 'generales', columnsOf: ({ nom }: { nom: string }) => ({ name: nom }) });`);
	const { problems, rights } = await checkWrites(source, client, () => true);
	expect(problems.map(({ line, message }) => `${line - 1} ${message}`)).toEqual([
		'3 generales has no column nom',
		'4 generales.name is given number, and text takes string',
		'5 There is no table generals',
		'6 generales has no column comission',
	]);
	expect([...rights].filter((right) => right.startsWith('UPDATE'))).toEqual([
		...['version', 'updated_at', 'name'].map((column) => `UPDATE generales.${column}`),
	]);
});
