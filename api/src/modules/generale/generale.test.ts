import { generaleApi } from '@borlette/shared/contract/generale';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const editable = {
	name: 'Artibonite',
	zone: 'Nord',
	responsible: 'Yves Dorvil',
	phone: '+50937112233',
	commission: 150,
};
const create = (changes: Partial<typeof editable> = {}) =>
	api.call('adminA', generaleApi.create, { body: { ...editable, ...changes } });

test('an added generale is listed, with the surcussales it groups', async () => {
	const { status, body } = await create();
	expect(status).toBe(200);
	expect(body).toMatchObject({ ...editable, surcussales: 0, version: 1 });
	const grouped = await api.call('adminA', surcussaleApi.update, {
		body: {
			id: IDS.surcussaleA,
			version: 1,
			name: 'Jacmel',
			city: 'Jacmel',
			address: '',
			phone: null,
			commission: 0,
			supervisor_id: IDS.supervisorA,
			generale_id: body.id,
		},
	});
	expect(grouped.body).toMatchObject({ generale_id: body.id, generale_name: 'Artibonite' });
	const list = await api.call('adminA', generaleApi.list, { query: { q: 'artibonite dorvil' } });
	expect(list.body).toEqual([{ ...body, surcussales: 1 }]);
	const refused = await api.call('adminA', generaleApi.remove, { body: { id: body.id } });
	expect(refused.failure.code).toBe('in_use');
});

test('a surcussale cannot join a generale of another company, nor leave one by silence', async () => {
	const body = {
		name: 'Hinche',
		city: '',
		address: '',
		phone: null,
		commission: 0,
		supervisor_id: null,
		id: IDS.otherSurcussaleA,
	};
	const foreign = await api.call('adminA', surcussaleApi.update, {
		body: { ...body, version: 1, generale_id: IDS.generaleB },
	});
	expect(foreign.failure.fields).toEqual({ generale_id: { code: 'unknown_reference' } });
	await api.call('adminA', surcussaleApi.update, {
		body: { ...body, version: 1, generale_id: IDS.generaleA },
	});
	const silent = await api.call('adminA', surcussaleApi.update, { body: { ...body, version: 2 } });
	expect(silent.body.generale_id).toBe(IDS.generaleA);
});

test('its name is taken within the company; a stale version is told', async () => {
	const { body } = await create({ name: 'Nord-Ouest' });
	expect((await create({ name: 'nord-ouest' })).failure.fields).toEqual({
		name: { code: 'taken' },
	});
	const change = { ...editable, id: body.id, version: 1, name: 'Nord-Ouest', commission: 10 };
	const first = await api.call('adminA', generaleApi.update, { body: change });
	expect(first.body).toMatchObject({ commission: 10, version: 2 });
	const second = await api.call('adminA', generaleApi.update, { body: change });
	expect([second.status, second.failure.code]).toEqual([412, 'version_conflict']);
	const removed = await api.call('adminA', generaleApi.remove, { body: { id: body.id } });
	expect(removed.body).toEqual({ id: body.id });
});
