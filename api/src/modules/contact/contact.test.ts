import { type ContactMessage, contactApi } from '@borlette/shared/contract/contact';
import { sql } from 'kysely';
import { stopClocks } from '../../tools/testing/stop-clocks.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
afterEach(() => jest.restoreAllMocks());
const visitor = { token: undefined };
const message = {
	name: 'Rose Bien',
	email: 'rose@example.ht',
	phone: null,
	message: 'Je voudrais ouvrir une borlette à Jacmel.',
};

test('a visitor writes, the provider reads, and nobody else', async () => {
	expect((await api.call(visitor, contactApi.send, { body: message })).body).toEqual({});
	const { body } = await api.call('root', contactApi.list, { query: { q: 'jacmel' } });
	expect((body as ContactMessage[])[0]).toMatchObject(message);
	expect((await api.call('adminA', contactApi.list, { query: {} })).status).toBe(403);
});

test('messages are found by the days of who reads', async () => {
	await api.owner.transaction().execute(async (db) => {
		for (const [name, at] of [
			['Tard le 9', '2026-03-10T03:59:00Z'],
			['Tôt le 10', '2026-03-10T04:00:00Z'],
			['Tard le 10', '2026-03-11T03:59:00Z'],
			['Tôt le 11', '2026-03-11T04:00:00Z'],
		]) {
			await sql`INSERT INTO contact_messages (name, email, message, ip, created_at)
				VALUES (${name}, 'rose@example.ht', 'Bonjour', '10.0.0.1', ${at})`.execute(db);
		}
	});
	const names = async (query: object) => {
		const { body } = await api.call('root', contactApi.list, { query });
		return (body as ContactMessage[]).map(({ name }) => name);
	};
	const day = '2026-03-10';
	expect(await names({ start_date: day, end_date: day })).toEqual(['Tard le 10', 'Tôt le 10']);
	expect(await names({ end_date: day })).toEqual(['Tard le 10', 'Tôt le 10', 'Tard le 9']);
});

test('an address that is none is refused at its field', async () => {
	const { failure } = await api.call(visitor, contactApi.send, {
		body: { ...message, email: 'rose at home' },
	});
	expect(failure.fields).toEqual({ email: { code: 'format' } });
});

test('more than a few a minute are refused', async () => {
	stopClocks();
	const answers = [];
	for (let count = 0; count < 6; count++) {
		answers.push(await api.call(visitor, contactApi.send, { body: message }));
	}
	const last = answers.at(-1);
	expect([last?.status, last?.failure.code]).toEqual([429, 'too_many_requests']);
});
