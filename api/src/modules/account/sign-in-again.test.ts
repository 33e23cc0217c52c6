import type { Endpoint } from '@borlette/shared/contract';
import { deviceApi, passwordApi, userPermissionsApi } from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import { tokenHash } from '../../identity/token.ts';
import { IDS, PASSWORD, type Person } from '../../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const MINUTES = 10;
/** A sign-in that was made so many minutes ago and is used since. */
async function signedIn(person: Person, minutesAgo: number): Promise<string> {
	const token = await api.tokenOf(person);
	await sql`UPDATE tokens SET created_at = now() - make_interval(mins => ${minutesAgo})
		WHERE token_hash = ${tokenHash(token)}`.execute(api.owner);
	return token;
}
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isAlive = async (token: string) =>
	(await api.call({ token }, profileApi.company, {})).status === 200;

/** Whoever takes one of them away lets a stolen sign-in do it. */
const ASK_AGAIN = [
	'DELETE /api/companies/two-factor',
	'DELETE /api/user/auth/other-sessions',
	'DELETE /api/user/auth/sessions',
	'POST /api/companies/office',
	'PUT /api/companies/agent-password',
	'PUT /api/companies/office-password',
	'PUT /api/companies/supervisor-password',
	'PUT /api/companies/user-permissions',
	'PUT /api/user/auth/password',
];

test('rights, passwords and sign-ins are changed by a sign-in of the last minutes only', async () => {
	const asking = api.app.endpoints.filter(({ asksAgain }) => asksAgain);
	expect(asking.map(nameOf).sort()).toEqual(ASK_AGAIN);
	const token = await signedIn('adminA', MINUTES + 1);
	for (const endpoint of asking) {
		const { status, failure } = await api.inject(requestOf(endpoint, { body: {} }, token));
		expect([nameOf(endpoint), status, failure.code]).toEqual([
			nameOf(endpoint),
			403,
			'sign_in_again',
		]);
	}
	expect(await isAlive(token)).toBe(true);
});

test('nor by one that was made before the clock was set back', async () => {
	const token = await signedIn('adminA', -(MINUTES + 1));
	const { failure } = await api.call({ token }, deviceApi.revokeOthers, {});
	expect(failure.code).toBe('sign_in_again');
});

test('a minute before that it still does', async () => {
	const token = await signedIn('adminA', MINUTES - 1);
	const body = { id: IDS.agentA as string, password: 'quatre mots bien longs' };
	expect((await api.call({ token }, passwordApi.agent, { body })).status).toBe(200);
	expect((await api.call({ token }, deviceApi.revokeOthers, {})).status).toBe(200);
});

test('what somebody may not do is refused before they are asked who they are', async () => {
	const token = await signedIn('supervisorA', MINUTES + 1);
	const body = { id: IDS.supervisorA, version: 1, perms: [] };
	expect((await api.call({ token }, userPermissionsApi.update, { body })).failure.code).toBe(
		'forbidden',
	);
});

test('one’s phone, by which one signs in, asks too; the same phone and one’s names do not', async () => {
	const phone = '+50936445566';
	const fresh = await api.tokenOf('adminA');
	expect((await api.call({ token: fresh }, profileApi.update, { body: { phone } })).status).toBe(
		200,
	);
	const token = await signedIn('adminA', MINUTES + 1);
	const change = (body: { phone?: string; first_name?: string }) =>
		api.call({ token }, profileApi.update, { body });
	expect((await change({ phone, first_name: 'Marie' })).status).toBe(200);
	expect((await change({ phone: '+50936445567' })).failure.code).toBe('sign_in_again');
	expect((await api.call({ token }, profileApi.company, {})).body.phone).toBe(phone);
});

test('signing in over a sign-in replaces it, and it counts from then', async () => {
	const old = await signedIn('adminA', MINUTES + 1);
	const body = { username: 'adminA', password: PASSWORD };
	const { accessToken } = (await api.call({ token: old }, authApi.login, { body })).body;
	expect([await isAlive(old), await isAlive(accessToken)]).toEqual([false, true]);
	const ended = await api.call({ token: accessToken }, deviceApi.revokeOthers, {});
	expect(ended.status).toBe(200);
});

test('a sign-in ends nobody else’s, and a wrong password none at all', async () => {
	const other = await api.tokenOf('adminB');
	const own = { username: 'adminA', password: PASSWORD };
	expect((await api.call({ token: other }, authApi.login, { body: own })).status).toBe(200);
	const wrong = { username: 'adminB', password: 'wrong' };
	expect((await api.call({ token: other }, authApi.login, { body: wrong })).status).toBe(401);
	expect(await isAlive(other)).toBe(true);
});
