import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { isGood } from '../metadata/check.mjs';
import { listenAt } from '../ports.mjs';
import { GRANTS, LIST } from '../trust/schema.mjs';
import {
	deployedRegistry,
	emptyRegistry,
	sealRegistry,
	serveKeys,
} from './signed-for-development.mjs';

test('what development signs has the form that a host asks for', () => {
	/** @type {Record<string, any>} */
	const served = {};
	/** @type {Parameters<typeof serveKeys>[0]} */
	const app = {
		get: (path, answer) => answer(null, { json: (body) => (served[path] = body) }),
	};
	serveKeys(app);
	const grants = JSON.parse(served['/registry/grants.json'].payload);
	const list = JSON.parse(sealRegistry(emptyRegistry('dev')).payload);
	assert.deepEqual([isGood(GRANTS, grants), isGood(LIST, list)], [true, true]);
	assert.equal(served['/trust.json'].keys.length, 1);
});

test('a channel that nothing was released into is an empty one; no host, and what is none, are said in a sentence', async (t) => {
	const signed = sealRegistry({ ...emptyRegistry('production'), revision: 7 });
	/** @type {Record<string, [number, string]>} */
	const answers = {
		'/registry/production.json': [200, JSON.stringify(signed)],
		'/registry/dev.json': [204, ''],
		'/registry/staging.json': [200, '<!doctype html>'],
	};
	const server = http.createServer(({ url = '' }, response) => {
		const [status, text] = answers[url] ?? [404, ''];
		response.writeHead(status).end(text);
	});
	const host = `http://127.0.0.1:${await listenAt(server)}`;
	t.after(() => server.close());
	assert.equal((await deployedRegistry('/registry/production.json', host)).revision, 7);
	const { channel, remotes } = await deployedRegistry('/registry/dev.json', host);
	assert.deepEqual([channel, remotes], ['dev', {}]);
	await assert.rejects(deployedRegistry('/registry/staging.json', host), /as no host does \(200\)/);
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	await assert.rejects(
		deployedRegistry('/registry/production.json', host),
		/No host answers at http.*: start it, or name another one/,
	);
});
