import assert from 'node:assert/strict';
import http from 'node:http';
import { afterEach, beforeEach, test } from 'node:test';
import { listenAt } from '../../../shared/config/ports.mjs';
import { readChannel } from '../channel.mjs';
import { storeServer } from '../server/serve.mjs';
import { Workplace } from '../testing/release.mjs';

/** @type {Workplace} */
let place;
/** @type {ReturnType<typeof storeServer>} */
let server;
/** @type {http.Server} */
let line;
/** @type {string} */
let url;
/** What becomes of a change’s answer on the way. @type {'comes' | 'is cut off' | 'is a proxy’s' | 'is the last'} */
let answer;

beforeEach(async () => {
	place = await Workplace.create();
	server = storeServer({ storeDir: place.storeDir, trust: place.trust });
	const store = await server.listen(0, '127.0.0.1');
	answer = 'comes';
	let isGone = false;
	line = http.createServer(async (request, response) => {
		if (isGone) return request.socket.destroy();
		/** @type {Buffer[]} */
		const parts = [];
		for await (const part of request) parts.push(part);
		const { method = 'GET', headers } = request;
		const sent = await fetch(store + request.url, {
			method,
			headers: Object.entries(headers).flatMap(([name, value]) =>
				['authorization', 'content-type'].includes(name) ? [[name, String(value)]] : [],
			),
			...(method !== 'GET' && { body: Buffer.concat(parts) }),
		});
		const content = Buffer.from(await sent.arrayBuffer());
		if (method === 'PUT' && answer === 'is a proxy’s') {
			return response.writeHead(504).end('<html>Gateway Time-out</html>');
		}
		isGone = method === 'PUT' && answer === 'is the last';
		if (isGone || (method === 'PUT' && answer === 'is cut off')) return request.socket.destroy();
		response.writeHead(sent.status, { 'content-type': 'application/json' }).end(content);
	});
	url = `http://127.0.0.1:${await listenAt(line)}`;
	for (const code of ['one', 'two', 'three']) {
		const { folder } = place.build('remote-one', { code });
		const published = await place.run(['publish', folder, '--to', 'staging', '--store', url]);
		assert.equal(published.code, 0, published.output);
	}
});
afterEach(() => {
	line.closeAllConnections();
	line.close();
	server.stop();
	place.remove();
});

const rollback = () =>
	place.run(['rollback', 'remote-one', '--channel', 'staging', '--store', url]);
const version = async () =>
	(await readChannel(place.channel('staging'))).remotes['remote-one']?.version;

for (const how of /** @type {const} */ (['is cut off', 'is a proxy’s'])) {
	test(`the answer to a change ${how}: the store is asked whether it was made, and nobody makes it twice`, async () => {
		answer = how;
		const { code, output } = await rollback();
		assert.equal(code, 0, output);
		assert.match(output, /remote-one is back from 1\.0\.2-\w+ to 1\.0\.1-/);
		assert.equal(await version(), '1.0.1');
	});
}

test('where the store is gone then, the tool does not say that it may be run again as if nothing had been', async () => {
	answer = 'is the last';
	const { code, output } = await rollback();
	assert.equal(code, 1);
	assert.match(
		output,
		/not known whether the change was made: look with `pnpm release log --channel staging` before/,
	);
	assert.doesNotMatch(output, /run this again/);
	assert.equal(await version(), '1.0.1');
});
