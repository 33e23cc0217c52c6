import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { storeBuild } from './store.mjs';
import { answers, takes } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { changeBetween } from './versions.mjs';

const title = { fr: 'Un', en: 'One', de: 'Eins' };
/** @param {string} id @param {string} address @param {import('../../shared/src/contract/permissions.ts').Permission | null} permission */
const page = (id, address, permission = null) => ({ id, path: address, permission, title });
const entry = {
	id: 'one',
	slot: 'general',
	position: 1,
	icon: 'info',
	label: title,
	routes: ['one'],
};
const ONE = {
	routes: [page('one', '/dashboard/one'), page('one.edit', '/dashboard/one/:oneId')],
	menu: [entry],
	offers: { screens: ['one', 'one.edit(oneId)'] },
	uses: { calls: { 'GET /one': answers({ id: 'string' }) } },
};

/** @type {Workplace} */
let place;
beforeEach(async () => {
	place = await Workplace.create();
});
afterEach(() => place.remove());

/** @param {string[]} args */
async function good(...args) {
	const { code, output } = await place.runHere(args);
	assert.equal(code, 0, output);
	return output;
}
/**
 * Publishes a build whose scripts are others than before.
 * @returns its version and what was said
 * @param {string} code
 * @param {{} | undefined} [more]
 * @param {string[]} args
 */
async function published(code, more, ...args) {
	const build = place.build('remote-one', { ...ONE, code, ...more });
	const output = await good('publish', build.folder, '--anyway', ...args);
	const { remotes } = await readChannel(place.channel(args[1] ?? 'dev'));
	return { version: remotes['remote-one'].version, output, build, entry: remotes['remote-one'] };
}

/** @type {[what: string, change: import('./testing/release.mjs').Build, version: string, words: RegExp][]} */
const CHANGES = [
	['other scripts alone', {}, '1.0.1', /patch since 1\.0\.0/],
	[
		'a page more',
		{
			routes: [...ONE.routes, page('two', '/dashboard/two')],
			offers: { screens: [...ONE.offers.screens, 'two'] },
		},
		'1.1.0',
		/minor since 1\.0\.0-\w+: has the address \/dashboard\/two, has the screen two/,
	],
	[
		'another call',
		{ uses: { calls: { ...ONE.uses.calls, 'GET /two': takes({}) } } },
		'1.1.0',
		/minor since .*: uses GET \/two/,
	],
	[
		'another form of a call',
		{ uses: { calls: { 'GET /one': answers({ id: 'number' }) } } },
		'1.1.0',
		/minor since .*: uses GET \/one in another form/,
	],
	[
		'a page less',
		{ routes: [ONE.routes[0]], offers: { screens: ['one'] } },
		'2.0.0',
		/major since .*: lost the address \/dashboard\/one\/:oneId, lost the screen one\.edit\(oneId\)/,
	],
	[
		'a page at another address, the old one leading there',
		{
			routes: [page('one', '/dashboard/first'), ONE.routes[1]],
			redirects: { '/dashboard/one': '/dashboard/first' },
		},
		'1.1.0',
		/minor/,
	],
	[
		'a menu entry elsewhere',
		{ menu: [{ ...entry, slot: 'tirage' }] },
		'2.0.0',
		/lost the menu entry one/,
	],
	[
		'a page for fewer people',
		{ routes: [page('one', '/dashboard/one', 'view_agent'), ONE.routes[1]] },
		'2.0.0',
		/lost the page one for everybody/,
	],
	[
		'a parameter more that a link must send',
		{ offers: { screens: ['one(kind)', 'one.edit(oneId)'] } },
		'2.0.0',
		/lost the screen one/,
	],
];
for (const [what, change, version, words] of CHANGES) {
	test(`the version after ${what} is ${version}, and publish says why`, async () => {
		assert.equal((await published('first')).version, '1.0.0');
		const next = await published('second', change);
		assert.equal(next.version, version);
		assert.match(next.output, words);
	});
}

test('a build has one version, in whatever channel it comes, and its stored metadata say it', async () => {
	const first = await published('first');
	await published('second');
	const again = await published('first', {}, '--to', 'production');
	assert.equal(again.version, '1.0.0');
	assert.match(again.output, /was stored before/);
	assert.deepEqual(again.entry.integrity, first.entry.integrity);
	const file = path.join(place.storeDir, 'remotes/remote-one', first.build.name, 'remote.json');
	assert.equal(JSON.parse(readFileSync(file, 'utf8')).version, '1.0.0');
	assert.match(
		await good('publish', first.build.folder, '--to', 'production', '--once'),
		/had remote-one 1\.0\.0-/,
	);
});

test('a page that is for fewer roles is lost to the others', () => {
	/** @param {object} [more] */
	const used = (more) => {
		/** @type {object} */
		const build = { manifest: { routes: [{ ...page('one', '/dashboard/one'), ...more }] } };
		return /** @type {import('./versions.mjs').Used} */ (build);
	};
	assert.deepEqual(changeBetween(used(), used({ roles: ['superuser'] })), {
		kind: 'major',
		because: ['lost the page one for everybody'],
	});
});

test('a build that was copied by halves keeps nobody from publishing, and its number is passed over', async () => {
	const remote = 'remote-halves';
	await storeBuild(place.storeDir, place.build(remote, { code: 'whole' }).folder);
	const half = path.join(place.storeDir, 'remotes', remote, '1.4.0-0123456789ab');
	mkdirSync(half);
	const { code, output } = await place.runHere([
		'publish',
		place.build(remote, { code: 'new' }).folder,
	]);
	assert.equal(code, 0, output);
	assert.match(output, /not compared with .*1\.4\.0-0123456789ab, which is damaged/);
	assert.match(output, /remote-halves 1\.4\.1-\w+ is stored \(patch since 1\.0\.0-/);
});

test('a version comes after the newest of the store, though the channel went back', async () => {
	await published('first');
	await published('second');
	await good('rollback', 'remote-one', '--channel', 'dev', '--anyway');
	assert.equal((await published('third')).version, '1.0.2');
});

test('plan says what a release means, and the journal which build it was', async () => {
	await published('first');
	await good('promote', '--from', 'dev', '--to', 'production', '--anyway');
	const { entry: next } = await published('second', {
		routes: [ONE.routes[0]],
		offers: { screens: ['one'] },
	});
	const { output } = await place.runHere(['plan', '--from', 'dev', '--to', 'production']);
	assert.match(output, /remote-one: 1\.0\.0-\w+ → 2\.0\.0-\w+ \(major: lost the address/);
	assert.match(
		await good('log', '--channel', 'dev', '--count', '1'),
		new RegExp(`publish remote-one 2\\.0\\.0-${next.build}`),
	);
});

test('a build of before keeps the version that it brought', async () => {
	assert.equal((await published('first', { version: '0.9.0' })).version, '0.9.0');
	assert.equal((await published('second')).version, '0.9.1');
});
