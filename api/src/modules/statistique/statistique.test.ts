import type { Page } from '@borlette/shared/contract';
import { type Stake, statistiqueApi } from '@borlette/shared/contract/statistique';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { type MixedSales, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { otherTirage } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let sold: MixedSales;
let week: { start_date: string; end_date: string };
beforeAll(async () => {
	sold = await sellMixed(api);
	week = { start_date: sold.days.earlier, end_date: sold.days.today };
});
afterEach(() => sql`DELETE FROM limits WHERE game <> 'lotto5'`.execute(api.owner));

const read = async (as: Person | { token: string }, query: object): Promise<Stake[]> => {
	const { status, body } = await api.call(as, statistiqueApi.list, { query });
	expect(status).toBe(200);
	return body as Stake[];
};
const short = (rows: readonly Stake[]) =>
	rows
		.map((row) => [
			[row.game, row.option ?? 0, row.numbers].join(' '),
			row.draws,
			row.staked,
			row.liability,
		])
		.sort();

/** From the lines alone, which counters are checked against. */
const raw = async (condition: RawBuilder<boolean>) =>
	(
		await rowsOf(
			api.owner,
			sql<Record<'name' | 'draws' | 'staked' | 'liability', unknown>>`
				SELECT concat_ws(' ', l.game, l.option, l.numbers) AS name,
					count(DISTINCT l.instance_id) AS draws, sum(l.stake)::bigint AS staked,
					sum(CASE l.game WHEN 'mariage_gratuit' THEN 100 ELSE l.stake END
						* (l.prime1 + l.prime2 + l.prime3))::bigint AS liability
				FROM fiche_lines l JOIN fiches f ON f.id = l.fiche_id
				WHERE f.voided_at IS NULL AND ${condition} GROUP BY 1`,
		)
	)
		.map(({ name, draws, staked, liability }) => [name, draws, staked, liability])
		.sort();

const OF_A = sql<boolean>`l.company_id = ${IDS.companyA}::uuid`;
const FILTERS: ReadonlyArray<
	readonly [string, () => Record<string, string>, () => RawBuilder<boolean>]
> = [
	['nothing', () => ({}), () => sql`true`],
	[
		'a draw',
		() => ({ tirage_id: sold.secondTirage }),
		() => sql`l.tirage_id = ${sold.secondTirage}`,
	],
	['an agent', () => ({ agent_id: IDS.agentA }), () => sql`l.agent_id = ${IDS.agentA}`],
	['an option', () => ({ lotto_id: IDS.lottoA }), () => sql`l.game = 'borlette'`],
	[
		'a surcussale',
		() => ({ surcussale_id: IDS.surcussaleA }),
		() => sql`l.surcussale_id = ${IDS.surcussaleA}`,
	],
];
test.each(FILTERS)('stakes filtered by %s equal the lines', async (_name, filter, condition) => {
	const expected = await raw(sql`${OF_A} AND ${condition()}`);
	expect(expected.length).toBeGreaterThan(1);
	expect(short(await read('adminA', { ...week, ...filter() }))).toEqual(expected);
});

test('free mariages cost their prize and no stake', async () => {
	const free = (await read('adminA', {})).find(({ game }) => game === 'mariage_gratuit');
	expect(free).toMatchObject({ staked: 0, liability: 100_000 });
});

test('a supervisor sees the stakes of their surcussales, and never a limit they are no measure of', async () => {
	await limit({ boule: '07', limite: 50_000 });
	const own = await read('supervisorA', week);
	expect(short(own)).toEqual(await raw(sql`${OF_A} AND l.surcussale_id = ${IDS.surcussaleA}`));
	expect(own.filter(({ limite }) => limite !== null)).toEqual([]);
	expect(await read('supervisorA', { ...week, agent_id: IDS.otherAgentA })).toEqual([]);
});

test('"Toutes" keeps companies apart, and no company sees another', async () => {
	const everywhere = (await read('root', {})).filter(({ numbers }) => numbers === '07');
	expect(everywhere.map(({ companyname, staked }) => [companyname, staked])).toEqual([
		['Company B', 70_001],
		['Company A', 12_345 * 2 + 1_001],
	]);
	expect(
		(await read('adminB', { ...week, lotto_id: IDS.lottoB })).map(({ staked }) => staked),
	).toEqual([70_001]);
	expect(await read('adminB', { ...week, agent_id: IDS.agentA })).toEqual([]);
});

interface GivenLimit {
	kind?: string;
	agent?: string | null;
	boule?: string | null;
	tirage?: string | null;
	limite: number;
}
const limit = ({ kind = 'boule', agent = null, boule = null, tirage = null, limite }: GivenLimit) =>
	sql`INSERT INTO limits (company_id, kind, agent_id, game, boule, tirage_id, limite)
		VALUES (${IDS.companyA}, ${kind}, ${agent}, 'borlette', ${boule}, ${tirage}, ${limite})`.execute(
		api.owner,
	);

test('the strictest limit stands beside a ball, with what the tightest draw still takes', async () => {
	await limit({ limite: 90_000 });
	await limit({ boule: '07', limite: 20_000 });
	await limit({ boule: '07', tirage: sold.secondTirage, limite: 12_400 });
	await limit({ boule: '07', agent: IDS.agentA, limite: 1_500 });
	const ball = async (query: object) =>
		(await read('adminA', query)).find((row) => row.numbers === '07' && row.game === 'borlette');
	// Today both draws sell: 13 346 in the first of 20 000, 12 345 in the second of 12 400.
	expect(await ball({})).toMatchObject({ limite: 12_400, remaining: 55, draws: 2 });
	expect(await ball({ tirage_id: IDS.tirageA })).toMatchObject({
		limite: 20_000,
		remaining: 6_654,
	});
	expect(await ball({ agent_id: IDS.agentA })).toMatchObject({ limite: 1_500, remaining: 499 });
	const rows = await read('adminA', {});
	expect(rows.find(({ numbers }) => numbers === '08')).toMatchObject({
		limite: 90_000,
		remaining: 89_901,
	});
	// Drawn already: nothing more can be staked, whatever the limit is now.
	const over = await read('adminA', { start_date: sold.days.settled, end_date: sold.days.settled });
	expect(over.filter(({ limite }) => limite !== null)).toEqual([]);
});

test('the board of a draw: every ball, the heaviest combinations, limits and blocks', async () => {
	await limit({ boule: '07', limite: 20_000 });
	await limit({ kind: 'game', limite: 15_000 });
	await sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
		VALUES (${IDS.companyA}, '12', '2026-01-01', 'Test')`.execute(api.owner);
	await sql`INSERT INTO boules_block (company_id, boule, tirage_id, agent_id, start_date, created_by)
		SELECT ${IDS.companyA}::uuid, '21', tirage_id::uuid, agent_id::uuid, '2026-01-01', 'Test'
		FROM (VALUES (NULL, ${IDS.agentA}), (${IDS.tirageA}, ${IDS.agentA}), (NULL, ${IDS.otherAgentA}),
			(${sold.secondTirage}, ${IDS.otherAgentA})) AS given (tirage_id, agent_id)`.execute(
		api.owner,
	);
	const { status, body } = await api.call('adminA', statistiqueApi.board, {
		params: { instanceId: sold.open },
	});
	expect(status).toBe(200);
	expect(body).toMatchObject({ tirage_name: 'New York Midi', draw_date: sold.days.today });
	const [borlette, ...others] = body.games;
	expect(borlette).toMatchObject({
		game: 'borlette',
		staked: 13_445,
		limite: 15_000,
		remaining: 1_555,
	});
	expect(borlette?.balls.map(({ numbers }) => numbers)).toEqual(
		Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')),
	);
	expect(borlette?.balls[7]).toEqual({
		option: null,
		numbers: '07',
		staked: 13_346,
		liability: 13_346 * 80,
		limite: 20_000,
		remaining: 6_654,
		is_blocked: false,
		blocked_agents: 0,
	});
	expect(borlette?.balls[21]).toMatchObject({ is_blocked: false, blocked_agents: 2 });
	expect(borlette?.balls[12]).toMatchObject({ staked: 0, liability: 0, is_blocked: true });
	const lotto4 = others.find(({ game }) => game === 'lotto4');
	expect(lotto4?.balls).toMatchObject([{ option: 2, numbers: '1234', staked: 67, limite: null }]);
	const sum = body.games
		.flatMap(({ balls }) => balls)
		.reduce((total, { staked }) => total + staked, 0);
	const { staked } = await theRow(
		api.owner,
		sql<{ staked: number | null }>`SELECT sum(stake)::bigint AS staked FROM fiche_lines l
			JOIN fiches f ON f.id = l.fiche_id
			WHERE instance_id = ${sold.open} AND f.voided_at IS NULL`,
	);
	expect(sum).toBe(staked);
	expect(body.bears).toBe(staked);
});

test('stakes are provisional while one of their draws is not settled', async () => {
	const query = { ...week, tirage_id: IDS.tirageA };
	const states = async () =>
		new Set((await read('adminA', query)).map(({ is_provisional }) => is_provisional));
	const settle = (state: string) =>
		sql`UPDATE tirage_instances SET state = ${state} WHERE tirage_id = ${IDS.tirageA}`.execute(
			api.owner,
		);
	const before = await rowsOf(
		api.owner,
		sql<{ id: string; state: string }>`SELECT id, state FROM tirage_instances
			WHERE tirage_id = ${IDS.tirageA}`,
	);
	await settle('settled');
	expect(await states()).toEqual(new Set([false]));
	await settle('provisional');
	expect(await states()).toEqual(new Set([true]));
	for (const { id, state } of before) {
		await sql`UPDATE tirage_instances SET state = ${state} WHERE id = ${id}`.execute(api.owner);
	}
});

test('a draw bears what it takes in on the average, where that is more than so far', async () => {
	const board = async (as: Person) =>
		(await api.call(as, statistiqueApi.board, { params: { instanceId: sold.open } })).body;
	const before = (await board('adminA')).bears;
	// Two weeks of dates; what was before them does not count.
	await sql`INSERT INTO tirage_instances
			(company_id, tirage_id, draw_date, close_at, draw_at, state, seal_total)
		SELECT company_id, tirage_id, draw_date + 100 + n, close_at, draw_at, 'settled',
			${before}::bigint * CASE WHEN n % 2 = 0 THEN 2 ELSE 4 END
		FROM tirage_instances i, generate_series(1, 14) AS n WHERE i.id = ${sold.open}`.execute(
		api.owner,
	);
	expect((await board('adminA')).bears).toBe(before * 3);
	// Of a part of the house nobody knows the average.
	const theirs = await board('supervisorA');
	expect(theirs.bears).toBe(theirs.games.reduce((sum, { staked }) => sum + staked, 0));
});

test('the board of a supervisor has their stakes, that of another company is unknown', async () => {
	const board = (as: Person) =>
		api.call(as, statistiqueApi.board, { params: { instanceId: sold.open } });
	expect((await board('supervisorA')).body.games[0]).toMatchObject({
		staked: 1_001 + 99,
		limite: null,
	});
	expect((await board('adminB')).failure.code).toBe('not_found');
	expect((await board('root')).body.games[0]?.staked).toBe(13_445);
});

test('pages, looks up a ball, and refuses what it cannot add up', async () => {
	const query = { ...week, limit: 2, sort: 'numbers' as const };
	const { body } = await api.call('adminA', statistiqueApi.list, { query });
	const page = body as Page<Stake>;
	expect([page.items.length, page.nextOffset]).toEqual([2, 2]);
	expect(page.total).toBe((await read('adminA', week)).length);
	expect(short(await read('adminA', { ...week, q: '1234' }))).toHaveLength(1);
	const refused = async (dates: object) =>
		(await api.call('adminA', statistiqueApi.list, { query: dates })).failure.fields;
	expect(await refused({ start_date: '2026-02-02', end_date: '2026-02-01' })).toEqual({
		end_date: { code: 'end_before_start' },
	});
	expect(await refused({ start_date: '2026-01-01', end_date: '2026-04-03' })).toEqual({
		end_date: { code: 'too_many_days', limit: 92 },
	});
});

test('the draws of the board: those that sell first, and of no other company', async () => {
	const { body } = await api.call('adminA', statistiqueApi.draws, {});
	const today = body.find(({ instance_id }) => instance_id === sold.open);
	expect(today).toMatchObject({ is_selling: true, state: 'open', companyname: null });
	const selling = body.map(({ is_selling }) => is_selling);
	expect(selling).toEqual([...selling].sort((a, b) => Number(b) - Number(a)));
	const rival = await api.call('adminB', statistiqueApi.draws, {});
	expect(rival.body.map(({ instance_id }) => instance_id)).not.toContain(sold.open);
	const everywhere = await api.call('root', statistiqueApi.draws, {});
	expect(everywhere.body.find(({ instance_id }) => instance_id === sold.open)?.companyname).toBe(
		'Company A',
	);
	const board = await api.call('adminA', statistiqueApi.board, {
		params: { instanceId: sold.open },
	});
	expect(board.body).toMatchObject({ is_selling: true, timezone: today?.timezone });
	const [borlette] = board.body.games;
	const ball = borlette?.balls.find(({ numbers }) => numbers === '07');
	expect([borlette, ball]).toMatchObject(Array(2).fill({ limite: null, remaining: null }));
	const rows = await read('adminA', {});
	expect(rows.filter(({ limite, remaining }) => limite === null && remaining !== null)).toEqual([]);
});

test('the board has what sells and what was held in the last half day; nothing of a blocked draw sells', async () => {
	const tirage = await otherTirage(api.owner);
	await sql`UPDATE tirages SET is_active = false WHERE id = ${tirage}`.execute(api.owner);
	await sql`INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state)
		SELECT ${IDS.companyA}, ${tirage}, current_date + day, now() + opens::interval, now() + draws::interval,
			now() + draws::interval, state
		FROM (VALUES (-2, '-3 days', '-13 hours', 'closed'), (-1, '-2 days', '-1 hour', 'cancelled'),
			(0, '-1 day', '-1 hour', 'closed'), (1, '-1 hour', '1 hour', 'open'), (2, '1 hour', '2 hours', 'open'))
			AS given (day, opens, draws, state)`.execute(api.owner);
	const { body } = await api.call('adminA', statistiqueApi.draws, {});
	const those = body.filter(({ tirage_id }) => tirage_id === tirage);
	expect(those.map(({ state, is_selling }) => [state, is_selling])).toEqual([
		['open', false],
		['closed', false],
	]);
});

test('options of one game are told apart', async () => {
	const { rows } = await sql<{ id: string; option: number }>`SELECT id, option FROM lotto_options
		WHERE company_id = ${IDS.companyA} AND game = 'lotto4' ORDER BY option`.execute(api.owner);
	const staked = await Promise.all(
		rows.map(async ({ id, option }) => [
			option,
			(await read('adminA', { ...week, lotto_id: id })).map((row) => row.option),
		]),
	);
	expect(staked).toEqual([
		[1, []],
		[2, [2]],
		[3, []],
	]);
});
