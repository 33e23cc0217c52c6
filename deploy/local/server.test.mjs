import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { launchServer, serverEnv } from './server.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'a server '));
after(() => rmSync(root, { recursive: true, force: true }));

/** Stands for the API: says `ready`, ends as told, and tells how often it was told. @param {string} source @param {boolean} [isPatient] */
function serverThat(source, isPatient = false) {
	mkdirSync(path.join(root, 'api/dist'), { recursive: true });
	writeFileSync(path.join(root, 'api/dist/package.json'), '{"type":"module"}');
	writeFileSync(path.join(root, 'api/dist/server.js'), source);
	return launchServer({
		root,
		stdio: 'pipe',
		isPatient,
		env: serverEnv({ port: 0, dataDir: root, demo: true }),
	});
}

/** What it says first. Throws where it ends without a word. @param {ReturnType<typeof launchServer>} server */
async function firstWord({ child, ended }) {
	assert.ok(child.stdout);
	const isGone = ended.then((code) => assert.fail(`It ended with ${code} and said nothing`));
	const [said] = await Promise.race([once(child.stdout, 'data'), isGone]);
	return String(said);
}

test('a second stop does not tell the server again', async () => {
	const server = serverThat(`
		let told = 0;
		const stop = () => {
			told += 1;
			setTimeout(() => process.exit(told === 1 ? 0 : 9), 300);
		};
		process.on('SIGTERM', stop);
		process.on('message', stop);
		console.log('ready');
	`);
	await firstWord(server);
	server.stop();
	assert.equal(await server.stop(), 0);
});

test('the exit code of a server that gives up is passed on', async () => {
	const server = serverThat(`console.error('The data folder is in use.'); process.exit(1);`);
	assert.equal(await server.ended, 1);
});

test('what the person set wins over our defaults', () => {
	const env = serverEnv({ port: 1, dataDir: 'd', demo: true, env: { WEB_DIR: 'w', DEMO: '0' } });
	assert.deepEqual([env.WEB_DIR, env.DEMO], ['w', '0']);
	assert.equal(serverEnv({ port: 1, dataDir: 'd', demo: false, env: { DEMO: '1' } }).DEMO, '0');
});

test('a patient server listens when it is told; one that ended before is told nothing', async () => {
	const listens = `
		console.log(process.argv.includes('--patient') ? 'waits' : 'at once');
		process.on('message', (message) => process.exit(message === 'listen' ? 7 : 8));
	`;
	const server = serverThat(listens, true);
	assert.match(await firstWord(server), /waits/);
	server.listen();
	assert.equal(await server.ended, 7);
	server.listen();
});

test('a server says when its database is open; one that ended before did not', async () => {
	const opens = serverThat("process.send('opened'); process.on('message', () => process.exit(0));");
	assert.equal(await opens.opened, true);
	opens.listen();
	await opens.ended;
	assert.equal(await serverThat('process.exit(1)').opened, false);
});
