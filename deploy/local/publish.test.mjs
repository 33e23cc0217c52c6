import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { expiryFrom } from '../../shared/config/trust/freshness.mjs';
import { readChannel } from '../release/channel.mjs';
import { keyFileOf, readKey, readTrust, trustFileOf } from '../release/keys.mjs';
import { fileOf } from '../release/revisions.mjs';
import { apiOf, hostOf } from '../release/testing/offers.mjs';
import { Workplace } from '../release/testing/release.mjs';
import { sealAll } from '../release/testing/sealed.mjs';
import { keepRenewed, publish, refuseUnknown } from './publish.mjs';

/** @type {Workplace} */
let place;
/** @type {string} */
let dataDir;
/** @type {string} */
let storeDir;
beforeEach(() => {
	place = new Workplace();
	dataDir = path.join(place.folder, 'data');
	storeDir = path.join(dataDir, 'store');
});
afterEach(() => place.remove());

const platform = async () => ({ host: hostOf({}), api: apiOf({}) });

/** As `npm start` does it. @param {string[]} folders @returns what it says */
async function start(...folders) {
	return startWith({}, ...folders);
}
/** @param {{ host?: NonNullable<Parameters<typeof publish>[2]>['host'], channels?: string[] }} places @param {string[]} folders */
async function startWith({ host = null, ...places }, ...folders) {
	/** @type {string[]} */
	const lines = [];
	const say = { line: (/** @type {string} */ text) => void lines.push(text) };
	await publish(say, { storeDir, dataDir, ...places }, { folders, platform, host });
	return lines.join('\n');
}
/** @param {string[]} args */
const person = async (...args) => {
	const env = {
		STORE_DIR: storeDir,
		RELEASE_KEY: keyFileOf(dataDir),
		TRUST_FILE: trustFileOf(dataDir),
	};
	const { code, output } = await place.run(args, env);
	assert.equal(code, 0, output);
	return output;
};
const target = () => ({
	storeDir,
	channel: 'production',
	trust: readTrust(trustFileOf(dataDir)),
	key: readKey(keyFileOf(dataDir)),
});
const running = async () => (await readChannel(target())).remotes['remote-one']?.version;
const builds = () =>
	['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(
		(version) => place.build('remote-one', { version }).folder,
	);

test('a start takes up what changed since the start before', async () => {
	const [first, second] = builds();
	assert.match(await start(first), /published remote-one, revision 1/);
	assert.equal(await start(first), '');
	assert.match(await start(second), /published remote-one, revision 2/);
	assert.equal(await running(), '1.1.0');
	assert.match(await person('log'), /publish remote-one 1\.1\.0-\w+ · by npm start/);
});

test('a start names the host that it serves, in the same revision as what it publishes', async () => {
	const [first, second] = builds();
	const [one, other] = ['one', 'other'].map((code) => place.host(code));
	const named = async () => {
		const { revision, host } = await readChannel(target());
		return [revision, host];
	};
	await startWith({ host: one.folder }, first);
	assert.deepEqual(await named(), [1, one.name]);
	await startWith({ host: one.folder }, first);
	assert.deepEqual(await named(), [1, one.name]);
	await startWith({ host: other.folder }, first);
	assert.deepEqual(await named(), [2, other.name]);
	await startWith({ host: other.folder }, second);
	assert.deepEqual(await named(), [3, other.name]);
	assert.match(await person('log'), /3 .*publish remote-one[\s\S]*2 .*host borlette-host/);
});

/** @type {[act: string, args: (third: string) => string[], stays: string | undefined][]} */
const ACTS = [
	['release', (third) => ['publish', third, '--to', 'production', '--anyway'], '1.2.0'],
	['rollback', () => ['rollback', 'remote-one', '--anyway'], '1.0.0'],
	['kill', () => ['kill', 'remote-one', '--reason', 'it counts twice'], '1.1.0'],
	['removal', () => ['remove', 'remote-one', '--reason', 'given up'], undefined],
];
for (const [act, args, stays] of ACTS) {
	test(`a start publishes nothing over a person's ${act}, and says how to`, async () => {
		const [first, second, third, fourth] = builds();
		await start(first);
		await start(second);
		await person(...args(third));
		const { revision } = await readChannel(target());
		for (const folder of [first, second, third]) await start(folder);
		const said = await start(fourth);
		assert.match(
			said,
			/remote-one was left as it is: a person released it; .*pnpm release publish/,
		);
		const now = await readChannel(target());
		assert.deepEqual([now.revision, await running()], [revision, stays]);
	});
}

test('a start brings no killed build back, not even into another channel’s place', async () => {
	const [first, second] = builds();
	await start(first);
	await person('publish', second, '--to', 'dev', '--anyway');
	await person('kill', 'remote-one', '--channel', 'dev', '--reason', 'it counts twice');
	assert.match(await start(second), /remote-one was left as it is: this build was killed/);
	assert.equal(await running(), '1.0.0');
});

test('a start renews a list that is about to expire', async () => {
	const [first] = builds();
	await start(first);
	const before = await readChannel(target());
	const expires = new Date(Date.now() + 3 * 86_400_000).toISOString();
	writeFileSync(fileOf(storeDir, 'production'), sealAll({ ...before, expires }, target().key));
	assert.match(await start(first), /renewed the list of production, revision 2/);
	const after = await readChannel(target());
	assert.ok(after.expires && after.expires > expires);
	assert.ok(after.expires <= expiryFrom(new Date()));
});

test('with staging beside it, a start publishes into both, and leaves in each what a person released', async () => {
	const channels = ['production', 'staging'];
	const [first, second] = ['one', 'two'].map((code) => place.build('remote-one', { code }));
	const said = await startWith({ channels }, first.folder);
	assert.match(
		said,
		/published remote-one, revision 1\n.*published remote-one in staging, revision 1/,
	);
	await person('publish', second.folder, '--to', 'staging');
	const third = place.build('remote-one', { code: 'three' });
	const then = await startWith({ channels }, third.folder);
	assert.match(then, /published remote-one, revision 2/);
	assert.match(
		then,
		/remote-one was left as it is in staging: .*release publish remote-one --to staging/,
	);
});

test('a product that runs for weeks renews its lists day by day', async (t) => {
	const [first] = builds();
	await start(first);
	const before = await readChannel(target());
	const expires = new Date(Date.now() + 3 * 86_400_000).toISOString();
	writeFileSync(fileOf(storeDir, 'production'), sealAll({ ...before, expires }, target().key));
	t.mock.timers.enable({ apis: ['setInterval'] });
	const heard = new EventEmitter();
	const said = once(heard, 'line');
	const end = keepRenewed({ line: (text) => heard.emit('line', text) }, { storeDir, dataDir });
	t.mock.timers.tick(86_400_000);
	assert.match((await said)[0], /renewed the list of production, revision 2/);
	end();
	assert.ok(((await readChannel(target())).expires ?? '') > expires);
});

test('a channel that is none is refused before anything is made for it', () => {
	refuseUnknown(['production', 'staging']);
	assert.throws(
		() => refuseUnknown(['prod']),
		/CHANNEL is prod: name one of dev, staging, production/,
	);
});
