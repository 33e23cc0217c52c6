import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { freePort, listenAt } from '../../shared/config/ports.mjs';
import { checkPort, portToTake } from './port.mjs';

const HOST = '127.0.0.1';
async function taken() {
	const server = net.createServer();
	return { port: await listenAt(server), stop: () => server.close() };
}

test('a port asked for by name is taken, or the reason why not', async () => {
	const other = await taken();
	await assert.rejects(portToTake(String(other.port), HOST), /is taken by another program/);
	await assert.rejects(portToTake('hello', HOST), /PORT is hello/);
	const asked = /** @param {string} name */ (name) => checkPort(other.port, HOST, name);
	await assert.rejects(asked('STAGING_PORT'), /with STAGING_PORT=\d+ before the command/);
	await assert.rejects(asked('--port'), /with --port \d+\.$/);
	other.stop();
	assert.equal(await portToTake('0', HOST), 0);
});

test('a server of a remote makes way for another program', async () => {
	const other = await taken();
	const port = await freePort(other.port);
	assert.notEqual(port, other.port);
	const server = net.createServer();
	await listenAt(server, { port });
	other.stop();
	await new Promise((resolve) => server.close(resolve));
	assert.equal(await freePort(port), port);
});
