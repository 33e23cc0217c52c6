import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { failureOf } from '../../http/errors.ts';
import { connectMany } from '../../tools/testing/databases.ts';
import { IDS } from '../../tools/testing/ids.ts';
import {
	discrepancies,
	otherTirage,
	refusalOf,
	sell,
	useSelling,
} from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const { draw, drawSameDay } = useSelling(api);
let many: Pool;
/** A draw that none of the fiches plays in. */
let elsewhere: string;
beforeAll(async () => {
	many = connectMany(api.appUrl, 16);
	elsewhere = await otherTirage(api.owner);
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
});
afterEach(async () => {
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});
afterAll(() => many.destroy());

interface GivenLimit {
	kind?: string;
	agent?: string | null;
	game?: string;
	boule?: string | null;
	min?: number | null;
	max?: number | null;
	limite?: number | null;
}
const limit = ({
	kind = 'boule',
	agent = null,
	game = 'borlette',
	boule = null,
	min = null,
	max = null,
	limite = null,
}: GivenLimit) =>
	sql`INSERT INTO limits (company_id, kind, agent_id, game, boule, min_stake, max_stake, limite)
		VALUES (${IDS.companyA}, ${kind}, ${agent}, ${game}, ${boule}, ${min}, ${max}, ${limite})`.execute(
		api.owner,
	);

// Control test 2.
const ROUNDS: ReadonlyArray<readonly [string, GivenLimit, readonly string[]]> = [
	['a ball', { boule: '07', limite: 1_000 }, [IDS.agentA, IDS.otherAgentA]],
	['each ball', { limite: 1_000 }, [IDS.agentA, IDS.otherAgentA]],
	['a whole game', { kind: 'game', limite: 1_000 }, [IDS.agentA, IDS.otherAgentA]],
	['a ball for one agent', { agent: IDS.agentA, limite: 1_000 }, [IDS.agentA]],
	['a game for one agent', { kind: 'game', agent: IDS.agentA, limite: 1_000 }, [IDS.agentA]],
];
test.each(ROUNDS)(
	'parallel sales on the last of the limit of %s never pass it',
	async (_name, given, agents) => {
		const instance = await draw();
		await sell(api.db, instance, [{ stake: 600 }]);
		// Made in the middle of a draw: what was sold before counts.
		await limit(given);
		const attempts = Array.from({ length: 24 }, (_, n) =>
			sell(many, instance, [{ stake: 100 }], { agentId: agents[n % agents.length] as string }).then(
				() => 'sold',
				(error) => failureOf(error).body('').refusals?.[0]?.rule ?? failureOf(error).code,
			),
		);
		const outcomes = await Promise.all(attempts);
		expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(4);
		expect(new Set(outcomes).size).toBe(2);
		const { staked } = await theRow(
			api.owner,
			sql<{ staked: number | null }>`
		SELECT sum(stake)::bigint AS staked FROM fiche_lines WHERE instance_id = ${instance}`,
		);
		expect(staked).toBe(1_000);
	},
);

test('the check that looks first and inserts then does oversell: the counter is what prevents it', async () => {
	await sql`CREATE TABLE naive (stake bigint)`.execute(api.owner);
	await sql`GRANT SELECT, INSERT ON naive TO borlette_app`.execute(api.owner);
	// All look before any inserts, as they may at any time.
	const looked: Array<() => void> = [];
	const everybodyLooked = new Promise<void>((resolve) => looked.push(resolve));
	let count = 0;
	await Promise.all(
		Array.from({ length: 8 }, () =>
			many.transaction().execute(async (tx) => {
				const { sold } = await theRow(
					tx,
					sql<{ sold: number }>`SELECT coalesce(sum(stake), 0)::bigint AS sold FROM naive`,
				).finally(() => {
					if (++count === 8) looked[0]?.();
				});
				await everybodyLooked;
				if (sold + 100 <= 400) await sql`INSERT INTO naive VALUES (100)`.execute(tx);
			}),
		),
	);
	const { sold } = await theRow(
		api.owner,
		sql<{ sold: number }>`SELECT sum(stake)::bigint AS sold FROM naive`,
	);
	expect(sold).toBeGreaterThan(400);
});

test('a refusal names line, rule, limit and what remains, and sells nothing of the fiche', async () => {
	const instance = await draw();
	await limit({ boule: '07', limite: 1_000 });
	await limit({ kind: 'game', game: 'mariage', limite: 50 });
	await sell(api.db, instance, [{ stake: 700 }]);
	const lines = [
		{ numbers: '12', stake: 100 },
		{ numbers: '07', stake: 400 },
		{ game: 'mariage', numbers: '12*34', stake: 60 },
	];
	expect(await refusalOf(sell(api.db, instance, lines))).toMatchObject({
		code: 'line_refused',
		refusals: [
			{ line: 1, rule: 'limit_boule', limit: 1_000, remaining: 300 },
			{ line: 2, rule: 'limit_game', limit: 50, remaining: 50 },
		],
	});
	const { fiches } = await theRow(
		api.owner,
		sql<{ fiches: number }>`
		SELECT count(DISTINCT fiche_id) AS fiches FROM fiche_lines WHERE instance_id = ${instance}`,
	);
	expect(fiches).toBe(1);
});

test('the strictest limit wins, stakes have bounds, blocked balls and options are refused', async () => {
	const instance = await draw();
	await limit({ min: 50, max: 5_000 });
	await limit({ boule: '01', min: 20 });
	await limit({ boule: '12', max: 200 });
	await limit({ agent: IDS.agentA, boule: '12', max: 150, limite: 400 });
	await sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
		VALUES (${IDS.companyA}, '34', '2026-01-01', 'Test'), (${IDS.companyA}, '12*34', '2026-01-01', 'Test')`.execute(
		api.owner,
	);
	await sql`INSERT INTO lotto_option_blocks (company_id, option_id, surcussale_id)
		SELECT company_id, id, ${IDS.surcussaleA} FROM lotto_options
		WHERE company_id = ${IDS.companyA} AND game = 'lotto5' AND option = 2`.execute(api.owner);
	const failure = await refusalOf(
		sell(api.db, instance, [
			{ numbers: '01', stake: 49 },
			{ numbers: '12', stake: 151 },
			{ numbers: '34' },
			{ game: 'mariage', numbers: '12*34' },
			{ game: 'lotto5', option: 2, numbers: '12345' },
			{ game: 'lotto5', option: 1, numbers: '12345' },
		]),
	);
	expect(failure.refusals).toEqual([
		{ line: 0, rule: 'min_stake', limit: 50 },
		{ line: 1, rule: 'max_stake', limit: 150 },
		{ line: 2, rule: 'boule_blocked' },
		{ line: 3, rule: 'boule_blocked' },
		{ line: 4, rule: 'option_blocked' },
	]);
	await sql`DELETE FROM lotto_option_blocks`.execute(api.owner);
});

test('a blocked ball is refused in its draw, of its agent and on its days, and nowhere else', async () => {
	const instance = await draw();
	const { draw_date } = await theRow(
		api.owner,
		sql<{ draw_date: string }>`SELECT draw_date FROM tirage_instances WHERE id = ${instance}`,
	);
	const isSold = async (traits: {
		days?: readonly [from: number, to: number | null];
		tirage?: string;
		agent?: string;
		isActive?: boolean;
	}) => {
		const { days: [from, to] = [0, null], tirage = null, agent = null, isActive = true } = traits;
		await sql`DELETE FROM boules_block`.execute(api.owner);
		await sql`INSERT INTO boules_block
				(company_id, boule, start_date, end_date, tirage_id, agent_id, is_active, created_by)
			VALUES (${IDS.companyA}, '07', ${draw_date}::date + ${from}::int, ${draw_date}::date + ${to}::int,
				${tirage}, ${agent}, ${isActive}, 'Test')`.execute(api.owner);
		const sale = sell(api.db, instance, [{ numbers: '07' }]);
		return sale.then(
			() => true,
			async () => {
				expect((await refusalOf(sale)).refusals).toEqual([{ line: 0, rule: 'boule_blocked' }]);
				return false;
			},
		);
	};
	expect(await isSold({})).toBe(false);
	expect(await isSold({ isActive: false })).toBe(true);
	expect(await isSold({ days: [-2, 0] })).toBe(false);
	expect(await isSold({ days: [-2, -1] })).toBe(true);
	expect(await isSold({ days: [1, null] })).toBe(true);
	expect(await isSold({ tirage: IDS.tirageA })).toBe(false);
	expect(await isSold({ tirage: elsewhere })).toBe(true);
	expect(await isSold({ agent: IDS.agentA })).toBe(false);
	expect(await isSold({ agent: IDS.otherAgentA })).toBe(true);
	// Where each line is looked at because of a limit, too.
	await limit({ limite: 1_000_000 });
	expect(await isSold({ isActive: false })).toBe(true);
	expect(await isSold({})).toBe(false);
});

test('a limit of one draw bounds no other', async () => {
	const instance = await draw();
	const bound = (tirage: string) =>
		sql`INSERT INTO limits (company_id, kind, game, tirage_id, max_stake)
			VALUES (${IDS.companyA}, 'game', 'borlette', ${tirage}, 100)`.execute(api.owner);
	await bound(elsewhere);
	await sell(api.db, instance, [{ stake: 101 }]);
	await bound(IDS.tirageA);
	const failure = await refusalOf(sell(api.db, instance, [{ stake: 101 }]));
	expect(failure.refusals).toEqual([{ line: 0, rule: 'max_stake', limit: 100 }]);
});

test('one fiche may be played in several draws of one date, each with its counters', async () => {
	const first = await draw();
	const { id: tirage } = await theRow(
		api.owner,
		sql<{ id: string }>`
		INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days)
		VALUES (${IDS.companyA}, ${IDS.infoTirageA}, 'Second', 'America/New_York', '20:00', '{1}') RETURNING id`,
	);
	const second = await drawSameDay(tirage);
	const fiche = await sell(api.db, [first, second], [{}, { numbers: '99' }]);
	expect(fiche).toMatchObject({ total: 400 });
	expect(fiche.lines).toHaveLength(4);
	const { fiches } = await theRow(
		api.owner,
		sql<{ fiches: number | null }>`
		SELECT sum(home_fiches)::bigint AS fiches FROM rollups WHERE instance_id IN (${first}, ${second})`,
	);
	expect(fiches).toBe(1);
	const otherDay = await draw();
	expect((await refusalOf(sell(api.db, [first, otherDay], [{}]))).code).toBe('conflict');
});

test.each<readonly [string, GivenLimit]>([
	['a whole game', { kind: 'game', game: 'lotto3', limite: 1_000 }],
	['an agent', { agent: IDS.agentA, game: 'lotto3', limite: 1_000 }],
])('what is sold while a limit on %s is gone counts when it comes back', async (_of, given) => {
	const instance = await draw();
	const wants = () => sell(api.db, instance, [{ game: 'lotto3', numbers: '123', stake: 400 }]);
	await limit(given);
	await wants();
	await sql`DELETE FROM limits`.execute(api.owner);
	await wants();
	expect(await discrepancies(api.owner)).toEqual([]);
	await limit(given);
	expect((await refusalOf(wants())).refusals).toMatchObject([{ limit: 1_000, remaining: 200 }]);
});
