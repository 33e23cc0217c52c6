import { type Lotto, lottoApi } from '@borlette/shared/contract/lotto';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const list = async (): Promise<Lotto[]> =>
	(await api.call('adminA', lottoApi.list, { query: {} })).body as Lotto[];
const without = (code: string) =>
	sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = ${code}`.execute(
		api.owner,
	);
const give = (code: string) =>
	sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, ${code})`.execute(api.owner);

test('a company starts with every game, in the order of the terminals', async () => {
	const options = await list();
	expect(options.map(({ game, option }) => `${game} ${option}`)).toEqual([
		'borlette 0',
		'mariage 0',
		'mariage_gratuit 0',
		'lotto3 0',
		'lotto4 1',
		'lotto4 2',
		'lotto4 3',
		'lotto5 1',
		'lotto5 2',
		'lotto5 3',
	]);
});

test('an option is deleted and added again; the further ones take option_plus', async () => {
	const second = (await list()).find(({ game, option }) => game === 'lotto4' && option === 2);
	await api.call('adminA', lottoApi.remove, { body: { id: second?.id as string } });
	const body = { game: 'lotto4' as const, option: 2, name: 'L4-2', colour: '#112233', position: 6 };
	await without('option_plus');
	expect((await api.call('adminA', lottoApi.create, { body })).failure.code).toBe('forbidden');
	await give('option_plus');
	const { body: made } = await api.call('adminA', lottoApi.create, { body });
	expect(made).toMatchObject({ ...body, is_active: true, blocked_surcussales: [] });
	const again = await api.call('adminA', lottoApi.create, { body: { ...body, name: 'Other' } });
	expect(again.failure.fields).toEqual({ option: { code: 'taken' } });
	const none = await api.call('adminA', lottoApi.create, {
		body: { ...body, game: 'borlette', option: 1 },
	});
	const withoutOne = await api.call('adminA', lottoApi.create, { body: { ...body, option: 0 } });
	for (const { failure } of [none, withoutOne]) {
		expect(failure.fields).toEqual({ option: { code: 'not_allowed' } });
	}
});

test('blocking it, here or in a surcussale, takes block_option', async () => {
	const change = { id: IDS.lottoA, version: 1, name: 'Borlette', colour: '#2F6BDE', position: 1 };
	const surcussales = { ...change, blocked_surcussales: [IDS.surcussaleA] };
	const update = (body: typeof change & { is_active?: boolean; blocked_surcussales?: string[] }) =>
		api.call('adminA', lottoApi.update, { body });
	await without('block_option');
	expect((await update({ ...change, is_active: false })).failure.code).toBe('forbidden');
	expect((await update(surcussales)).failure.code).toBe('forbidden');
	await give('block_option');
	expect((await update(surcussales)).body.blocked_surcussales).toEqual([IDS.surcussaleA]);
	await without('block_option');
	const named = await update({ ...surcussales, version: 2, name: 'Boule' });
	expect(named.body).toMatchObject({ name: 'Boule', blocked_surcussales: [IDS.surcussaleA] });
	await give('block_option');
	const kept = await update({ ...change, version: 3, is_active: false });
	expect(kept.body).toMatchObject({
		is_active: false,
		blocked_surcussales: [IDS.surcussaleA],
		version: 4,
	});
	const foreign = await update({ ...change, version: 4, blocked_surcussales: [IDS.surcussaleB] });
	expect(foreign.failure.fields).toEqual({
		'blocked_surcussales.0': { code: 'unknown_reference' },
	});
	const lifted = await update({ ...change, version: 4, blocked_surcussales: [] });
	expect(lifted.body.blocked_surcussales).toEqual([]);
	expect((await update(surcussales)).status).toBe(412);
});
