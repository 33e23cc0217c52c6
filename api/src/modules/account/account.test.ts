import { DEFAULT_PERMISSIONS, type Permission } from '@borlette/shared/contract';
import {
	type Device,
	deviceApi,
	passwordApi,
	type User,
	userPermissionsApi,
} from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { stopClocks } from '../../tools/testing/stop-clocks.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
afterEach(() => jest.restoreAllMocks());
const login = (username: string, password: string) =>
	api.call({ token: undefined }, authApi.login, { body: { username, password } });

test('an agent’s new password is kept as argon2id; a supervisor gives it to their own only', async () => {
	const body = { id: IDS.agentA as string, password: 'another password' };
	expect((await api.call('adminA', passwordApi.agent, { body })).body).toEqual({ id: IDS.agentA });
	const { rows } = await sql<{ password_hash: string }>`
		SELECT password_hash FROM agents WHERE id = ${IDS.agentA}`.execute(api.owner);
	expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'change_password_agent')`.execute(
		api.owner,
	);
	const other = { ...body, id: IDS.otherAgentA };
	expect((await api.call('supervisorA', passwordApi.agent, { body: other })).status).toBe(404);
	expect((await api.call('supervisorA', passwordApi.agent, { body })).status).toBe(200);
	const short = await api.call('adminA', passwordApi.agent, { body: { ...body, password: 'x' } });
	expect(short.failure.fields).toEqual({ password: { code: 'too_short', limit: 8 } });
});

test('an agent’s terminals are signed out by it', async () => {
	await sql`INSERT INTO agent_tokens (company_id, token_hash, agent_id, device_id, expires_at)
		VALUES (${IDS.companyA}, '\x01', ${IDS.agentA}, 'POS-1', now() + interval '1 day'),
			(${IDS.companyA}, '\x02', ${IDS.otherAgentA}, 'POS-2', now() + interval '1 day')`.execute(
		api.owner,
	);
	await api.call('adminA', passwordApi.agent, {
		body: { id: IDS.agentA, password: 'a third password' },
	});
	const { rows } = await sql`SELECT agent_id FROM agent_tokens`.execute(api.owner);
	expect(rows).toEqual([{ agent_id: IDS.otherAgentA }]);
});

test('a supervisor’s new password signs them out everywhere and in with it only', async () => {
	const token = await api.tokenOf('otherSupervisorA');
	const body = { id: IDS.otherSupervisorA, password: 'another password' };
	await api.call('adminA', passwordApi.supervisor, { body });
	expect((await api.call({ token }, profileApi.supervisor, {})).status).toBe(401);
	expect((await login('otherSupervisorA', PASSWORD)).failure.code).toBe('invalid_credentials');
	expect((await login('otherSupervisorA', body.password)).status).toBe(200);
	const { rows } = await sql<{ after: unknown }>`SELECT after FROM audit_entries
		WHERE object_id = ${IDS.otherSupervisorA} AND object_type = 'supervisor'`.execute(api.owner);
	expect(rows).toEqual([{ after: { password: 'changed' } }]);
});

test('one’s own password takes the old one, and ends every other sign-in', async () => {
	const [token, other] = [await api.tokenOf('adminB'), await api.tokenOf('adminB')];
	const change = (old_password: string) =>
		api.call({ token }, passwordApi.own, { body: { old_password, password: 'a new password' } });
	expect((await change('not it')).failure.fields).toEqual({
		old_password: { code: 'wrong_password' },
	});
	expect((await api.call({ token: other }, profileApi.company, {})).status).toBe(200);
	expect((await change(PASSWORD)).status).toBe(200);
	expect((await api.call({ token }, profileApi.company, {})).status).toBe(200);
	expect((await api.call({ token: other }, profileApi.company, {})).status).toBe(401);
	expect((await login('adminB', 'a new password')).status).toBe(200);
});

test('guessing the old password is slowed down', async () => {
	stopClocks();
	const answers: number[] = [];
	for (let guess = 0; guess < 6; guess++) {
		const { status } = await api.call('supervisorB', passwordApi.own, {
			body: { old_password: `guess ${guess}`, password: 'a new password' },
		});
		answers.push(status);
	}
	expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
});

test('one sees where one is signed in and ends one of them, never somebody else’s', async () => {
	const [token, other] = [await api.tokenOf('supervisorA'), await api.tokenOf('supervisorA')];
	const list = async () =>
		(await api.call({ token }, deviceApi.list, { query: { sort: '-created_at' } }))
			.body as Device[];
	const before = await list();
	expect(before.filter(({ is_current }) => is_current)).toHaveLength(1);
	expect(JSON.stringify(before)).not.toContain('token');
	const id = before[0]?.id as string;
	const foreign = await api.call('adminA', deviceApi.revoke, { body: { id } });
	expect(foreign.status).toBe(404);
	expect((await api.call({ token }, deviceApi.revoke, { body: { id } })).body).toEqual({ id });
	expect((await list()).map((device) => device.id)).not.toContain(id);
	expect((await api.call({ token: other }, profileApi.supervisor, {})).status).toBe(401);
});

describe('permissions', () => {
	const get = async (userId: string) =>
		(await api.call('adminA', userPermissionsApi.one, { params: { userId } })).body;
	const put = (
		person: 'adminA' | 'root',
		{ id, version }: User,
		perms: readonly Permission[],
		token?: string,
	) =>
		api.call(token ? { token } : person, userPermissionsApi.update, {
			body: { id, version, perms: [...perms] },
		});

	test('what is given works at the next call, what is taken too', async () => {
		const before = await get(IDS.supervisorA);
		const perms = [...before.perms, 'add_agent' as const];
		const after = await put('adminA', before, perms);
		expect(after.body.perms).toContain('add_agent');
		const tried = await api.call('supervisorA', agentApi.create, { body: {} as never });
		expect(tried.failure.code).toBe('validation_failed');
		expect((await put('adminA', before, perms)).status).toBe(412);
		const taken = await put('adminA', after.body, ['view_agent']);
		expect(taken.body.perms).toEqual(['view_agent']);
		const refused = await api.call('supervisorA', agentApi.create, { body: {} as never });
		expect(refused.failure.code).toBe('forbidden');
	});

	test('nobody gives what they do not have, nor a code of the provider', async () => {
		const user = await get(IDS.otherSupervisorA);
		const provider = await put('adminA', user, ['view_company']);
		expect(provider.failure.fields).toEqual({ 'perms.0': { code: 'not_allowed' } });
		await sql`DELETE FROM user_permissions
			WHERE user_id = ${IDS.adminA} AND codename = 'block_sup'`.execute(api.owner);
		const own = await put('adminA', user, ['view_agent', 'block_sup']);
		expect(own.failure.fields).toEqual({ 'perms.1': { code: 'not_allowed' } });
	});

	test('who changes somebody leaves them codes that they do not have themselves, and does not give those back', async () => {
		const more = ['block_sup', 'view_company'] as const;
		await sql`INSERT INTO user_permissions SELECT ${IDS.otherSupervisorA}::uuid, unnest(${more}::text[])
			ON CONFLICT DO NOTHING`.execute(api.owner);
		const user = await get(IDS.otherSupervisorA);
		const left = await put('adminA', user, ['view_agent', ...more]);
		expect(left.body.perms.toSorted()).toEqual(['block_sup', 'view_agent', 'view_company']);
		const taken = await put('adminA', left.body, ['view_agent']);
		expect(taken.body.perms).toEqual(['view_agent']);
		const again = await put('adminA', taken.body, ['view_agent', ...more]);
		expect(again.failure.fields).toEqual({
			'perms.1': { code: 'not_allowed' },
			'perms.2': { code: 'not_allowed' },
		});
	});

	test('the provider reads what people of all companies may do', async () => {
		const { body } = await api.call('root', userPermissionsApi.list, {
			query: { role: 'company' },
		});
		const perms = (body as User[]).map((user) => user.perms.length);
		expect(perms.length).toBeGreaterThan(1);
		expect(Math.min(...perms)).toBeGreaterThan(0);
	});

	test('an admin is changed by the provider only', async () => {
		const admin = await get(IDS.adminA);
		expect((await put('adminA', admin, DEFAULT_PERMISSIONS.company)).failure.code).toBe(
			'forbidden',
		);
		const token = await api.tokenOf('root', IDS.companyA);
		const changed = await put('root', admin, DEFAULT_PERMISSIONS.company, token);
		expect(changed.body.perms).toHaveLength(DEFAULT_PERMISSIONS.company.length);
	});
});
