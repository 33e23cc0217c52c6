import { generaleApi } from '@borlette/shared/contract/generale';
import { type TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import { inScope } from '../../db/scope.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const generale = { name: 'Ouest', zone: '', responsible: '', phone: null, commission: 0 };

/** As the POS or a supervisor would, in their company. */
const act = (role: 'agent' | 'supervisor', userId: string, label: string) =>
	inScope(
		api.db,
		{ companyId: IDS.companyA, supervisorId: null, userId, role: role as never },
		(tx) =>
			sql`SELECT audit_append(${label}, 'update', 'fiche', 'x', ${label}, NULL, NULL, '', '')`.execute(
				tx,
			),
	);
const names = (body: unknown) => (body as TraceEntry[]).map(({ actor_name }) => actor_name);

test('each trail shows what its people did, with before and after', async () => {
	const { body } = await api.call('adminA', generaleApi.create, { body: generale });
	await api.call('adminA', generaleApi.update, {
		body: { ...generale, id: body.id, version: 1, zone: 'Léogâne' },
	});
	await act('agent', IDS.agentA, 'Élise');
	await act('agent', IDS.otherAgentA, 'Max');
	await act('supervisor', IDS.supervisorA, 'Sup');
	const root = await api.tokenOf('root', IDS.companyA);
	const companies = await api.call({ token: root }, tracabiliteApi.companies, {
		query: { object_type: 'generale', action: 'update' },
	});
	expect(companies.body).toMatchObject([
		{
			actor_name: 'adminA Test',
			actor_role: 'company',
			before: { zone: '' },
			after: { zone: 'Léogâne' },
			companyname: 'Company A',
		},
	]);
	expect(companies.body).not.toHaveProperty('0.timezone');
	const agents = await api.call('adminA', tracabiliteApi.agents, { query: { sort: 'at' } });
	expect(names(agents.body)).toEqual(['Élise', 'Max']);
	const supervisors = await api.call('adminA', tracabiliteApi.supervisors, { query: {} });
	expect(names(supervisors.body)).toEqual(['Sup']);
	const own = await api.call('supervisorA', tracabiliteApi.agents, { query: {} });
	expect(names(own.body)).toEqual(['Élise']);
	const other = await api.call('adminB', tracabiliteApi.agents, { query: {} });
	expect(other.body).toEqual([]);
});

test('one entry is found by its key, never another company’s', async () => {
	const { body } = await api.call('adminA', tracabiliteApi.agents, { query: { sort: 'at' } });
	const [first] = body as TraceEntry[];
	const one = (person: 'adminA' | 'adminB') =>
		api.call(person, tracabiliteApi.agents, { query: { id: first?.id as string } });
	expect((await one('adminA')).body).toEqual([first]);
	expect((await one('adminB')).body).toEqual([]);
});

test('the trail of a company is narrowed to an admin or to somebody of the provider', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const people = await api.call({ token }, tracabiliteApi.people, { query: {} });
	expect((people.body as Array<{ id: string }>).map(({ id }) => id).sort()).toEqual(
		[IDS.adminA, IDS.root].sort(),
	);
	const all = await api.call('root', tracabiliteApi.people, { query: {} });
	expect(all.body).toHaveLength(3);
});

test('the office reads what its own people and the provider did in its house, not from where the provider did it', async () => {
	const { body: found } = await api.call('adminA', generaleApi.list, { query: {} });
	const [{ id, version } = { id: '', version: 0 }] = found as Array<{
		id: string;
		version: number;
	}>;
	const token = await api.tokenOf('root', IDS.companyA);
	await api.call({ token }, generaleApi.update, {
		body: { ...generale, id, version, zone: 'Jacmel' },
	});
	const read = async (as: Parameters<typeof api.call>[0]) =>
		(
			await api.call(as, tracabiliteApi.companies, {
				query: { object_type: 'generale', sort: 'at' },
			})
		).body as TraceEntry[];
	const own = await read('adminA');
	expect(own.map(({ actor_role }) => actor_role)).toEqual(['company', 'company', 'superuser']);
	expect(own.map(({ ip }) => ip === '')).toEqual([false, false, true]);
	expect(own.at(-1)).toMatchObject({ after: { zone: 'Jacmel' }, user_agent: '' });
	expect((await read({ token })).at(-1)?.ip).not.toBe('');
	expect(await read('adminB')).toEqual([]);
	const people = await api.call('adminA', tracabiliteApi.people, { query: {} });
	expect((people.body as Array<{ id: string }>).map((one) => one.id)).toEqual([IDS.adminA]);
});

test('no supervisor reads the trail of the office, whatever codes they have', async () => {
	await sql`INSERT INTO user_permissions (user_id, codename)
		VALUES (${IDS.supervisorA}, 'view_tracecompanyaction')`.execute(api.owner);
	for (const call of [tracabiliteApi.companies, tracabiliteApi.people]) {
		expect((await api.call('supervisorA', call, { query: {} })).status).toBe(403);
	}
});

test('dates are days of the company’s zone', async () => {
	const { rows } = await sql<{ today: string }>`
		SELECT (now() AT TIME ZONE 'America/Port-au-Prince')::date AS today`.execute(api.owner);
	const today = rows[0]?.today as string;
	const read = async (query: object) =>
		names((await api.call('adminA', tracabiliteApi.supervisors, { query })).body);
	expect(await read({ start_date: today, end_date: today })).toEqual(['Sup']);
	expect(await read({ end_date: '2026-01-01' })).toEqual([]);
	const { failure } = await api.call('adminA', tracabiliteApi.agents, {
		query: { start_date: '2026-02-01', end_date: '2026-01-01' },
	});
	expect(failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});

test('a changed byte is found and named, then a dropped entry', async () => {
	const verify = async () => (await api.call('adminA', tracabiliteApi.verify, {})).body;
	const [whole] = await verify();
	expect(whole).toMatchObject({ company_id: IDS.companyA, first_bad: null });
	expect(whole?.head).toMatch(/^[0-9a-f]{64}$/);
	expect(whole?.entries).toBeGreaterThanOrEqual(5);

	await sql`UPDATE audit_entries SET actor_name = 'Elise' WHERE actor_name = 'Élise'`.execute(
		api.owner,
	);
	expect((await verify())[0]?.first_bad).toMatchObject({
		actor_name: 'Elise',
		actor_role: 'agent',
		object_type: 'fiche',
		problem: 'changed',
	});
	await sql`DELETE FROM audit_entries WHERE actor_name = 'Elise'`.execute(api.owner);
	expect((await verify())[0]?.first_bad).toMatchObject({ actor_name: 'Max', problem: 'missing' });
	const all = await api.call('root', tracabiliteApi.verify, {});
	expect(all.body.filter(({ first_bad }) => first_bad !== null)).toHaveLength(1);
});
