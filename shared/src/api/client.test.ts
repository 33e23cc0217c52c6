import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { agentApi } from '../contract/agent.ts';
import { authApi, profileApi } from '../contract/auth.ts';
import { tracabiliteApi } from '../contract/tracabilite.ts';
import { dataMoment } from './age.ts';
import { call, http } from './client.ts';
import { serverNow } from './clock.ts';
import { download } from './download.ts';
import { ApiError } from './error.ts';

let sent: InternalAxiosRequestConfig;
const answering = (status: number, data: unknown, type = 'application/json') => {
	http.defaults.adapter = async (config) => {
		sent = config;
		const response = { status, data, statusText: '', headers: { 'content-type': type }, config };
		if (status >= 400) throw new AxiosError('', 'ERR', config, null, response);
		return response;
	};
};
const failing = (code: string) => {
	http.defaults.adapter = async (config) => {
		throw new AxiosError('', code, config);
	};
};
const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: ApiError) => error,
	);

test('builds the address from the endpoint, and leaves out what was not chosen', async () => {
	answering(200, {});
	await call(agentApi.one, { params: { agentId: 'a/b' } });
	expect(sent.url).toBe('/api/companies/agent/a%2Fb');
	await call(agentApi.list, { query: { q: '', limit: 25 } });
	expect(sent.params).toEqual({ limit: '25' });
});

test('waits for an answer as long as the contract says', async () => {
	answering(200, []);
	await call(agentApi.list, { query: {} });
	expect(sent.timeout).toBe(20_000);
	await call(tracabiliteApi.verify, {});
	expect(sent.timeout).toBe((tracabiliteApi.verify.answersWithin ?? 0) * 1_000);
});

test('of which moment an answer of a second server is, is known until one is of now', async () => {
	const aged = async (headers: Record<string, string>) => {
		http.defaults.adapter = async (config) => ({
			...{ status: 200, data: [], statusText: '', config },
			headers: { 'content-type': 'application/json', ...headers },
		});
		await call(agentApi.list, { query: {} });
		return dataMoment();
	};
	expect(await aged({})).toBeUndefined();
	const moment = await aged({ 'data-age': '7' });
	expect(Math.round((serverNow() - (moment ?? 0)) / 1_000)).toBe(7);
	expect(await aged({})).toBe(moment);
	expect(await aged({ 'data-age': '0' })).toBeUndefined();
});

test('a parameter that is missing is told to the developer', async () => {
	answering(200, {});
	await expect(call(agentApi.one, { params: {} as { agentId: string } })).rejects.toThrow(
		'params.agentId',
	);
});

test('sends pictures and fields as a form', async () => {
	answering(200, {});
	const picture = new File(['x'], 'me.png', { type: 'image/png' });
	await call(profileApi.update, { body: { first_name: 'Rose' }, files: { user_photo: picture } });
	const form = sent.data as FormData;
	expect(form.get('first_name')).toBe('Rose');
	expect(form.get('user_photo')).toBeInstanceOf(File);
});

test('rejects with the body of the answer', async () => {
	const body = { code: 'validation_failed', message: 'x', fields: { phone: { code: 'format' } } };
	answering(422, body);
	const error = await failureOf(call(authApi.logout, {}));
	expect(error).toBeInstanceOf(ApiError);
	expect(error).toMatchObject({
		code: 'validation_failed',
		status: 422,
		body,
		fields: body.fields,
	});
});

test.each([
	['no answer', () => failing('ERR_NETWORK'), 'offline'],
	['too late an answer', () => failing('ECONNABORTED'), 'timeout'],
	['an error page of a proxy', () => answering(502, '<html>', 'text/html'), 'unavailable'],
	['a page where data should be', () => answering(200, '<html>', 'text/html'), 'malformed'],
	['JSON that breaks off half-way', () => answering(200, '{"items":[{"id":'), 'malformed'],
	['an error of a shape we do not know', () => answering(418, { teapot: true }), 'malformed'],
	[
		'a page of a proxy that takes no more',
		() => answering(413, '<html>', 'text/html'),
		'payload_too_large',
	],
	[
		'a page of a proxy that was asked too often',
		() => answering(429, '<html>', 'text/html'),
		'too_many_requests',
	],
])('%s is an ApiError too', async (_, prepare, code) => {
	prepare();
	const error = await failureOf(call(authApi.logout, {}));
	expect(error).toBeInstanceOf(ApiError);
	expect(error?.code).toBe(code);
	expect(error?.message).toBe('Something went wrong');
});

const ofApi = (code: string) => ({ code, message: 'x' });
test.each([
	[
		'a proxy that waited too long',
		408,
		'<html>',
		{ isPassing: true, isRefusal: false, isFinal: false },
	],
	['a proxy that is asked too early', 425, '<html>', { isPassing: true, isRefusal: false }],
	[
		'a proxy that is asked too often',
		429,
		'<html>',
		{ isPassing: true, isRefusal: true, isFinal: false },
	],
	['a gate of somebody else', 403, '<html>', { isPassing: false, isRefusal: false }],
	['a proxy without a server', 502, '<html>', { isPassing: true, isRefusal: false }],
	[
		'the API, which waited too long',
		408,
		ofApi('request_timeout'),
		{ isPassing: true, isRefusal: true, isFinal: false },
	],
	['the API, on its way', 503, ofApi('company_moving'), { isPassing: true, isRefusal: false }],
	['the API, of who calls', 401, ofApi('unauthenticated'), { isRefusal: true, isFinal: false }],
	[
		'the API, for good',
		409,
		ofApi('conflict'),
		{ isPassing: false, isRefusal: true, isFinal: true },
	],
])('what %s says passes or not, and was done or is not known', async (_, status, body, said) => {
	answering(status, body, typeof body === 'string' ? 'text/html' : undefined);
	expect(await failureOf(call(authApi.logout, {}))).toMatchObject(said);
});

test('how long a proxy wants to be left alone is told', async () => {
	http.defaults.adapter = async (config) => {
		const headers = { 'content-type': 'text/html', 'retry-after': '30' };
		const response = { status: 429, data: '<html>', statusText: '', headers, config };
		throw new AxiosError('', 'ERR', config, null, response as never);
	};
	const error = await failureOf(call(authApi.logout, {}));
	expect(error?.body.retryAfter).toBe(30);
});

test('a page that somebody in between answered is not saved as the file that was asked for', async () => {
	answering(200, new Blob(['<html>Sign in to the network</html>']), 'text/html; charset=utf-8');
	const error = await failureOf(download(agentApi.list, { query: { format: 'csv' } }));
	expect(error).toMatchObject({ name: 'ApiError', code: 'malformed' });
});
