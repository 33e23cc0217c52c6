import { randomUUID } from 'node:crypto';
import { agentApi } from '@borlette/shared/contract/agent';
import {
	type BulkApi,
	type BulkDone,
	type BulkPreview,
	bulkAgentActivation,
	bulkAgentCommission,
	bulkAgentLimit,
	bulkAgentMessage,
	bulkAgentSurcussale,
	bulkApi,
	bulkSurcussaleCommission,
	bulkSurcussaleSupervisor,
} from '@borlette/shared/contract/bulk';
import { typeGamesAgentApi } from '@borlette/shared/contract/limite';
import { sql } from 'kysely';
import { rowsOf, theRow } from '../db/rows.ts';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { openDraw } from '../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { untilWaiting } from '../tools/testing/waiting.ts';

const api = useTestApi();

/** Forty agents of their own for each test, in the supervisor's surcussale. */
let ids: string[];
let prefix = 0;
beforeEach(async () => {
	prefix += 1;
	const made = await rowsOf(
		api.owner,
		sql<{ id: string }>`INSERT INTO agents
			(company_id, surcussale_id, username, password_hash, first_name, last_name, phone, commission)
		SELECT ${IDS.companyA}, ${IDS.surcussaleA}, ${`t${prefix}-`} || n, 'x', 'Test', ${`Nom${prefix}`}, '+50937000000', 1000
		FROM generate_series(1, 40) AS n RETURNING id`,
	);
	ids = made.map(({ id }) => id);
});

async function send(
	as: Person,
	endpoint: BulkApi['apply'] | typeof bulkApi.undo,
	body: object,
	key = randomUUID(),
) {
	const request = requestOf(endpoint, { body }, await api.tokenOf(as));
	const headers = { ...request.headers, 'idempotency-key': key };
	return (await api.inject({ ...request, headers })) as {
		status: number;
		body: BulkDone;
		failure: { code: string; fields?: object };
	};
}
const preview = async (as: Person, change: { preview: BulkApi['preview'] }, body: object) =>
	(await api.inject(requestOf(change.preview, { body }, await api.tokenOf(as)))) as {
		status: number;
		body: BulkPreview;
		failure: { code: string; fields?: object };
	};
const versionsIn = ({ rows }: BulkPreview) =>
	rows.filter(({ reason }) => reason === null).map(({ id, version }) => ({ id, version }));
const entriesOf = (id: string) =>
	rowsOf(
		api.owner,
		sql<{ action: string; object_type: string; before: object | null; after: object | null }>`
			SELECT action, object_type, before, after FROM audit_entries WHERE object_id = ${id} ORDER BY seq`,
	);
const agentOf = (id: string) =>
	theRow(
		api.owner,
		sql<{ surcussale_id: string; commission: number; version: number; is_active: boolean }>`
			SELECT surcussale_id, commission, version, is_active FROM agents WHERE id = ${id}`,
	);

test('forty agents go to another supervisor’s surcussale as previewed, each with its entry, and back', async () => {
	const to = { surcussale_id: IDS.otherSurcussaleA };
	const shown = await preview('adminA', bulkAgentSurcussale, {
		...to,
		filter: { q: `Nom${prefix}`, surcussale_id: IDS.surcussaleA },
	});
	expect(shown.body.count).toBe(40);
	expect(shown.body.rows[0]).toMatchObject({
		reason: null,
		version: 1,
		before: { surcussale_id: IDS.surcussaleA, supervisor_id: IDS.supervisorA },
		after: { surcussale_id: IDS.otherSurcussaleA, supervisor_id: IDS.otherSupervisorA },
	});
	// The preview wrote nothing.
	expect(await agentOf(ids[0] as string)).toMatchObject({
		surcussale_id: IDS.surcussaleA,
		version: 1,
	});

	const body = { ...to, rows: versionsIn(shown.body) };
	const key = randomUUID();
	const done = await send('adminA', bulkAgentSurcussale.apply, body, key);
	expect(done.body).toEqual({ id: expect.any(String), count: 40, left: [] });
	// A lost answer is answered again; nothing happens twice.
	expect((await send('adminA', bulkAgentSurcussale.apply, body, key)).body).toEqual(done.body);
	for (const id of ids) {
		expect(await agentOf(id)).toMatchObject({ surcussale_id: IDS.otherSurcussaleA, version: 2 });
		expect(await entriesOf(id)).toMatchObject([
			{
				action: 'update',
				object_type: 'agent',
				before: { surcussale_id: IDS.surcussaleA },
				after: { surcussale_id: IDS.otherSurcussaleA },
			},
		]);
	}

	const back = await send('adminA', bulkApi.undo, { id: done.body.id });
	expect(back.body).toEqual({ id: null, count: 40, left: [] });
	expect(await agentOf(ids[0] as string)).toMatchObject({
		surcussale_id: IDS.surcussaleA,
		version: 3,
	});
	expect(await entriesOf(ids[0] as string)).toHaveLength(2);
	const twice = await send('adminA', bulkApi.undo, { id: done.body.id });
	expect(twice.failure.code).toBe('conflict');
	const { body: list } = await api.call('adminA', bulkApi.list, {
		query: { change: 'surcussale' },
	});
	expect(list).toMatchObject([{ object: 'agent', count: 40, undone_by: expect.any(String) }]);
});

test('nothing is given to who is blocked', async () => {
	await sql`UPDATE surcussales SET is_active = false WHERE id = ${IDS.otherSurcussaleA}`.execute(
		api.owner,
	);
	await sql`UPDATE users SET is_active = false WHERE id = ${IDS.otherSupervisorA}`.execute(
		api.owner,
	);
	const agents = await preview('adminA', bulkAgentSurcussale, {
		...{ surcussale_id: IDS.otherSurcussaleA, ids },
	});
	expect(agents.failure.fields).toEqual({
		surcussale_id: { code: 'not_allowed', limit: 'blocked' },
	});
	const branches = await preview('adminA', bulkSurcussaleSupervisor, {
		...{ supervisor_id: IDS.otherSupervisorA, ids: [IDS.surcussaleA] },
	});
	expect(branches.failure.fields).toEqual({
		supervisor_id: { code: 'not_allowed', limit: 'blocked' },
	});
	await sql`UPDATE surcussales SET is_active = true`.execute(api.owner);
	await sql`UPDATE users SET is_active = true WHERE id = ${IDS.otherSupervisorA}`.execute(
		api.owner,
	);
});

test('what somebody changed since the preview is left and named, by the change and by its undoing', async () => {
	const [first, second] = ids as [string, string];
	const shown = await preview('adminA', bulkAgentCommission, { commission: 500, ids });
	const { body: agent } = await api.call('adminA', agentApi.one, { params: { agentId: first } });
	const edit = (row: typeof agent, version: number) =>
		api.call('adminA', agentApi.update, {
			body: {
				...{ id: row.id, version, first_name: 'Autre', last_name: row.last_name },
				...{ phone: row.phone, surcussale_id: row.surcussale_id, commission: 700, device_id: '' },
			},
		});
	await edit(agent, 1);
	const done = await send('adminA', bulkAgentCommission.apply, {
		commission: 500,
		rows: versionsIn(shown.body),
	});
	expect(done.body.count).toBe(39);
	expect(done.body.left).toEqual([
		{ id: first, name: expect.stringContaining('Autre'), reason: 'changed_meanwhile' },
	]);
	expect((await agentOf(first)).commission).toBe(700);
	expect((await agentOf(second)).commission).toBe(500);

	const { body: other } = await api.call('adminA', agentApi.one, { params: { agentId: second } });
	await edit(other, 2);
	const back = await send('adminA', bulkApi.undo, { id: done.body.id });
	expect(back.body.count).toBe(38);
	expect(back.body.left).toMatchObject([{ id: second, reason: 'changed_meanwhile' }]);
	expect((await agentOf(second)).commission).toBe(700);
});

test('a row that is named twice is refused, and nothing of the change is written', async () => {
	const shown = await preview('adminA', bulkAgentCommission, { commission: 500, ids });
	const rows = versionsIn(shown.body);
	const [first] = rows;
	for (const twice of [first, first && { ...first, version: first.version + 1 }]) {
		const body = { commission: 500, rows: [...rows, twice] };
		const { failure } = await send('adminA', bulkAgentCommission.apply, body);
		expect(failure.fields).toEqual({ rows: { code: 'not_allowed' } });
	}
	expect(await entriesOf(ids[0] as string)).toEqual([]);
	expect(await agentOf(ids[0] as string)).toMatchObject({ commission: 1_000, version: 1 });
});

test('what is so already, and what is nobody’s, stays out of it', async () => {
	await sql`UPDATE agents SET is_active = false WHERE id = ${ids[0]}`.execute(api.owner);
	const shown = await preview('adminA', bulkAgentActivation, {
		is_active: false,
		ids: [...ids.slice(0, 3), IDS.agentB, IDS.unknown],
	});
	expect(shown.body.count).toBe(2);
	expect(shown.body.rows.map(({ reason }) => reason).toSorted()).toEqual(
		[null, null, 'same'].toSorted(),
	);
	const done = await send('adminA', bulkAgentActivation.apply, {
		is_active: false,
		rows: [...versionsIn(shown.body), { id: IDS.agentB, version: 1 }],
	});
	expect(done.body).toMatchObject({ count: 2, left: [{ id: IDS.agentB, reason: 'gone' }] });
	expect((await entriesOf(ids[1] as string)).map(({ action }) => action)).toEqual(['block']);
	expect(await agentOf(IDS.agentB)).toMatchObject({ is_active: true, version: 1 });
});

test('a supervisor changes their own agents alone, gives none away, and undoes only what they did', async () => {
	await grant('supervisorA', ['change_agent', 'view_agent', 'change_surcussale', 'block_agent']);
	const other = [IDS.otherAgentA, ...ids.slice(0, 2)];
	const shown = await preview('supervisorA', bulkAgentCommission, {
		commission: 300,
		ids: other,
	});
	expect(shown.body.rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
	const away = await preview('supervisorA', bulkAgentSurcussale, {
		surcussale_id: IDS.otherSurcussaleA,
		ids: ids.slice(0, 2),
	});
	expect(away.failure.fields).toEqual({ surcussale_id: { code: 'unknown_reference' } });
	for (const change of [
		[bulkSurcussaleSupervisor, { supervisor_id: null }],
		[bulkSurcussaleCommission, { commission: 900 }],
	] as const) {
		const refused = await preview('supervisorA', change[0], {
			...change[1],
			ids: [IDS.surcussaleA],
		});
		expect(refused.failure.code).toBe('forbidden');
		const forced = await send('supervisorA', change[0].apply as never, {
			...change[1],
			rows: [{ id: IDS.surcussaleA, version: 1 }],
		});
		expect(forced.failure.code).toBe('forbidden');
	}
	const done = await send('adminA', bulkAgentCommission.apply, {
		commission: 400,
		rows: [{ id: ids[0], version: 1 }],
	});
	const undone = await send('supervisorA', bulkApi.undo, { id: done.body.id });
	expect(undone.failure.code).toBe('not_found');
	const ofB = await send('adminB', bulkApi.undo, { id: done.body.id });
	expect(ofB.failure.code).toBe('not_found');
});

test('blocking takes its own code, undoing too', async () => {
	const body = { is_active: false, rows: ids.map((id) => ({ id, version: 1 })) };
	await without('adminA', 'block_agent', async () => {
		const refused = await send('adminA', bulkAgentActivation.apply, body);
		expect(refused.failure.code).toBe('forbidden');
	});
	const done = await send('adminA', bulkAgentActivation.apply, body);
	expect(done.body.count).toBe(40);
	await without('adminA', 'block_agent', async () => {
		const refused = await send('adminA', bulkApi.undo, { id: done.body.id });
		expect(refused.failure.code).toBe('forbidden');
	});
	await without('adminA', 'change_agent', async () => {
		const refused = await send('adminA', bulkApi.undo, { id: done.body.id });
		expect(refused.failure.code).toBe('forbidden');
	});
});

test('a limit is added where there is none, put in place of the one there is, and taken back', async () => {
	const limit = {
		game: 'lotto3',
		tirage_id: null,
		min_stake: null,
		max_stake: 5_000,
		limite: 90_000,
	};
	await sql`INSERT INTO limits (company_id, kind, agent_id, game, limite)
		VALUES (${IDS.companyA}, 'game', ${ids[0]}, 'lotto3', 700)`.execute(api.owner);
	const wrong = await preview('adminA', bulkAgentLimit, {
		...limit,
		max_stake: null,
		limite: null,
		ids,
	});
	expect(wrong.failure.fields).toEqual({ limite: { code: 'required' } });
	await without('adminA', 'change_typegameagent', async () => {
		const { body } = await preview('adminA', bulkAgentLimit, { ...limit, ids });
		expect(body.count).toBe(39);
		expect(body.rows.find(({ id }) => id === ids[0])?.reason).toBe('forbidden');
	});
	const shown = await preview('adminA', bulkAgentLimit, { ...limit, ids });
	expect(shown.body.rows.find(({ id }) => id === ids[0])).toMatchObject({
		version: 1,
		before: { limite: 700, max_stake: null },
		after: { limite: 90_000, max_stake: 5_000 },
	});
	const done = await send('adminA', bulkAgentLimit.apply, {
		...limit,
		rows: versionsIn(shown.body),
	});
	expect(done.body.count).toBe(40);
	const now = () =>
		rowsOf(
			api.owner,
			sql<{ agent_id: string | null; limite: number | null }>`SELECT agent_id, limite FROM limits
				WHERE agent_id = ANY (${ids}::uuid[])`,
		);
	expect((await now()).map(({ limite }) => Number(limite))).toEqual(Array(40).fill(90_000));
	await send('adminA', bulkApi.undo, { id: done.body.id });
	expect((await now()).map((row) => [row.agent_id, Number(row.limite)])).toEqual([[ids[0], 700]]);
});

test('a message goes to each terminal, and is taken away again', async () => {
	const message = { title: 'Fermeture', body: 'À midi', ends_at: null };
	const shown = await preview('adminA', bulkAgentMessage, { ...message, ids });
	expect(shown.body).toMatchObject({ count: 40 });
	const done = await send('adminA', bulkAgentMessage.apply, {
		...message,
		rows: versionsIn(shown.body),
	});
	const sent = () =>
		rowsOf(api.owner, sql`SELECT 1 FROM messages WHERE agent_id = ANY (${ids}::uuid[])`);
	expect([done.body.count, (await sent()).length]).toEqual([40, 40]);
	await send('adminA', bulkApi.undo, { id: done.body.id });
	expect(await sent()).toEqual([]);
});

test('surcussales change hands with all their agents', async () => {
	const shown = await preview('adminA', bulkSurcussaleSupervisor, {
		supervisor_id: IDS.otherSupervisorA,
		ids: [IDS.surcussaleA, IDS.otherSurcussaleA],
	});
	expect(shown.body).toMatchObject({ count: 1 });
	const done = await send('adminA', bulkSurcussaleSupervisor.apply as never, {
		supervisor_id: IDS.otherSupervisorA,
		rows: versionsIn(shown.body),
	});
	expect(done.body.count).toBe(1);
	await send('adminA', bulkApi.undo, { id: done.body.id });
	const { supervisor_id } = await theRow(
		api.owner,
		sql<{
			supervisor_id: string | null;
		}>`SELECT supervisor_id FROM surcussales WHERE id = ${IDS.surcussaleA}`,
	);
	expect(supervisor_id).toBe(IDS.supervisorA);
});

test('a filter that finds too many, or none that is said, is refused', async () => {
	const none = await preview('adminA', bulkAgentCommission, { commission: 1 });
	expect(none.failure.fields).toEqual({ ids: { code: 'required' } });
	const empty = await preview('adminA', bulkAgentCommission, {
		commission: 1,
		filter: { q: 'nobody is called so' },
	});
	expect(empty.body).toEqual({ count: 0, rows: [] });
});

const grant = (person: Person, codes: readonly string[]) =>
	sql`INSERT INTO user_permissions SELECT ${IDS[person]}, unnest(${codes}::text[])
		ON CONFLICT DO NOTHING`.execute(api.owner);

async function without(person: Person, code: string, work: () => Promise<void>): Promise<void> {
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS[person]} AND codename = ${code}`.execute(
		api.owner,
	);
	await work();
	await grant(person, [code]);
}

test('changes are found by the day that they were made on, by the clock of the company', async () => {
	const shown = await preview('adminA', bulkAgentCommission, { commission: 1_100, ids });
	const { body } = await send('adminA', bulkAgentCommission.apply, {
		commission: 1_100,
		rows: versionsIn(shown.body),
	});
	// In Port-au-Prince it is the evening of the 9th.
	await sql`UPDATE bulk_changes SET at = '2026-06-10T03:00:00Z' WHERE id = ${body.id}`.execute(
		api.owner,
	);
	const on = async (day: string) => {
		const query = { start_date: day, end_date: day };
		const { body: rows } = await api.call('adminA', bulkApi.list, { query });
		return (rows as Array<{ id: string }>).map(({ id }) => id);
	};
	expect(await on('2026-06-09')).toEqual([body.id]);
	expect(await on('2026-06-10')).toEqual([]);
	const { failure } = await api.call('adminA', bulkApi.list, {
		query: { start_date: '2026-06-11', end_date: '2026-06-10' },
	});
	expect(failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});

test('limits of many agents, and one of them alone, are changed at once', async () => {
	const [known = '', ...others] = ids;
	const limit = { game: 'borlette', tirage_id: null, min_stake: null, max_stake: null } as const;
	const one = await api.call('adminA', typeGamesAgentApi.create, {
		body: { ...limit, agent_id: known, limite: 5_000 },
	});
	const wanted = { ...limit, limite: 6_000 };
	const rows = versionsIn(
		(await preview('adminA', bulkAgentLimit, { ...wanted, ids: [known, ...others] })).body,
	);
	const draw = await openDraw(api.owner, 1);
	let both: [ReturnType<typeof send>, Promise<{ status: number }>] | undefined;
	await api.owner.transaction().execute(async (selling) => {
		await sql`SELECT FROM tirage_instances WHERE id = ${draw} FOR SHARE`.execute(selling);
		const many = send('adminA', bulkAgentLimit.apply, { ...wanted, rows });
		await untilWaiting(api.owner, many);
		const { id, version } = one.body;
		const alone = api.call('adminA', typeGamesAgentApi.update, {
			body: { ...limit, id, version, agent_id: known, limite: 7_000, is_active: true },
		});
		await untilWaiting(api.owner, many, alone);
		both = [many, alone];
	});
	const [many, alone] = await Promise.all(both ?? []);
	expect([many?.body.count, alone?.status]).toEqual([ids.length, 412]);
});

test('a bulk of limits is undone by the codes of what it did to each row', async () => {
	const [known = '', ...others] = ids.slice(0, 3);
	const limit = { game: 'borlette', tirage_id: null, min_stake: null, max_stake: null } as const;
	await api.call('adminA', typeGamesAgentApi.create, {
		body: { ...limit, agent_id: known, limite: 5_000 },
	});
	const wanted = { ...limit, limite: 6_000 };
	const seen = await preview('adminA', bulkAgentLimit, { ...wanted, ids: [known, ...others] });
	const done = await send('adminA', bulkAgentLimit.apply, {
		...wanted,
		rows: versionsIn(seen.body),
	});
	const limites = async () =>
		(
			await rowsOf(
				api.owner,
				sql<{
					limite: number | null;
				}>`SELECT limite FROM limits WHERE agent_id = ANY (${ids}::uuid[]) ORDER BY limite`,
			)
		).map(({ limite }) => limite);
	for (const code of ['change_typegameagent', 'add_typegameagent']) {
		await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = ${code}`.execute(
			api.owner,
		);
		const refused = await send('adminA', bulkApi.undo, { id: done.body.id });
		expect([code, refused.failure.code, await limites()]).toEqual([
			code,
			'forbidden',
			[6_000, 6_000, 6_000],
		]);
		await sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, ${code})`.execute(api.owner);
	}
	expect((await send('adminA', bulkApi.undo, { id: done.body.id })).body.count).toBe(3);
	expect(await limites()).toEqual([5_000]);
});
