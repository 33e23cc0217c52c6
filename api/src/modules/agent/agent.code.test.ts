import { agentApi, agentName } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const SAMENESS = { first_name: 'Guerline', last_name: 'Mésidor', phone: '+50937112233' };
let people = 0;
async function hire(changes: object = {}) {
	const body = {
		...SAMENESS,
		surcussale_id: IDS.surcussaleA,
		commission: 0,
		device_id: '',
		username: `namesake${++people}`,
		password: 'a long password',
		...changes,
	};
	return api.call('adminA', agentApi.create, { body });
}

test('namesakes get the next number of their company, and are found and named by it', async () => {
	const [one, other] = [(await hire()).body, (await hire({ code: '' })).body];
	expect([one.code, other.code]).toEqual(['0003', '0004']);
	const found = await api.call('adminA', agentApi.list, { query: { q: agentName(other) } });
	expect(found.body).toEqual([other]);
	expect(agentName(other)).toBe('Guerline Mésidor · 0004');
	const { name } = await theRow(
		api.owner,
		sql<{ name: string }>`SELECT agent_name(first_name, last_name, code) AS name FROM agents
			WHERE id = ${other.id}`,
	);
	expect(name).toBe(agentName(other));
	const { rows } = await sql<{ object_label: string }>`SELECT object_label FROM audit_entries
		WHERE object_id = ${other.id}`.execute(api.owner);
	expect(rows).toEqual([{ object_label: `${agentName(other)} (${other.username})` }]);
});

test('a code is of one agent of a company: taken, it is the fault of its field', async () => {
	expect((await hire({ code: 'gn12' })).body.code).toBe('GN12');
	expect((await hire({ code: '500' })).body.code).toBe('500');
	for (const code of ['GN12', 'gn12', '0500', '1']) {
		const { status, failure } = await hire({ code });
		expect([code, status, failure.fields]).toEqual([code, 422, { code: { code: 'taken' } }]);
	}
	for (const code of ['GNN1', 'GN', '1234567', '4 1', 'É1']) {
		expect([code, (await hire({ code })).failure.fields]).toEqual([
			code,
			{ code: expect.objectContaining({}) },
		]);
	}
	const ofB = await api.call('adminB', agentApi.list, { query: { id: IDS.agentB } });
	expect(ofB.body).toMatchObject([{ code: '0001' }]);
});

test('who types a code means its agent, whatever else holds its digits, and whatever the order', async () => {
	const { code } = (await hire({ first_name: 'Zoé', last_name: 'Zamy' })).body;
	await hire({ first_name: 'Anne', last_name: 'Abel', phone: `+5093711${code}` });
	for (const q of [code, ` ${code.replace(/^0+/, '')}`]) {
		for (const sort of ['last_name', '-last_name'] as const) {
			const { body } = await api.call('adminA', agentApi.list, { query: { q, sort, limit: 25 } });
			const { items } = body as unknown as { items: { code: string }[] };
			expect(items.length).toBeGreaterThan(1);
			expect(items[0]?.code).toBe(code);
		}
	}
});

test('people of one last name stand by their first names, and namesakes by their codes, whatever the list is sorted by', async () => {
	const added = [];
	for (const first_name of ['Zoé', 'Émile', 'Anne', 'Émile']) {
		added.push((await hire({ first_name, last_name: 'Quessa', commission: 700 })).body);
	}
	const [zoe, emile, anne, other] = added.map(({ code }) => code);
	for (const sort of ['last_name', '-last_name', 'surcussale_name', '-commission'] as const) {
		const { body } = await api.call('adminA', agentApi.list, { query: { q: 'quessa', sort } });
		const codes = (body as unknown as { code: string }[]).map(({ code }) => code);
		expect([sort, codes]).toEqual([sort, [anne, emile, other, zoe]]);
	}
});

test('a changed code stays; whoever knows of none leaves it as it is; an emptied one is given anew', async () => {
	const { id, username, ...agent } = (await hire()).body;
	const { first_name, last_name, phone, surcussale_id, commission, device_id } = agent;
	let version = 1;
	const change = async (changes: object) =>
		api.call('adminA', agentApi.update, {
			body: {
				...{ id, version: version++, first_name, last_name, phone, surcussale_id },
				...{ commission, device_id, ...changes },
			},
		});
	expect((await change({ code: 'AB7' })).body.code).toBe('AB7');
	expect((await change({})).body.code).toBe('AB7');
	expect((await change({ code: '' })).body.code).toMatch(/^\d{4}$/);
});

test('those who are added at once get a number each', async () => {
	const answers = await Promise.all(Array.from({ length: 8 }, () => hire()));
	expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
	expect(new Set(answers.map(({ body }) => body.code)).size).toBe(8);
});

test('a supervisor, who sees a part of the agents, takes no number that another part has', async () => {
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'add_agent') ON CONFLICT DO NOTHING`.execute(
		api.owner,
	);
	const { status, body } = await api.call('supervisorA', agentApi.create, {
		body: {
			...SAMENESS,
			surcussale_id: IDS.surcussaleA,
			commission: 0,
			device_id: '',
			username: 'by-supervisor',
			password: 'a long password',
		},
	});
	expect(status).toBe(200);
	expect(body.code).toMatch(/^\d{4}$/);
});

test('numbers go on where four digits are used up, and never further than there are agents', async () => {
	await sql`UPDATE agents SET code = '9999' WHERE id = ${IDS.agentA}`.execute(api.owner);
	const { body } = await hire();
	expect(Number(body.code)).toBeLessThan(100);
	await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
			last_name, phone, code)
		SELECT ${IDS.companyB}, ${IDS.surcussaleB}, 'many' || n, 'x', 'A', 'B', '+50937000001', n
		FROM generate_series(2, 9999) AS n`.execute(api.owner);
	const { code } = await theRow(
		api.owner,
		sql<{ code: string }>`INSERT INTO agents (company_id, surcussale_id, username, password_hash,
				first_name, last_name, phone)
			VALUES (${IDS.companyB}, ${IDS.surcussaleB}, 'one-more', 'x', 'A', 'B', '+50937000001')
			RETURNING code`,
	);
	expect(code).toBe('10000');
});
