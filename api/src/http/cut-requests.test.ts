import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { readConfig } from '../config/config.ts';
import { buildApp } from '../start/app.ts';
import { cloneDatabase } from '../tools/testing/databases.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const HEAD = 'POST /api/user/auth/login HTTP/1.1\r\nHost: x\r\n';

test('who goes away before the request is whole is not taken for a database that cannot be reached', async () => {
	const database = await cloneDatabase('borlette');
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')] },
		logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	const arrived = once(app.server, 'request');
	const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
	socket.write(`${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username":`);
	const [request] = await arrived;
	socket.destroy();
	// `once` of Node would fail by the error that is looked for.
	await new Promise((resolve) => request.once('close', resolve));
	await app.close();
	await database.close();
	expect(lines).toEqual([]);
});

const api = useTestApi();
test('headers that are too large, as by cookies of others on the domain, are refused with what to do', async () => {
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
	socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: other=${'x'.repeat(20_000)}\r\n\r\n`);
	let received = '';
	for await (const chunk of socket) received += chunk;
	expect(received).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
	expect(received).toContain('delete the cookies');
});

const PICTURE = 'Content-Disposition: form-data; name="user_photo"; filename="a.png"';

test.each([
	['no end', `--XX\r\n${PICTURE}\r\n\r\nabc`],
	['half a head', `--XX\r\n${PICTURE}`],
	['another boundary', `--YY\r\n${PICTURE}\r\n\r\nabc\r\n--YY--\r\n`],
])(
	'a multipart body with %s cannot be read, which is no failure of ours',
	async (_what, payload) => {
		const { status, failure } = await api.inject({
			method: 'PUT',
			url: '/api/companies/logo',
			headers: {
				authorization: `Token ${await api.tokenOf('adminA')}`,
				'content-type': 'multipart/form-data; boundary=XX',
			},
			payload,
		});
		expect([status, failure.code]).toEqual([400, 'bad_request']);
	},
);
