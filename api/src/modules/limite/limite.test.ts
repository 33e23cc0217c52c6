import {
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const limit = {
	game: 'borlette' as const,
	tirage_id: null as string | null,
	min_stake: 500 as number | null,
	max_stake: 100_000 as number | null,
	limite: 2_500_000 as number | null,
};

test('each family keeps its own rows, in one draw or in all', async () => {
	const game = await api.call('adminA', typeGamesApi.create, { body: limit });
	expect(game.body).toMatchObject({ ...limit, tirage_name: null, is_active: true, version: 1 });
	expect(game.body).not.toHaveProperty('agent_id');
	const agent = await api.call('adminA', typeGamesAgentApi.create, {
		body: { ...limit, tirage_id: IDS.tirageA, agent_id: IDS.agentA },
	});
	expect(agent.body).toMatchObject({
		agent_name: 'Élise Zamor · 0001',
		tirage_name: 'New York Midi',
	});
	const games = await api.call('adminA', typeGamesApi.list, { query: { game: 'borlette' } });
	expect(games.body).toEqual([game.body]);
	const boules = await api.call('adminA', typeBoulesApi.list, { query: { game: 'borlette' } });
	expect(boules.body).toEqual([]);
	const twice = await api.call('adminA', typeGamesApi.create, { body: limit });
	expect(twice.failure.fields).toEqual({ game: { code: 'taken' } });
});

test('in "Toutes" a limit says in which currency it is', async () => {
	await api.call('adminA', typeGamesApi.create, { body: { ...limit, game: 'lotto3' } });
	const { body } = await api.call('root', typeGamesApi.list, { query: { game: 'lotto3' } });
	expect(body).toMatchObject([{ companyname: 'Company A', currency: 'HTG' }]);
});

test('a mariage is one combination either way round', async () => {
	const mariage = { ...limit, game: 'mariage' as const };
	const { body } = await api.call('adminA', typeBoulesApi.create, {
		body: { ...mariage, boule: '34*12' },
	});
	expect(body.boule).toBe('12*34');
	const again = await api.call('adminA', typeBoulesApi.create, {
		body: { ...mariage, boule: '12*34' },
	});
	expect(again.failure.fields).toEqual({ boule: { code: 'taken' } });
	const other = await api.call('adminA', typeBoulesApi.create, {
		body: { ...mariage, boule: '12*35' },
	});
	const { id, version, is_active } = other.body;
	const change = (boule: string) =>
		api.call('adminA', typeBoulesApi.update, {
			body: { ...mariage, id, version, is_active, boule },
		});
	expect((await change('34*12')).failure.fields).toEqual({ boule: { code: 'taken' } });
	expect((await change('35*12')).body.boule).toBe('12*35');
});

test.each([
	[{ boule: '123' }, { boule: { code: 'format' } }],
	[
		{ boule: '07', min_stake: 900, max_stake: 100 },
		{ max_stake: { code: 'too_small', limit: 900 } },
	],
	[
		{ boule: '07', min_stake: null, max_stake: null, limite: null },
		{ limite: { code: 'required' } },
	],
	[{ boule: '07', agent_id: IDS.agentB }, { agent_id: { code: 'unknown_reference' } }],
	[{ boule: '07', tirage_id: IDS.tirageB }, { tirage_id: { code: 'unknown_reference' } }],
])('%j is the fault of its field', async (changes, fields) => {
	const { status, failure } = await api.call('adminA', typeBoulesAgentApi.create, {
		body: { ...limit, agent_id: IDS.agentA, ...changes },
	});
	expect([status, failure.fields]).toEqual([422, fields]);
});

test('switching one off takes block_limite_boule_agent; a stale version is told', async () => {
	const body = { ...limit, agent_id: IDS.agentA, boule: '44' };
	const { body: made } = await api.call('adminA', typeBoulesAgentApi.create, { body });
	const change = { ...body, id: made.id, version: 1, is_active: false };
	const code = 'block_limite_boule_agent';
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = ${code}`.execute(
		api.owner,
	);
	const refused = await api.call('adminA', typeBoulesAgentApi.update, { body: change });
	expect(refused.failure.code).toBe('forbidden');
	await sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, ${code})`.execute(api.owner);
	const off = await api.call('adminA', typeBoulesAgentApi.update, { body: change });
	expect(off.body).toMatchObject({ is_active: false, version: 2 });
	const stale = await api.call('adminA', typeBoulesAgentApi.update, { body: change });
	expect(stale.status).toBe(412);
	const removed = await api.call('adminA', typeBoulesAgentApi.remove, { body: { id: made.id } });
	expect(removed.body).toEqual({ id: made.id });
	const { rows } = await sql`SELECT action, object_type FROM audit_entries
		WHERE object_id = ${made.id} ORDER BY seq`.execute(api.owner);
	expect(rows.map((row) => Object.values(row as object))).toEqual([
		['create', 'type-boules-agent'],
		['block', 'type-boules-agent'],
		['delete', 'type-boules-agent'],
	]);
});

test('a limit of one family is unknown to the others; a supervisor sees their own agents’', async () => {
	const other = await api.call('adminA', typeBoulesApi.one, {
		params: { typeBouleId: IDS.typeGameA },
	});
	expect(other.status).toBe(404);
	const { body } = await api.call('adminA', typeGamesAgentApi.create, {
		body: { ...limit, agent_id: IDS.otherAgentA },
	});
	const seen = await api.call('supervisorA', typeGamesAgentApi.list, { query: {} });
	const ids = (seen.body as Array<{ id: string }>).map(({ id }) => id);
	expect(ids).toContain(IDS.typeGameAgentA);
	expect(ids).not.toContain(body.id);
});
