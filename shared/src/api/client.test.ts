import { agentApi } from '../contract/agent.ts';
import { authApi, profileApi } from '../contract/auth.ts';
import { tracabiliteApi } from '../contract/tracabilite.ts';
import { call } from './client.ts';
import { ApiError } from './error.ts';
import { type HttpRequest, http, TooLate } from './http.ts';

let sent: HttpRequest;
const answering = (status: number, data: unknown) => {
	http.send = async (request) => {
		sent = request;
		const text = typeof data === 'string' ? data : JSON.stringify(data);
		return { status, header: () => null, content: new Blob([text]) };
	};
};
const failing = (failure: unknown) => {
	http.send = async () => {
		throw failure;
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
	expect(sent.path).toBe('/api/companies/agent/a%2Fb');
	await call(agentApi.list, { query: { q: '', limit: 25 } });
	expect(sent.query).toEqual({ limit: '25' });
});

test('waits for an answer as long as the contract says', async () => {
	answering(200, []);
	await call(agentApi.list, { query: {} });
	expect(sent.timeout).toBe(20_000);
	await call(tracabiliteApi.verify, {});
	expect(sent.timeout).toBe((tracabiliteApi.verify.answersWithin ?? 0) * 1_000);
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
	const form = sent.body as FormData;
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
	['no answer', () => failing(new TypeError('Failed to fetch')), 'offline'],
	['too late an answer', () => failing(new TooLate()), 'timeout'],
	['an error page of a proxy', () => answering(502, '<html>'), 'unavailable'],
	['a page where data should be', () => answering(200, '<html>'), 'malformed'],
	['an error of a shape we do not know', () => answering(418, { teapot: true }), 'malformed'],
])('%s is an ApiError too', async (_, prepare, code) => {
	prepare();
	const error = await failureOf(call(authApi.logout, {}));
	expect(error).toBeInstanceOf(ApiError);
	expect(error?.code).toBe(code);
	expect(error?.message).toBe('Something went wrong');
});

test('a call that was taken back ends as it was ended', async () => {
	const stop = new AbortController();
	const reason = new DOMException('typed on', 'AbortError');
	http.send = ({ signal }) =>
		new Promise((_, reject) => {
			signal?.addEventListener('abort', () => reject(reason));
		});
	const calling = failureOf(call(agentApi.list, { query: {}, signal: stop.signal }));
	stop.abort(reason);
	expect(await calling).toBe(reason);
});
