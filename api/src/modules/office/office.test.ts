import { DEFAULT_PERMISSIONS, isProviderCode, type Permission } from '@borlette/shared/contract';
import {
	passwordApi,
	twoFactorApi,
	type User,
	userPermissionsApi,
} from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import {
	OFFICE_TEMPLATES,
	type OfficePerson,
	type OfficeTemplate,
	officeApi,
	TEMPLATE_PERMISSIONS,
} from '@borlette/shared/contract/office';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { leastOf } from '../../tools/testing/samples.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const ALL = DEFAULT_PERMISSIONS.company;
const PASSWORD = 'quatre mots bien longs';
const editable = { first_name: 'Rose', last_name: 'Estimé', phone: '+50937112233' };
const without = (...codes: Permission[]) => ALL.filter((code) => !codes.includes(code));

let number = 0;
type Caller = Person | { token: string };
const add = (template: OfficeTemplate, as: Caller = 'adminA') => {
	number += 1;
	return api.call(as, officeApi.create, {
		body: { ...editable, username: `office-${number}`, password: PASSWORD, template },
	});
};
const added = async (template: OfficeTemplate = 'direction') => {
	const { status, body } = await add(template);
	expect(status).toBe(200);
	return body;
};
/** Somebody of company A with exactly these codes, who signed in and chose their password. */
async function somebody(codes: readonly Permission[] = ALL) {
	const person = await added();
	await hold(person.id, codes);
	const login = await signIn(person.username, PASSWORD);
	const token: string = login.body.accessToken;
	const password = 'cinq mots vraiment bien longs';
	expect((await api.call({ token }, passwordApi.choose, { body: { password } })).status).toBe(200);
	return { ...person, token, password };
}
const signIn = (username: string, password: string) =>
	api.call({ token: undefined }, authApi.login, { body: { username, password } });
const hold = (id: string, codes: readonly Permission[]) =>
	sql`WITH gone AS (DELETE FROM user_permissions WHERE user_id = ${id} AND codename <> ALL (${[...codes]}))
		INSERT INTO user_permissions SELECT ${id}, unnest(${[...codes]}::text[])
		ON CONFLICT DO NOTHING`.execute(api.owner);
const now = async (id: string) =>
	(
		await rowsOf(
			api.owner,
			sql<{ version: number; is_active: boolean; perms: Permission[] }>`SELECT version, is_active,
				ARRAY(SELECT codename FROM user_permissions WHERE user_id = id ORDER BY 1) AS perms
				FROM users WHERE id = ${id}`,
		)
	)[0] as Pick<OfficePerson, 'version' | 'is_active' | 'perms'>;
const change = async (as: Caller, id: string, is_active = true) =>
	api.call(as, officeApi.update, {
		body: { ...editable, id, version: (await now(id)).version, is_active },
	});
const give = async (as: Caller, id: string, perms: readonly Permission[]) =>
	api.call(as, userPermissionsApi.update, {
		body: { id, version: (await now(id)).version, perms: [...perms] },
	});

test.each(OFFICE_TEMPLATES)(
	'%s starts with its codes, none of them the provider’s',
	async (template) => {
		const { perms } = await added(template);
		expect([...perms].sort()).toEqual([...TEMPLATE_PERMISSIONS[template]].sort());
		expect(perms.filter(isProviderCode)).toEqual([]);
	},
);

test('who looks changes nothing but their own account, and results are nobody’s who takes money', () => {
	const changing = TEMPLATE_PERMISSIONS.controle.filter((code) => !code.startsWith('view_'));
	expect(changing).toEqual(['change_password', 'change_user_info']);
	expect(TEMPLATE_PERMISSIONS.caisse).not.toContain('change_tirage');
	expect(TEMPLATE_PERMISSIONS.resultats).not.toContain('pay_fiche');
});

test('who looks sees what each person may do, and changes none of it', async () => {
	const control = await somebody(TEMPLATE_PERMISSIONS.controle);
	const { status, body } = await api.call({ token: control.token }, userPermissionsApi.list, {
		query: {},
	});
	expect(status).toBe(200);
	const users = body as User[];
	expect(users.find(({ id }) => id === IDS.adminA)?.perms).toContain('change_office');
	expect(users.map(({ role }) => role)).toContain('supervisor');
	const one = { params: { userId: IDS.supervisorA } };
	expect((await api.call({ token: control.token }, userPermissionsApi.one, one)).status).toBe(200);
	expect((await give({ token: control.token }, IDS.supervisorA, [])).failure.code).toBe(
		'forbidden',
	);
});

test('somebody added signs in with the role of the company, chooses a password, and is listed', async () => {
	const person = await somebody();
	expect((await api.call({ token: person.token }, profileApi.company, {})).body).toMatchObject({
		role: 'company',
		companyname: 'Company A',
	});
	const { body } = await api.call('adminA', officeApi.list, { query: {} });
	const ids = (body as OfficePerson[]).map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining([IDS.adminA, person.id]));
	expect(ids).not.toContain(IDS.adminB);
	expect(ids).not.toContain(IDS.supervisorA);
});

/** Their own account, and what is only tried or told. */
const CHANGES_NOTHING =
	/^(PUT \/api\/companies\/(user|password)|POST \/api\/companies\/(autopilot\/replay|what-if|tournee\/abandons)|\w+ \/api\/user\/.*)$/;

test('who is there for control is refused whatever changes something of the house', async () => {
	const { token } = await somebody(TEMPLATE_PERMISSIONS.controle);
	const ref_code = '0123456789AZ';
	const bulk = '01900000-0000-7000-8000-0000000000b1';
	await insertFiche(api.owner, { refCode: ref_code, agentId: IDS.agentA });
	await sql`INSERT INTO bulk_changes (company_id, id, object, change, rows, count, actor_id, actor_name)
		VALUES (${IDS.companyA}, ${bulk}, 'agent', 'commission', '[]', 1, ${IDS.adminA}, 'A')`.execute(
		api.owner,
	);
	const tried: Record<string, object> = {
		'/api/companies/fiche': { ref_code, action: 'void', reason: 'Erreur' },
		'/api/companies/bulk/undo': { id: bulk },
	};
	const writes = api.app.endpoints.filter(
		({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'agent',
	);
	const allowed: string[] = [];
	for (const endpoint of writes) {
		const name = `${endpoint.method} ${endpoint.path}`;
		if (CHANGES_NOTHING.test(name)) continue;
		const least = Object.entries(endpoint.input).map(([part, schema]) => [part, leastOf(schema)]);
		const body = tried[endpoint.path];
		const input = { ...Object.fromEntries(least), ...(body && { body }) };
		const request = requestOf(endpoint, input, token);
		const headers = { ...request.headers, 'idempotency-key': name.replaceAll(' ', '-') };
		const { status, failure } = await api.inject({ ...request, headers });
		if (status !== 403) allowed.push(`${name} ${status} ${failure?.code}`);
	}
	expect(allowed).toEqual([]);
	expect(writes.length).toBeGreaterThan(100);
});

test('a template gives no more than whoever adds the person has', async () => {
	const giver = await somebody(['add_office', 'view_office', 'pay_fiche', 'view_release']);
	const { status, body } = await add('direction', giver);
	expect(status).toBe(200);
	expect(body.perms).toEqual(['add_office', 'pay_fiche', 'view_office']);
});

test('the provider adds people to the company worked on', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const { body } = await add('direction', { token });
	expect([...body.perms].sort()).toEqual([...ALL].sort());
});

/** Codes of the caller and of the colleague, in words and as they are, and what every act answers. */
const MATRIX = [
	['all codes', 'the same', ALL, ALL, 200],
	['all codes', 'fewer', ALL, ['view_agent'], 200],
	['all but one', 'that one', without('pay_fiche'), ['pay_fiche'], 403],
	['no code for it', 'none', without('change_office'), [], 403],
	['no code for passwords', 'none', without('change_password_office'), [], 403],
	['all codes', 'one of the provider', ALL, ['view_release'], 403],
] as const;
const ACTS = {
	change: (as: Caller, id: string) => change(as, id),
	block: (as: Caller, id: string) => change(as, id, false),
	'change the rights of': async (as: Caller, id: string) => give(as, id, []),
	delete: (as: Caller, id: string) => api.call(as, officeApi.remove, { body: { id } }),
	'give a password to': (as: Caller, id: string) =>
		api.call(as, passwordApi.office, { body: { id, password: 'encore quatre mots longs' } }),
	'end the second step of': (as: Caller, id: string) =>
		api.call(as, twoFactorApi.reset, { body: { id, identity: 'document' } }),
} as const;
const FOR_PASSWORDS = ['give a password to', 'end the second step of'];

test.each(MATRIX)('with %s, of a colleague with %s', async (label, _of, own, theirs, status) => {
	const caller = await somebody(own);
	for (const [name, act] of Object.entries(ACTS)) {
		const isPassword = FOR_PASSWORDS.includes(name);
		if (label === 'no code for it' && isPassword) continue;
		if (label === 'no code for passwords' && !isPassword) continue;
		const colleague = await somebody(theirs);
		await withSecondStep(colleague.id);
		const before = await now(colleague.id);
		const answer = await act(caller, colleague.id);
		expect([name, answer.status]).toEqual([name, status]);
		if (status === 403) expect([name, await now(colleague.id)]).toEqual([name, before]);
	}
});

const withSecondStep = (id: string) =>
	sql`INSERT INTO two_factor (user_id, secret, confirmed_at) VALUES (${id}, 'x', now())`.execute(
		api.owner,
	);

test('nobody does any of it to themselves, the provider to everybody', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	for (const [name, act] of Object.entries(ACTS)) {
		const caller = await somebody();
		await withSecondStep(caller.id);
		expect([name, (await act(caller, caller.id)).failure?.code]).toEqual([name, 'forbidden']);
		expect([name, (await act({ token }, caller.id)).status]).toEqual([name, 200]);
	}
});

test('a supervisor is none of the office, and nobody of another company is', async () => {
	const body = { id: IDS.supervisorA as string, password: 'encore quatre mots longs' };
	for (const id of [IDS.supervisorA, IDS.adminB, IDS.root]) {
		const params = { officeId: id };
		expect((await api.call('adminA', officeApi.one, { params })).status).toBe(404);
		expect((await change('adminA', id)).status).toBe(404);
		const given = await api.call('adminA', passwordApi.office, { body: { ...body, id } });
		expect(given.status).toBe(404);
	}
});

test('nobody gives a colleague what they do not have', async () => {
	const caller = await somebody(without('pay_fiche'));
	const colleague = await somebody(['view_agent']);
	const { failure } = await give(caller, colleague.id, ['view_agent', 'pay_fiche']);
	expect(failure.fields).toEqual({ 'perms.1': { code: 'not_allowed' } });
	expect((await give(caller, colleague.id, ['view_agent', 'add_agent'])).status).toBe(200);
	expect((await now(colleague.id)).perms).toEqual(['add_agent', 'view_agent']);
});

test('blocking takes its own code, and ends what the person has open', async () => {
	const colleague = await somebody(['view_agent']);
	const mayNot = await somebody(without('block_office'));
	expect((await change(mayNot, colleague.id, false)).failure.code).toBe('forbidden');
	expect((await change('adminA', colleague.id, false)).body.is_active).toBe(false);
	const { failure } = await api.call({ token: colleague.token }, profileApi.company, {});
	expect(failure.code).toBe('account_blocked');
	expect((await signIn(colleague.username, colleague.password)).failure.code).toBe(
		'account_blocked',
	);
});

test('a new password ends what the person has open, and the old one', async () => {
	const { id, token, username, password } = await somebody();
	const body = { id, password: 'encore quatre mots longs' };
	expect((await api.call('adminA', passwordApi.office, { body })).status).toBe(200);
	expect((await api.call({ token }, profileApi.company, {})).status).toBe(401);
	expect((await signIn(username, password)).failure.code).toBe('invalid_credentials');
	expect((await signIn(username, body.password)).body.user.password_due).toBe(true);
});

test('of two who take each other’s rights at the same moment one keeps theirs', async () => {
	for (const act of [ACTS.block, ACTS['change the rights of'], ACTS.delete]) {
		const [one, other] = [await somebody(), await somebody()];
		const answers = await Promise.all([act(one, other.id), act(other, one.id)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const left = await Promise.all([now(one.id), now(other.id)]);
		const administer = left.filter(
			(person) => person?.is_active && person.perms.includes('change_office'),
		);
		expect(administer).toHaveLength(1);
	}
});

test('who loses their rights at the same moment changes nobody any more', async () => {
	const [caller, colleague] = [await somebody(), await somebody(['view_agent'])];
	const { call } = await api.owner.transaction().execute(async (tx) => {
		await sql`UPDATE users SET is_active = false WHERE id = ${caller.id}`.execute(tx);
		const call = change(caller, colleague.id, false);
		await untilWaiting(api.owner, call);
		return { call };
	});
	expect((await call).failure.code).toBe('forbidden');
	expect((await now(colleague.id)).is_active).toBe(true);
});

test('the trail tells who was added, changed, blocked and given a password', async () => {
	const { id, username } = await added('caisse');
	await change('adminA', id);
	await change('adminA', id, false);
	await give('adminA', id, ['view_agent']);
	await api.call('adminA', passwordApi.office, { body: { id, password: 'encore quatre mots' } });
	const entries = await rowsOf(
		api.owner,
		sql<object>`SELECT action, object_type FROM audit_entries WHERE object_id = ${id} ORDER BY seq`,
	);
	expect(entries).toEqual([
		{ action: 'create', object_type: 'office' },
		{ action: 'update', object_type: 'office' },
		{ action: 'block', object_type: 'office' },
		{ action: 'update', object_type: 'user-permissions' },
		{ action: 'update', object_type: 'office' },
	]);
	const after = await rowsOf(
		api.owner,
		sql<{ after: unknown }>`SELECT after FROM audit_entries WHERE object_id = ${id}`,
	);
	expect(JSON.stringify(after)).toContain(username);
	expect(JSON.stringify(after)).not.toContain('argon2');
});

describe('past the API', () => {
	/** What a person's own transaction writes: rows, or the code of PostgreSQL. */
	const written = (userId: string, statement: RawBuilder<unknown>): Promise<number | string> => {
		const scope: Scope = { companyId: IDS.companyA, supervisorId: null, userId, role: 'company' };
		return inScope(api.db, scope, async (tx) =>
			Number((await statement.execute(tx)).numAffectedRows ?? 0),
		).catch((error) => (error as { code: string }).code);
	};
	const gives = (id: string, code: string) =>
		sql`INSERT INTO user_permissions VALUES (${id}, ${code})`;
	const REFUSED = '42501';

	test('nobody raises or lowers themselves', async () => {
		const { id } = await somebody(['change_office', 'add_office']);
		expect(await written(id, gives(id, 'pay_fiche'))).toBe(REFUSED);
		expect(await written(id, sql`DELETE FROM user_permissions WHERE user_id = ${id}`)).toBe(0);
		expect(await written(id, sql`DELETE FROM users WHERE id = ${id}`)).toBe(0);
		expect(await written(id, sql`UPDATE users SET first_name = 'Me' WHERE id = ${id}`)).toBe(1);
	});

	test('nobody changes who may do more, or gives what they do not have', async () => {
		const { id } = await somebody(['change_office', 'view_agent']);
		const [more, fewer] = [await somebody(), await somebody(['view_agent'])];
		const renamed = (who: string) => sql`UPDATE users SET first_name = 'X' WHERE id = ${who}`;
		expect(await written(id, renamed(more.id))).toBe(0);
		expect(await written(id, sql`DELETE FROM users WHERE id = ${more.id}`)).toBe(0);
		expect(await written(id, sql`DELETE FROM user_permissions WHERE user_id = ${more.id}`)).toBe(0);
		expect(await written(id, gives(more.id, 'view_release'))).toBe(REFUSED);
		expect(await written(id, renamed(fewer.id))).toBe(1);
		expect(await written(id, gives(fewer.id, 'pay_fiche'))).toBe(REFUSED);
		expect(await written(id, gives(fewer.id, 'change_office'))).toBe(1);
		expect(await written(id, sql`SELECT auth_end_user(${more.id}, 'ended')`)).toBe(0);
		expect((await api.call({ token: more.token }, profileApi.company, {})).status).toBe(200);
	});

	test('who is blocked meanwhile changes nobody any more', async () => {
		const [blocked, colleague] = [await somebody(), await somebody(['view_agent'])];
		await sql`UPDATE users SET is_active = false WHERE id = ${blocked.id}`.execute(api.owner);
		expect(await written(blocked.id, gives(colleague.id, 'pay_fiche'))).toBe(REFUSED);
	});

	test('nobody of a company makes somebody of the provider', async () => {
		const insert = sql`INSERT INTO users (role, company_id, username, password_hash)
			VALUES ('superuser', NULL, 'raised', 'x')`;
		expect(await written(IDS.adminA, insert)).toBe(REFUSED);
	});
});
