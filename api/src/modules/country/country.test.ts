import { countryApi } from '@borlette/shared/contract/country';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { picture, sendForm } from '../../tools/testing/multipart.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const add = async (name: string, name_code: string, files = {}) =>
	sendForm(api, await api.tokenOf('root'), countryApi.create, { name, name_code }, files);

test('a country is added with its flag, changed by version, given another flag', async () => {
	const { status, body } = await add('Bahamas', 'BS', { flag: await picture() });
	expect(status).toBe(200);
	expect(body).toMatchObject({ name: 'Bahamas', name_code: 'BS', version: 1 });
	expect((await api.app.inject(body.flag as string)).headers['content-type']).toBe('image/webp');
	const id = body.id as string;
	const change = { id, version: 1, name: 'Les Bahamas', name_code: 'BS' };
	const changed = await api.call('root', countryApi.update, { body: change });
	expect(changed.body).toMatchObject({ name: 'Les Bahamas', flag: body.flag, version: 2 });
	expect((await api.call('root', countryApi.update, { body: change })).status).toBe(412);
	const token = await api.tokenOf('root');
	const other = await sendForm(
		api,
		token,
		countryApi.changeFlag,
		{ id },
		{
			flag: await picture('#c00000'),
		},
	);
	expect(other.body.flag).not.toBe(body.flag);
	expect((await api.inject({ url: body.flag as string })).status).toBe(404);
	const none = await sendForm(api, token, countryApi.changeFlag, { id });
	expect(none.failure.fields).toEqual({ flag: { code: 'required' } });
});

test('a flag that is given while somebody else changes the country is refused, and theirs stays', async () => {
	const { body } = await add('Barbade', 'BB', { flag: await picture() });
	const id = String(body.id);
	const token = await api.tokenOf('root');
	let given: ReturnType<typeof sendForm> | undefined;
	await api.owner.transaction().execute(async (tx) => {
		await sql`UPDATE countries SET name = 'Barbados', version = version + 1 WHERE id = ${id}`.execute(
			tx,
		);
		given = sendForm(api, token, countryApi.changeFlag, { id }, { flag: await picture('#c00000') });
		await untilWaiting(api.owner, given);
	});
	expect((await given)?.failure.code).toBe('version_conflict');
	expect((await api.app.inject(String(body.flag))).statusCode).toBe(200);
});

test('a flag that is no picture is refused at its field, with nothing changed', async () => {
	const text = Buffer.from('<svg onload="alert(1)"/>');
	const created = await add('Grenade', 'GD', { flag: text });
	expect([created.status, created.failure.fields]).toEqual([
		422,
		{ flag: { code: 'not_a_picture' } },
	]);
	const added = await add('Grenade', 'GD', { flag: await picture() });
	expect(added.status).toBe(200);
	const id = added.body.id as string;
	const token = await api.tokenOf('root');
	const changed = await sendForm(api, token, countryApi.changeFlag, { id }, { flag: text });
	expect(changed.failure.fields).toEqual({ flag: { code: 'not_a_picture' } });
	expect((await api.app.inject(added.body.flag as string)).statusCode).toBe(200);
});

test('its code is taken once; one with companies stays, another goes with its cities and its flag', async () => {
	const twice = await add('Haïti chérie', 'HT');
	expect(twice.failure.fields).toEqual({ name_code: { code: 'taken' } });
	const used = await api.call('root', countryApi.remove, { body: { id: IDS.haiti } });
	expect(used.failure.code).toBe('in_use');
	const { body } = await add('Cuba', 'CU', { flag: await picture() });
	const flag = async () => (await api.inject({ url: String(body.flag) })).status;
	expect(await flag()).toBe(200);
	await sql`INSERT INTO cities (country_id, name) VALUES (${String(body.id)}, 'Baracoa')`.execute(
		api.owner,
	);
	const removed = await api.call('root', countryApi.remove, { body: { id: body.id as string } });
	expect(removed.body).toEqual({ id: body.id });
	const one = await api.call('root', countryApi.one, { params: { paysId: body.id as string } });
	expect([one.status, await flag()]).toEqual([404, 404]);
});

test('what the provider does stands in no company’s trail, whichever is chosen', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const { body } = await sendForm(api, token, countryApi.create, {
		name: 'Jamaïque',
		name_code: 'JM',
	});
	const id = String(body.id);
	const change = { id, version: 1, name: 'La Jamaïque', name_code: 'JM' };
	await api.call({ token }, countryApi.update, { body: change });
	await sendForm(api, token, countryApi.changeFlag, { id }, { flag: await picture() });
	await api.call({ token }, countryApi.remove, { body: { id } });
	const { rows } =
		await sql`SELECT company_id, array_agg(action ORDER BY seq) AS actions FROM audit_entries
		WHERE object_id = ${id} GROUP BY company_id`.execute(api.owner);
	const actions = ['create', 'update', 'update', 'delete'];
	expect(rows).toEqual([{ company_id: '00000000-0000-0000-0000-000000000000', actions }]);
});
