import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const newAgent = {
	first_name: 'Guerline',
	last_name: 'Mésidor',
	phone: '+50937112233',
	surcussale_id: IDS.surcussaleA,
	commission: 1200,
	device_id: '',
	username: 'guerline',
	password: 'a long password',
};
const { username: _username, password: _password, ...editable } = newAgent;

async function created(changes: Partial<typeof newAgent> = {}) {
	const { status, body } = await api.call('adminA', agentApi.create, {
		body: { ...newAgent, ...changes },
	});
	expect(status).toBe(200);
	return body;
}

test('an added agent is listed with their surcussale, and the password is kept as argon2id', async () => {
	const agent = await created({ username: 'listed' });
	expect(agent).toMatchObject({
		surcussale_name: 'Jacmel',
		balance: 0,
		is_active: true,
		version: 1,
	});
	const { body } = await api.call('adminA', agentApi.list, { query: { q: 'listed' } });
	expect(body).toEqual([agent]);
	const { rows } = await sql<{ password_hash: string }>`
		SELECT password_hash FROM agents WHERE id = ${agent.id}`.execute(api.owner);
	expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
});

test('in "Toutes" a balance says in which currency it is', async () => {
	await created({ username: 'abroad' });
	const { body } = await api.call('root', agentApi.list, { query: { q: 'abroad' } });
	expect(body).toMatchObject([{ companyname: 'Company A', currency: 'HTG' }]);
});

test('a username or terminal that is taken is the fault of its field', async () => {
	await created({ username: 'twice', device_id: 'POS-1' });
	const again = await api.call('adminA', agentApi.create, {
		body: { ...newAgent, username: 'TWICE' },
	});
	expect(again.status).toBe(422);
	expect(again.failure.fields).toEqual({ username: { code: 'taken' } });
	const terminal = await api.call('adminA', agentApi.create, {
		body: { ...newAgent, username: 'thrice', device_id: 'POS-1' },
	});
	expect(terminal.failure.fields).toEqual({ device_id: { code: 'taken' } });
});

test('a surcussale of another company is as unknown as one that never was', async () => {
	for (const surcussale_id of [IDS.surcussaleB, IDS.unknown]) {
		const { status, failure } = await api.call('adminA', agentApi.create, {
			body: { ...newAgent, username: 'nowhere', surcussale_id },
		});
		expect(status).toBe(422);
		expect(failure.fields).toEqual({ surcussale_id: { code: 'unknown_reference' } });
	}
});

test('no agent is given to a surcussale that is blocked; whoever is there stays', async () => {
	const { body: list } = await api.call('adminA', agentApi.list, { query: {} });
	const agents = list as Agent[];
	const there = agents.find(({ surcussale_id }) => surcussale_id === IDS.otherSurcussaleA);
	const block = (is_active: boolean) =>
		sql`UPDATE surcussales SET is_active = ${is_active} WHERE id = ${IDS.otherSurcussaleA}`.execute(
			api.owner,
		);
	const elsewhere = await created({ username: 'moving' });
	await block(false);
	const blocked = { surcussale_id: { code: 'not_allowed', limit: 'blocked' } };
	const given = { ...newAgent, username: 'given', surcussale_id: IDS.otherSurcussaleA };
	const added = await api.call('adminA', agentApi.create, { body: given });
	expect(added.failure.fields).toEqual(blocked);
	const change = ({ id, version, is_active, ...row }: Agent, surcussale_id: string) => {
		const body = Object.fromEntries(
			Object.keys(editable).map((name) => [name, row[name as never]]),
		);
		return api.call('adminA', agentApi.update, {
			body: { ...body, id, version, is_active, surcussale_id } as never,
		});
	};
	expect((await change(elsewhere, IDS.otherSurcussaleA)).failure.fields).toEqual(blocked);
	expect((await change(there as Agent, IDS.otherSurcussaleA)).status).toBe(200);
	await block(true);
	expect((await change(elsewhere, IDS.otherSurcussaleA)).status).toBe(200);
});

test('two people change one agent: the second is told, with the row as it is now', async () => {
	const { id } = await created({ username: 'contested' });
	const first = await api.call('adminA', agentApi.update, {
		body: { ...editable, id, version: 1, last_name: 'First' },
	});
	expect(first.body).toMatchObject({ last_name: 'First', version: 2 });
	const second = await api.call('adminA', agentApi.update, {
		body: { ...editable, id, version: 1, last_name: 'Second' },
	});
	expect(second.status).toBe(412);
	expect(second.failure).toMatchObject({
		code: 'version_conflict',
		current: { last_name: 'First' },
	});
});

test('If-Match stands for the version in the body', async () => {
	const { id } = await created({ username: 'if-match' });
	const send = async (version: string) =>
		api.inject({
			method: 'PUT',
			url: agentApi.update.path,
			headers: { authorization: `Token ${await api.tokenOf('adminA')}`, 'if-match': version },
			payload: { ...editable, id },
		});
	expect((await send('"1"')).status).toBe(200);
	expect((await send('"1"')).status).toBe(412);
});

test('blocking takes block_agent beside change_agent', async () => {
	const { id } = await created({ username: 'blocked' });
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = 'block_agent'`.execute(
		api.owner,
	);
	const change = { body: { ...editable, id, version: 1, is_active: false } };
	expect((await api.call('adminA', agentApi.update, change)).failure.code).toBe('forbidden');
	const same = { body: { ...change.body, is_active: true } };
	expect((await api.call('adminA', agentApi.update, same)).status).toBe(200);

	await sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, 'block_agent')`.execute(api.owner);
	const blocked = await api.call('adminA', agentApi.update, {
		body: { ...change.body, version: 2 },
	});
	expect(blocked.body.is_active).toBe(false);
});

test('an agent who sold cannot be deleted, one who did not is gone', async () => {
	const sold = await created({ username: 'sold' });
	await insertFiche(api.owner, { agentId: sold.id });
	const refused = await api.call('adminA', agentApi.remove, { body: { id: sold.id } });
	expect([refused.status, refused.failure.code]).toEqual([409, 'in_use']);

	const { id } = await created({ username: 'never-sold' });
	expect((await api.call('adminA', agentApi.remove, { body: { id } })).body).toEqual({ id });
	expect((await api.call('adminA', agentApi.one, { params: { agentId: id } })).status).toBe(404);
});

test('a supervisor sees the agents of their surcussales only', async () => {
	const { body } = await api.call('supervisorA', agentApi.list, { query: {} });
	const ids = (body as Array<{ id: string; surcussale_id: string }>).map(({ id }) => id);
	expect(ids).toContain(IDS.agentA);
	expect(ids).not.toContain(IDS.otherAgentA);
	const other = await api.call('supervisorA', agentApi.one, {
		params: { agentId: IDS.otherAgentA },
	});
	expect(other.status).toBe(404);
});

test('each write leaves an entry with before and after, and no secret', async () => {
	const { id } = await created({ username: 'audited' });
	await api.call('adminA', agentApi.update, {
		body: { ...editable, id, version: 1, commission: 7 },
	});
	await api.call('adminA', agentApi.remove, { body: { id } });
	const { rows } = await sql<{ action: string; before: unknown; after: unknown }>`
		SELECT action, before, after, actor_name, actor_role FROM audit_entries
		WHERE object_id = ${id} ORDER BY seq`.execute(api.owner);
	expect(rows).toMatchObject([
		{ action: 'create', before: null, after: { username: 'audited' }, actor_role: 'company' },
		{ action: 'update', before: { commission: 1200 }, after: { commission: 7 } },
		{ action: 'delete', before: { commission: 7 }, after: null, actor_name: 'adminA Test' },
	]);
	expect(JSON.stringify(rows)).not.toMatch(/password|argon2/);
});
