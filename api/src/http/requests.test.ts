import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi } from '@borlette/shared/contract/auth';
import { pagesApi } from '@borlette/shared/contract/pages';
import { readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { buildApp } from '../start/app.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
const json = { 'content-type': 'application/json' };
const url = authApi.login.path;

const post = (payload: string, headers: Record<string, string> = json) =>
	api.inject({ method: 'POST', url, headers, payload });

test.each([
	['no JSON', '{"username":', json, 400, 'bad_request'],
	['a poisoned prototype', '{"__proto__": {"a": 1}}', json, 400, 'bad_request'],
	['another content type', 'a=1', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
	[
		'a form',
		'a=1',
		{ 'content-type': 'application/x-www-form-urlencoded' },
		415,
		'unsupported_media_type',
	],
	[
		'a multipart body',
		'--x',
		{ 'content-type': 'multipart/form-data; boundary=x' },
		415,
		'unsupported_media_type',
	],
	['more than 256 KB', JSON.stringify('x'.repeat(300_000)), json, 413, 'payload_too_large'],
	['a list', '[]', json, 422, 'validation_failed'],
	['a thousand brackets', '['.repeat(50_000) + ']'.repeat(50_000), json, 422, 'validation_failed'],
	['nothing', '', json, 422, 'validation_failed'],
])('a body of %s is refused', async (_name, payload, headers, status, code) => {
	const answer = await post(payload, headers);
	expect([answer.status, answer.failure.code]).toEqual([status, code]);
	expect(answer.failure.requestId).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('every wrong field is named at once, by its path', async () => {
	const { failure } = await post(JSON.stringify({ password: '', remember: 'yes', more: 1 }));
	expect(failure.fields).toEqual({
		username: { code: 'required' },
		password: { code: 'required' },
		remember: { code: 'type' },
		more: { code: 'unknown_field' },
	});
});

test('limits are told, and a nullable field is judged by what it may be', async () => {
	const { failure } = await api.call('adminA', agentApi.create, {
		body: {
			first_name: 'x'.repeat(81),
			last_name: '  ',
			phone: '+509 1',
			surcussale_id: null,
			commission: 10_001,
			device_id: 5,
			username: 'ab',
			password: 'short',
		} as never,
	});
	expect(failure.fields).toEqual({
		first_name: { code: 'too_long', limit: 80 },
		last_name: { code: 'required' },
		phone: { code: 'format' },
		surcussale_id: { code: 'type' },
		commission: { code: 'too_large', limit: 10_000 },
		device_id: { code: 'type' },
		username: { code: 'too_short', limit: 3 },
		password: { code: 'too_short', limit: 8 },
	});
});

const many = (count: number, value: unknown) => Array.from({ length: count }, () => value);

test.each([
	['a list as long as a body may be', many(131_000, 1)],
	['such a list in a field', { username: many(130_000, 1) }],
	['as many wrong rows', { builds: many(130_000, 1) }, pagesApi.report.path],
	['unknown fields', Object.fromEntries(many(20_000, 0).map((_, at) => [`k${at}`, 1]))],
	['texts that cannot be kept', { username: many(20_000, '\0') }],
])('%s: the answer does not grow with the faults', async (_name, body, path = url) => {
	const { status, failure } = await api.inject({
		method: 'POST',
		url: path,
		headers: json,
		payload: JSON.stringify(body),
	});
	expect([status, failure.code]).toEqual([422, 'validation_failed']);
	expect(Object.keys(failure.fields ?? {}).length).toBeLessThanOrEqual(100);
});

test('a body is never coerced', async () => {
	const { failure } = await post(JSON.stringify({ username: 12, password: true }));
	expect(failure.fields).toEqual({ username: { code: 'type' }, password: { code: 'type' } });
});

test('a call that takes no body refuses one', async () => {
	const authorization = `Token ${await api.tokenOf('adminA')}`;
	const get = await api.inject({
		method: 'GET',
		url: agentApi.list.path,
		headers: { ...json, authorization },
		payload: '{"a":1}',
	});
	expect([get.status, get.failure.code]).toEqual([400, 'bad_request']);
	const logout = (payload: string) =>
		api.inject({
			method: 'POST',
			url: authApi.logout.path,
			headers: { ...json, authorization },
			payload,
		});
	expect((await logout('{"a":1}')).status).toBe(400);
	expect((await logout('{}')).status).toBe(200);
});

test('an address that is none answers in the same words', async () => {
	for (const path of ['/api/nothing', '/api/companies/agent/not-an-id', '/nothing']) {
		const answer = await api.inject({
			method: 'GET',
			url: path,
			headers: { authorization: `Token ${await api.tokenOf('adminA')}` },
		});
		expect([path, answer.status, answer.failure.code]).toEqual([path, 404, 'not_found']);
	}
	expect((await api.inject({ method: 'GET', url: '/api/%E0%A4%A' })).status).toBe(400);
});

test('an unforeseen failure tells nothing but its request', async () => {
	api.app.log.level = 'silent';
	const broken = Object.create(api.db, {
		transaction: {
			value: () => {
				throw new Error('SELECT secret FROM somewhere');
			},
		},
	});
	const real = api.app.db;
	api.app.db = broken;
	const answer = await api.call('adminA', agentApi.list, { query: {} });
	api.app.db = real;
	expect(answer.status).toBe(500);
	expect(answer.failure).toEqual({
		code: 'internal',
		message: 'Something failed on the server',
		requestId: expect.any(String),
	});
});

test('while the database is away, calls and health answer 503 with a time to wait', async () => {
	const db = connect('postgres://nobody:x@127.0.0.1:1/none');
	const app = await buildApp({ db, config: readConfig({}) });
	for (const path of ['/api/health', '/api/companies/list-agent']) {
		const answer = await app.inject({
			url: path,
			headers: { authorization: `Token ${'A'.repeat(43)}` },
		});
		expect(answer.statusCode).toBe(503);
		expect(answer.json()).toMatchObject({ code: 'unavailable', retryAfter: 5 });
	}
	await app.close();
	await db.destroy();
});

test('what is no HTTP gets a 400 with our body', async () => {
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	const socket = connectSocket((api.app.server.address() as AddressInfo).port, '127.0.0.1');
	let text = '';
	socket.on('data', (chunk) => {
		text += chunk;
	});
	socket.write('NONSENSE\r\n\r\n');
	await once(socket, 'close');
	expect(text).toMatch(/^HTTP\/1.1 400 /);
	expect(text).toContain('"code":"bad_request"');
});
