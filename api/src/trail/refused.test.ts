import { passwordApi } from '@borlette/shared/contract/account';
import { authApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { posApi } from '@borlette/shared/contract/pos';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import { CompanyHomes } from '../db/homes/homes.ts';
import { IDS } from '../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { Refusals } from './refused.ts';

const api = useTestApi({ trustProxy: ['127.0.0.1'], loginAttemptsPerMinute: 100_000 });
const login = (username: string, ip: string) => {
	const request = requestOf(authApi.login, { body: { username, password: 'wrong' } });
	return api.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': ip } });
};
interface Told {
	company_id: string;
	actor_id: string | null;
	actor_role: string;
	object_type: string;
	object_label: string;
	after: { reason: string; times: number; networks: number } | null;
}
/** What the minute wrote to the trails. */
async function told(): Promise<Told[]> {
	await sql`DELETE FROM audit_entries`.execute(api.owner);
	await api.app.refusals.tell(api.db);
	const { rows } =
		await sql<Told>`SELECT company_id, actor_id, actor_role, object_type, object_label,
		after FROM audit_entries WHERE action = 'refuse' ORDER BY company_id, seq`.execute(api.owner);
	return rows;
}
const PROVIDER = '00000000-0000-0000-0000-000000000000';

test('failed sign-ins stand in the trail of the account, as one sum with its networks', async () => {
	for (let guess = 0; guess < 4; guess++) await login('supervisorA', `203.0.113.${guess % 2}`);
	await login('a password typed in the wrong place', '203.0.113.9');
	expect(await told()).toEqual([
		{
			company_id: PROVIDER,
			actor_id: null,
			actor_role: 'stranger',
			object_type: 'session',
			object_label: '',
			after: { reason: 'invalid_credentials', times: 1, networks: 1 },
		},
		{
			company_id: IDS.companyA,
			actor_id: IDS.supervisorA,
			actor_role: 'supervisor',
			object_type: 'session',
			object_label: 'supervisorA',
			after: { reason: 'invalid_credentials', times: 4, networks: 2 },
		},
	]);
	expect(await told()).toEqual([]);
});

test('people see it where they look: in the trail of supervisors, and of the provider', async () => {
	await login('supervisorA', '203.0.113.20');
	await login('nobody at all', '203.0.113.20');
	await told();
	const query = { action: 'refuse' };
	const own = await api.call('adminA', tracabiliteApi.supervisors, { query });
	expect(own.body).toMatchObject([{ actor_id: IDS.supervisorA, ip: '203.0.113.20' }]);
	const all = await api.call('root', tracabiliteApi.companies, { query });
	expect(all.body).toMatchObject([{ actor_role: 'stranger', companyname: null }]);
	expect((await api.call('adminB', tracabiliteApi.supervisors, { query })).body).toEqual([]);
});

test('a permission that is refused, a present password that is wrong and a terminal stand there too', async () => {
	await api.call('supervisorA', companyApi.one, { params: { companyId: IDS.companyA } });
	const own = { old_password: 'not it', password: 'quatre mots bien longs' };
	await api.call('adminA', passwordApi.own, { body: own });
	await sql`UPDATE agents SET password_hash = (SELECT password_hash FROM users WHERE id = ${IDS.adminA})
		WHERE id = ${IDS.agentB}`.execute(api.owner);
	const { rows } = await sql<{ username: string; company: string }>`
		SELECT a.username, c.ref_code AS company FROM agents a JOIN companies c ON c.id = a.company_id
		WHERE a.id = ${IDS.agentB}`.execute(api.owner);
	const terminal = { company: '', username: '', ...rows[0], password: 'x', device_id: 'POS-1' };
	await api.call({ token: undefined }, posApi.login, { body: terminal });
	const what = (await told()).map(({ actor_role, object_type, object_label, after }) =>
		[actor_role, object_type, object_label, after?.reason].join(' '),
	);
	expect(what).toEqual([
		'supervisor call GET /api/generals/compagnies/:companyId forbidden',
		'company call PUT /api/companies/password wrong_password',
		`agent pos ${rows[0]?.username} invalid_credentials`,
	]);
});

test('who refuses by the row is told as well', async () => {
	const body = { id: IDS.supervisorA, password: 'quatre mots bien longs' };
	expect((await api.call('supervisorA', passwordApi.supervisor, { body })).status).toBe(403);
	expect(await told()).toMatchObject([
		{ actor_id: IDS.supervisorA, after: { reason: 'forbidden' } },
	]);
});

test('input that no screen sends, guesses that are slowed down and rules of money that are tried stand there', async () => {
	await told();
	const unknown = { id: IDS.agentA as string, password: 'quatre mots bien longs', role: 'x' };
	await api.call('adminA', passwordApi.agent, { body: unknown });
	const strange = { username: 'adminA', password: 'x', admin: true };
	await api.call({ token: undefined }, authApi.login, { body: strange });
	for (let guess = 0; guess < 6; guess++) await login('adminB', '203.0.113.77');
	const rows = (await told()).map(({ actor_role, object_type, object_label, after }) =>
		[actor_role, object_type, object_label, after?.reason].join(' '),
	);
	expect(rows).toEqual([
		'stranger call POST /api/user/auth/login validation_failed',
		'company call PUT /api/companies/agent-password validation_failed',
		'company session adminB invalid_credentials',
		'company session adminB too_many_requests',
	]);
});

test('what happens to whoever works does not: a name that is taken, a version that is old', async () => {
	const taken = { id: IDS.agentA as string, password: 'password1' };
	expect((await api.call('adminA', passwordApi.agent, { body: taken })).status).toBe(422);
	expect(await told()).toEqual([]);
});

test('whoever sends thousands fills no trail: so many by name, the others as one sum', async () => {
	const refusals = new Refusals();
	const who = {
		userId: null,
		role: 'company',
		name: 'x',
		type: 'call',
		code: 'forbidden',
	} as const;
	for (let call = 0; call < 5_000; call++) {
		const caller = { ip: `10.0.${call >> 8}.${call & 255}`, userAgent: '' };
		refusals.note({ ...who, companyId: IDS.companyA, label: `GET /api/${call}` }, caller);
	}
	refusals.note(
		{ ...who, companyId: IDS.companyB, label: 'GET /api/x' },
		{ ip: '', userAgent: '' },
	);
	await told();
	await refusals.tell(api.db);
	const { rows } = await sql<{ entries: number; times: number | null }>`
		SELECT count(*)::int AS entries, sum((after ->> 'times')::int)::int AS times
		FROM audit_entries WHERE action = 'refuse' GROUP BY company_id ORDER BY company_id`.execute(
		api.owner,
	);
	expect(rows).toEqual([
		{ entries: 21, times: 5_000 },
		{ entries: 1, times: 1 },
	]);
});

const CALLER = { ip: '10.0.0.1', userAgent: '' };
const REFUSED = {
	companyId: IDS.companyA,
	userId: null,
	role: 'company',
	name: '',
	type: 'call',
	label: 'x',
	code: 'forbidden',
} as const;

test('what cannot be written is written later', async () => {
	const refusals = new Refusals();
	refusals.note(REFUSED, CALLER);
	const broken = Object.create(api.db, {
		transaction: {
			value: () => {
				throw new Error('away');
			},
		},
	});
	await expect(refusals.tell(broken)).rejects.toThrow('away');
	refusals.note(REFUSED, CALLER);
	await told();
	await refusals.tell(api.db);
	const { rows } = await sql<
		Pick<Told, 'after'>
	>`SELECT after FROM audit_entries WHERE action = 'refuse'`.execute(api.owner);
	expect(rows).toEqual([{ after: { reason: 'forbidden', times: 2, networks: 1 } }]);
});

test('a company whose trail cannot be written keeps nothing from the trails of the others', async () => {
	const refusals = new Refusals();
	for (const companyId of [IDS.companyA, IDS.companyB]) {
		refusals.note({ ...REFUSED, companyId }, CALLER);
	}
	const toldOf = async () => {
		const { rows } = await sql<Pick<Told, 'company_id'>>`SELECT company_id FROM audit_entries
			WHERE action = 'refuse' ORDER BY company_id`.execute(api.owner);
		return rows.map(({ company_id }) => company_id);
	};
	await told();
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyA}, 'gone')`.execute(
		api.owner,
	);
	new CompanyHomes([api.db]);
	await expect(refusals.tell(api.db)).rejects.toThrow('gone');
	expect(await toldOf()).toEqual([IDS.companyB]);
	api.db.homes = undefined;
	await refusals.tell(api.db);
	expect(await toldOf()).toEqual([IDS.companyA, IDS.companyB]);
});
