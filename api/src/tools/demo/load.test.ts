import { codesOf, type Endpoint, type OutputOf, type Permission } from '@borlette/shared/contract';
import { authApi } from '@borlette/shared/contract/auth';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { BILLING_ZONE } from '@borlette/shared/contract/facturation';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import { setAppPassword } from '../../db/app-role.ts';
import type { Db } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { buildApp } from '../../start/app.ts';
import { firstRun } from '../../start/first-run.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { APP_PASSWORD, cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { requestOf } from '../testing/test-api.ts';
import { insertBilling } from './billing.ts';
import { loadDemo } from './load.ts';
import { DEMO_LOGINS, DEMO_SUPERUSER } from './people.ts';
import { HOT_BALL } from './unusual.ts';

/** No second step, and no key written beside the project. */
const CONFIG: Config = {
	...readConfig({}),
	twoFactorRoles: [],
	secretsKey: Buffer.alloc(32).toString('base64'),
};

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('template1');
	await migrate(database.owner);
	await setAppPassword(database.owner, APP_PASSWORD);
	expect(await loadDemo(database.owner)).toBe(true);
});
afterAll(() => database.close());

const rows = async <T>(text: string): Promise<T[]> =>
	(await sql.raw<T>(text).execute(database.owner)).rows;

test('it is there once, however often it is asked for', async () => {
	expect(await loadDemo(database.owner)).toBe(true);
	expect(await rows('SELECT companyname FROM companies ORDER BY 1')).toEqual([
		{ companyname: 'Chans Lotto' },
		{ companyname: 'Lotto Lakay' },
	]);
	const [{ count } = { count: 0 }] = await rows<{ count: number }>('SELECT count(*) FROM agents');
	expect(count).toBeGreaterThanOrEqual(40);
	expect(
		await rows(`SELECT companyname FROM companies c WHERE NOT EXISTS (SELECT FROM generales g
			JOIN surcussales s ON s.company_id = g.company_id AND s.generale_id = g.id
			WHERE g.company_id = c.id AND g.name <> '')`),
	).toEqual([]);
});

test('its first company grows to a large house, with namesakes in it', async () => {
	for (const agents of [200, 300, 200]) expect(await loadDemo(database.owner, agents)).toBe(true);
	const [house] = await rows<{ agents: number; branches: number; names: number }>(
		`SELECT count(*) AS agents, count(DISTINCT surcussale_id) AS branches,
			count(DISTINCT first_name || last_name) AS names
		FROM agents JOIN companies c ON c.id = company_id WHERE c.ref_code = 'LAKAY'`,
	);
	expect(house?.agents).toBe(300);
	expect(house?.branches).toBeGreaterThan(20);
	expect(house?.names).toBeLessThan(300);
	// Most of them are at work, and owe what they took in.
	const [work] = await rows<{ owing: number; sold: number }>(
		`SELECT count(*) FILTER (WHERE a.balance < 0 AND EXISTS (SELECT FROM ledger_days d WHERE d.company_id = a.company_id
				AND d.agent_id = a.id AND d.day = (now() AT TIME ZONE c.timezone)::date)) AS owing,
			count(*) FILTER (WHERE EXISTS (SELECT FROM rollups r WHERE r.company_id = a.company_id AND r.agent_id = a.id
				AND r.fiches > 0)) AS sold
		FROM agents a JOIN companies c ON c.id = a.company_id WHERE c.ref_code = 'LAKAY'`,
	);
	expect(work?.owing).toBeGreaterThan(200);
	expect(work?.sold).toBeGreaterThan(250);
});

test('a fiche is the sum of its lines, and only what was drawn has won', async () => {
	expect(
		await rows(`SELECT f.id FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id GROUP BY f.company_id, f.draw_date, f.id
			HAVING f.total <> sum(l.stake) OR f.gain <> sum(l.gain) OR f.commission <> sum(l.commission)`),
	).toEqual([]);
	expect(
		await rows(`SELECT l.fiche_id FROM fiche_lines l JOIN tirage_instances i ON i.id = l.instance_id
			WHERE l.gain > 0 AND NOT EXISTS (SELECT FROM results r WHERE r.instance_id = i.id)`),
	).toEqual([]);
	const [won] = await rows<{ lines: number }>(
		'SELECT count(*) AS lines FROM fiche_lines WHERE gain > 0',
	);
	expect(won?.lines).toBeGreaterThan(50);
});

test('ledger, counters, sums, seals and trail are in step with the fiches', async () => {
	expect((await reconcile(database.db, { most: 5 })).named).toEqual([]);
});

test('nothing is sold in the future, or after sales had ended', async () => {
	expect(
		await rows(`SELECT f.id FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id
			JOIN tirage_instances i ON i.id = l.instance_id
			WHERE f.sold_at > now() OR f.sold_at >= i.close_at`),
	).toEqual([]);
});

test('a day is in progress: draws just over and about to close, sales of the last minutes', async () => {
	const houses = await rows<Record<'over' | 'next' | 'sold', boolean>>(
		`SELECT bool_or(draw_at BETWEEN now() - interval '4 hours' AND now()) AS over,
			bool_or(state = 'open' AND close_at BETWEEN now() AND now() + interval '4 hours') AS next,
			(SELECT count(*) > 1 FROM fiches f WHERE f.company_id = i.company_id
				AND f.sold_at > now() - interval '15 minutes') AS sold
		FROM tirage_instances i GROUP BY company_id`,
	);
	expect(houses).toEqual(Array(2).fill({ over: true, next: true, sold: true }));
	expect(await rows('SELECT id FROM fiches WHERE voided_at > now()')).toEqual([]);
});

test('one draw has one result, in whichever company', async () => {
	const [{ draws, same } = { draws: 0, same: 0 }] = await rows<{ draws: number; same: number }>(
		`SELECT count(*) AS draws, count(*) FILTER (WHERE results = 1) AS same FROM (
			SELECT count(DISTINCT (r.lotto3, r.lot2, r.lot3)) AS results
			FROM results r JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			GROUP BY t.name, i.draw_date HAVING count(*) = 2
		) AS both_houses`,
	);
	expect(draws).toBeGreaterThan(100);
	expect(same).toBe(draws);
});

test('a result waits in each company, for somebody who did not type it', async () => {
	expect(
		await rows(`SELECT c.ref_code, r.created_by_name FROM results r JOIN companies c ON c.id = r.company_id
			JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
			WHERE r.state = 'provisional' AND i.state = 'provisional' AND i.sealed_at IS NOT NULL
			ORDER BY ref_code`),
	).toEqual([
		{ ref_code: 'CHANS', created_by_name: DEMO_SUPERUSER },
		{ ref_code: 'LAKAY', created_by_name: 'Nadège Mésidor' },
	]);
});

test('there is something to find: a ball sold far too much, a late void, money that is missing', async () => {
	expect(
		// Early in the morning nobody else may have sold for that draw yet.
		await rows(`SELECT c.ref_code, hot.numbers, hot.staked > 2 * coalesce(other.staked, 0) AS hot
			FROM companies c
			CROSS JOIN LATERAL (SELECT instance_id, numbers, staked FROM exposures x
				WHERE x.company_id = c.id AND game = 'borlette' AND numbers = '${HOT_BALL}'
				ORDER BY staked DESC LIMIT 1) AS hot
			CROSS JOIN LATERAL (SELECT max(staked) AS staked FROM exposures x WHERE x.company_id = c.id
				AND x.instance_id = hot.instance_id AND game = 'borlette' AND numbers NOT IN ('', '${HOT_BALL}')
				AND holder_id = '00000000-0000-0000-0000-000000000000') AS other
			ORDER BY 1`),
	).toEqual(['CHANS', 'LAKAY'].map((ref_code) => ({ ref_code, numbers: HOT_BALL, hot: true })));
	const late = `SELECT FROM fiches WHERE status = 'deleted' AND sold_at > now() - interval '1 hour'
		AND voided_at - sold_at BETWEEN interval '280 seconds' AND interval '300 seconds'`;
	expect(await rows(late)).toHaveLength(2);
	expect(
		await rows(`SELECT c.ref_code, k.residual < 0 AS short FROM closings k
			JOIN companies c ON c.id = k.company_id WHERE k.residual <> 0 ORDER BY 1`),
	).toEqual(['CHANS', 'LAKAY'].map((ref_code) => ({ ref_code, short: true })));
});

test('no month is billed in whose draws somebody may still sell', async () => {
	expect(
		await rows(`SELECT i.month FROM invoices i
			WHERE i.month + interval '1 month' > now() AT TIME ZONE '${BILLING_ZONE}'
				OR EXISTS (SELECT FROM tirage_instances t WHERE t.company_id = i.company_id AND t.close_at > now()
					AND t.draw_date >= i.month AND t.draw_date < i.month + interval '1 month')`),
	).toEqual([]);
});

test('an agent whose every fiche of a month was voided is not billed for it', async () => {
	const billed = (db: Db) =>
		rowsOf(
			db,
			sql<{ month: string; terminals: number; due_on: string }>`
				SELECT month, terminals, due_on FROM invoices i JOIN companies c ON c.id = i.company_id
				WHERE c.ref_code = 'LAKAY' ORDER BY month`,
		);
	const before = await billed(database.owner);
	expect(before.map(({ terminals }) => terminals > 1)).toEqual([true, true, true]);
	const undone = database.owner.transaction().execute(async (tx) => {
		// What was sold is never changed otherwise, by the owner neither.
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		const { id } = await theRow(
			tx,
			sql<{ id: string }>`SELECT id FROM companies WHERE ref_code = 'LAKAY'`,
		);
		await sql`UPDATE fiches SET status = 'deleted', voided_at = sold_at, voided_by = 'Test', void_reason = 'Test', paid_at = NULL
			WHERE company_id = ${id} AND agent_id = (SELECT agent_id FROM fiches
				WHERE company_id = ${id} AND status <> 'deleted' AND draw_date < date_trunc('month', now() - interval '1 month')
				ORDER BY draw_date, agent_id LIMIT 1)`.execute(tx);
		await sql`DELETE FROM payments WHERE company_id = ${id}`.execute(tx);
		await sql`DELETE FROM invoices WHERE company_id = ${id}`.execute(tx);
		await insertBilling(tx, id);
		const after = await billed(tx);
		expect(after.map(({ month, due_on }) => [month, due_on])).toEqual(
			before.map(({ month, due_on }) => [month, due_on]),
		);
		expect(after[0]?.terminals).toBe((before[0]?.terminals ?? 0) - 1);
		throw new Error('undone');
	});
	await expect(undone).rejects.toThrow('undone');
});

test('a house has rules beside the general ones, and told its terminals', async () => {
	const kinds = `SELECT c.ref_code,
		(SELECT count(DISTINCT (kind, agent_id IS NULL)) FROM limits l WHERE l.company_id = c.id) AS limits,
		(SELECT count(DISTINCT target) FROM primes p WHERE p.company_id = c.id) AS primes,
		(SELECT count(DISTINCT (starts_at < now(), coalesce(ends_at < now(), false))) FROM messages m
			WHERE m.company_id = c.id) AS messages
		FROM companies c ORDER BY 1`;
	// Four families of limits; general, draw, agent, agent in a draw, surcussale; on show, to come, over.
	expect(await rows(kinds)).toEqual(
		['CHANS', 'LAKAY'].map((ref_code) => ({ ref_code, limits: 4, primes: 5, messages: 3 })),
	);
	// Nothing was sold beyond a limit that was set: an ordinary day does not look like a breach.
	expect(
		await rows(`SELECT c.ref_code, l.boule FROM limits l JOIN companies c ON c.id = l.company_id
			JOIN exposures x ON x.company_id = l.company_id AND x.game = l.game AND x.numbers = l.boule
				AND x.holder_id = coalesce(l.agent_id, '00000000-0000-0000-0000-000000000000')
			JOIN tirage_instances i ON i.company_id = x.company_id AND i.id = x.instance_id AND i.state = 'open'
			WHERE l.is_active AND l.kind = 'boule' AND x.staked > l.limite
				AND (l.tirage_id IS NULL OR l.tirage_id = i.tirage_id)`),
	).toEqual([]);
	// People were there before the demo was loaded.
	expect(await rows(`SELECT id FROM agents WHERE created_at > now() - interval '19 days'`)).toEqual(
		[],
	);
});

test('everybody named at the start can sign in and read figures', async () => {
	const app = await buildApp({ db: database.db, config: CONFIG, checkAnswers: true });
	for (const { username, password } of DEMO_LOGINS) {
		const login = await app.inject(requestOf(authApi.login, { body: { username, password } }));
		expect([username, login.statusCode]).toEqual([username, 200]);
		const { accessToken, user } = login.json<OutputOf<typeof authApi.login>>();
		const holds = ({ codename }: { codename: Permission }, endpoint: Endpoint) =>
			codesOf(endpoint).includes(codename);
		for (const endpoint of Object.values(dashboardApi)) {
			const answer = await app.inject(requestOf(endpoint, {}, accessToken));
			const status = user.perms.some((code) => holds(code, endpoint)) ? 200 : 403;
			expect([username, endpoint.path, answer.statusCode]).toEqual([
				username,
				endpoint.path,
				status,
			]);
		}
	}
	await app.close();
});

test('an installation with people of its own never gets the demo, nor a second superuser', async () => {
	const own = await cloneDatabase('borlette');
	expect(await loadDemo(own.owner)).toBe(false);
	expect((await firstRun(own.db, readConfig({}))).logins).toEqual([]);
	await own.close();
});

test('where no owner is given for it, an empty database is not left without anybody', async () => {
	const own = await cloneDatabase('template1');
	await migrate(own.owner);
	await expect(firstRun(own.db, { ...readConfig({}), demo: true })).rejects.toThrow(
		'DEMO=1 needs DATABASE_OWNER_URL',
	);
	await own.close();
});

test('without demo, an empty database gets a superuser whose password is told once', async () => {
	const own = await cloneDatabase('template1');
	await migrate(own.owner);
	const [login] = (await firstRun(own.db, readConfig({}))).logins;
	expect(login).toMatchObject({ role: 'Super Admin', username: 'superadmin' });
	expect(login?.password.length).toBeGreaterThan(20);
	expect((await firstRun(own.db, readConfig({}))).logins).toEqual([]);
	await own.close();
});
