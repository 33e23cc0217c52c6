import type { Endpoint } from '@borlette/shared/contract';
import { deviceApi, passwordApi } from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { sql } from 'kysely';
import { readConfig } from '../../config/config.ts';
import { firstRun } from '../../start/first-run.ts';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi({ twoFactorRoles: [] });
const GIVEN = 'quatre mots bien longs';
const OWN = 'cinq mots encore plus longs';
const DAY_MS = 86_400_000;
afterEach(() => jest.restoreAllMocks());

const login = (username: string, password: string) =>
	api.call({ token: undefined }, authApi.login, { body: { username, password } });
const giveSupervisor = () =>
	api.call('adminA', passwordApi.supervisor, {
		body: { id: IDS.otherSupervisorA, password: GIVEN },
	});
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Profile, choosing one and leaving; anything else that turns up here was opened by mistake. */
const OPEN = [
	'GET /api/companies/user',
	'GET /api/generals/user',
	'GET /api/supervisors/user',
	'POST /api/user/auth/logout',
	'PUT /api/user/auth/password',
];

test('until another one is chosen, a password that somebody gave opens nothing else', async () => {
	await giveSupervisor();
	const { body } = await login('otherSupervisorA', GIVEN);
	expect(body.user.password_due).toBe(true);
	const endpoints = api.app.endpoints.filter(
		({ access }) => access === 'session' || typeof access === 'object',
	);
	const open: string[] = [];
	for (const endpoint of endpoints) {
		// One sign-in each: leaving is among them.
		const token = await api.tokenOf('otherSupervisorA');
		const params = Object.fromEntries(
			[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']),
		);
		const { status, failure } = await api.inject(requestOf(endpoint, { params }, token));
		if (status === 403 && failure.code === 'password_due') continue;
		open.push(nameOf(endpoint));
	}
	expect(open.sort()).toEqual(OPEN);
});

test('another one opens everything, ends other sign-ins and is the only one from then on', async () => {
	await giveSupervisor();
	const other = (await login('otherSupervisorA', GIVEN)).body.accessToken;
	const { accessToken: token } = (await login('otherSupervisorA', GIVEN)).body;
	const choose = (password: string) =>
		api.call({ token }, passwordApi.choose, { body: { password } });
	expect((await choose(GIVEN)).failure.fields).toEqual({ password: { code: 'same_password' } });
	expect((await choose('password1')).failure.fields).toEqual({ password: { code: 'guessable' } });
	expect((await choose(OWN)).status).toBe(200);
	expect((await api.call({ token }, deviceApi.list, { query: {} })).status).toBe(200);
	expect((await api.call({ token: other }, profileApi.supervisor, {})).status).toBe(401);
	expect((await login('otherSupervisorA', GIVEN)).failure.code).toBe('invalid_credentials');
	expect((await login('otherSupervisorA', OWN)).body.user.password_due).toBe(false);
	expect((await choose('six mots et toujours plus longs')).failure.code).toBe('conflict');
});

test('it opens for three days; who gave it gives another one', async () => {
	await giveSupervisor();
	const now = Date.now();
	const at = (days: number) => jest.spyOn(Date, 'now').mockReturnValue(now + days * DAY_MS);
	at(2.9);
	expect((await login('otherSupervisorA', GIVEN)).status).toBe(200);
	at(3.1);
	expect((await login('otherSupervisorA', 'wrong')).failure.code).toBe('invalid_credentials');
	const late = await login('otherSupervisorA', GIVEN);
	expect([late.status, late.failure.code]).toEqual([403, 'password_expired']);
	await giveSupervisor();
	expect((await login('otherSupervisorA', GIVEN)).status).toBe(200);
});

test('so are the passwords of a new supervisor, a new admin and the first superuser', async () => {
	const supervisor = { username: 'neuve', first_name: 'Rose', last_name: 'Neuve' };
	await api.call('adminA', supervisorApi.create, {
		body: { ...supervisor, phone: '+50937112233', commission: 0, password: GIVEN },
	});
	const company = { companyname: 'Soleil Levant', ref_code: 'SOL', country_id: IDS.haiti };
	await api.call('root', companyApi.create, {
		body: { ...company, username: 'soleil', password: GIVEN },
	});
	await sql`DELETE FROM users WHERE role = 'superuser'`.execute(api.owner);
	await firstRun(api.db, { ...readConfig({}), superuserPassword: GIVEN });
	for (const username of ['neuve', 'soleil', 'superadmin']) {
		const { body } = await login(username, GIVEN);
		expect([username, body.user.password_due]).toEqual([username, true]);
	}
	// Nobody could give the first one another.
	jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * DAY_MS);
	expect((await login('superadmin', GIVEN)).status).toBe(200);
	expect((await login('soleil', GIVEN)).failure.code).toBe('password_expired');
});

test('one that a person chose themselves stays', async () => {
	expect((await login('adminB', PASSWORD)).body.user.password_due).toBe(false);
	const body = { old_password: PASSWORD, password: OWN };
	expect((await api.call('adminB', passwordApi.own, { body })).status).toBe(200);
	expect((await login('adminB', OWN)).body.user.password_due).toBe(false);
});
