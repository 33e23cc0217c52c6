import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { seal } from './envelope.mjs';
import { keepHost, keptPage, nameHost } from './kept-hosts.mjs';
import { makeKey, readKey } from './keys.mjs';
import { revisionText } from './revisions.mjs';
import { Workplace } from './testing/release.mjs';

/** @type {Workplace} */
let place;
beforeEach(async () => {
	place = await Workplace.create();
});
afterEach(() => place.remove());

/** @param {string} file */
const inStore = (file) => path.join(place.storeDir, file);
/** @param {string[]} args */
const run = async (...args) => {
	const { code, output } = await place.run(args);
	assert.equal(code, 0, output);
	return output;
};
/** @param {{ folder: string }} host */
const pageIn = ({ folder }) => readFileSync(path.join(folder, 'index.html'), 'utf8');
/** @param {{ name: string }} host */
const pageOf = ({ name }, channel = 'production') =>
	keptPage({ storeDir: place.storeDir, channel, trustFile: place.trustFile }, name);
/** @param {number} revision */
const hostOf = async (revision) =>
	JSON.parse(JSON.parse(await revisionText(place.storeDir, 'production', revision)).payload).host;
/** Later than all that was kept before. @param {{ folder: string, name: string, script: string }} host */
const keep = async (host, count = 10) => {
	const target = place.channel('production');
	return nameHost(target, await keepHost(target, host.folder, count));
};

test('each revision names the host that was live, and its page and files are kept', async () => {
	const { folder } = place.build('remote-one');
	const [first, second] = [place.host('first'), place.host('second')];
	assert.match(
		await run('host', first.folder),
		/host 1\.0\.0-\w{12} is kept for production, revision 1/,
	);
	await run('publish', folder, '--to', 'production');
	await run('host', second.folder);
	await run('renew', '--channel', 'production');
	const hosts = await Promise.all([1, 2, 3, 4].map(hostOf));
	assert.deepEqual(hosts, [first.name, first.name, second.name, second.name]);
	assert.equal(await pageOf(first), pageIn(first));
	assert.equal(
		readFileSync(inStore(`hosts/${first.script}`), 'utf8'),
		readFileSync(path.join(first.folder, first.script), 'utf8'),
	);
	assert.ok(!existsSync(inStore(`hosts/${first.script}.map`)));
	assert.match(await run('log'), /host borlette-host 1\.0\.0-/);
	assert.equal(await pageOf(first, 'staging'), undefined);
});

test('the same host again changes nothing', async () => {
	const host = place.host('first');
	await keep(host);
	const file = inStore(`hosts/production/${host.name}.json`);
	const before = readFileSync(file, 'utf8');
	assert.equal((await keep(host)).revision, 1);
	assert.equal(readFileSync(file, 'utf8'), before);
});

test('the oldest make way, with the files that no other one has; one that comes back is the newest', async () => {
	const [first, second, third] = ['first', 'second', 'third'].map((code) => place.host(code));
	await keep(first, 2);
	await keep(second, 2);
	await keep(first, 2);
	await keep(third, 2);
	const there = [first, second, third].map(({ name, script }) => [
		existsSync(inStore(`hosts/production/${name}.json`)),
		existsSync(inStore(`hosts/${script}`)),
	]);
	assert.deepEqual(there, [
		[true, true],
		[false, false],
		[true, true],
	]);
	assert.ok(existsSync(inStore('hosts/assets/common.0123456789abcdef.js')));
	assert.equal((await readChannel(place.channel('production'))).host, third.name);
});

test('what somebody else put beside the hosts removes nothing but itself', async () => {
	const [first, second] = ['first', 'second'].map((code) => place.host(code));
	await keep(first, 2);
	const outside = path.join(place.folder, 'outside.pem');
	writeFileSync(outside, 'x');
	/** @param {Record<string, string>} files */
	const naming = (files, channel = 'production') => {
		const signedAt = '2020-01-01T00:00:00.000Z';
		const kept = { channel, build: '0.0.1-aaaaaaaaaaaa', signedAt, page: '', files };
		return JSON.stringify({ key: 'x', signature: 'x', payload: JSON.stringify(kept) });
	};
	const strange = {
		'0.0.1-aaaaaaaaaaaa': naming({ '../../outside.pem': 'x', '../registry/grants.json': 'x' }),
		'0.0.2-aaaaaaaaaaaa': naming({ [first.script]: 'x' }, 'staging'),
		'0.0.3-aaaaaaaaaaaa': 'no JSON',
		'0.0.4-aaaaaaaaaaaa': 'null',
	};
	for (const [name, text] of Object.entries(strange))
		writeFileSync(inStore(`hosts/production/${name}.json`), text);
	await keep(second, 2);
	for (const file of [outside, inStore('registry/grants.json'), inStore(`hosts/${first.script}`)])
		assert.ok(existsSync(file), file);
	assert.deepEqual(
		readdirSync(inStore('hosts/production')).sort(),
		[first, second].map(({ name }) => `${name}.json`).sort(),
	);
});

test('a key without the right keeps nothing', async () => {
	const { folder } = place.host('first');
	const team = await place.team('team', ['remote-one'], ['production']);
	const { code, output } = await place.run(['host', folder], { RELEASE_KEY: team });
	assert.equal(code, 1);
	assert.match(output, /no right to release borlette-host in production/);
	assert.ok(!existsSync(inStore('hosts')));
	const own = await place.team('host', ['borlette-host'], ['production']);
	assert.equal((await place.run(['host', folder], { RELEASE_KEY: own })).code, 0);
});

test('a page is given out only as somebody with the right signed it, for this channel', async () => {
	const host = place.host('first');
	await keep(host);
	const file = inStore(`hosts/production/${host.name}.json`);
	const sealed = JSON.parse(readFileSync(file, 'utf8'));
	const kept = JSON.parse(sealed.payload);
	const stranger = path.join(place.folder, 'stranger.pem');
	makeKey(stranger);
	const staging = await place.team('staging', ['borlette-host'], ['staging']);
	const wrong = {
		'of other bytes': { ...sealed, payload: JSON.stringify({ ...kept, page: 'another' }) },
		'by nobody': seal(kept, readKey(stranger)),
		'without the right': seal(kept, readKey(staging)),
		'of another name': seal({ ...kept, build: '1.0.0-000000000000' }, readKey(place.keyFile)),
		'of another channel': seal({ ...kept, channel: 'staging' }, readKey(place.keyFile)),
		'without a page': seal({ ...kept, page: undefined }, readKey(place.keyFile)),
	};
	for (const [how, value] of Object.entries(wrong)) {
		writeFileSync(file, JSON.stringify(value));
		assert.equal(await pageOf(host), undefined, how);
	}
	writeFileSync(file, JSON.stringify(sealed));
	assert.equal(await pageOf(host), pageIn(host));
	assert.equal(await pageOf({ name: '../production' }), undefined);
});

test('what is no built host, or not as its page names it, is not kept', async () => {
	const { folder, script } = place.host('first');
	writeFileSync(path.join(folder, script), 'changed');
	const target = place.channel('production');
	await assert.rejects(keepHost(target, folder, 1), /is not as its page names it/);
	await assert.rejects(keepHost(target, place.folder, 1), /holds no built host/);
	assert.match((await place.run(['host', folder, '--keep', '0'])).output, /0 hosts cannot be kept/);
});
