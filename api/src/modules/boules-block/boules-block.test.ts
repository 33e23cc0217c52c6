import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();

const span = {
	tirage_id: null,
	agent_id: null,
	start_date: '2026-03-01',
	end_date: '2026-03-10',
	reason: '',
};
type Span = { [K in keyof typeof span]: string | null };

const block = (boules: string[], changes: Partial<Span> = {}) =>
	api.call('adminA', boulesBlockApi.create, { body: { ...span, ...changes, boules } as never });
const change = (id: string, version: number, changes: object) =>
	api.call('adminA', boulesBlockApi.update, { body: { id, version, ...changes } });

test('several balls are blocked at once; a mariage is written one way', async () => {
	const { status, body } = await block(['00', '34*12', '777'], {
		tirage_id: IDS.tirageA,
		agent_id: IDS.agentA,
		reason: 'Trop joué',
	});
	expect(status).toBe(200);
	expect(body.map(({ boule }) => boule)).toEqual(['00', '12*34', '777']);
	expect(body[0]).toMatchObject({
		tirage_name: 'New York Midi',
		agent_name: 'Élise Zamor · 0001',
		is_active: true,
		created_by: 'adminA Test',
	});
});

test('a ball that is blocked already is named by its place', async () => {
	await block(['41', '12*43']);
	const { status, failure } = await block(['42', '41', '43*12']);
	expect(status).toBe(422);
	expect(failure.fields).toEqual({ 'boules.1': { code: 'taken' }, 'boules.2': { code: 'taken' } });
	const { body } = await api.call('adminA', boulesBlockApi.list, { query: { q: '42' } });
	expect(body).toEqual([]);
});

test('one combination in two spellings is refused in one request too', async () => {
	const { failure } = await block(['56*57', '57*56']);
	expect(failure.fields).toEqual({ 'boules.1': { code: 'taken' } });
});

test('other days, another draw or another agent are another block', async () => {
	await block(['61']);
	expect((await block(['61'], { start_date: '2026-03-11', end_date: null })).status).toBe(200);
	expect((await block(['61'], { tirage_id: IDS.tirageA })).status).toBe(200);
	expect((await block(['61'], { agent_id: IDS.agentA })).status).toBe(200);
	expect((await block(['61'], { start_date: '2026-03-10' })).status).toBe(422);
});

test('two people blocking the same ball at the same moment make one block', async () => {
	const answers = await Promise.all(Array.from({ length: 6 }, () => block(['99*99'])));
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([200, 422, 422, 422, 422, 422]);
});

test('unblocking ends it, blocking again is refused once there is another', async () => {
	const [first] = (await block(['71'])).body as [BouleBlock];
	const unblocked = await change(first.id, 1, { is_active: false });
	expect(unblocked.body).toMatchObject({ is_active: false, version: 2 });
	expect((await block(['71'])).status).toBe(200);
	const { failure } = await change(first.id, 2, { is_active: true });
	expect(failure.fields).toEqual({ is_active: { code: 'taken' } });
});

test('a block is not stretched over another one', async () => {
	const [first] = (await block(['72'])).body as [BouleBlock];
	await block(['72'], { start_date: '2026-03-20', end_date: null });
	const { failure } = await change(first.id, 1, { end_date: null });
	expect(failure.fields).toEqual({ end_date: { code: 'taken' } });
	expect((await change(first.id, 1, { end_date: '2026-03-19' })).status).toBe(200);
	expect((await change(first.id, 1, { reason: 'x' })).failure.code).toBe('version_conflict');
});

test.each([
	[['7'], {}, { 'boules.0': { code: 'format' } }],
	[['1*2'], {}, { 'boules.0': { code: 'format' } }],
	[['٠٧'], {}, { 'boules.0': { code: 'format' } }],
	[['08', '08'], {}, { boules: { code: 'not_allowed' } }],
	[[], {}, { boules: { code: 'required' } }],
	[['08'], { end_date: '2026-02-28' }, { end_date: { code: 'end_before_start' } }],
	[['08'], { start_date: '2026-02-30' }, { start_date: { code: 'format' } }],
	[
		['08'],
		{ tirage_id: IDS.tirageB, agent_id: IDS.agentB },
		{ tirage_id: { code: 'unknown_reference' }, agent_id: { code: 'unknown_reference' } },
	],
])('%j with %j is refused at its field', async (boules, changes, fields) => {
	const { status, failure } = await block(boules, changes);
	expect([status, failure.fields]).toEqual([422, fields]);
});

test('a supervisor sees blocks for everybody and for their own agents', async () => {
	await block(['81'], { agent_id: IDS.agentA });
	await block(['82'], { agent_id: IDS.otherAgentA });
	await block(['83']);
	const { body } = await api.call('supervisorA', boulesBlockApi.list, { query: {} });
	const boules = (body as BouleBlock[]).map(({ boule }) => boule);
	expect(boules).toEqual(expect.arrayContaining(['81', '83']));
	expect(boules).not.toContain('82');
});

test('the list of days has the blocks that hold on one of them', async () => {
	await block(['881'], { start_date: '2026-06-01', end_date: '2026-06-10' });
	await block(['882'], { start_date: '2026-06-11', end_date: null });
	const on = async (query: object) => {
		const { body } = await api.call('adminA', boulesBlockApi.list, {
			query: { q: '88', sort: 'boule', ...query },
		});
		return (body as BouleBlock[]).map(({ boule }) => boule);
	};
	expect(await on({})).toEqual(['881', '882']);
	expect(await on({ start_date: '2026-06-10', end_date: '2026-06-10' })).toEqual(['881']);
	expect(await on({ start_date: '2026-06-10', end_date: '2026-06-11' })).toEqual(['881', '882']);
	expect(await on({ start_date: '2026-06-11' })).toEqual(['882']);
	expect(await on({ end_date: '2026-05-31' })).toEqual([]);
	const { failure } = await api.call('adminA', boulesBlockApi.list, {
		query: { start_date: '2026-06-11', end_date: '2026-06-10' },
	});
	expect(failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});
