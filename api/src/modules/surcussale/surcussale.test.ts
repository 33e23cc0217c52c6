import { generaleApi } from '@borlette/shared/contract/generale';
import { type Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { readSheet } from '../../tools/testing/read-file.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const editable = {
	name: 'Gonaïves Biennac',
	city: 'Gonaïves',
	address: '27, avenue des Dattes',
	phone: null,
	commission: 150,
	supervisor_id: IDS.supervisorA,
};
const create = (changes: Partial<Record<keyof typeof editable, unknown>> = {}) =>
	api.call('adminA', surcussaleApi.create, { body: { ...editable, ...changes } as never });

test('an added surcussale is its supervisor’s, and theirs alone', async () => {
	const { status, body } = await create();
	expect(status).toBe(200);
	expect(body).toMatchObject({ supervisor_name: 'supervisorA Test', agents: 0, version: 1 });
	const names = async (person: 'supervisorA' | 'otherSupervisorA') => {
		const list = await api.call(person, surcussaleApi.list, { query: {} });
		return (list.body as Surcussale[]).map(({ name }) => name);
	};
	expect(await names('supervisorA')).toContain('Gonaïves Biennac');
	expect(await names('otherSupervisorA')).not.toContain('Gonaïves Biennac');
});

beforeAll(async () => {
	await sql`INSERT INTO generales (company_id, name) VALUES
		(${IDS.companyA}, 'Added up'), (${IDS.companyA}, 'Empty')`.execute(api.owner);
	await sql`UPDATE surcussales SET generale_id = (SELECT id FROM generales WHERE name = 'Added up')
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
});

test.each([
	['surcussales their agents', surcussaleApi.list, 'agents'],
	['générales their surcussales', generaleApi.list, 'surcussales'],
] as const)(
	'of %s are added up: on each page, and below the rows of a file',
	async (_, list, name) => {
		const page = await api.call('adminA', list, { query: { limit: 1 } } as never);
		const { totals } = page.body as unknown as { totals: { sums: Record<string, number> }[] };
		const rows = (await api.call('adminA', list, { query: {} } as never)).body as never as object[];
		const sum = rows.reduce((before, row) => before + Number(row[name as never]), 0);
		expect(sum).toBeGreaterThan(1);
		expect(totals).toEqual([{ currency: 'XXX', sums: { [name]: sum } }]);
		const { rawPayload } = await api.app.inject(
			requestOf(
				list,
				{ query: { format: 'xlsx', columns: `name,${name}` } },
				await api.tokenOf('adminA'),
			),
		);
		expect((await readSheet(rawPayload)).at(-1)).toEqual(['Total', sum]);
	},
);

test('a name is taken within a company, not between companies', async () => {
	expect((await create({ name: 'JACMEL' })).failure.fields).toEqual({ name: { code: 'taken' } });
	await sql`UPDATE surcussales SET name = 'Only in B' WHERE company_id = ${IDS.companyB}`.execute(
		api.owner,
	);
	expect((await create({ name: 'Only in B' })).status).toBe(200);
});

test('a supervisor of another company is unknown', async () => {
	const { failure } = await create({ name: 'x', supervisor_id: IDS.supervisorB });
	expect(failure.fields).toEqual({ supervisor_id: { code: 'unknown_reference' } });
});

test('nothing is given to a supervisor who is blocked; what they have stays theirs', async () => {
	const { body } = await create({ name: 'Theirs' });
	const block = (is_active: boolean) =>
		sql`UPDATE users SET is_active = ${is_active} WHERE id = ${IDS.supervisorA}`.execute(api.owner);
	await block(false);
	const { failure } = await create({ name: 'Given' });
	expect(failure.fields).toEqual({ supervisor_id: { code: 'not_allowed', limit: 'blocked' } });
	const kept = await api.call('adminA', surcussaleApi.update, {
		body: { ...editable, name: 'Theirs', city: 'Hinche', id: body.id, version: 1 },
	});
	expect(kept.body).toMatchObject({ city: 'Hinche', supervisor_id: IDS.supervisorA });
	await block(true);
});

test('a supervisor with the right to change may not give a surcussale away', async () => {
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'change_surcussale')`.execute(
		api.owner,
	);
	const change = (supervisor_id: string) =>
		api.call('supervisorA', surcussaleApi.update, {
			body: {
				...editable,
				id: IDS.surcussaleA,
				name: 'Jacmel',
				version: 1,
				commission: 0,
				supervisor_id,
			},
		});
	expect((await change(IDS.otherSupervisorA)).failure.code).toBe('forbidden');
	expect((await change(IDS.supervisorA)).body).toMatchObject({ city: 'Gonaïves', version: 2 });
});

test('what a supervisor adds is theirs, without their naming themselves', async () => {
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'add_surcussale')`.execute(
		api.owner,
	);
	const { supervisor_id: _supervisor, ...body } = { ...editable, commission: 0, name: 'Ennery' };
	const added = await api.call('supervisorA', surcussaleApi.create, { body });
	expect(added.body).toMatchObject({ name: 'Ennery', supervisor_id: IDS.supervisorA });
	const byAdmin = await api.call('adminA', surcussaleApi.create, {
		body: { ...body, name: 'Marmelade' },
	});
	expect(byAdmin.body.supervisor_id).toBeNull();
});

test('one with agents cannot be deleted, one without is gone', async () => {
	const { failure } = await api.call('adminA', surcussaleApi.remove, {
		body: { id: IDS.otherSurcussaleA },
	});
	expect(failure.code).toBe('in_use');
	const { body } = await create({ name: 'Empty' });
	const removed = await api.call('adminA', surcussaleApi.remove, { body: { id: body.id } });
	expect(removed.body).toEqual({ id: body.id });
});
