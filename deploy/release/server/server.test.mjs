import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { listenAt } from '../../../shared/config/ports.mjs';
import { withBuilds } from '../changes.mjs';
import { changeOf, readChannel } from '../channel.mjs';
import { seal } from '../envelope.mjs';
import { everything } from '../holders.mjs';
import { readJournal } from '../journal.mjs';
import { makeKey, publicHalf, readKey, writePublic } from '../keys.mjs';
import { publishBuilds } from '../publish.mjs';
import { registryText } from '../registry-file.mjs';
import { MOVED_ON } from '../revisions.mjs';
import { storedBuild } from '../store.mjs';
import { filesBelow } from '../stores/files.mjs';
import { UPLOAD_WITHIN_MS } from '../stores/web.mjs';
import { apiOf, hostOf, takes, usesOf } from '../testing/offers.mjs';
import { Workplace } from '../testing/release.mjs';
import { serveStore } from '../testing/server.mjs';
import { putBack } from '../watch.mjs';
import { storeServer } from './serve.mjs';

/** @type {Workplace} */
let place;
/** @type {ReturnType<typeof storeServer>} */
let server;
/** @type {string} */
let url;
/** @type {string} */
let team;
beforeEach(async () => {
	place = await Workplace.create();
	const from = '2026-01-01T00:00:00.000Z';
	team = await place.team('team', ['remote-one'], ['dev', 'staging', 'production'], { from });
	server = storeServer({ storeDir: place.storeDir, trust: place.trust });
	url = await server.listen(0, '127.0.0.1');
});
afterEach(() => {
	server.stop();
	place.remove();
});

/** As a team does elsewhere: it has its key and trust.json, and the store's address. @param {string[]} args */
const run = (args, keyFile = team) =>
	place.run([...args, '--store', url], { RELEASE_KEY: keyFile });
/** @param {string[]} args @param {string} [keyFile] */
async function good(args, keyFile) {
	const { code, output } = await run(args, keyFile);
	assert.equal(code, 0, output);
	return output;
}
/** @param {string[]} args @param {RegExp} pattern @param {string} [keyFile] */
async function refused(args, pattern, keyFile) {
	const { code, output } = await run(args, keyFile);
	assert.notEqual(code, 0, output);
	assert.match(output, pattern);
	return code;
}
const inStore = () =>
	readdirSync(place.storeDir, { recursive: true })
		.map(String)
		.filter((file) => !file.startsWith('.release'))
		.sort();
const channel = (name = 'dev') => readChannel(place.channel(name));

test('a team releases over the network: from its first build to a kill, and each step is in the journal', async () => {
	const [first, second] = ['one', 'two'].map((code) => place.build('remote-one', { code }));
	assert.match(
		await good(['publish', first.folder]),
		/remote-one 1\.0\.0-\w+ is in dev, revision 1/,
	);
	assert.match(await good(['publish', second.folder]), /is stored \(patch since 1\.0\.0/);
	await good(['promote', '--from', 'dev', '--to', 'staging']);
	await good(['rollback', 'remote-one', '--channel', 'dev']);
	await good(['kill', 'remote-one', '--reason', 'harm', '--channel', 'staging']);
	const had = await channel('dev');
	const rolled = (await readJournal(place.storeDir, 'dev')).at(-2)?.builds?.['remote-one'] ?? '';
	const kill = ['kill', 'remote-one', '--reason', 'harm', '--channel', 'dev'];
	await good([...kill, '--build', rolled]);
	assert.equal((await channel('dev')).remotes['remote-one'].url, had.remotes['remote-one'].url);
	await good(['renew', 'remote-one', '--channel', 'dev']);
	await good(['remove', 'remote-one', '--reason', 'over', '--channel', 'dev']);
	assert.deepEqual(
		(await readJournal(place.storeDir, 'dev')).map(({ action }) => action),
		['publish', 'publish', 'rollback', 'kill', 'renew', 'remove'],
	);
	const id = publicHalf(readKey(team)).id;
	for (const { by } of await readJournal(place.storeDir, 'dev')) assert.equal(by, `team (${id})`);
	assert.match(await good(['log', '--channel', 'dev']), /6 .*remove remote-one .*"over"/);
	assert.match(await good(['check', '--channel', 'staging']), /1 builds are/);
	assert.match(await good(['diff', '--from', 'dev', '--to', 'staging']), /remote-one/);
	// What came over the network is the very same as from a folder.
	const { remotes } = await channel('staging');
	await storedBuild(place.storeDir, remotes['remote-one']);
	assert.match((await place.run(['check', '--channel', 'staging'])).output, /as it was signed/);
});

/** A change of dev that is decided, and whose tool was cut off before hosts could see it. */
async function decidedOnly() {
	const cut = place.build('remote-one', { code: 'cut off' });
	const { signal } = await place.run(['publish', cut.folder], { RELEASE_KILL_AT: 'claimed' });
	assert.equal(signal, 'SIGKILL', 'the step was reached');
	assert.equal((await channel()).revision, 0);
}

test('a change that was cut off at the store keeps no team from releasing over the network', async (t) => {
	await decidedOnly();
	const next = place.build('remote-one', { code: 'next' });
	const args = ['publish', next.folder, '--store', url];
	const { ended, child } = place.start(args, { RELEASE_KEY: team });
	t.after(() => child.kill('SIGKILL'));
	const { code, output } = await ended;
	// It was another one's: whoever sent this looks first.
	assert.equal(code, MOVED_ON, output);
	assert.equal((await channel()).revision, 1);
	await good(['publish', next.folder]);
	assert.equal((await channel()).revision, 2);
});

test('a server that begins brings what was cut off before', async (t) => {
	await decidedOnly();
	const { ended, child } = place.start(['serve', '--port', '0']);
	t.after(() => child.kill('SIGKILL'));
	await new Promise((resolve) => child.stdout?.once('data', resolve));
	const { revision } = await channel();
	child.kill('SIGTERM');
	await ended;
	assert.equal(revision, 1);
	assert.equal((await readJournal(place.storeDir, 'dev')).length, 1);
});

/** A key that may take back in production, and nothing else. */
async function watchKey() {
	const watch = path.join(place.folder, 'watch.pem');
	makeKey(watch);
	const rights = ['--remotes', '*', '--channels', 'production', '--back'];
	const half = path.join(place.folder, 'watch.pub');
	writePublic(half, publicHalf(readKey(watch)), 'watch');
	assert.equal((await place.run(['key', 'grant', half, ...rights])).code, 0);
	return watch;
}

test('a canary comes over the network, and what was taken back is put back by who may do no more', async () => {
	const [first, second] = ['one', 'two'].map((code) => place.build('remote-one', { code }));
	await good(['publish', first.folder, '--to', 'production']);
	await good(['publish', second.folder]);
	const to = ['promote', '--from', 'dev', '--to', 'production'];
	await good([...to, '--canary', '5', '--salt', 'march']);
	await good([...to, '--canary', '25']);
	const { canary } = (await channel('production')).remotes['remote-one'];
	assert.ok(canary);
	assert.deepEqual([canary.share, canary.salt], [25, 'march']);
	const watch = await watchKey();
	await refused(to, /Nothing was changed/, watch);
	await good(['rollback', 'remote-one'], watch);
	const where = { storeDir: url, trustFile: place.trustFile, keyFile: watch };
	assert.equal(await putBack(where, 'production', 'remote-one', 'not it'), true);
	await good(to);
	const { entry, over } = await channel('production').then(({ remotes }) => ({
		entry: remotes['remote-one'].url,
		over: remotes['remote-one'].canary,
	}));
	assert.deepEqual([entry, over], [canary.url, undefined]);
});

test('what was killed anywhere after it was taken back is not put back', async () => {
	const [first, second] = ['one', 'two'].map((code) => place.build('remote-one', { code }));
	await good(['publish', first.folder, '--to', 'production']);
	await good(['publish', second.folder]);
	await good(['promote', '--from', 'dev', '--to', 'production', '--canary', '5']);
	const watch = await watchKey();
	await good(['rollback', 'remote-one'], watch);
	await good(['kill', 'remote-one', '--reason', 'harm', '--channel', 'dev']);
	for (const storeDir of [url, place.storeDir]) {
		const where = { storeDir, trustFile: place.trustFile, keyFile: watch };
		const back = putBack(where, 'production', 'remote-one', 'not it');
		await assert.rejects(back, /was killed in dev and never runs again/);
	}
	assert.equal((await channel('production')).remotes['remote-one'].canary, undefined);
});

test('rights that were granted elsewhere come over the network too, signed by the root key alone', async () => {
	const grants = path.join(place.storeDir, 'registry/grants.json');
	const other = new Workplace();
	try {
		const before = inStore();
		other.storeDir = path.join(other.folder, 'forged');
		await other.grant(other.keyFile, everything());
		const forged = path.join(other.storeDir, 'registry/grants.json');
		await refused(['key', 'put', forged], /is not believed|not trusted/);
		assert.deepEqual(inStore(), before);
	} finally {
		other.remove();
	}
	assert.match(await good(['key', 'put', grants]), /has them already/);
	const late = await place.team('late', ['remote-two'], ['dev']);
	await good(['publish', place.build('remote-two').folder], late);
});

test('what a key has no right to is not taken, neither a build nor a place', async () => {
	const before = inStore();
	const { folder } = place.build('remote-two');
	await refused(
		['publish', folder],
		/no right to release remote-two.*ask who holds the root key for `pnpm release key grant`/,
	);
	assert.deepEqual(inStore(), before, 'nothing of it is in the store');
	const ended = await place.team('ended', ['remote-two'], ['dev'], {
		until: '2026-01-01T00:00:00.000Z',
	});
	const granted = inStore();
	await refused(
		['publish', folder],
		/\(ended\) had no right to release remote-two at .*, only from .* to 2026-01-01/,
		ended,
	);
	assert.deepEqual(inStore(), granted);
	await place.run(['publish', folder]);
	await refused(['kill', 'remote-two', '--reason', 'x', '--channel', 'dev'], /no right/);
	const narrow = await place.team('narrow', ['remote-one'], ['staging']);
	await refused(['publish', place.build('remote-one').folder], /no right/, narrow);
	assert.equal((await channel()).revision, 1);
});

test('of builds that are sent at the same revision one wins, and each other is told', async () => {
	const two = await place.team('two', ['remote-two'], ['dev']);
	const [one, again] = ['a', 'b'].map((code) => place.build('remote-one', { code }));
	const other = place.build('remote-two');
	const results = await Promise.all([
		run(['publish', one.folder]),
		run(['publish', again.folder]),
		run(['publish', other.folder], two),
	]);
	const codes = results.map(({ code }) => code);
	assert.equal(codes[2], 0, 'a team of another remote is not in the way');
	for (const { code, output } of results.filter((each) => each.code !== 0)) {
		assert.equal(code, MOVED_ON, output);
		assert.match(output, /run it again/);
	}
	const { remotes, revision } = await channel();
	assert.equal(revision, codes.filter((code) => code === 0).length);
	assert.deepEqual(Object.keys(remotes).sort(), ['remote-one', 'remote-two']);
});

test('what the plan calls unsafe is refused by the server, whatever the sender compares', async () => {
	const button = takes({ label: 'string' });
	const uses = usesOf({ doors: { ui: { Button: button } } });
	const { folder } = place.build('remote-one', { uses: { doors: { ui: { Button: button } } } });
	assert.ok(uses);
	await refused(['publish', folder], /would break a live mix:[\s\S]*Button/);
	assert.equal((await channel()).revision, 0);
	assert.match(await good(['publish', folder, '--anyway']), /Button/);
	assert.equal((await readJournal(place.storeDir, 'dev'))[0].anyway, true);
	place.runOn('staging', { host: hostOf({ ui: { Button: button } }), api: apiOf({}) });
	await good(['promote', '--from', 'dev', '--to', 'staging']);
});

/**
 * @typedef {{ target?: string, key?: string, at?: Date, change?: (files: Map<string, string | Buffer>) => void }} How
 *   `change`: of what is sent, by path
 */

/** Sends a build as its tool does, or otherwise. @param {string} folder @param {How & { cut?: true }} how */
async function send(folder, { target, key = team, at = new Date(), change = () => {}, cut }) {
	const form = new FormData();
	/** @type {Map<string, string | Buffer>} */
	const files = new Map();
	for (const file of await filesBelow(folder)) {
		const { readFileSync } = await import('node:fs');
		files.set(file, readFileSync(path.join(folder, file)));
	}
	change(files);
	for (const [file, content] of files)
		form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), file);
	const word = seal({ folder: target, at: at.toISOString() }, readKey(key));
	const authorization = `Release ${Buffer.from(JSON.stringify(word)).toString('base64')}`;
	if (cut) return cutOff(form, authorization);
	const answer = await fetch(`${url}/release/builds`, {
		method: 'POST',
		headers: { authorization },
		body: form,
	});
	return { status: answer.status, ...(await answer.json()) };
}

/** Half of it, and then the line is gone. @param {FormData} form @param {string} authorization */
async function cutOff(form, authorization) {
	const whole = new Response(form);
	const body = Buffer.from(await whole.arrayBuffer());
	const request = http.request(`${url}/release/builds`, {
		method: 'POST',
		headers: {
			authorization,
			'content-type': whole.headers.get('content-type') ?? '',
			'content-length': body.length,
		},
	});
	await new Promise((resolve) => {
		request.on('error', () => {}).on('close', resolve);
		request.write(body.subarray(0, body.length / 2), () => request.destroy());
	});
}

test('what it answers is taken for nothing else, and only files are kept', async () => {
	/** @type {[where: string, status: number, caching: string][]} */
	const cases = [
		['/release/builds', 200, 'no-store'],
		['/release/files?folder=.release', 422, 'no-store'],
		['/release/nothing', 404, 'no-store'],
		['/registry/dev.json', 404, 'no-store'],
		['/registry/grants.json', 200, 'no-cache'],
	];
	for (const [where, status, caching] of cases) {
		const { status: is, headers } = await fetch(url + where);
		assert.deepEqual([where, is, headers.get('cache-control')], [where, status, caching]);
		assert.equal(headers.get('x-content-type-options'), 'nosniff');
		assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
	}
});

test('an upload is taken whole and as it was signed, or nothing of it', async () => {
	const { folder, name } = place.build('remote-one', { version: '1.0.0' });
	const target = `remotes/remote-one/${name}`;
	const before = inStore();
	/** @type {[how: How, status: number, pattern: RegExp][]} */
	const cases = [
		[{ change: (files) => files.set('assets/more.js', 'x') }, 422, /more\.js is not as/],
		[{ change: (files) => files.set('i18n/fr.json', '{"a":1}') }, 422, /fr\.json is not as/],
		[{ change: (files) => files.delete('files.json') }, 422, /files\.json.*missing/],
		[{ change: (files) => files.set('../../../evil.js', 'x') }, 422, /is no name of a file/],
		[{ change: (files) => files.set('a/./b.js', 'x') }, 422, /is no name of a file/],
		[{ change: (files) => files.set('.hidden', 'x') }, 422, /is no name of a file/],
		[{ change: (files) => files.set('big.js', Buffer.alloc(65 * 2 ** 20)) }, 413, /64 MB at most/],
		[
			{
				change: (files) => {
					for (let at = 0; at < 2001; at++) files.set(`f${at}`, '');
				},
			},
			413,
			/2000 files at most/,
		],
		[{ target: 'remotes/remote-one/../remote-two/1.0.0-aa' }, 422, /is no place of a build/],
		[{ target: 'registry/dev' }, 422, /is no place of a build/],
		[
			{ target: 'remotes/remote-one/9.9.9-aaaaaaaaaaaa' },
			422,
			/what came is remotes\/remote-one\/1/,
		],
		[{ key: place.rootFile }, 403, /not trusted.*ask who holds the root key/],
		[{ at: new Date(Date.now() - 60 * 60_000) }, 403, /set the clock/],
	];
	for (const [how, status, pattern] of cases) {
		const answer = await send(folder, { target, ...how });
		assert.match(answer.message, pattern);
		assert.equal(answer.status, status, answer.message);
		assert.deepEqual(inStore(), before, String(pattern));
	}
	await send(folder, { target, cut: true });
	const answer = await send(folder, { target });
	assert.equal(answer.status, 200, 'the server goes on after all that');
	const other = place.build('remote-one', { version: '1.0.0', code: 'other' });
	const taken = await send(other.folder, { target: `remotes/remote-one/${other.name}` });
	assert.match(taken.message, /took the version 1\.0\.0 in the meantime/);
});

test('the server lets nothing into production shortly before a draw closes, whatever the team was told', async () => {
	const closing = { now: '2026-01-01T12:00:00Z', next_close_at: '2026-01-01T12:14:00Z' };
	const web = await serveStore(place.storeDir, { host: hostOf({}), api: apiOf({}), closing });
	const guarded = storeServer({ storeDir: place.storeDir, trust: place.trust, url: web.url });
	try {
		url = await guarded.listen(0, '127.0.0.1');
		const { folder } = place.build('remote-one');
		const publish = ['publish', folder, '--to', 'production'];
		await refused(publish, /Nothing was changed: a draw closes in 14 min/);
		await good(['publish', folder, '--to', 'staging']);
		await refused(
			['promote', '--from', 'staging', '--to', 'production'],
			/Nothing was changed: a draw closes in 14 min/,
		);
		assert.equal((await channel('production')).revision, 0);
		// Nobody is told that it was not asked.
		assert.doesNotMatch(
			await good([...publish, '--reason', 'sales are down']),
			/not asked when draws close/,
		);
		const [line] = await readJournal(place.storeDir, 'production');
		assert.equal(line.reason, 'sales are down');
	} finally {
		guarded.stop();
		web.stop();
	}
});

test('a team keeps no host over the network, and its changes leave the one that is named', async () => {
	const host = place.host('first');
	const right = await place.team('host', ['borlette-host', 'remote-one'], ['dev']);
	await refused(['host', host.folder, '--to', 'dev'], /kept where the store is/, right);
	const { code, output } = await place.run(['host', host.folder, '--to', 'dev']);
	assert.equal(code, 0, output);
	await good(['publish', place.build('remote-one').folder]);
	assert.equal((await channel()).host, host.name);
});

/**
 * @typedef {{ places?: Record<string, object | null>, change: object, list?: object }} Made what a revision says
 * @typedef {(before: import('../types.ts').ChannelState) => Made} Make
 */

/** Signs the next revision of dev as a tool could that is not ours. @param {Make} make @param {{ at?: Date, key?: string }} how */
async function put(make, { at = new Date(), key = team } = {}) {
	const before = await channel();
	const signedAt = at.toISOString();
	const revision = before.revision + 1;
	const expires = new Date(at.getTime() + 30 * 24 * 60 * 60_000).toISOString();
	const list = { channel: 'dev', revision, previous: before.revision || null, signedAt, expires };
	const made = make(before);
	const places = { ...before.sealed };
	for (const [remote, what] of Object.entries(made.places ?? {})) {
		if (what)
			places[remote] = seal({ channel: 'dev', remote, revision, signedAt, ...what }, readKey(key));
		else delete places[remote];
	}
	const text = registryText({ ...list, change: made.change, ...made.list }, places, readKey(key));
	const answer = await fetch(`${url}/release/registry/dev/${revision}.json`, {
		method: 'PUT',
		body: text,
	});
	return { status: answer.status, ...(await answer.json()) };
}

test('a change is taken only as the tool makes it here', async () => {
	const two = await place.team('two', ['remote-two'], ['dev']);
	await good(['publish', place.build('remote-one', { code: 'a' }).folder]);
	await good(['publish', place.build('remote-two').folder], two);
	const next = place.build('remote-one', { code: 'b' });
	// Stored, and in no channel yet.
	await publishBuilds(place.channel('staging'), [next.folder]);
	const stored = (await channel('staging')).remotes['remote-one'];
	const build = await storedBuild(place.storeDir, stored);
	/** @param {import('../types.ts').ChannelState} before */
	const entry = (before) => withBuilds(before, [build]).remotes['remote-one'];
	/** @param {import('../types.ts').ChannelState} before @param {object} [more] */
	const publish = (before, more) => ({
		places: { 'remote-one': { entry: { ...entry(before), ...more } } },
		change: changeOf('publish', ['remote-one'], { 'remote-one': stored }),
	});
	/** @type {(made: Make, how?: { at?: Date, key?: string }) => [Make, { at?: Date, key?: string } | undefined]} */
	const bad = (made, how) => [made, how];
	/** @typedef {[Make, { at?: Date, key?: string } | undefined, RegExp]} Case */
	// The journal would show this line as another revision's, of another time, and write it again and again.
	const words = [
		{ revision: 1 },
		{ at: '2020-01-01T00:00:00.000Z' },
		{ reason: { text: 'none' } },
		{ canary: 5 },
		{ anyway: 'yes' },
		{ uncommitted: ['remote-two'] },
	].map(
		/** @returns {Case} */ (more) => [
			...bad((before) => {
				const made = publish(before);
				return { ...made, change: { ...made.change, ...more } };
			}),
			/not what it does/,
		],
	);
	/** @type {Case[]} */
	const cases = [
		[
			...bad((before) => publish(before, { killed: [{ version: '1', build: 'a' }] })),
			/says more than publish/,
		],
		[...bad((before) => publish(before, { earlier: [] })), /says more than publish/],
		[
			...bad((before) => publish(before, { integrity: 'sha384-x' })),
			/is not the build that was signed/,
		],
		[...bad((before) => publish(before, { url: '/remotes/../evil/' })), /is no place of a build/],
		[
			...bad((before) => ({ ...publish(before), change: { action: 'dance', remotes: [] } })),
			/not as this release tool/,
		],
		[
			...bad((before) => ({ ...publish(before), places: { 'remote-two': null } })),
			/remote-two is neither/,
		],
		[
			...bad((before) => ({ ...publish(before), list: { expires: '2099-01-01T00:00:00.000Z' } })),
			/not as this release tool/,
		],
		[
			...bad((before) => ({ ...publish(before), list: { host: '1.0.0-aaaaaaaaaaaa' } })),
			/not as this release tool/,
		],
		[
			...bad((before) => ({ ...publish(before), list: { previous: 7 } })),
			/not as this release tool/,
		],
		[
			...bad((before) => ({ ...publish(before), list: { channel: 'production' } })),
			/list of production/,
		],
		[...bad((before) => ({ ...publish(before), list: { revision: 9 } })), /revision 9/],
		[
			...bad((before) => publish(before), { at: new Date(Date.now() - 60 * 60_000) }),
			/set the clock/,
		],
		[...bad((before) => publish(before), { key: two }), /no right to release remote-one/],
		// By a key that may release every remote into every channel: no right stands in its way.
		...[{ remote: 'remote-two' }, { channel: 'staging' }].map(
			/** @returns {Case} */ (more) => [
				...bad(
					(before) => ({
						...publish(before),
						places: { 'remote-one': { entry: entry(before), ...more } },
					}),
					{ key: place.keyFile },
				),
				/it is the place of remote-(two in dev|one in staging)/,
			],
		),
		[
			...bad((before) => ({
				...publish(before),
				change: changeOf('publish', ['remote-two'], { 'remote-two': stored }),
			})),
			/not what it does/,
		],
		[
			...bad((before) => {
				const made = publish(before);
				return { ...made, change: { ...made.change, by: 'start' } };
			}),
			/not what it does/,
		],
		[
			...bad((before) => {
				const made = publish(before);
				return { ...made, change: { ...made.change, builds: { 'remote-one': '9.9.9-aa' } } };
			}),
			/not what it does/,
		],
		[
			...bad((before) => {
				const { 'remote-one': now } = before.remotes;
				const { version, build: hash } = now;
				const kill = { version, build: hash, reason: { a: 1 }, at: new Date().toISOString() };
				return {
					places: { 'remote-one': { entry: { ...now, killed: [kill] } } },
					change: { action: 'kill', remotes: ['remote-one'] },
				};
			}),
			/say why/,
		],
		...words,
		[
			...bad((before) => ({
				...publish(before),
				change: {
					...changeOf('promote', ['remote-one'], { 'remote-one': stored }),
					from: 'production',
				},
			})),
			/not what it does/,
		],
	];
	for (const [made, how, pattern] of cases) {
		const answer = await put(made, how);
		assert.match(answer.message, pattern);
		assert.ok(answer.status >= 400 && answer.status < 500, answer.message);
		assert.equal((await channel()).revision, 2);
	}
	const answer = await put((before) => publish(before));
	assert.equal(answer.status, 200, answer.message);
	assert.equal((await channel()).remotes['remote-one'].build, stored.build);
});

test('of two builds with one version that are sent at the same moment, one is stored', async () => {
	const builds = ['a', 'b'].map((code) => place.build('remote-one', { version: '1.0.0', code }));
	const answers = await Promise.all(
		builds.map(({ folder, name }) => send(folder, { target: `remotes/remote-one/${name}` })),
	);
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
	assert.equal(inStore().filter((file) => file.endsWith('remote.json')).length, 1);
});

test('an upload may take as long at the server as its sender waits for it', (t) => {
	const made = t.mock.method(http, 'createServer');
	storeServer({ storeDir: place.storeDir, trust: place.trust });
	const [options] = made.mock.calls[0].arguments;
	assert.equal(options.requestTimeout, UPLOAD_WITHIN_MS);
});

test('a folder and an address that is none are asked for in vain, and nobody has to look into it', async () => {
	await good(['publish', place.build('remote-one').folder]);
	/** @type {string[]} */
	const log = [];
	const told = storeServer({
		storeDir: place.storeDir,
		trust: place.trust,
		log: (line) => log.push(line),
	});
	const { port } = new URL(await told.listen(0, '127.0.0.1'));
	/** @param {string} address as no `fetch` would send it */
	const ask = (address) =>
		new Promise((resolve, reject) => {
			http
				.get({ port, path: address }, (answer) => {
					answer.resume();
					resolve(answer.statusCode);
				})
				.on('error', reject);
		});
	try {
		for (const address of ['/registry', '/remotes/remote-one', '/registry/dev.json/x', '/%', '//'])
			assert.equal(await ask(address), 404, address);
		assert.deepEqual(log, []);
	} finally {
		told.stop();
	}
});

test('what is not for the world is given to nobody', async () => {
	await good(['publish', place.build('remote-one').folder]);
	writeFileSync(path.join(place.folder, 'secret'), 'x');
	const { url: build } = (await channel()).remotes['remote-one'];
	for (const address of [
		'.release/dev.journal.jsonl',
		'..%2fsecret',
		'registry/..%2f..%2fsecret',
		`${build.slice(1)}assets/late.0123456789abcdef.js.map`,
		'release/files?folder=.release',
		'release/files?folder=..',
	]) {
		const answer = await fetch(`${url}/${address}`);
		assert.ok([404, 422].includes(answer.status), `${address}: ${answer.status}`);
	}
	assert.equal((await fetch(`${url}${build}remote.json`)).status, 200);
});

/** @type {[answer: unknown, said: RegExp][]} */
const ANSWERS = [
	// As the web server in front has it (deploy/containers/web/nginx.conf.template).
	[
		{ code: 'unavailable', message: 'The server of the store does not answer' },
		/^The server of the store does not answer$/m,
	],
	[null, /^The store at http:.* answered 502\.$/m],
	[{ message: ['a'], output: {}, code: -1 }, /^The store at http:.* answered 502\.$/m],
];
for (const [answer, said] of ANSWERS) {
	test(`a refusal in other words than its own is told in a sentence: ${JSON.stringify(answer)}`, async () => {
		const front = http.createServer((_request, response) => {
			response.writeHead(502, { 'content-type': 'application/json' });
			response.end(JSON.stringify(answer));
		});
		url = `http://127.0.0.1:${await listenAt(front)}`;
		try {
			assert.equal(await refused(['log'], said), 1);
			assert.doesNotMatch((await run(['log'])).output, /^\s+at /m);
		} finally {
			front.close();
		}
	});
}

test('a server that is away, or asked without TLS, is told in a sentence', async () => {
	server.stop();
	const { folder } = place.build('remote-one');
	await refused(['publish', folder], /The store at http:\/\/127.* does not answer/);
	const plain = await place.run(['log', '--store', 'http://store.example']);
	assert.match(plain.output, /must be asked over https/);
	rmSync(folder, { recursive: true });
});

test('a promotion says what no commit had: the server asks the channel that it comes from', async () => {
	const { folder } = place.build('remote-one');
	const staging = { ...place.channel('staging', team), storeDir: url };
	await publishBuilds(staging, [folder], { uncommitted: ['remote-one'] });
	const stored = (await channel('staging')).remotes['remote-one'];
	const build = await storedBuild(place.storeDir, stored);
	const silent = await put((before) => ({
		places: { 'remote-one': { entry: withBuilds(before, [build]).remotes['remote-one'] } },
		change: { ...changeOf('promote', ['remote-one'], { 'remote-one': stored }), from: 'staging' },
	}));
	assert.match(silent.message, /the change does not say so/);
	const promote = ['promote', '--from', 'staging', '--to', 'production'];
	await refused(promote, /Commit them and publish them to staging again/);
	await good([...promote, '--uncommitted']);
	const [line] = await readJournal(place.storeDir, 'production');
	assert.deepEqual(line.uncommitted, ['remote-one']);

	const { again } = await publishBuilds(staging, [folder], { committed: ['remote-one'] });
	assert.deepEqual(again, ['remote-one']);
	await good(['promote', '--from', 'staging', '--to', 'dev']);
	assert.equal((await readJournal(place.storeDir, 'dev')).at(-1)?.uncommitted, undefined);
});
