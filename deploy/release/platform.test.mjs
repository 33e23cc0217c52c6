import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readChannel } from './channel.mjs';
import { notesOn } from './notes.mjs';
import { planLines, planPromotion } from './plan.mjs';
import { platformOf } from './platform.mjs';
import { answers, apiOf, asCompared, hostOf, takes, usesOf } from './testing/offers.mjs';
import { Workplace } from './testing/release.mjs';
import { serveStore } from './testing/server.mjs';

const BUTTON = takes({ label: 'string' });
const PLATFORM = { host: hostOf({ ui: { Button: BUTTON } }), api: apiOf({}) };
const NEEDS = { uses: { doors: { ui: { Button: BUTTON } } } };

/** @type {Workplace} */
let place;
/** @type {Awaited<ReturnType<typeof serveStore>>} */
let server;
beforeEach(async () => {
	place = await Workplace.create();
	server = await serveStore(place.storeDir, PLATFORM);
});
afterEach(() => {
	server.stop();
	place.remove();
});

/** @param {string[]} args */
async function good(...args) {
	const { code, output } = await place.runHere(args);
	assert.equal(code, 0, output);
	return output;
}
/** @param {RegExp} pattern @param {string[]} args */
async function refused(pattern, ...args) {
	const { code, output } = await place.runHere(args);
	assert.notEqual(code, 0, output);
	assert.match(output, pattern);
}
/** @param {string} channel */
const revisionOf = async (channel) => (await readChannel(place.channel(channel))).revision;

test('a release without a server is compared with what was noted for its channel', async () => {
	const { folder } = place.build('remote-one', NEEDS);
	await refused(
		/remote-one 1\.0\.0-\w+ with the host:\s+Button of the door ui: is gone/,
		'publish',
		folder,
	);
	assert.equal(await revisionOf('dev'), 0);
	assert.match(
		await good('platform', '--channel', 'dev', '--url', server.url),
		new RegExp(
			`dev runs on host ${PLATFORM.host.digest} and API ${PLATFORM.api.digest} of ${server.url}`,
		),
	);
	server.stop();
	assert.match(await good('publish', folder), /compared with http:\S+, as it was noted 20/);
	await refused(/Button of the door ui: is gone/, 'publish', folder, '--to', 'staging');
});

test('a release with a server notes what it saw there', async () => {
	const { folder } = place.build('remote-one', NEEDS);
	await good('publish', folder, '--url', server.url);
	server.stop();
	const next = place.build('remote-one', { ...NEEDS, code: 'next' });
	await good('publish', next.folder);
	const missing = { uses: { doors: { ui: { Toast: BUTTON } } }, code: 'missing' };
	await refused(
		/Toast of the door ui: is gone/,
		'publish',
		place.build('remote-one', missing).folder,
	);
});

test('where nothing is known of host and API, nothing goes in, unless anyway', async () => {
	server.stop();
	const args = ['publish', place.build('remote-one').folder, '--api', server.url];
	await refused(/Nothing was published\. .*check --api.*--anyway/, ...args);
	assert.equal(await revisionOf('dev'), 0);
	assert.match(await good(...args, '--anyway'), /not compared: .*check --api/);
	rmSync(path.join(place.storeDir, '.release/dev.platform.json'));
	const nothingBuilt = async () => undefined;
	await assert.rejects(
		platformOf(place.channel('dev'), {}, nothingBuilt),
		/not known what host and API dev runs on: .*--url.*pnpm release platform --channel dev/,
	);
});

test('platform names what of a channel does not fit the host and API that were put in place', async () => {
	place.runOn('production', PLATFORM);
	await good('publish', place.build('remote-one', NEEDS).folder, '--to', 'production');
	const host = hostOf({}, { calls: { 'GET /me': answers({ name: 'string' }) } });
	const other = await serveStore(place.storeDir, { host, api: apiOf({}) });
	const { code, output } = await place.run(['platform', '--url', other.url]);
	other.stop();
	assert.equal(code, 1);
	assert.match(output, /remote-one 1\.0\.0-\w+: Button of the door ui: is gone/);
	assert.match(output, /the host: GET \/me: is gone/);
});

const ME = answers({ name: 'string' });
const HOST = hostOf({}, { calls: { 'GET /me': ME } });
const API = apiOf({ 'GET /me': ME });
/** @param {Partial<Parameters<typeof planPromotion>[0]>} change */
const planned = (change) =>
	planPromotion({ current: {}, next: {}, platform: { host: HOST, api: API }, ...change });

/** @type {[what: string, api: import('./types.ts').ApiSide, problem: string][]} */
const LACKING = [
	['lacks', apiOf({}), 'GET /me: is gone'],
	['answers without a field', apiOf({ 'GET /me': answers({}) }), 'GET /me: name is gone'],
];
for (const [what, api, problem] of LACKING) {
	test(`a call of the host itself that the next API ${what} is named by the plan`, () => {
		const { isSafe, unsafe } = planned({ nextPlatform: { host: HOST, api } });
		assert.deepEqual(
			[isSafe, unsafe],
			[false, { remote: 'the host itself', with: 'api', problems: [problem] }],
		);
	});
}

test('a host for the next API comes after it; what it lacked before is not the change’s doing', () => {
	const host = hostOf({}, { calls: { 'GET /me': ME, 'GET /you': ME } });
	const next = { host, api: apiOf({ 'GET /me': ME, 'GET /you': ME }) };
	const lines = planLines(planned({ nextPlatform: next })).join('\n');
	assert.match(lines, /Safe/);
	const { order } = planned({ nextPlatform: next });
	assert.deepEqual(order, ['api', 'host']);
	assert.equal(planned({ platform: { host, api: API } }).isSafe, true);
});

/** @param {string} id @param {string | null} permission */
const page = (id, permission) => ({ id, permission, path: `/dashboard/${id}` });
/** @param {import('./testing/offers.mjs').Needed & { routes?: object[], menu?: object[] }} needs */
function buildWith({ routes = [], menu = [], ...needs }) {
	const { uses, parts, shapes } = usesOf(needs);
	const manifest = { name: 'remote-one', version: '1.1.0', build: 'abcdef', routes, menu, uses };
	return { 'remote-one': asCompared({ manifest, parts, shapes }) };
}
const LISTING = {
	routes: [page('agent.list', 'view_agent'), page('help', null)],
	calls: { 'GET /agents': ME },
	access: { 'GET /agents': ['view_agent'] },
	permissions: ['view_agent'],
};
/** @param {Parameters<typeof buildWith>[0]} build @param {Readonly<Record<string, readonly string[]>>} [access] */
const noted = (build, access) =>
	notesOn(buildWith(build), {
		host: HOST,
		api: apiOf({ 'GET /agents': ME }, ['view_agent', 'list_agent'], access),
	});

test('a call that asks for another permission now is noted, with its page', () => {
	assert.deepEqual(noted(LISTING, { 'GET /agents': ['list_agent'] }), [
		'pages agent.list of remote-one 1.1.0-abcdef: GET /agents asks for list_agent now (before: view_agent), which no page of it names',
	]);
});

/** @type {[what: string, build: Parameters<typeof buildWith>[0], access: string[]][]} */
const UNNOTED = [
	['the same permission', LISTING, ['view_agent']],
	['one of several', LISTING, ['list_agent', 'view_agent']],
	['none any more', LISTING, []],
	['one that the build names too', { ...LISTING, permissions: ['list_agent'] }, ['list_agent']],
];
for (const [what, build, access] of UNNOTED) {
	test(`a call that asks for ${what} is not noted`, () =>
		assert.deepEqual(noted(build, { 'GET /agents': access }), []));
}

test('names that nobody knows are told when a build is published, and it goes in', async () => {
	const title = { fr: 'Un', en: 'One', de: 'Eins' };
	const { folder } = place.build('remote-one', {
		routes: [{ id: 'one', path: '/dashboard/one', permission: 'view_moon', title }],
		menu: [{ id: 'one', slot: 'moon', position: 1, icon: 'comet', label: title, routes: ['one'] }],
	});
	const output = await good('publish', folder);
	assert.match(
		output,
		/remote-one's page one asks for the permission view_moon, which the API does not grant/,
	);
	assert.match(
		output,
		/remote-one's menu entry one has the icon comet, which the host does not have/,
	);
	assert.match(
		output,
		/remote-one's menu entry one has the slot moon, which the host does not have/,
	);
	place.runOn('staging', {
		host: hostOf({}, { icons: ['comet'], slots: ['moon'] }),
		api: apiOf({}, ['view_moon']),
	});
	assert.doesNotMatch(await good('publish', folder, '--to', 'staging'), /note:/);
});
