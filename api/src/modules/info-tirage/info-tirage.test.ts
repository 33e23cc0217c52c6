import { type InfoTirage, infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { sql } from 'kysely';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const entry = {
	name: 'Ohio Soir',
	state: 'Ohio',
	slot: 'soir' as const,
	colour: '#2F6BDE',
	timezone: 'America/New_York',
	draw_time: '19:29',
	days: [7, 1, 2],
};

test('an added entry is in the catalogue, its days in order', async () => {
	const { status, body } = await api.call('adminA', infoTirageApi.create, { body: entry });
	expect(status).toBe(200);
	expect(body).toMatchObject({ ...entry, days: [1, 2, 7], is_active: true, version: 1 });
	const list = await api.call('adminA', infoTirageApi.list, { query: { q: 'ohio' } });
	expect(list.body).toEqual([body]);
	const other = await api.call('adminB', infoTirageApi.list, { query: { q: 'ohio' } });
	expect(other.body).toEqual([]);
});

test('it says when sales of a new draw end by the rules of its company, to everybody who sees it', async () => {
	await sql`UPDATE company_settings SET default_cutoff_minutes = 12
		WHERE company_id = ${IDS.companyB}`.execute(api.owner);
	const cutoffs = async (who: Person) => {
		const { body } = await api.call(who, infoTirageApi.list, { query: {} });
		const minutes = (body as InfoTirage[]).map(
			({ companyname, default_cutoff_minutes }) => `${companyname} ${default_cutoff_minutes}`,
		);
		return [...new Set(minutes)].sort();
	};
	expect(await cutoffs('adminA')).toEqual(['null 5']);
	expect(await cutoffs('supervisorA')).toEqual(['null 5']);
	expect(await cutoffs('adminB')).toEqual(['null 12']);
	expect(await cutoffs('root')).toEqual(['Company A 5', 'Company B 12']);
});

test('it is changed, switched off and, while no draw is built from it, deleted', async () => {
	const { body } = await api.call('adminA', infoTirageApi.create, {
		body: { ...entry, name: 'Ohio Midi' },
	});
	const change = { ...entry, id: body.id, version: 1, name: 'Ohio Midi', is_active: false };
	const changed = await api.call('adminA', infoTirageApi.update, { body: change });
	expect(changed.body).toMatchObject({ is_active: false, version: 2 });
	expect((await api.call('adminA', infoTirageApi.update, { body: change })).status).toBe(412);
	const removed = await api.call('adminA', infoTirageApi.remove, { body: { id: body.id } });
	expect(removed.body).toEqual({ id: body.id });
	const used = await api.call('adminA', infoTirageApi.remove, { body: { id: IDS.infoTirageA } });
	expect(used.failure.code).toBe('in_use');
});

test('a name that is taken and a zone nobody knows are the fault of their fields', async () => {
	const { failure } = await api.call('adminA', infoTirageApi.create, {
		body: { ...entry, name: 'new york midi' },
	});
	expect(failure.fields).toEqual({ name: { code: 'taken' } });
	const zone = await api.call('adminA', infoTirageApi.create, {
		body: { ...entry, timezone: 'Mars/Olympus' },
	});
	expect(zone.failure.fields).toEqual({ timezone: { code: 'format' } });
});
