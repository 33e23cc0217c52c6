import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { agentApi } from '@borlette/shared/contract/agent';
import { profileApi } from '@borlette/shared/contract/auth';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();

/** What is answered to a request as it is typed. */
async function answerTo(head: string): Promise<string> {
	if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
	const socket = connectSocket((api.app.server.address() as AddressInfo).port, '127.0.0.1');
	let text = '';
	socket.on('data', (chunk) => {
		text += chunk;
	});
	socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
	await once(socket, 'close');
	return text;
}

test('no other origin is told that it may read, whatever it asks for', async () => {
	const token = await api.tokenOf('adminA');
	const origin = 'https://elsewhere.example';
	const asked = { 'access-control-request-method': 'GET' };
	for (const [method, headers] of [
		['GET', { authorization: `Token ${token}` }],
		['GET', {}],
		['OPTIONS', { ...asked, 'access-control-request-headers': 'authorization' }],
	] as const) {
		const answer = await api.inject({
			method,
			url: profileApi.company.path,
			headers: { ...headers, origin },
		});
		const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
		expect([method, told]).toEqual([method, []]);
	}
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is answered by nothing', async (method) => {
	const answer = await answerTo(`${method} /api/health HTTP/1.1\r\nX-Secret: 1`);
	expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
	expect(answer).not.toContain('X-Secret');
});

test('a field of the query that is given twice is refused', async () => {
	const { status, failure } = await api.inject({
		method: 'GET',
		url: `${agentApi.list.path}?sort=username&sort=created_at&is_active=true&is_active=false`,
		headers: { authorization: `Token ${await api.tokenOf('adminA')}` },
	});
	expect(status).toBe(422);
	expect(Object.keys(failure.fields ?? {}).sort()).toEqual(['is_active', 'sort']);
});

test('a length and chunks at once, by which requests are smuggled, are no request', async () => {
	const answer = await answerTo(
		'POST /api/user/auth/login HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
	);
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
