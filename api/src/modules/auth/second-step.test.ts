import type { Endpoint } from '@borlette/shared/contract';
import { twoFactorApi } from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Person } from '../../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi({ twoFactorRoles: ['superuser'] });
const nobody = { token: undefined };
const login = (username: Person) =>
	api.call(nobody, authApi.login, { body: { username, password: PASSWORD } });
const demandOf = (column: string, value: boolean) =>
	sql`UPDATE company_settings SET ${sql.ref(column)} = ${value}`.execute(api.owner);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

afterEach(async () => {
	await sql`DELETE FROM two_factor`.execute(api.owner);
	await demandOf('two_factor_admins', false);
	await demandOf('two_factor_supervisors', false);
});

/** Profile, setting it up and leaving; anything else that turns up here was opened by mistake. */
const OPEN = [
	'GET /api/companies/user',
	'GET /api/generals/user',
	'GET /api/supervisors/user',
	'GET /api/user/auth/two-factor',
	'POST /api/user/auth/logout',
	'POST /api/user/auth/two-factor',
	'PUT /api/user/auth/password',
	'PUT /api/user/auth/two-factor',
];

test('until it is set up every call but those that do so is refused, the live events too', async () => {
	expect((await login('root')).body.user.second_step_due).toBe(true);
	const isSignedIn = ({ access }: Endpoint) => access === 'session' || typeof access === 'object';
	const endpoints = api.app.endpoints.filter(isSignedIn);
	const open: string[] = [];
	for (const endpoint of endpoints) {
		const input = {
			params: Object.fromEntries(
				[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']),
			),
		};
		const request = requestOf(endpoint, input, await api.tokenOf('root'));
		const { status, failure } = await api.inject(request);
		if (status === 403 && failure.code === 'second_step_required') continue;
		open.push(nameOf(endpoint));
	}
	expect(open.sort()).toEqual(OPEN);
	expect(endpoints.length).toBeGreaterThan(100);
});

test('the sign-in goes on where it was once the second step is there', async () => {
	const { body } = await login('root');
	const as = { token: body.accessToken };
	const begun = await api.call(as, twoFactorApi.begin, { body: { password: PASSWORD } });
	const code = TOTP.generate({ secret: Secret.fromBase32(begun.body.secret) });
	expect((await api.call(as, profileApi.superuser, {})).body.second_step_due).toBe(true);
	const confirmed = await api.call(as, twoFactorApi.confirm, { body: { code } });
	expect(confirmed.body.recovery_codes).toHaveLength(10);
	expect((await api.call(as, profileApi.superuser, {})).body.second_step_due).toBe(false);
});

test.each([
	['two_factor_admins', 'adminA', 'supervisorA'],
	['two_factor_supervisors', 'supervisorA', 'adminA'],
] as const)('a company demands it by %s', async (column, of, others) => {
	const token = await api.tokenOf(of);
	const profile = of === 'adminA' ? profileApi.company : profileApi.supervisor;
	const devices = () => api.inject(requestOf(twoFactorApi.renewCodes, {}, token));
	expect((await api.call({ token }, profile, {})).body.second_step_due).toBe(false);
	await demandOf(column, true);
	// From the next call on, for who is signed in already.
	expect((await api.call({ token }, profile, {})).body.second_step_due).toBe(true);
	expect((await devices()).failure.code).toBe('second_step_required');
	expect((await login(others)).body.user.second_step_due).toBe(false);
});

test('a role is demanded in every company', async () => {
	const { twoFactorRoles } = api.app.signInRules;
	api.app.signInRules.twoFactorRoles = ['supervisor'];
	expect((await login('supervisorB')).body.user.second_step_due).toBe(true);
	expect((await login('adminB')).body.user.second_step_due).toBe(false);
	expect((await login('root')).body.user.second_step_due).toBe(false);
	api.app.signInRules.twoFactorRoles = twoFactorRoles;
});
