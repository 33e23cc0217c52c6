import { type Page, PLAIN_LIST_MAX } from '@borlette/shared/contract';
import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import { Connection } from '../db/connection.ts';
import { IDS } from '../tools/testing/ids.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
type Query = Parameters<typeof api.call<typeof agentApi.list>>[2]['query'];

const list = async (query: Query) => {
	const { status, body } = await api.call('adminA', agentApi.list, { query });
	expect(status).toBe(200);
	return body;
};
const page = async (query: Query) => (await list(query)) as Page<Agent>;
const names = (rows: readonly Agent[]) => rows.map(({ last_name }) => last_name);

beforeAll(async () => {
	await sql`DELETE FROM agents`.execute(api.owner);
	const people = [
		'Étienne',
		'Zamor',
		'estimé',
		'Abel 10',
		'Abel 9',
		'100%',
		'Under_score',
		'Back\\slash',
	];
	for (const [index, name] of people.entries()) {
		await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
				last_name, phone, commission, is_active)
			VALUES (${IDS.companyA}, ${IDS.surcussaleA}, ${`user${index}`}, 'x', 'Jean', ${name},
				'+50937000001', 500, ${index % 2 === 0})`.execute(api.owner);
	}
});

test('without limit the answer is a plain array in the order of names, as people sort them', async () => {
	expect(names((await list({})) as Agent[])).toEqual([
		'100%',
		'Abel 9',
		'Abel 10',
		'Back\\slash',
		'estimé',
		'Étienne',
		'Under_score',
		'Zamor',
	]);
});

test('with limit it is a page; following the offsets gives every row once', async () => {
	const seen: string[] = [];
	let offset: number | null = 0;
	do {
		// All have the same commission: only the tie-breaker orders them.
		const { items, total, nextOffset } = await page({
			limit: 3,
			sort: '-commission',
			offset,
		});
		expect(total).toBe(8);
		seen.push(...items.map(({ id }) => id));
		offset = nextOffset;
	} while (offset !== null);
	expect(seen).toHaveLength(8);
	expect(new Set(seen).size).toBe(8);
});

test('a page beyond the end is empty and still knows the total', async () => {
	expect(await page({ limit: 5, offset: 500 })).toEqual({
		items: [],
		total: 8,
		nextOffset: null,
	});
});

test('a minus sorts descending', async () => {
	const up = names((await list({ sort: 'last_name' })) as Agent[]);
	const down = names((await list({ sort: '-last_name' })) as Agent[]);
	expect(down).toEqual(up.toReversed());
});

test.each([
	['100%', ['100%']],
	['%', ['100%']],
	['_', ['Under_score']],
	['\\', ['Back\\slash']],
	['éti', ['Étienne']],
	['abel jean', ['Abel 9', 'Abel 10']],
	['   ', 8],
	["' OR 1=1 --", []],
])('q = %j finds what it says', async (q, expected) => {
	const found = names((await list({ q })) as Agent[]);
	if (typeof expected === 'number') expect(found).toHaveLength(expected);
	else expect(found).toEqual(expected);
});

test('a search is counted first, and its page reads no further than to the last that was found', async () => {
	const asked = jest.spyOn(Connection.prototype, 'executeQuery');
	const pages = async (q: string) => {
		asked.mockClear();
		await page({ limit: 5, q });
		return asked.mock.calls.flatMap(([{ sql: text }]) => /LIMIT \d+$/.exec(text)?.[0] ?? []);
	};
	expect(await pages('xyzzy')).toEqual([]);
	expect(await pages('abel')).toEqual(['LIMIT 2']);
	expect(await pages('jean')).toEqual(['LIMIT 5']);
	asked.mockRestore();
});

test('filters narrow rows and total alike', async () => {
	const { items, total } = await page({ limit: 200, is_active: true });
	expect(total).toBe(4);
	expect(items.every(({ is_active }) => is_active)).toBe(true);
	expect(await list({ surcussale_id: IDS.otherSurcussaleA })).toEqual([]);
});

test('a row is found by its id, whatever page it is on; of another company it is none', async () => {
	const all = (await list({})) as Agent[];
	const last = all.at(-1);
	expect(await page({ limit: 1, id: last?.id ?? '' })).toEqual({
		items: [last],
		total: 1,
		nextOffset: null,
	});
	const { body } = await api.call('adminB', agentApi.list, { query: { id: last?.id ?? '' } });
	expect(body).toEqual([]);
});

test.each([
	[{ limit: 0 }, 'limit', { code: 'too_small', limit: 1 }],
	[{ limit: 201 }, 'limit', { code: 'too_large', limit: 200 }],
	[{ limit: 'ten' }, 'limit', { code: 'type' }],
	[{ sort: 'password_hash' }, 'sort', { code: 'not_allowed' }],
	[{ offset: -1 }, 'offset', { code: 'too_small', limit: 0 }],
	[{ is_active: 'maybe' }, 'is_active', { code: 'type' }],
	[{ surcussale_id: 'x' }, 'surcussale_id', { code: 'format' }],
	[{ id: 'x' }, 'id', { code: 'format' }],
	[{ foo: 1 }, 'foo', { code: 'unknown_field' }],
	[{ q: 'a\0b' }, 'q', { code: 'format' }],
])('a bad query %j is refused at its field', async (query, field, error) => {
	const { status, failure } = await api.call('adminA', agentApi.list, { query: query as never });
	expect(status).toBe(422);
	expect(failure.fields).toEqual({ [field]: error });
});

test('a list without pages is whole or refused, never cut in silence', async () => {
	const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM agents
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const more = PLAIN_LIST_MAX - (rows[0]?.count ?? 0);
	const hire = (count: number, name: string) =>
		sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name, last_name,
				phone)
			SELECT ${IDS.companyA}, ${IDS.surcussaleA}, ${name} || n, 'x', 'Jean', ${name}, '+50937000001'
			FROM generate_series(1, ${count}::int) AS n`.execute(api.owner);
	await hire(more, 'many');
	expect(await list({})).toHaveLength(PLAIN_LIST_MAX);
	await hire(1, 'last');
	const { status, failure } = await api.call('adminA', agentApi.list, { query: {} });
	expect([status, failure.code]).toEqual([422, 'too_many_rows']);
	expect((await list({ q: 'last' })) as Agent[]).toHaveLength(1);
	expect((await page({ limit: 200 })).total).toBe(PLAIN_LIST_MAX + 1);
	await sql`DELETE FROM agents WHERE last_name IN ('many', 'last')`.execute(api.owner);
});
