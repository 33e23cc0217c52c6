import { type Message, messagesApi } from '@borlette/shared/contract/messages';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const editable = {
	title: 'Tirage reporté',
	body: 'Le tirage de New York est reporté.',
	surcussale_id: null as string | null,
	agent_id: null as string | null,
	starts_at: '2126-11-21T12:00:00.000Z',
	ends_at: '2126-11-22T12:00:00.000Z' as string | null,
};
const create = (changes: Partial<typeof editable> = {}) =>
	api.call('adminA', messagesApi.create, { body: { ...editable, ...changes } });
const titles = async () => {
	const { body } = await api.call('supervisorA', messagesApi.list, { query: {} });
	return (body as Message[]).map(({ title }) => title);
};

test('a message goes to all, to one surcussale or to one agent, each seen by who it is for', async () => {
	expect((await create({ title: 'all' })).body).toMatchObject({
		created_by: 'adminA Test',
		is_active: true,
	});
	const own = await create({ title: 'own', surcussale_id: IDS.surcussaleA });
	expect(own.body.surcussale_name).toBe('Jacmel');
	const agent = await create({ title: 'agent', agent_id: IDS.agentA });
	expect(agent.body.agent_name).toBe('Élise Zamor · 0001');
	await create({ title: 'other', surcussale_id: IDS.otherSurcussaleA });
	await create({ title: 'other agent', agent_id: IDS.otherAgentA });
	const seen = await titles();
	expect(seen).toEqual(expect.arrayContaining(['all', 'own', 'agent']));
	expect(seen).not.toContain('other');
	expect(seen).not.toContain('other agent');
});

test('one whose answer was lost is sent once, however often it is sent again', async () => {
	const input = { body: { ...editable, title: 'once' }, key: 'a-message-sent-again' };
	const first = await api.call('adminA', messagesApi.create, input);
	const again = await api.call('adminA', messagesApi.create, input);
	expect(again.body).toEqual(first.body);
	expect((await titles()).filter((title) => title === 'once')).toHaveLength(1);
	const other = { ...input, body: { ...input.body, body: 'Autre.' } };
	expect((await api.call('adminA', messagesApi.create, other)).failure.code).toBe('key_reused');
});

test('two targets, an end before the start, a target elsewhere: the fault of their fields', async () => {
	const both = await create({ surcussale_id: IDS.surcussaleA, agent_id: IDS.agentA });
	expect(both.failure.fields).toEqual({ agent_id: { code: 'not_allowed' } });
	const ends = await create({ ends_at: editable.starts_at });
	expect(ends.failure.fields).toEqual({ ends_at: { code: 'end_before_start' } });
	// Of its whole period nothing is left: it was accepted, and nobody ever saw it.
	const over = { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' };
	const past = { ends_at: { code: 'end_before_start', limit: 'now' } };
	expect((await create(over)).failure.fields).toEqual(past);
	const foreign = await create({ agent_id: IDS.agentB });
	expect(foreign.failure.fields).toEqual({ agent_id: { code: 'unknown_reference' } });
});

test('it is switched off by the next version, then taken back', async () => {
	const { body } = await create({ title: 'off' });
	const change = { ...editable, title: 'off', id: body.id, version: 1, is_active: false };
	const off = await api.call('adminA', messagesApi.update, { body: change });
	expect(off.body).toMatchObject({ is_active: false, version: 2 });
	expect((await api.call('adminA', messagesApi.update, { body: change })).status).toBe(412);
	await api.call('adminA', messagesApi.remove, { body: { id: body.id } });
	const one = await api.call('adminA', messagesApi.one, { params: { messageId: body.id } });
	expect(one.status).toBe(404);
	const { rows } = await sql`SELECT action FROM audit_entries WHERE object_id = ${body.id}
		ORDER BY seq`.execute(api.owner);
	expect(rows).toEqual([{ action: 'create' }, { action: 'block' }, { action: 'delete' }]);
});

test('one that is over is switched off and renamed as it is; another end has to be to come', async () => {
	const { body } = await create({ title: 'over' });
	await sql`UPDATE messages SET starts_at = '2026-01-01', ends_at = '2026-01-02'
		WHERE id = ${body.id}`.execute(api.owner);
	const over = { ...editable, id: body.id, starts_at: '2026-01-01T00:00:00Z' };
	const change = (changes: object) =>
		api.call('adminA', messagesApi.update, { body: { ...over, ...changes } as never });
	const { ends_at } = (
		await api.call('adminA', messagesApi.one, { params: { messageId: body.id } })
	).body;
	const renamed = await change({ ends_at, title: 'renamed', is_active: false, version: 1 });
	expect(renamed.status).toBe(200);
	const other = await change({ ends_at: '2026-01-03T00:00:00Z', version: 2 });
	expect(other.failure.fields).toEqual({ ends_at: { code: 'end_before_start', limit: 'now' } });
});

test('a supervisor who may write speaks to their own terminals only', async () => {
	await sql`INSERT INTO user_permissions SELECT ${IDS.supervisorA},
		unnest('{add_apppromote,change_apppromote}'::text[])`.execute(api.owner);
	const send = (changes: object) =>
		api.call('supervisorA', messagesApi.create, { body: { ...editable, ...changes } });
	expect((await send({})).failure.code).toBe('forbidden');
	expect((await send({ agent_id: IDS.otherAgentA })).failure.code).toBe('validation_failed');
	expect((await send({ agent_id: IDS.agentA })).status).toBe(200);
	const removed = await api.call('supervisorA', messagesApi.remove, { body: { id: IDS.messageA } });
	expect(removed.failure.code).toBe('forbidden');
});

test('the list of days has what terminals show on one of them, by the clock of the company', async () => {
	// In Port-au-Prince it is the evening of the 9th.
	const shown = { starts_at: '2126-06-10T03:00:00.000Z', ends_at: '2126-06-12T03:00:00.000Z' };
	await create({ ...shown, title: 'days: until the 11th' });
	await create({ starts_at: '2126-06-20T12:00:00.000Z', ends_at: null, title: 'days: endless' });
	const on = async (start_date?: string, end_date?: string) => {
		const days = { ...(start_date && { start_date }), ...(end_date && { end_date }) };
		const query = { q: 'days', sort: 'starts_at' as const, ...days };
		const { body } = await api.call('adminA', messagesApi.list, { query });
		return (body as Message[]).map(({ title }) => title.slice(6));
	};
	expect(await on('2126-06-08', '2126-06-08')).toEqual([]);
	expect(await on('2126-06-09', '2126-06-09')).toEqual(['until the 11th']);
	expect(await on('2126-06-11', '2126-06-11')).toEqual(['until the 11th']);
	expect(await on('2126-06-12', '2126-06-19')).toEqual([]);
	expect(await on('2127-01-01')).toEqual(['endless']);
	expect(await on(undefined, '2126-06-20')).toEqual(['until the 11th', 'endless']);
	const { failure } = await api.call('adminA', messagesApi.list, {
		query: { start_date: '2126-06-11', end_date: '2126-06-10' },
	});
	expect(failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});
