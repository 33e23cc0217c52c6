import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { apiOf, hostOf } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { serveStore } from './testing/server.mjs';

const PLATFORM = {
	host: { ...hostOf({}), messages: ['form', 'table'] },
	api: apiOf({}),
};
const label = { fr: 'Un', en: 'One', de: 'Eins' };
/** @param {string} id @param {string} address */
const page = (id, address) => ({ id, path: address, permission: null, title: label });
/** @param {string} id @param {number} position @param {string[]} routes */
const entry = (id, position, routes) => ({
	...{ id, slot: 'general', position, icon: 'info', label, routes },
});
const ONE = {
	routes: [page('one.list', '/dashboard/one'), page('one.edit', '/dashboard/one/:oneId')],
	redirects: { '/dashboard/first': '/dashboard/one' },
	menu: [entry('one', 10, ['one.list'])],
	source: 'https://example.org/one',
	stores: ['table one', 'form one.…', 'key one.pay'],
};

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveStore>>} */
let server;
beforeEach(async () => {
	place = await Workplace.create();
	server = await serveStore(place.storeDir, PLATFORM);
	const one = place.build('remote-one', ONE);
	const { code, output } = await place.runHere(['publish', one.folder, '--url', server.url]);
	assert.equal(code, 0, output);
});
afterEach(() => {
	server.stop();
	place.remove();
});

/** @param {RegExp} pattern @param {string[]} args */
async function refused(pattern, ...args) {
	const { code, output } = await place.runHere(args);
	assert.notEqual(code, 0, output);
	assert.match(output, pattern);
	assert.doesNotMatch(output, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
}
/** @param {string} channel */
const remotesIn = async (channel) =>
	Object.keys((await readChannel(place.channel(channel))).remotes);

const TWO = { routes: [page('two', '/dashboard/two')] };
/** @type {[what: string, metadata: import('./testing/release.mjs').Build, reason: RegExp][]} */
const COLLISIONS = [
	[
		'the address of a page',
		{ routes: [page('two', '/dashboard/one')] },
		/remote-two's page two \(\/dashboard\/one\) has the address of remote-one's page one\.list/,
	],
	[
		'the shape of an address',
		{ routes: [page('two', '/dashboard/ONE/:otherId')] },
		/remote-two's page two .* has the address of remote-one's page one\.edit/,
	],
	[
		'an address that crosses another',
		{ routes: [page('two', '/dashboard/:kind/new')] },
		/remote-two's page two .* has the address of remote-one's page one\.edit/,
	],
	[
		'a redirect over a page',
		{ ...TWO, redirects: { '/dashboard/one': '/dashboard/two' } },
		/remote-two's redirect \/dashboard\/one has the address of remote-one's page one\.list/,
	],
	[
		'a page at a redirect',
		{ routes: [page('two', '/dashboard/first')] },
		/remote-two's page two .* has the address of remote-one's redirect \/dashboard\/first/,
	],
	[
		'a circle of redirects',
		{ ...TWO, redirects: { '/dashboard/a': '/dashboard/b', '/dashboard/b': '/dashboard/a' } },
		/describes the remote wrongly[\s\S]*redirect \/dashboard\/b leads back to itself/,
	],
	[
		'a position in the menu',
		{ ...TWO, menu: [entry('two', 10, ['two'])] },
		/remote-two's menu entry two has the position of remote-one's menu entry one: 10 in general/,
	],
	[
		'the name of a table',
		{ ...TWO, stores: ['table one'] },
		/remote-two's table one is kept in the browser under the name of remote-one's table one/,
	],
	[
		'the beginning of the names of forms',
		{ ...TWO, stores: ['form one.new'] },
		/remote-two's form one\.new is kept in the browser under the name of remote-one's form one\.…/,
	],
	[
		'the key of a payment',
		{ ...TWO, stores: ['key one.…'] },
		/remote-two's key one\.… is kept in the browser under the name of remote-one's key one\.pay/,
	],
];
for (const [what, metadata, reason] of COLLISIONS) {
	test(`${what} that another remote has: publish refuses and names both sides`, async () => {
		const two = place.build('remote-two', metadata);
		await refused(reason, 'publish', two.folder);
		assert.deepEqual(await remotesIn('dev'), ['remote-one']);
	});
}

test('a circle of redirects through two remotes is found', async () => {
	const two = place.build('remote-two', {
		...TWO,
		redirects: { '/dashboard/a': '/dashboard/b' },
	});
	assert.equal((await place.runHere(['publish', two.folder])).code, 0);
	const three = place.build('remote-three', { redirects: { '/dashboard/b': '/dashboard/a' } });
	await refused(
		/remote-three's redirect \/dashboard\/b leads back to itself by \/dashboard\/a/,
		...['publish', three.folder],
	);
});

test('what is more exact than another address, and other kinds of names, are no collision', async () => {
	const two = place.build('remote-two', {
		routes: [page('two', '/dashboard/one/new')],
		stores: ['key one', 'table one.list', 'form one'],
	});
	const { code, output } = await place.runHere(['publish', two.folder]);
	assert.equal(code, 0, output);
});

test('plan and promote name a collision that only the other channel has', async () => {
	const two = place.build('remote-two', { routes: [page('two', '/dashboard/one')] });
	assert.equal((await place.runHere(['publish', two.folder, '--to', 'production'])).code, 0);
	const both =
		/remote-one's page one\.list .*remote-two's page two|remote-two's page two .*remote-one's page one\.list/;
	const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
	await refused(both, 'plan', ...channels);
	await refused(both, 'promote', ...channels);
	assert.deepEqual(await remotesIn('production'), ['remote-two']);
});

test("plan and publish name texts that take the place of the host's, with both sides", async () => {
	const two = place.build('remote-two', { ...TWO, messages: ['two', 'form'] });
	assert.equal((await place.runHere(['publish', two.folder, '--to', 'staging'])).code, 0);
	const both = /remote-two's texts form\.… have the ids of the host's form\.…/;
	const channels = ['--from', 'staging', '--to', 'production', '--url', server.url];
	await refused(both, ...['plan', 'remote-two', ...channels]);
	await refused(both, ...['publish', two.folder, '--url', server.url]);
	assert.deepEqual(await remotesIn('dev'), ['remote-one']);
});

test("a build under the name of another package's remote is refused, unless it moved", async () => {
	const other = place.build('remote-one', { ...ONE, version: '2.0.0', source: 'somebody-else' });
	await refused(
		/remote-one is the remote of https:\/\/example\.org\/one; this build is of somebody-else/,
		...['publish', other.folder],
	);
	const { code, output } = await place.runHere(['publish', other.folder, '--takeover']);
	assert.equal(code, 0, output);
});

test('metadata that is wrong is not published, and the place in it is named', async () => {
	const two = place.build('remote-two', { routes: [page('two', '/elsewhere')] });
	await refused(
		/describes the remote wrongly[\s\S]*routes\[0\]\.path must be an address below \/dashboard/,
		...['publish', two.folder],
	);
	writeFileSync(path.join(two.folder, 'remote.json'), '{');
	await refused(/remote\.json is no JSON/, 'publish', two.folder);
	writeFileSync(path.join(two.folder, 'remote.json'), '[]');
	await refused(/It must be an object/, 'publish', two.folder);
});

test('a file of any kind that has no hash is not published', async () => {
	const two = place.build('remote-two', TWO);
	writeFileSync(path.join(two.folder, 'assets/picture.png'), 'pixels');
	await refused(/picture\.png is not as remote\.json names it/, 'publish', two.folder);
});

for (const file of ['i18n/fr.json', 'assets/late.0123456789abcdef.js.map', 'files.json']) {
	test(`a changed byte of ${file} is found in the folder, and where it is served`, async () => {
		const two = place.build('remote-two', TWO);
		assert.equal((await place.runHere(['publish', two.folder])).code, 0);
		const stored = path.join(place.storeDir, 'remotes/remote-two', two.name, file);
		const before = readFileSync(stored);
		appendFileSync(stored, ' ');
		await refused(/is not as remote\.json names it/, 'check', '--channel', 'dev');
		writeFileSync(stored, before);
		// A source map is served to nobody.
		if (file.endsWith('.map')) return;
		server.spoil(file);
		const channels = ['--from', 'dev', '--to', 'production', '--url', server.url];
		await refused(
			new RegExp(`${path.basename(file)}: other bytes than were built`),
			...['promote', 'remote-two', ...channels],
		);
	});
}
