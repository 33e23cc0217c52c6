import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../shared/config/ports.mjs';
import { ROOT } from './local/paths.mjs';
import { startProcess } from './local/processes.mjs';
import { unseal } from './release/envelope.mjs';
import { openRegistry } from './release/registry-file.mjs';

/** @import { Grants } from '../shared/src/federation/trust.ts' */

// The built product, begun and ended as people do it. Run by the stage `start` of npm test.

const dataDir = mkdtempSync(path.join(tmpdir(), 'borlette start '));
// As root, PostgreSQL runs as another user, who must get into the folder.
chmodSync(dataDir, 0o755);
after(() => rmSync(dataDir, { recursive: true, force: true }));

/** @param {NodeJS.ProcessEnv} env */
const start = (env) =>
	startProcess(process.execPath, [path.join(ROOT, 'deploy/start.mjs')], {
		cwd: tmpdir(),
		env: { ...process.env, DATA_DIR: dataDir, ...env },
	});

/** The last lines, those of the API; a stack trace would show up here. @param {string} output @param {RegExp} pattern */
const assertOneSentence = (output, pattern) => {
	assert.match(output, pattern);
	assert.doesNotMatch(output, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
};

/** PostgreSQL ended in order, which takes away what names its process. */
function assertNoServerLeft() {
	const left = readdirSync(dataDir, { recursive: true }).map(String);
	assert.deepEqual(
		left.filter((file) => file.endsWith('postmaster.pid')),
		[],
	);
}

/** @type {number} */
let port;
/** @type {import('./local/processes.mjs').Started} */
let running;
/** @type {string} */
let token;

before(async () => {
	port = await freePort();
	running = start({ PORT: String(port) });
	const listens = () => running.output.includes(`:${port}`) || running.child.exitCode !== null;
	await until(async () => listens());
});

/** @param {string} file */
const read = (file) => fetch(`http://127.0.0.1:${port}${file}`);

/** As a host verifies them. */
async function servedRemotes() {
	const { keys } = await (await read('/trust.json')).json();
	const sealed = await (await read('/registry/grants.json')).json();
	const grants = /** @type {Grants} */ (unseal(sealed, keys));
	const text = await (await read('/registry/production.json')).text();
	return openRegistry(text, 'production', grants).remotes;
}

test('it prints its address once it listens, and a way to sign in', async () => {
	assert.match(running.output, new RegExp(`http://(localhost|127\\.0\\.0\\.1):${port}`));
	assert.equal((await read('/api/health')).status, 200);
	assert.match(running.output, /superadmin/);
});

test('the demo can be used', async () => {
	const answer = await fetch(`http://127.0.0.1:${port}/api/user/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'admin', password: 'borlette2026' }),
	});
	assert.equal(answer.status, 200);
	token = (await answer.json()).accessToken;
});

test('it serves the host and names the remotes', async () => {
	assert.match(await (await read('/')).text(), /<!doctype html>/i);
	const remotes = await servedRemotes();
	const built = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));
	assert.deepEqual(Object.keys(remotes).sort(), built.sort());
});

test('another start in the same data folder is refused in a sentence, and releases nothing', async () => {
	const STORE_DIR = path.join(dataDir, 'other-store');
	const other = start({ PORT: String(await freePort()), STORE_DIR });
	assert.equal((await other.ended).code, 1);
	assertOneSentence(other.output, /borlette start /);
	assert.ok(!existsSync(path.join(STORE_DIR, 'registry', 'production.json')));
});

test('an unreachable database is named in a sentence', async () => {
	const nobody = `postgres://app:app@127.0.0.1:${await freePort()}/borlette`;
	const other = start({ PORT: String(await freePort()), DATABASE_URL: nobody });
	assert.equal((await other.ended).code, 1);
	assertOneSentence(other.output, /DATABASE_URL|database/i);
	assert.ok(!other.output.includes(':app@'), 'the password stays secret');
});

test('a log that nobody reads keeps nobody waiting', async () => {
	running.child.stdout?.pause();
	// More lines than a pipe holds.
	for (let calls = 0; calls < 4_000; calls += 20) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => read('/api/health/live')));
		assert.ok(answers.every(({ ok }) => ok));
	}
});

test('whoever read what it says may go, as `npm start | head` does: it goes on', async () => {
	running.child.stdout?.destroy();
	running.child.stderr?.destroy();
	for (let calls = 0; calls < 20; calls++) assert.ok((await read('/api/health/live')).ok);
	await fetch(`http://127.0.0.1:${port}/api/nowhere`);
	assert.ok((await read('/api/health/ready')).ok);
});

test('Ctrl-C twice ends everything, the database properly, though nobody reads', async () => {
	running.child.kill('SIGINT');
	running.child.kill('SIGINT');
	const [code] = await once(running.child, 'exit');
	assert.equal(code, 0, running.output);
	await assert.rejects(read('/api/health'));
	assertNoServerLeft();
});

test('what was there is there after the next start; an unsigned registry of before is made anew', async () => {
	rmSync(path.join(dataDir, 'store'), { recursive: true });
	const registry = path.join(dataDir, 'store', 'registry');
	mkdirSync(registry, { recursive: true });
	writeFileSync(
		path.join(registry, 'production.json'),
		JSON.stringify({ channel: 'production', revision: 1, remotes: {} }),
	);
	const again = start({ PORT: String(port) });
	const isUp = await until(async () => {
		const answer = await read('/api/health').catch(() => undefined);
		return answer?.ok || again.child.exitCode !== null;
	});
	assert.ok(isUp);
	const headers = { Authorization: `Token ${token}` };
	const profile = await fetch(`http://127.0.0.1:${port}/api/companies/user`, { headers });
	const remotes = await servedRemotes();
	again.child.kill('SIGTERM');
	assert.ok(Object.keys(remotes).length > 0);
	assert.equal(profile.status, 200, 'the sign-in of before');
	assert.equal((await again.ended).code, 0, again.output);
	assert.match(again.output, /Nothing changed since the last build/);
});

test('where nothing can be published, that is said, and what had begun meanwhile is ended', async () => {
	const file = path.join(dataDir, 'store', 'registry', 'production.json');
	const { payload, ...sealed } = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...sealed, payload: `${payload} ` }));
	const broken = start({ PORT: String(port) });
	assert.equal((await broken.ended).code, 1);
	assert.doesNotMatch(broken.output, /listens on/);
	assertOneSentence(broken.output, /production/);
	assertNoServerLeft();
});

/** @param {() => Promise<unknown>} condition */
async function until(condition) {
	for (let tries = 0; tries < 3_000; tries++) {
		if (await condition()) return true;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return false;
}
