import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi({ requestSeconds: 1 });
beforeAll(async () => {
	await api.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends this much and then nothing; returns what came back until the server hung up. */
async function trickle(sent: string): Promise<string> {
	const { port } = api.app.server.address() as AddressInfo;
	const socket = connect(port, '127.0.0.1');
	socket.write(sent);
	let received = '';
	for await (const chunk of socket) received += chunk;
	return received;
}

const HEAD = 'POST /api/user/auth/login HTTP/1.1\r\nHost: x\r\n';

test.each([
	['a head', HEAD],
	['a body', `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username":`],
])('%s that does not arrive whole is ended, with the reason', async (_what, sent) => {
	const received = await trickle(sent);
	expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
	expect(received).toContain('"code":"request_timeout"');
});

test('a live stream, which has no end, is not ended', async () => {
	const { requestTimeout, headersTimeout, timeout } = api.app.server;
	expect([requestTimeout, headersTimeout, timeout]).toEqual([1_000, 1_000, 0]);
});
