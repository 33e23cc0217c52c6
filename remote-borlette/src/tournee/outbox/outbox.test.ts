import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { type Taking, tourneeApi } from '@borlette/shared/contract/tournee';
import { ForeignPage, fakeApi, NoAnswer, Refusal } from '@borlette/shared/testing';
import { openDB } from 'idb';
import type { TakingAct } from './act.ts';
import { Kept } from './kept.ts';
import { Outbox } from './outbox.ts';

Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

const SECRET = Buffer.alloc(32, 7).toString('base64');
const OTHER_SECRET = Buffer.alloc(32, 8).toString('base64');
const AGENT = '1c2d3e4f-0000-4000-8000-000000000001';
let owner = 0;
beforeEach(() => {
	owner++;
});

const anAct = (traits: Partial<TakingAct> = {}): TakingAct => ({
	kind: 'taking',
	key: 'aaaaaaaaaaaaaaaa',
	done_at: '2030-03-10T15:00:00.000Z',
	label: 'Élise Zamor · 0001',
	place: 'Jacmel',
	actor: 'Nadine Louis',
	currency: 'HTG',
	body: {
		agent_id: AGENT,
		amount: 125_000,
		taken_at: '2030-03-10T15:00:00.000Z',
		note: '',
		actor_signature: 'AAAA',
		agent_signature: 'BBBB',
	},
	...traits,
});
const aTaking = (key: string): Taking => ({
	...{ id: AGENT, key, agent_id: AGENT, agent_name: 'Élise Zamor · 0001', surcussale_id: AGENT },
	...{ surcussale_name: 'Jacmel', amount: 125_000, currency: 'HTG', balance: 0, note: '' },
	...{ taken_at: '2030-03-10T15:00:00Z', at: '2030-03-10T17:00:00Z', actor_name: 'Nadine Louis' },
});
const open = async (secret = SECRET, whose = `person-${owner}.company`) =>
	Outbox.open(await Kept.open(whose, secret));

test('what was done outlasts the page, in its order, and is readable with its own secret only', async () => {
	const outbox = await open();
	await outbox.add(anAct({ key: 'later', done_at: '2030-03-10T16:00:00.000Z' }));
	await outbox.add(anAct());
	expect((await open()).now().acts.map(({ key }) => key)).toEqual(['aaaaaaaaaaaaaaaa', 'later']);
	expect((await open(OTHER_SECRET)).now()).toMatchObject({ acts: [], unreadable: 2 });
	expect((await open(SECRET, 'somebody.else')).now()).toMatchObject({ acts: [], unreadable: 0 });
	const raw = await openDB('borlette-tournee');
	expect(JSON.stringify(await raw.getAll('things'))).not.toMatch(/Zamor|125000|AAAA/);
});

test('what is sent goes under its own key, once, and is gone', async () => {
	const api = fakeApi().on(tourneeApi.take, ({ key }) => aTaking(String(key)));
	const outbox = await open();
	await outbox.add(anAct());
	await Promise.all([outbox.send(), outbox.send()]);
	expect(api.received(tourneeApi.take)).toHaveLength(1);
	expect(outbox.now()).toMatchObject({ acts: [], isSending: false, pause: undefined });
	expect((await open()).now().acts).toEqual([]);
});

test('without an answer everything waits, with its key, and the next send carries it on', async () => {
	let isAway = true;
	const keys: unknown[] = [];
	fakeApi().on(tourneeApi.take, ({ key }) => {
		keys.push(key);
		if (isAway) throw new NoAnswer();
		return aTaking('aaaaaaaaaaaaaaaa');
	});
	const outbox = await open();
	await outbox.add(anAct());
	await outbox.send();
	expect(outbox.now().pause).toBe('away');
	expect(outbox.now().acts).toHaveLength(1);
	isAway = false;
	await outbox.send();
	expect(outbox.now().acts).toEqual([]);
	expect(new Set(keys)).toEqual(new Set(['aaaaaaaaaaaaaaaa']));
});

test('what is refused waits for a person, keeps the others going, and is sent anyway or dropped with a reason', async () => {
	const closing = { closed_by: 'Mirlande Joseph', closed_at: '2030-03-10T16:30:00Z' };
	const api = fakeApi()
		.on(tourneeApi.take, ({ body }) => {
			if (body.amount === 1 && !body.despite) throw new Refusal('day_closed', { current: closing });
			if (body.amount === 2) throw new Refusal('forbidden');
			return aTaking('x');
		})
		.on(tourneeApi.drop, () => ({}));
	const outbox = await open();
	const { body } = anAct();
	await outbox.add(anAct({ key: 'closed', body: { ...body, amount: 1 } }));
	await outbox.add(anAct({ key: 'no right', body: { ...body, amount: 2 } }));
	await outbox.add(anAct({ key: 'fine' }));
	await outbox.send();
	const refused = (await open()).now().acts;
	expect(refused.map(({ key, refusal }) => [key, refusal?.code])).toEqual([
		['closed', 'day_closed'],
		['no right', 'forbidden'],
	]);
	expect(refused[0]?.refusal?.closed).toEqual(closing);

	await outbox.sendAnyway({ key: 'closed' });
	expect(api.received(tourneeApi.take).at(-1)).toMatchObject({
		body: { amount: 1, despite: ['day_closed'] },
	});
	await outbox.drop({ key: 'no right' }, 'Rendu à l’agent');
	expect(api.received(tourneeApi.drop)[0]).toMatchObject({
		key: 'no right',
		body: { amount: 2, refused: 'forbidden', reason: 'Rendu à l’agent' },
	});
	expect((await open()).now().acts).toEqual([]);
});

test.each([
	['a body that came too slowly', () => new Refusal('request_timeout')],
	['too many calls', () => new Refusal('too_many_requests')],
	['a server that is upgraded', () => new Refusal('unavailable')],
	['a company that moves', () => new Refusal('company_moving')],
	['a proxy that waited too long', () => new ForeignPage(408)],
	['a proxy that is asked too early', () => new ForeignPage(425)],
	['a proxy without a server', () => new ForeignPage(502)],
	['the page of somebody’s network', () => new ForeignPage(403)],
])('%s is no refusal: the act waits for nobody, and is sent again as it is', async (_, failure) => {
	const keys: unknown[] = [];
	fakeApi().on(tourneeApi.take, ({ key }) => {
		keys.push(key);
		if (keys.length === 1) throw failure();
		return aTaking('aaaaaaaaaaaaaaaa');
	});
	const outbox = await open();
	await outbox.add(anAct());
	await outbox.send();
	expect(outbox.now().pause).toBe('failed');
	expect(outbox.now().acts[0]?.refusal).toBeUndefined();
	await outbox.send();
	expect(outbox.now().acts).toEqual([]);
	expect(keys).toEqual(['aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa']);
});

test.each(['unauthenticated', 'sign_in_again', 'second_step_required', 'password_due'] as const)(
	'%s is said of the sign-in and not of an act: it waits',
	async (code) => {
		fakeApi().on(tourneeApi.take, () => {
			throw new Refusal(code);
		});
		const outbox = await open();
		await outbox.add(anAct());
		await outbox.send();
		expect(outbox.now().pause).toBe('signed_out');
		expect(outbox.now().acts[0]?.refusal).toBeUndefined();
	},
);

test('a sign-in that is over stops sending; nothing is taken for refused', async () => {
	fakeApi().on(tourneeApi.take, () => {
		throw new Refusal('unauthenticated');
	});
	const outbox = await open();
	await outbox.add(anAct());
	await outbox.send();
	expect(outbox.now()).toMatchObject({ pause: 'signed_out', isSending: false });
	expect(outbox.now().acts[0]?.refusal).toBeUndefined();
});
