import { codesOf, type Endpoint, type OutputOf, type Permission } from '@borlette/shared/contract';
import { authApi } from '@borlette/shared/contract/auth';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import { setAppPassword } from '../../db/app-role.ts';
import { migrate } from '../../db/migrate.ts';
import { buildApp } from '../../start/app.ts';
import { firstRun } from '../../start/first-run.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { APP_PASSWORD, cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { requestOf } from '../testing/test-api.ts';
import { loadDemo } from './load.ts';
import { DEMO_LOGINS } from './people.ts';

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
afterAll(() => database.drop());

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
	for (const agents of [300, 200]) expect(await loadDemo(database.owner, agents)).toBe(true);
	const [house] = await rows<{ agents: number; branches: number; names: number }>(
		`SELECT count(*) AS agents, count(DISTINCT surcussale_id) AS branches,
			count(DISTINCT first_name || last_name) AS names
		FROM agents JOIN companies c ON c.id = company_id WHERE c.ref_code = 'LAKAY'`,
	);
	expect(house?.agents).toBe(300);
	expect(house?.branches).toBeGreaterThan(20);
	expect(house?.names).toBeLessThan(300);
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
	await own.drop();
});

test('where no owner is given for it, an empty database is not left without anybody', async () => {
	const own = await cloneDatabase('template1');
	await migrate(own.owner);
	await expect(firstRun(own.db, { ...readConfig({}), demo: true })).rejects.toThrow(
		'DEMO=1 needs DATABASE_OWNER_URL',
	);
	await own.drop();
});

test('without demo, an empty database gets a superuser whose password is told once', async () => {
	const own = await cloneDatabase('template1');
	await migrate(own.owner);
	const [login] = (await firstRun(own.db, readConfig({}))).logins;
	expect(login).toMatchObject({ role: 'Super Admin', username: 'superadmin' });
	expect(login?.password.length).toBeGreaterThan(20);
	expect((await firstRun(own.db, readConfig({}))).logins).toEqual([]);
	await own.drop();
});
