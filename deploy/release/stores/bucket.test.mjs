import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { readChannel } from '../channel.mjs';
import { changeGrants } from '../grants.mjs';
import { everything, withRight } from '../holders.mjs';
import { publicHalf, readKey } from '../keys.mjs';
import { notePlatform } from '../platform.mjs';
import { publishBuilds } from '../publish.mjs';
import { MOVED_ON } from '../revisions.mjs';
import { storeBuild, storedBuild } from '../store.mjs';
import { serveBucket } from '../testing/bucket.mjs';
import { apiOf, hostOf } from '../testing/offers.mjs';
import { Workplace } from '../testing/release.mjs';
import { storeAt } from './store-at.mjs';

// BUCKET=s3://bucket/prefix with the AWS_… variables: the same against a real one.
const REAL = process.env.BUCKET;
const ACCESS = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'secret' };
let count = 0;

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveBucket>>} */
let bucket;
/** @type {string} */
let store;
beforeEach(async () => {
	place = new Workplace();
	if (!REAL) {
		bucket = await serveBucket();
		Object.assign(process.env, ACCESS, { AWS_ENDPOINT_URL_S3: bucket.url });
	}
	count += 1;
	store = REAL ? `${REAL}/${process.pid}-${count}` : `s3://shop${count}/releases`;
	place.storeDir = store;
	const from = new Date(0).toISOString();
	const half = { ...publicHalf(readKey(place.keyFile)), name: 'all' };
	const target = { storeDir: store, trust: place.trust, root: readKey(place.rootFile) };
	await changeGrants(target, (holders) => ({
		holders: withRight(holders, half, { ...everything(), from }),
		change: 'grant',
	}));
	const platform = { host: hostOf({}), api: apiOf({}) };
	for (const channel of ['dev', 'staging']) {
		await notePlatform({ storeDir: store, channel }, { platform, from: 'a test' });
	}
});
afterEach(() => {
	bucket?.stop();
	place.remove();
});

/** @param {string[]} args */
async function good(...args) {
	const { code, output } = await place.run(args);
	assert.equal(code, 0, output);
	return output;
}

test('a bucket takes the whole way of a remote, from its first build to the end', async () => {
	const [first, second] = ['one', 'two'].map((code) => place.build('remote-one', { code }));
	assert.match(await good('publish', first.folder), /remote-one 1\.0\.0-\w+ is in dev, revision 1/);
	assert.match(await good('publish', second.folder), /1\.0\.1-\w+ is stored \(patch since 1\.0\.0/);
	await good('promote', '--from', 'dev', '--to', 'staging');
	await good('rollback', 'remote-one', '--channel', 'dev');
	await good('kill', 'remote-one', '--reason', 'harm', '--channel', 'staging');
	assert.match(
		await good('log', '--channel', 'dev'),
		/3 .*rollback[\s\S]*2 .*publish[\s\S]*1 .*publish/,
	);
	assert.match(await good('check', '--channel', 'dev'), /1 builds are/);
	assert.match(await good('retire', '--dry'), /nothing is older than 35 days/);
	const { remotes } = await readChannel(place.channel('staging'));
	await storedBuild(store, remotes['remote-one']);
});

test('of two that change one remote at the same revision one wins; different remotes both get in', async () => {
	const target = place.channel('dev');
	const before = await readChannel(target);
	const builds = ['a', 'b', 'c'].map((code) =>
		place.build('remote-one', { version: `1.0.${code.charCodeAt(0)}`, code }),
	);
	const others = ['remote-two', 'remote-three'].map((name) => place.build(name));
	const results = await Promise.allSettled(
		[...builds, ...others].map(({ folder }) => publishBuilds(target, [folder], { before })),
	);
	const lost = results.filter(({ status }) => status === 'rejected');
	assert.equal(lost.length, 2);
	for (const result of lost) {
		assert.ok(result.status === 'rejected');
		assert.equal(result.reason.code, MOVED_ON, result.reason.message);
	}
	const { revision, remotes } = await readChannel(target);
	assert.equal(revision, 3);
	assert.deepEqual(Object.keys(remotes).sort(), ['remote-one', 'remote-three', 'remote-two']);
});

test('of two builds that are stored at the same moment one gets the version, and the other is told', async () => {
	const folders = ['a', 'b'].map((code) => place.build('remote-one', { code }).folder);
	const results = await Promise.allSettled(folders.map((folder) => storeBuild(store, folder)));
	const [lost, ...more] = results.filter(({ status }) => status === 'rejected');
	assert.ok(lost?.status === 'rejected');
	assert.deepEqual([lost.reason.code, more], [MOVED_ON, []]);
	assert.match(lost.reason.message, /took the version 1\.0\.0 at .* and is on its way/);
	const versions = async () =>
		(await storeAt(store).builds()).map(({ build }) => build.split('-')[0]).sort();
	assert.deepEqual(await versions(), ['1.0.0']);
	// Run again, it gets the next one; the winner stays what it is.
	for (const folder of folders) await storeBuild(store, folder);
	assert.deepEqual(await versions(), ['1.0.0', '1.0.1']);
});

test('a version that was taken for a build which never came is given back, once it cannot come any more', async () => {
	const { folder } = place.build('remote-one');
	const file = '.release/versions/remote-one/1.0.0';
	/** @param {number} ms */
	const take = (ms) =>
		storeAt(store).put(file, JSON.stringify({ build: 'gone', at: new Date(Date.now() - ms) }));
	await take(60_000);
	await assert.rejects(storeBuild(store, folder), { code: MOVED_ON });
	await take(11 * 60_000);
	assert.equal((await storeBuild(store, folder)).manifest.version, '1.0.0');
});

test('a machine whose clock is ahead keeps no version for as long as it is', async () => {
	const { folder } = place.build('remote-one');
	const at = new Date(Date.now() + 365 * 24 * 60 * 60_000);
	const taken = JSON.stringify({ build: 'gone', at });
	await storeAt(store).put('.release/versions/remote-one/1.0.0', taken);
	assert.equal((await storeBuild(store, folder)).manifest.version, '1.0.0');
});

test('each write has its condition: nobody overwrites what is there, or what changed meanwhile', async () => {
	const own = storeAt(store);
	assert.equal(await own.create('registry/x/1.json', 'one'), true);
	assert.equal(await own.create('registry/x/1.json', 'two'), false);
	assert.equal(String(await own.read('registry/x/1.json')), 'one');
	assert.equal(await own.swap('registry/x.json', undefined, 'a'), true);
	assert.equal(await own.swap('registry/x.json', 'b', 'c'), false);
	const results = await Promise.all(
		['b', 'c', 'd'].map((to) => own.swap('registry/x.json', 'a', to)),
	);
	assert.equal(results.filter(Boolean).length, 1);
	const lines = Array.from({ length: 8 }, (_, at) => `line ${at}`);
	await Promise.all(lines.map((line) => own.append('.release/x', line)));
	const kept = String(await own.read('.release/x'))
		.trim()
		.split('\n');
	assert.deepEqual(kept.sort(), lines);
});

test('a build whose upload fails in the middle is none, and leaves nothing', {
	skip: REAL && 'only the bucket of the tests fails at will',
}, async () => {
	const { folder } = place.build('remote-one');
	const before = bucket.keys();
	bucket.failAt(/late\./);
	const { code, output } = await place.run(['publish', folder]);
	assert.equal(code, 1);
	assert.match(output, /The bucket of s3:.* refuses or does not answer \(507/);
	assert.deepEqual(bucket.keys(), before);
	bucket.failAt(/$^/);
	await good('publish', folder);
	/** @param {RegExp} pattern */
	const of = (pattern) => bucket.keys().find((key) => pattern.test(key)) ?? '';
	assert.match(bucket.cachingOf(of(/remotes\/.*\.js$/)) ?? '', /immutable/);
	assert.equal(bucket.cachingOf(of(/registry\/dev\.json$/)), 'no-cache');
});

test('whose upload fails takes away nothing that another one has just stored', {
	skip: REAL && 'only the bucket of the tests fails at will',
}, async () => {
	const { folder, name } = place.build('remote-one');
	const file = `remotes/remote-one/${name}`;
	await storeBuild(store, folder);
	const own = storeAt(store);
	const read = own.read.bind(own);
	// It began before the other one was done: to it the build was not there yet.
	mock.method(own, 'read', async (/** @type {string} */ asked) =>
		asked === `${file}/remote.json` ? undefined : read(asked),
	);
	bucket.failAt(/late\./);
	await assert.rejects(own.addFolder(file, folder, { 'remote.json': '{}' }, () => assert.fail()));
	mock.restoreAll();
	assert.ok(await own.read(`${file}/remote.json`));
	assert.ok(await own.read(`${file}/i18n/fr.json`));
});

test('a build that nobody uses any more is removed, and one that was published again is not', async () => {
	const own = storeAt(store);
	await good('publish', place.build('remote-one').folder);
	const [old] = await own.builds();
	await own.touch(old.folder);
	assert.equal(await own.removeBuild({ ...old, modified: old.modified - 60_000 }), false);
	const [now] = await own.builds();
	assert.equal(await own.removeBuild(now), true);
	assert.deepEqual(await own.builds(), []);
	assert.deepEqual(await own.list(old.folder), []);
});

test('a bucket that is away, or asked by nobody, is told in a sentence', async () => {
	const other = await serveBucket();
	other.stop();
	const away = await place.run(['log'], { AWS_ENDPOINT_URL_S3: other.url });
	assert.match(away.output, /The bucket of s3:.* refuses or does not answer \(.*ECONNREFUSED/);
	const nobody = await place.run(['log'], { AWS_ACCESS_KEY_ID: '' });
	assert.match(nobody.output, /say who you are: AWS_ACCESS_KEY_ID/);
});
