import type { Endpoint } from '@borlette/shared/contract';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { firstRun } from '../start/first-run.ts';
import { IDS, PASSWORD, type Person } from '../tools/testing/ids.ts';
import { sendForm } from '../tools/testing/multipart.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { asGiven } from './password.ts';

const api = useTestApi();
const person = {
	username: 'ti-marie',
	first_name: 'Marie',
	last_name: 'Dorvil',
	phone: '+50937112233',
	commission: 0,
};

/** What each call that sets a password takes besides, and who makes it. */
const CALLS: Record<string, { by: Person; body: Record<string, unknown> }> = {
	'POST /api/companies/agent': {
		by: 'adminA',
		body: { ...person, surcussale_id: IDS.surcussaleA, device_id: '' },
	},
	'POST /api/companies/office': {
		by: 'adminA',
		body: { ...person, commission: undefined, template: 'controle' },
	},
	'PUT /api/companies/office-password': { by: 'adminA', body: { id: IDS.unknown } },
	'POST /api/companies/supervisor': { by: 'adminA', body: person },
	'PUT /api/companies/agent-password': { by: 'adminA', body: { id: IDS.agentA } },
	'PUT /api/companies/supervisor-password': { by: 'adminA', body: { id: IDS.supervisorA } },
	'PUT /api/companies/password': { by: 'adminA', body: { old_password: PASSWORD } },
	'PUT /api/user/auth/password': { by: 'supervisorB', body: {} },
	'POST /api/generals/compagnies': {
		by: 'root',
		body: {
			companyname: 'Soleil Levant',
			ref_code: 'SOL',
			country_id: IDS.haiti,
			username: 'soleil',
		},
	},
};
interface Field {
	minLength?: number;
}
const passwordOf = ({ input }: Endpoint): Field | undefined =>
	(input.body as { properties?: Record<string, Field> } | undefined)?.properties?.password;

test('every call that sets a password refuses those that are guessed', async () => {
	const setting = api.app.endpoints.filter((endpoint) => passwordOf(endpoint)?.minLength === 8);
	await sql`UPDATE users SET password_hash = ${asGiven('')} || password_hash WHERE id = ${IDS.supervisorB}`.execute(
		api.owner,
	);
	await sql`INSERT INTO users (id, role, company_id, username, password_hash)
		VALUES (${IDS.unknown}, 'company', ${IDS.companyA}, 'colleague', 'x')`.execute(api.owner);
	const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
	expect(setting.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
	for (const endpoint of setting) {
		const { by, body } = CALLS[nameOf(endpoint)] as (typeof CALLS)[string];
		const token = await api.tokenOf(by);
		for (const password of ['        ', 'password1', 'borlette2026']) {
			const input = { ...body, password };
			const answer = endpoint.files
				? await sendForm(api, token, endpoint, input as never, {})
				: await api.inject(requestOf(endpoint, { body: input }, token));
			expect([nameOf(endpoint), password, answer.failure.fields]).toEqual([
				nameOf(endpoint),
				password,
				{ password: { code: 'guessable' } },
			]);
		}
	}
});

test("one's own names make a bad password, whoever gives it", async () => {
	await sql`UPDATE users SET first_name = 'Wideline', last_name = 'Mesidor'
		WHERE id = ${IDS.supervisorA}`.execute(api.owner);
	const { failure } = await api.inject(
		requestOf(
			api.app.endpoints.find(({ path }) => path.endsWith('/supervisor-password')) as Endpoint,
			{ body: { id: IDS.supervisorA, password: 'wideline2026' } },
			await api.tokenOf('adminA'),
		),
	);
	expect(failure.fields).toEqual({ password: { code: 'guessable' } });
});

test('the first superuser is not made with a password that everybody guesses', async () => {
	await sql`DELETE FROM users WHERE role = 'superuser'`.execute(api.owner);
	const start = (superuserPassword: string) =>
		firstRun(api.db, { ...readConfig({}), superuserPassword });
	await expect(start('superadmin')).rejects.toThrow('SUPERUSER_PASSWORD cannot be used');
	const { rows } = await sql`SELECT FROM users WHERE role = 'superuser'`.execute(api.owner);
	expect(rows).toEqual([]);
	expect((await start('quatre mots bien longs')).logins).toEqual([]);
	// Who changed it since starts as before, whatever the environment still says.
	expect((await start('superadmin')).logins).toEqual([]);
});
