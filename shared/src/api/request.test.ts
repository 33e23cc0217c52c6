import { agentApi } from '../contract/agent.ts';
import { authApi } from '../contract/auth.ts';
import { ficheApi } from '../contract/fiche.ts';
import { posApi } from '../contract/pos.ts';
import { callAt, Refusal, requestOf } from '../contract/request.ts';

test('a call is what its endpoint says, filled with the input', () => {
	const params = { agentId: 'a/b' };
	expect(requestOf(agentApi.one, { params, token: 'abc' })).toMatchObject({
		method: 'GET',
		path: '/api/companies/agent/a%2Fb',
		headers: { Authorization: 'Token abc' },
	});
	const query = { limit: 25, tirage_id: undefined, q: null };
	expect(requestOf(ficheApi.list, { query }).query).toEqual({ limit: '25' });
	const keyed = requestOf(posApi.void, { body: {}, key: 'once-only' });
	expect(keyed.headers).toEqual({ 'Idempotency-Key': 'once-only' });
});

describe('over HTTP', () => {
	const asked: [URL, RequestInit][] = [];
	const answers: [number, string][] = [];
	const before = globalThis.fetch;
	beforeAll(() => {
		globalThis.fetch = (async (url: URL, init: RequestInit) => {
			asked.push([url, init]);
			const answer = answers.shift();
			if (!answer) throw new TypeError('fetch failed');
			const [status, text] = answer;
			return { status, headers: new Map(), text: async () => text };
		}) as never;
	});
	afterAll(() => {
		globalThis.fetch = before;
	});

	const body = { username: 'admin', password: 'secret' };
	const signIn = () => callAt('http://api.example', authApi.login, { body });

	test('it answers the output', async () => {
		answers.push([200, '{"accessToken":"abc"}']);
		expect(await signIn()).toEqual({ accessToken: 'abc' });
		const [url, { method, body: sent }] = asked.at(-1) as (typeof asked)[number];
		expect([url.href, method]).toEqual(['http://api.example/api/user/auth/login', 'POST']);
		expect(JSON.parse(String(sent))).toEqual(body);
	});

	test('a refusal has the code, or the beginning of what was no answer of the API', async () => {
		answers.push([401, '{"code":"invalid_credentials","message":"…"}']);
		await expect(signIn()).rejects.toMatchObject({
			status: 401,
			body: { code: 'invalid_credentials' },
		});
		answers.push([502, '<html>']);
		const failure = await signIn().catch((error) => error);
		expect(failure).toBeInstanceOf(Refusal);
		expect(failure.message).toContain('POST /api/user/auth/login: 502 <html>');
	});

	test('a server that does not answer is named', async () => {
		await expect(signIn()).rejects.toThrow('http://api.example does not answer');
	});
});
