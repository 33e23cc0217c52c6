import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { ROOT } from '../local/paths.mjs';
import { readChannel } from './channel.mjs';
import { seal } from './envelope.mjs';
import { changeGrants, readGrants } from './grants.mjs';
import { withRight, withRotation } from './holders.mjs';
import { makeKey, publicHalf, readKey } from './keys.mjs';
import { ownKeys } from './own-keys.mjs';
import { registryText } from './registry-file.mjs';
import { storeBuild } from './store.mjs';
import { Workplace } from './testing/release.mjs';

const DAY_MS = 24 * 60 * 60_000;
/** @param {number} days */
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

/** @type {Workplace} */
let place;
beforeEach(async () => {
	place = await Workplace.create();
});
afterEach(() => place.remove());

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function good(args, env) {
	const { code, output } = await place.runHere(args, env);
	assert.equal(code, 0, output);
	return output;
}
/**
 * @param {RegExp} pattern
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function refused(pattern, args, env) {
	const { code, output } = await place.runHere(args, env);
	assert.notEqual(code, 0, output);
	assert.match(output, pattern);
}
/** @param {string} channel */
const fileOf = (channel) => path.join(place.storeDir, `registry/${channel}.json`);
/** @param {string} keyFile */
const idOf = (keyFile) => publicHalf(readKey(keyFile)).id;
/** Without a private key, as a host reads it. @param {string} channel */
async function running(channel) {
	const { storeDir, trust } = place;
	const { remotes, refused } = await readChannel({ storeDir, channel, trust });
	const builds = Object.entries(remotes).map(([name, { version }]) => [name, version]);
	return { ...Object.fromEntries(builds), refused: Object.keys(refused) };
}
/** @param {string} name @param {string} version */
const build = (name, version) => place.build(name, { version }).folder;

test('rights that no host could read are neither given nor taken', async () => {
	const file = path.join(place.folder, 'team.pem');
	await good(['key', 'new', '--key', file, '--name', 'team']);
	const grant = ['key', 'grant', file.replace('.pem', '.pub'), '--channels', 'dev', '--remotes'];
	const { revision } = await readGrants(place.storeDir, place.trust);
	for (const name of ['borlette', 'Remote-One', '../x', 'remote-one,remote_two']) {
		await refused(/is no name of a remote: .* such as remote-hello/, [...grant, name]);
	}
	const long = 'x'.repeat(201);
	await refused(/no host could read .*\n.*name must be/, [...grant, '*', '--name', long]);
	const { holders } = await readGrants(place.storeDir, place.trust);
	const rights = [{ remotes: ['borlette'], channels: ['dev'], from: inDays(-1), until: inDays(1) }];
	const next = { revision: revision + 1, holders: [{ ...holders[0], rights }] };
	const put = path.join(place.folder, 'grants.json');
	writeFileSync(put, JSON.stringify(seal(next, readKey(place.rootFile))));
	await refused(/no host could read/, ['key', 'put', put]);
	assert.equal((await readGrants(place.storeDir, place.trust)).revision, revision);
	await good([...grant, 'remote-one,remote-two']);
});

test('a right for a remote that no channel ever had is given with a note: it may be misspelt', async () => {
	const file = path.join(place.folder, 'team.pem');
	await good(['key', 'new', '--key', file]);
	const grant = ['key', 'grant', file.replace('.pem', '.pub'), '--channels', 'dev', '--remotes'];
	// Before the first release, or where only the rights are, nothing is known.
	assert.doesNotMatch(await good([...grant, 'remote-none']), /note/);
	await good(['publish', build('remote-one', '1.0.0')]);
	assert.doesNotMatch(await good([...grant, 'remote-one,borlette-host']), /note/);
	assert.doesNotMatch(await good([...grant, '*']), /note/);
	assert.match(await good([...grant, 'remote-one,remote-noe']), /no channel has remote-noe yet/);
});

test('a right that is given again is one, which lasts as long as either', async () => {
	const file = path.join(place.folder, 'team.pem');
	await good(['key', 'new', '--key', file]);
	const grant = ['key', 'grant', file.replace('.pem', '.pub')];
	/** @param {string} remotes @param {string} channels @param {string[]} more */
	const given = async (remotes, channels, ...more) => {
		const said = await good([...grant, '--remotes', remotes, '--channels', channels, ...more]);
		const { holders } = await readGrants(place.storeDir, place.trust);
		const { rights = [], takesBack = [] } = holders.find(({ id }) => id === idOf(file)) ?? {};
		assert.match(said, new RegExp(`until ${[...rights, ...takesBack].at(-1)?.until}`));
		return [...rights, ...takesBack];
	};
	const [first, none] = await given('remote-one,remote-two,remote-one', 'dev,staging,dev');
	assert.equal(none, undefined);
	assert.deepEqual(first?.remotes, ['remote-one', 'remote-two']);
	assert.deepEqual(first?.channels, ['dev', 'staging']);
	const [shorter, second] = await given('remote-two,remote-one', 'staging,dev', '--days', '1');
	assert.equal(second, undefined);
	assert.deepEqual([shorter?.from, shorter?.until], [first?.from, first?.until]);
	const [longer, third] = await given('remote-two,remote-one', 'staging,dev', '--days', '800');
	assert.equal(third, undefined);
	assert.equal(longer?.from, first?.from);
	assert.ok(longer && first && longer.until > first.until);
	assert.equal((await given('remote-one', 'dev,staging')).length, 2, 'of less it is another');
	assert.equal(
		(await given('remote-one', 'dev,staging', '--back')).length,
		3,
		'so is another kind',
	);
	// One that had ended is none to go on: what was signed in between stays disbelieved.
	const right = { remotes: ['*'], channels: ['dev'], from: inDays(-9), until: inDays(-5) };
	const ended = { id: 'old', key: 'o', name: 'old', rights: [right] };
	const anew = { ...right, from: inDays(-1), until: inDays(1) };
	assert.deepEqual(withRight([ended], ended, anew)[0]?.rights, [right, anew]);
});

test('a team releases its remote into its channels, and nothing else', async () => {
	const team = await place.team('admin', ['remote-admin'], ['dev', 'staging']);
	const env = { RELEASE_KEY: team };
	await good(['publish', build('remote-admin', '1.0.0')], env);
	await good(['promote', '--from', 'dev', '--to', 'staging'], env);
	const right = /Nothing was changed: the key \w+ \(admin\) has no right to release/;
	await refused(right, ['promote', '--from', 'dev', '--to', 'production'], env);
	await refused(right, ['publish', build('remote-tirage', '1.0.0')], env);
	assert.deepEqual(await running('staging'), { 'remote-admin': '1.0.0', refused: [] });
	assert.deepEqual(await running('production'), { refused: [] });
});

test('a right ends: what was signed before stays, and nothing more is signed', async () => {
	const from = inDays(-2);
	const team = await place.team('admin', ['*'], ['dev'], { from, until: inDays(1) });
	const [first, next] = [build('remote-admin', '1.0.0'), build('remote-admin', '1.1.0')];
	await good(['publish', first], { RELEASE_KEY: team });
	const root = readKey(place.rootFile);
	const until = new Date().toISOString();
	await changeGrants({ ...place.channel('dev'), root }, (holders) => ({
		holders: holders.map((each) =>
			each.name === 'admin' ? { ...each, rights: [{ ...each.rights[0], until }] } : each,
		),
		change: 'end',
	}));
	await refused(/had no right to release into dev at .*, only from .* to /, ['publish', next], {
		RELEASE_KEY: team,
	});
	assert.deepEqual(await running('dev'), { 'remote-admin': '1.0.0', refused: [] });
});

test('a right that does not count yet says from when on, and one of no days is refused', async () => {
	const later = { from: inDays(1), until: inDays(2) };
	const team = await place.team('soon', ['*'], ['dev'], later);
	const publish = ['publish', build('remote-admin', '1.0.0')];
	await refused(new RegExp(`only from ${later.from} to`), publish, { RELEASE_KEY: team });
	assert.match(await good(['key', 'list']), new RegExp(`only from ${later.from} until`));
	const key = ['--key', path.join(place.folder, 'none.pem')];
	await good(['key', 'new', ...key]);
	const grant = ['key', 'grant', path.join(place.folder, 'none.pub'), '--remotes', '*'];
	for (const days of ['0', '', ' ', 'x', '-1']) {
		await refused(/say a number of days/, [...grant, '--channels', 'dev', `--days=${days}`]);
	}
	const rotate = ['key', 'rotate', idOf(team), '--to', path.join(place.folder, 'none.pub')];
	await refused(/say a number of days/, [...rotate, '--overlap=']);
	const said = await good([...rotate, '--overlap', '0']);
	assert.match(said, /which may sign no more\n {2}what the old key signed stays believed$/m);
});

test('nothing is waited for that never ends: a pipe without a writer, a device, a folder below /proc', {
	skip: process.platform !== 'linux' && 'needs /proc',
}, async () => {
	const pipe = path.join(place.folder, 'pipe');
	execFileSync('mkfifo', [pipe]);
	const publish = ['publish', build('remote-admin', '1.0.0')];
	for (const file of [pipe, '/dev/zero', '/proc/self/status'])
		await refused(/no Ed25519 private key/, [...publish, '--key', file]);
	await refused(/no file that can be read whole/, ['key', 'put', pipe]);
	const canary = ['promote', 'remote-admin', '--from', 'dev', '--to', 'staging', '--canary', '5'];
	await good(publish);
	await refused(/--among is .*pipe/, [...canary, '--among', pipe]);
	for (const file of ['/proc/x.pem', '/proc/1/x/y.pem', '/dev/null/x.pem'])
		await refused(/Nothing can be made at /, ['key', 'new', '--key', file]);
	// A pipe that somebody writes into already: `--key <(pass show release)`.
	const shell = `exec "$0" deploy/release.mjs renew --channel dev --key <(cat "${place.keyFile}")`;
	const env = { ...process.env, STORE_DIR: place.storeDir, TRUST_FILE: place.trustFile };
	execFileSync('bash', ['-c', shell, process.execPath], { cwd: ROOT, env });
});

test('reading takes no private key', async () => {
	await good(['publish', build('remote-admin', '1.0.0')]);
	await good(['promote', '--from', 'dev', '--to', 'staging', '--anyway']);
	const none = { RELEASE_KEY: path.join(place.folder, 'none.pem') };
	await good(['log', '--channel', 'dev'], none);
	await good(['diff', '--from', 'dev', '--to', 'staging'], none);
	await good(['check', '--channel', 'dev'], none);
	await good(['key', 'list'], none);
	assert.doesNotMatch(
		(await place.run(['plan', '--from', 'dev', '--to', 'staging'], none)).output,
		/signing key/,
	);
	await refused(
		/There is no signing key/,
		['kill', 'remote-admin', '--channel', 'dev', '--reason', 'x'],
		none,
	);
});

test('a key is made, gets its right, is rotated with an overlap and revoked, by the commands alone', async () => {
	const [old, next] = ['old.pem', 'next.pem'].map((name) => path.join(place.folder, name));
	await good(['key', 'new', '--key', old, '--name', 'équipe admin']);
	await refused(/is there already/, ['key', 'new', '--key', old]);
	const right = ['--remotes', 'remote-admin', '--channels', 'dev'];
	await refused(/There is no channel prod/, [
		'key',
		'grant',
		`${old.slice(0, -4)}.pub`,
		'--remotes',
		'*',
		'--channels',
		'prod',
	]);
	await good(['key', 'grant', `${old.slice(0, -4)}.pub`, ...right]);
	assert.match(await good(['key', 'list']), /équipe admin\n\s+remote-admin into dev until/);
	await good(['publish', build('remote-admin', '1.0.0')], { RELEASE_KEY: old });

	await good(['key', 'new', '--key', next]);
	await good(['key', 'rotate', idOf(old), '--to', `${next.slice(0, -4)}.pub`]);
	await good(['publish', build('remote-admin', '1.1.0')], { RELEASE_KEY: next });
	await good(['publish', build('remote-admin', '1.2.0')], { RELEASE_KEY: old });

	// What it signed would be lost: the command that keeps it is named.
	const revoke = ['key', 'revoke', idOf(old), '--reason', 'its laptop is gone'];
	await refused(
		/dev: its list, remote-admin: pnpm release renew remote-admin --channel dev/,
		revoke,
	);
	await good(['renew', 'remote-admin', '--channel', 'dev'], { RELEASE_KEY: next });
	await good(revoke);
	assert.deepEqual(await running('dev'), { 'remote-admin': '1.2.0', refused: [] });
	await refused(/was revoked: its laptop is gone/, ['publish', build('remote-admin', '1.3.0')], {
		RELEASE_KEY: old,
	});
	await refused(/was revoked already/, revoke);
});

/** A key, and one that has its rights in that time. @param {string} from @param {string} until */
const holdersOf = (from, until) => {
	const right = { remotes: ['*'], channels: ['dev'], from: inDays(-2), until };
	return [
		{ id: 'old', key: 'o', name: 'old', rights: [right] },
		{ id: 'new', key: 'n', name: 'new', rights: [{ ...right, from }] },
	];
};

test('a rotation that is run again changes nothing more, wherever the first one was cut off', async () => {
	const next = path.join(place.folder, 'next.pem');
	await good(['key', 'new', '--key', next]);
	const rotate = (/** @type {string} */ old) => [
		'key',
		'rotate',
		old,
		'--to',
		next.replace('.pem', '.pub'),
	];
	for (const [at, step] of ['locked', 'written', 'claimed', 'prepared', 'replaced'].entries()) {
		const old = idOf(await place.team(step, [`remote-${step}`], ['dev']));
		const { revision } = await readGrants(place.storeDir, place.trust);
		const { signal } = await place.run(rotate(old), { RELEASE_KILL_AT: step });
		assert.equal(signal, 'SIGKILL', 'the step was reached');
		const again = await place.runHere(rotate(old));
		// What was decided before the kill counts: then the rights moved on meanwhile.
		if (again.code !== 0) await good(rotate(old));
		const [end] = /until .*/.exec(await good(rotate(old))) ?? [];
		assert.equal(/until .*/.exec(await good(rotate(old)))?.[0], end);
		const grants = await readGrants(place.storeDir, place.trust);
		assert.equal(grants.revision, revision + 1, step);
		const held = grants.holders.find(({ id }) => id === idOf(next));
		assert.equal(held?.rights.length, at + 1, step);
	}
	// A successor whose right begins later has none now; one that was revoked gets none.
	const others = holdersOf(inDays(1), inDays(2));
	const times = { now: new Date(), until: new Date(inDays(1)) };
	const half = { id: 'new', key: 'n', name: '' };
	const taken = withRotation(others, 'old', half, times).at(-1)?.rights;
	assert.deepEqual(taken, [{ ...others[0]?.rights[0], from: times.now.toISOString() }]);
	const revoked = { at: inDays(0), reason: 'x' };
	const [first, ...rest] = holdersOf(inDays(-1), inDays(2)).reverse();
	assert.throws(
		() => withRotation([{ ...first, revoked }, ...rest], 'old', half, times),
		/was revoked/,
	);
	// What it ends sooner is another change.
	const last = idOf(path.join(place.folder, 'replaced.pem'));
	await good([...rotate(last), '--overlap', '0']);
	const { holders } = await readGrants(place.storeDir, place.trust);
	const [right] = holders.find(({ id }) => id === last)?.rights ?? [];
	assert.ok(right && right.until <= new Date().toISOString());
});

test('with a key goes what it may take back, and ends for the old one', () => {
	const [now, until, end] = [0, 30, 365].map(inDays);
	const right = { remotes: ['*'], channels: ['production'], from: inDays(-1), until: end };
	const watch = { id: 'old', key: 'o', name: 'watch', rights: [], takesBack: [right] };
	const times = { now: new Date(now), until: new Date(until) };
	assert.deepEqual(withRotation([watch], 'old', { id: 'new', key: 'n', name: '' }, times), [
		{ ...watch, takesBack: [{ ...right, until }] },
		{ ...watch, id: 'new', key: 'n', takesBack: [{ ...right, from: now }] },
	]);
});

test('a leaked key is revoked at once: what it signed makes way for what was believed before', async () => {
	const leaked = await place.team('admin', ['remote-admin'], ['production']);
	/** @param {string} version @param {string} key */
	const publish = (version, key) =>
		good(['publish', build('remote-admin', version), '--to', 'production'], { RELEASE_KEY: key });
	await publish('1.0.0', place.keyFile);
	await good(['kill', 'remote-admin', '--reason', 'it counts twice']);
	await publish('1.1.0', place.keyFile);
	await publish('6.6.6', leaked);
	await good(['renew']);
	await good(['key', 'revoke', idOf(leaked), '--reason', 'leaked', '--anyway']);
	assert.deepEqual(await running('production'), {
		'remote-admin': '1.1.0',
		refused: ['remote-admin'],
	});
	await refused(
		/its place is not believed: .* was revoked: leaked[\s\S]*a key that may: pnpm release publish remote-admin --to production/,
		['check'],
	);
	// The next release is made from what is believed: the kill of before counts.
	await publish('1.2.0', place.keyFile);
	assert.deepEqual(await running('production'), { 'remote-admin': '1.2.0', refused: [] });
	await refused(/was killed in production/, [
		'publish',
		build('remote-admin', '1.0.0'),
		'--to',
		'production',
	]);
});

test('a list whose signer was revoked is signed anew by another key', async () => {
	const leaked = await place.team('admin', ['remote-admin'], ['production']);
	await good(['publish', build('remote-tirage', '1.0.0'), '--to', 'production']);
	await good(['publish', build('remote-admin', '1.0.0'), '--to', 'production'], {
		RELEASE_KEY: leaked,
	});
	await good(['key', 'revoke', idOf(leaked), '--reason', 'leaked', '--anyway']);
	await refused(
		/its list is not believed: .*leaked\n\s+sign it anew with a key that may: pnpm release renew --channel production/,
		['check'],
	);
	await good(['renew']);
	await good(['publish', build('remote-tirage', '1.1.0'), '--to', 'production']);
	assert.deepEqual(await running('production'), {
		'remote-tirage': '1.1.0',
		refused: [],
	});
});

test('another root key takes over: hosts trust both until the rights are signed with it', async () => {
	await good(['publish', build('remote-admin', '1.0.0')]);
	const next = path.join(place.folder, 'next-root.pem');
	await good(['key', 'root', '--root', next]);
	await good(['key', 'sign', '--root', next]);
	const trust = JSON.parse(readFileSync(place.trustFile, 'utf8'));
	assert.equal(trust.keys.length, 2);
	writeFileSync(place.trustFile, JSON.stringify({ keys: trust.keys.slice(1) }));
	assert.deepEqual(await running('dev'), { 'remote-admin': '1.0.0', refused: [] });
	await refused(/The root key \w+ is not in trust\.json/, ['key', 'sign']);
});

test('rights that were signed on a machine without network are put into the store', async () => {
	const offline = path.join(place.folder, 'offline');
	mkdirSync(path.join(offline, 'registry'), { recursive: true });
	const grants = path.join(offline, 'registry/grants.json');
	writeFileSync(grants, readFileSync(fileOf('grants')));
	const team = path.join(place.folder, 'team.pem');
	await good(['key', 'new', '--key', team]);
	const pub = `${team.slice(0, -4)}.pub`;
	await good(['key', 'grant', pub, '--store', offline, '--remotes', '*', '--channels', 'dev']);
	await refused(/has no right/, ['publish', build('remote-admin', '1.0.0')], { RELEASE_KEY: team });
	await good(['key', 'put', grants]);
	await good(['publish', build('remote-admin', '1.0.0')], { RELEASE_KEY: team });
	assert.match(await good(['key', 'put', grants]), /has them already/);
	const forged = seal({ revision: 9, holders: [] }, readKey(team));
	writeFileSync(grants, JSON.stringify(forged));
	await refused(/is not believed: .*not trusted here/, ['key', 'put', grants]);
});

test('a list is renewed before it expires, and nothing of it changes but its time', async () => {
	await good(['publish', build('remote-admin', '1.0.0'), '--to', 'production']);
	const before = await readChannel(place.channel('production'));
	const old = { ...before, signedAt: inDays(-26), expires: inDays(4) };
	const { channel, revision, previous, signedAt, expires, change } = old;
	const list = { channel, revision, previous, signedAt, expires, change };
	writeFileSync(fileOf('production'), registryText(list, before.sealed, place.channel('dev').key));
	await refused(/counts until .* only: pnpm release renew/, ['check']);
	await good(['renew']);
	const after = await readChannel(place.channel('production'));
	assert.deepEqual(after.sealed, before.sealed);
	assert.ok(after.expires && after.expires > inDays(29));
	await good(['check']);
	assert.match(await good(['log', '--count', '1']), /2 {2}.* renew/);
});

test('a store of one key is carried over: its key becomes the root, and all that it remembers stays', async () => {
	const dataDir = path.join(place.folder, 'data');
	const keys = path.join(dataDir, 'keys');
	const storeDir = path.join(dataDir, 'store');
	const one = makeKey(path.join(keys, 'release.pem'));
	const trustText = JSON.stringify({ keys: [publicHalf(one)] });
	writeFileSync(path.join(keys, 'trust.json'), trustText);
	const entries = [];
	for (const version of ['1.0.0', '1.1.0']) {
		const { ref, manifest } = await storeBuild(storeDir, build('remote-admin', version));
		entries.push({ ...ref, manifest });
	}
	const [{ manifest: _, ...earlier }, current] = entries;
	const kill = { version: '0.9.0', build: 'aaaaaaaaaaaa', reason: 'x', at: inDays(-9) };
	const remotes = {
		'remote-admin': { ...current, lastKnownGood: earlier, earlier: [earlier], killed: [kill] },
	};
	const removed = { 'remote-old': { reason: 'given up', at: inDays(-3), killed: [] } };
	const change = { action: 'rollback', remotes: ['remote-admin'] };
	const old = { channel: 'production', revision: 7, previous: 6, signedAt: inDays(-1), change };
	const text = JSON.stringify(seal({ ...old, remotes, removed }, one));
	mkdirSync(path.join(storeDir, 'registry/production'), { recursive: true });
	for (const file of ['production.json', 'production/7.json']) {
		writeFileSync(path.join(storeDir, 'registry', file), text);
	}

	const { migrated, trust, key } = await ownKeys({ storeDir, dataDir });
	assert.deepEqual(migrated, ['production']);
	assert.equal(
		readFileSync(path.join(keys, 'trust.json'), 'utf8'),
		trustText,
		'hosts need nothing',
	);
	assert.notEqual(publicHalf(key).id, publicHalf(one).id);
	const now = await readChannel({ storeDir, channel: 'production', trust });
	assert.equal(now.revision, 8);
	assert.deepEqual(now.remotes, remotes);
	assert.deepEqual(now.removed, removed);
	const again = await ownKeys({ storeDir, dataDir });
	assert.deepEqual(again.migrated, []);
	const env = {
		STORE_DIR: storeDir,
		RELEASE_KEY: path.join(keys, 'release.pem'),
		TRUST_FILE: path.join(keys, 'trust.json'),
	};
	// Whether host and API are built here does not matter to it.
	await good(['rollback', 'remote-admin', '--anyway'], env);
	await good(['retire'], env);
});

test('a root key that was put elsewhere is not made again', async () => {
	const dataDir = path.join(place.folder, 'data');
	const storeDir = path.join(dataDir, 'store');
	const { trust } = await ownKeys({ storeDir, dataDir });
	renameSync(path.join(dataDir, 'keys/root.pem'), path.join(place.folder, 'kept.pem'));
	assert.deepEqual((await ownKeys({ storeDir, dataDir })).trust, trust);
	const { holders } = await readGrants(storeDir, trust);
	assert.deepEqual(
		holders.map(({ name }) => name),
		['npm start', 'console', 'watch'],
	);
	rmSync(path.join(dataDir, 'keys/release.pem'));
	const { key } = await ownKeys({ storeDir, dataDir });
	assert.ok(
		!holders.some(({ id }) => id === publicHalf(key).id),
		'a new one has no right by itself',
	);
});
