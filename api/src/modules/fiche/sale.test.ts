import type { ErrorBody } from '@borlette/shared/contract';
import { sql } from 'kysely';
import { PROVIDER } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { voidFiche } from '../../engine/fiche.sql.ts';
import { connectMany } from '../../tools/testing/databases.ts';
import { IDS } from '../../tools/testing/ids.ts';
import {
	asAgent,
	bindDevices,
	newKey,
	refusalOf,
	sell,
	useSelling,
} from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const { draw, drawSameDay } = useSelling(api);
let many: Pool;
beforeAll(async () => {
	many = connectMany(api.appUrl, 16);
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
});
afterEach(async () => {
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});
afterAll(() => many.destroy());

test('a sale writes fiche, lines, ledger, counters and sums', async () => {
	await sql`UPDATE agents SET commission = 1250 WHERE id = ${IDS.agentA}`.execute(api.owner);
	const instance = await draw();
	const before = await theRow(
		api.owner,
		sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${IDS.agentA}`,
	);
	const fiche = await sell(api.db, instance, [
		{ numbers: '07', stake: 500 },
		{ numbers: '12', stake: 250 },
		{ numbers: '07', stake: 100 },
		{ game: 'lotto4', option: 2, numbers: '1234', stake: 33 },
	]);
	expect(fiche).toMatchObject({ number: 1, total: 883, status: 'sold', gain: 0 });
	// The two lines on 07 are one; commission is rounded down for each line.
	expect(fiche.lines.map(({ numbers, stake }) => [numbers, stake])).toEqual([
		['07', 600],
		['12', 250],
		['1234', 33],
	]);
	expect(fiche.commission).toBe(75 + 31 + 4);
	expect(fiche.ref_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
	const after = await theRow(
		api.owner,
		sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${IDS.agentA}`,
	);
	expect(after.balance - before.balance).toBe(-883 + 110);
	const [counter] = await rowsOf(
		api.owner,
		sql`SELECT staked, liability FROM exposures WHERE instance_id = ${instance} AND numbers = '07'
			AND holder_id = ${IDS.surcussaleA}`,
	);
	expect(counter).toEqual({ staked: 600, liability: 600 * 80 });
});

test('free mariages are drawn by the total, once a fiche, blocked ones passed over', async () => {
	const [first, second] = [await draw(), await drawSameDay(IDS.tirageA).catch(() => null)];
	expect(second).toBeNull();
	const free = async (stake: number) => {
		const { lines } = await sell(api.db, first, [{ stake }]);
		return lines.filter(({ game }) => game === 'mariage_gratuit');
	};
	expect(await free(9_999)).toHaveLength(0);
	expect(await free(10_000)).toHaveLength(1);
	expect(await free(20_000)).toHaveLength(2);
	const three = await free(50_000);
	expect(three).toHaveLength(3);
	expect(three[0]).toMatchObject({ stake: 0, prime1: 1000 });
	await sql`UPDATE lotto_options SET is_active = false WHERE game = 'mariage_gratuit'`.execute(
		api.owner,
	);
	expect(await free(50_000)).toHaveLength(0);
	await sql`UPDATE lotto_options SET is_active = true`.execute(api.owner);
	// The house gives none while none of its people holds the code.
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = 'mariage_free'`.execute(
		api.owner,
	);
	expect(await free(50_000)).toHaveLength(0);
	await sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, 'mariage_free')`.execute(api.owner);
	// Nor while who holds it is blocked.
	const block = (isActive: boolean) =>
		sql`UPDATE users SET is_active = ${isActive} WHERE id = ${IDS.adminA}`.execute(api.owner);
	await block(false);
	expect(await free(50_000)).toHaveLength(0);
	await block(true);
	expect(await free(50_000)).toHaveLength(3);
	await sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
		SELECT ${IDS.companyA}, lpad(a::text, 2, '0') || '*' || lpad(b::text, 2, '0'), '2026-01-01', 'Test'
		FROM generate_series(0, 99) AS a, generate_series(a, 99) AS b`.execute(api.owner);
	expect(await free(50_000)).toHaveLength(0);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});

test('a higher tier may give fewer mariages, or none', async () => {
	const instance = await draw();
	const { rows } = await sql`SELECT free_mariage_tiers FROM company_settings
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const give = (tiers: unknown) =>
		sql`UPDATE company_settings SET free_mariage_tiers = ${JSON.stringify(tiers)}::jsonb
			WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	await give([
		{ from: 100, count: 2 },
		{ from: 200, count: 1 },
		{ from: 300, count: 0 },
	]);
	const given = [];
	for (const stake of [100, 200, 300, 400]) {
		given.push((await sell(api.db, instance, [{ stake }])).lines.length - 1);
	}
	expect(given).toEqual([2, 1, 0, 0]);
	await give((rows[0] as { free_mariage_tiers: unknown }).free_mariage_tiers);
});

test('a gift whose room others take while it is sold is none, and what was paid for is sold', async () => {
	const instance = await draw();
	const { sale } = await api.owner.transaction().execute(async (tx) => {
		// Written and not yet told: the sale finds room, and waits for whoever takes it.
		await sql`INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
			SELECT s.company_id, ${instance}, 'mariage_gratuit', 0,
				lpad(a::text, 2, '0') || '*' || lpad(b::text, 2, '0'), ${PROVIDER.id}, 0, s.max_exposure
			FROM company_settings s, generate_series(0, 99) AS a, generate_series(0, 99) AS b
			WHERE s.company_id = ${IDS.companyA} AND a <= b`.execute(tx);
		const begun = sell(many, instance, [{ stake: 50_000 }]);
		await untilWaiting(api.owner, begun);
		return { sale: begun };
	});
	const { lines } = await sale;
	expect(lines.map(({ game, stake }) => [game, stake])).toEqual([['borlette', 50_000]]);
	await sql`DELETE FROM exposures WHERE company_id = ${IDS.companyA} AND instance_id = ${instance}
		AND game = 'mariage_gratuit'`.execute(api.owner);
});

test('what a staked mariage may cost is nothing of what a gift of the same balls may', async () => {
	const instance = await draw();
	await sql`INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
		SELECT company_id, ${instance}, 'mariage', 0, '80*86', ${PROVIDER.id}, 0, max_exposure
		FROM company_settings WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const { lines } = await sell(api.db, instance, [{ stake: 10_000 }]);
	expect(lines.at(-1)).toMatchObject({ game: 'mariage_gratuit', numbers: '80*86' });
	await sql`DELETE FROM exposures WHERE instance_id = ${instance} AND game = 'mariage'`.execute(
		api.owner,
	);
});

// Control test 1.
test('a sale is accepted before the cutoff and refused at it, by the clock of the database', async () => {
	const instance = await draw();
	const closeIn = (ms: number) =>
		sql`UPDATE tirage_instances SET close_at = clock_timestamp() + make_interval(secs => ${ms / 1000})
			WHERE id = ${instance}`.execute(api.owner);
	await closeIn(60_000);
	await sell(api.db, instance, [{}]);
	await closeIn(0);
	expect((await refusalOf(sell(api.db, instance, [{}]))).code).toBe('draw_closed');

	// To the millisecond: the function that decides, with the clock standing still.
	await api.owner.transaction().execute(async (tx) => {
		const at = async (offset: string) => {
			await sql`UPDATE tirage_instances SET close_at = now() + ${offset}::interval WHERE id = ${instance}`.execute(
				tx,
			);
			return theRow(
				tx,
				sql<{
					open: boolean;
				}>`SELECT is_selling(i, now()) AS open FROM tirage_instances i WHERE id = ${instance}`,
			);
		};
		expect(await at('1 millisecond')).toEqual({ open: true });
		expect(await at('0 milliseconds')).toEqual({ open: false });
		await sql`UPDATE tirage_instances SET opens_at = now() + interval '1 millisecond',
			close_at = now() + interval '1 hour', draw_at = now() + interval '1 hour' WHERE id = ${instance}`.execute(
			tx,
		);
		expect(
			await theRow(
				tx,
				sql`SELECT is_selling(i, now()) AS open FROM tirage_instances i WHERE id = ${instance}`,
			),
		).toEqual({ open: false });
		await sql`UPDATE tirage_instances SET opens_at = now() WHERE id = ${instance}`.execute(tx);
	});
});

test('who waits for a lock is judged by the clock after the wait: nobody sells into a closed draw', async () => {
	const instance = await draw();
	let waiting: Promise<ErrorBody> | undefined;
	await api.owner.transaction().execute(async (tx) => {
		await sql`UPDATE tirage_instances SET state = 'closed' WHERE id = ${instance}`.execute(tx);
		waiting = refusalOf(sell(api.db, instance, [{}]));
		await untilWaiting(api.owner, waiting);
	});
	expect((await waiting)?.code).toBe('draw_closed');
});
// Control test 3.
test('a replayed key gives the same fiche, also to those who come at once; another body is refused', async () => {
	const instance = await draw();
	const key = newKey();
	const first = await sell(api.db, instance, [{ stake: 20_000 }], { key });
	const again = await Promise.all(
		Array.from({ length: 8 }, () => sell(many, instance, [{ stake: 20_000 }], { key })),
	);
	for (const fiche of again) expect(fiche).toEqual(first);
	const other = refusalOf(sell(api.db, instance, [{}], { key: newKey(key.key, 'another body') }));
	expect((await other).code).toBe('key_reused');

	const fresh = newKey();
	const raced = await Promise.all(
		Array.from({ length: 8 }, () => sell(many, instance, [{}], { key: fresh })),
	);
	expect(new Set(raced.map(({ ref_code }) => ref_code)).size).toBe(1);
	// A key is the agent's own.
	const others = await sell(api.db, instance, [{}], { key, agentId: IDS.otherAgentA });
	expect(others.ref_code).not.toBe(first.ref_code);
});

test('a limit of an agent that comes during a draw counts what they sold of it, and goes on counting', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{ stake: 300 }, { numbers: '12', stake: 50 }]);
	await sell(api.db, instance, [{ stake: 900 }], { agentId: IDS.otherAgentA });
	const voided = await sell(api.db, instance, [{ stake: 70 }]);
	await asAgent(api.db, IDS.agentA, (tx) => voidFiche(tx, voided.ref_code, '', 'Test'));
	const counters = () =>
		rowsOf(
			api.owner,
			sql`SELECT numbers, staked FROM exposures WHERE instance_id = ${instance} AND holder_id = ${IDS.agentA}
				ORDER BY numbers`,
		);
	expect(await counters()).toEqual([]);
	const limited = (kind: string, limite: number) =>
		sql`INSERT INTO limits (company_id, kind, agent_id, game, limite)
		VALUES (${IDS.companyA}, ${kind}, ${IDS.agentA}, 'borlette', ${limite})`.execute(api.owner);
	await limited('game', 400);
	expect(await counters()).toEqual([
		{ numbers: '', staked: 350 },
		{ numbers: '07', staked: 300 },
		{ numbers: '12', staked: 50 },
	]);
	const { refusals } = await refusalOf(sell(api.db, instance, [{ stake: 51 }]));
	expect(refusals).toEqual([{ line: 0, rule: 'limit_game_agent', limit: 400, remaining: 50 }]);
	await sql`UPDATE limits SET is_active = false WHERE agent_id IS NOT NULL`.execute(api.owner);
	await sell(api.db, instance, [{ stake: 60 }]);
	await limited('boule', 365);
	expect((await refusalOf(sell(api.db, instance, [{ stake: 6 }]))).refusals).toEqual([
		{ line: 0, rule: 'limit_boule_agent', limit: 365, remaining: 5 },
	]);
	await sell(api.db, instance, [{ stake: 500 }], { agentId: IDS.otherAgentA });
	await sql`DELETE FROM limits WHERE agent_id IS NOT NULL`.execute(api.owner);
});

test('a limit of an agent has all that they sell counted, whatever it is on', async () => {
	await sql`INSERT INTO limits (company_id, kind, agent_id, game, limite)
		VALUES (${IDS.companyA}, 'game', ${IDS.agentA}, 'lotto3', 900)`.execute(api.owner);
	const instance = await draw();
	await sell(api.db, instance, [{ stake: 300 }]);
	await sell(api.db, instance, [{ game: 'lotto3', numbers: '107' }]);
	const counted = await rowsOf(
		api.owner,
		sql`SELECT game, numbers FROM exposures WHERE instance_id = ${instance} AND holder_id = ${IDS.agentA}
			ORDER BY game, numbers`,
	);
	expect(counted).toEqual([
		{ game: 'borlette', numbers: '' },
		{ game: 'borlette', numbers: '07' },
		{ game: 'lotto3', numbers: '' },
		{ game: 'lotto3', numbers: '107' },
	]);
});

// Control test 6.
test('changed primes and commissions leave sold fiches as they were', async () => {
	const instance = await draw();
	const sold = await sell(api.db, instance, [{ stake: 1_000 }]);
	await sql`UPDATE agents SET commission = 9999 WHERE id = ${IDS.agentA}`.execute(api.owner);
	await sql`INSERT INTO primes (company_id, surcussale_id, borlette1) VALUES (${IDS.companyA}, ${IDS.surcussaleA}, 51)`.execute(
		api.owner,
	);
	const ofSurcussale = await sell(api.db, instance, [{}]);
	const elsewhere = await sell(api.db, instance, [{}], { agentId: IDS.otherAgentA });
	await sql`INSERT INTO primes (company_id, tirage_id, borlette1) VALUES (${IDS.companyA}, ${IDS.tirageA}, 52)`.execute(
		api.owner,
	);
	const ofTirage = await sell(api.db, instance, [{}]);
	await sql`INSERT INTO primes (company_id, agent_id, borlette1) VALUES (${IDS.companyA}, ${IDS.agentA}, 53)`.execute(
		api.owner,
	);
	const ofAgent = await sell(api.db, instance, [{}]);
	await sql`INSERT INTO primes (company_id, agent_id, tirage_id, borlette2) VALUES (${IDS.companyA}, ${IDS.agentA}, ${IDS.tirageA}, 25)`.execute(
		api.owner,
	);
	const ofBoth = await sell(api.db, instance, [{}]);
	const primes = ({ lines: [line] }: typeof sold) => [line?.prime1, line?.prime2, line?.prime3];
	expect([sold, ofSurcussale, elsewhere, ofTirage, ofAgent, ofBoth].map(primes)).toEqual([
		[50, 20, 10],
		[51, 20, 10],
		[50, 20, 10],
		[52, 20, 10],
		[53, 20, 10],
		[53, 25, 10],
	]);
	const kept = await theRow(
		api.owner,
		sql<{ prime1: number; commission: number }>`
		SELECT l.prime1, f.commission FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id
		WHERE f.ref_code = ${sold.ref_code}`,
	);
	expect(kept).toEqual({ prime1: 50, commission: sold.commission });
});

test("nobody sells for another, in another company's draw, or from another terminal", async () => {
	const instance = await draw();
	expect((await refusalOf(sell(api.db, instance, [{}], { agentId: IDS.agentB }))).code).toBe(
		'draw_closed',
	);
	await sql`UPDATE agents SET device_id = 'ELSEWHERE' WHERE id = ${IDS.agentA}`.execute(api.owner);
	expect((await refusalOf(sell(api.db, instance, [{}]))).code).toBe('device_refused');
	await bindDevices(api.owner);
	await sql`UPDATE surcussales SET is_active = false WHERE id = ${IDS.surcussaleA}`.execute(
		api.owner,
	);
	expect((await refusalOf(sell(api.db, instance, [{}]))).code).toBe('account_blocked');
	await sql`UPDATE surcussales SET is_active = true`.execute(api.owner);
});
