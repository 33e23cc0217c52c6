import { type ContactMessage, contactApi } from '@borlette/shared/contract/contact';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
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

test('an address that is none is refused at its field', async () => {
	const { failure } = await api.call(visitor, contactApi.send, {
		body: { ...message, email: 'rose at home' },
	});
	expect(failure.fields).toEqual({ email: { code: 'format' } });
});

test('more than a few a minute are refused', async () => {
	const answers = [];
	for (let count = 0; count < 6; count++) {
		answers.push(await api.call(visitor, contactApi.send, { body: message }));
	}
	const last = answers.at(-1);
	expect([last?.status, last?.failure.code]).toEqual([429, 'too_many_requests']);
});
