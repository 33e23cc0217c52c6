import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lookThrough, misfitsAmong } from '../fit/compare.mjs';
import { readMeta } from '../webpack/read-meta.mjs';
import { offersOfApi, offersOfHost } from './offers.mjs';
import { usesOf, usesOfHost } from './uses.mjs';

const SHARED = fileURLToPath(new URL('../..', import.meta.url));
const ROOT = path.join(SHARED, '..');

/** @typedef {Record<string, (text: string) => string>} Changes how a file of shared reads after them */

/** The package as it would be after a change, beside what it needs. @type {string} */
let place;
before(() => {
	place = mkdtempSync(path.join(tmpdir(), 'borlette-proof-'));
});
after(() => rmSync(place, { recursive: true, force: true }));

/** @param {Changes} changes */
function changedPackage(changes) {
	const folder = mkdtempSync(path.join(place, 'shared-'));
	for (const part of ['src', 'config', 'package.json']) {
		cpSync(path.join(SHARED, part), path.join(folder, part), { recursive: true });
	}
	symlinkSync(path.join(SHARED, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
	for (const [file, change] of Object.entries(changes)) {
		const at = path.join(folder, 'src', file);
		const text = readFileSync(at, 'utf8');
		assert.notEqual(change(text), text, `${file} is changed`);
		writeFileSync(at, change(text));
	}
	return folder;
}

/** @param {string} shared */
const offersOf = async (shared) => ({
	host: await offersOfHost(shared),
	api: await offersOfApi(shared),
});
const today = offersOf(SHARED);
/** @param {string | RegExp} text @returns {(source: string) => string} */
const without = (text) => (source) => source.replace(text, '');

/** @param {string} remote @param {Changes} [changes] */
async function problemsOf(remote, changes) {
	const dir = path.join(ROOT, remote);
	const needed = await usesOf(dir, SHARED, await readMeta(path.join(dir, 'src/remote.meta.ts')));
	const { host, api } = changes ? await offersOf(changedPackage(changes)) : await today;
	const { problems, suspects } = lookThrough(
		{ ...needed.uses, ...needed.list },
		{ ...host.list, ...api.list },
	);
	const has = { doors: host.shapes, calls: api.shapes };
	return [...problems, ...misfitsAmong(suspects, needed.shapes, has)].map(
		({ part, problem }) => `${part} ${problem}`,
	);
}

test('metadata, and what builds the calls of the contract, are compared where they are judged', async () => {
	const dir = path.join(ROOT, 'remote-admin');
	const { doors } = (await usesOf(dir, SHARED, { routes: [], menu: [] })).shapes;
	const { is, types } = doors.federation.defineRemote;
	const shape = typeof is === 'object' && '$' in is ? types[is.$] : is;
	assert.ok(typeof shape === 'object' && 'fns' in shape);
	const [{ in: taken }] = shape.fns;
	assert.equal(taken[0], 'any');
	assert.equal(doors.contract.endpoint.is, 'unknown');
});

const REMOTES = ['remote-admin', 'remote-borlette', 'remote-reports', 'remote-tirage'];
test('what is built here fits what is built here, by types as well as by hashes', async () => {
	const { host, api } = await today;
	for (const remote of REMOTES) {
		assert.deepEqual(await problemsOf(remote), []);
		const dir = path.join(ROOT, remote);
		const { list, shapes } = await usesOf(dir, SHARED, { routes: [], menu: [] });
		/** @type {Parameters<typeof misfitsAmong>[0]} */
		const every = [
			...Object.entries(list.doors).flatMap(([door, names]) =>
				Object.keys(names).map((name) => ({ with: /** @type {const} */ ('host'), door, name })),
			),
			...Object.keys(list.calls).map((name) => ({ with: /** @type {const} */ ('api'), name })),
		];
		const has = { doors: host.shapes, calls: api.shapes };
		assert.deepEqual(misfitsAmong(every, shapes, has), [], remote);
	}
});

test('an export taken away, a parameter that is needed now and an icon are named', async () => {
	/** @type {Changes} */
	const changes = {
		'data/index.ts': without(/export \{[^}]*useLive \} from[^\n]*\n/),
		'ui/states/PageHeader.tsx': (text) =>
			text.replace('interface Props {', 'interface Props {\n\tmargin: number;'),
		'federation/meta.ts': without("\t'transaction',\n"),
	};
	const problems = await problemsOf('remote-reports', changes);
	assert.ok(problems.includes('useLive of the door data is gone'), problems.join('\n'));
	assert.ok(
		problems.includes('PageHeader of the door ui margin is needed now'),
		problems.join('\n'),
	);
	assert.ok(problems.includes('the icon transaction is gone'), problems.join('\n'));
});

test('a field that a page reads, an endpoint and a new required input are named; what is added is not', async () => {
	/** @type {Changes} */
	const changes = {
		'contract/agent.ts': (text) =>
			text
				.replace(/\n\tbalance: [^\n]*/, '')
				.replace(/(export const Agent = Type\.Object\(\{)/, '$1\n\tnickname: Type.String(),'),
	};
	const problems = await problemsOf('remote-admin', changes);
	assert.ok(
		problems.some((problem) =>
			/^GET \/api\/companies\/list-agent .*balance is gone$/.test(problem),
		),
		problems.join('\n'),
	);
	assert.ok(!problems.some((problem) => /nickname/.test(problem)), problems.join('\n'));
});

/** @param {Changes} [changes] */
async function hostProblems(changes) {
	const { uses, shapes } = await usesOfHost(path.join(ROOT, 'host'), SHARED);
	const api = await offersOfApi(changes ? changedPackage(changes) : SHARED);
	const needs = { doors: {}, icons: [], slots: [], ...uses };
	const { problems, suspects } = lookThrough(needs, api.list);
	return [...problems, ...misfitsAmong(suspects, shapes, { calls: api.shapes })].map(
		({ part, problem }) => `${part} ${problem}`,
	);
}

test('the host records the calls that it makes itself: what the API loses of them is named', async () => {
	assert.deepEqual(await hostProblems(), []);
	const problems = await hostProblems({
		'contract/auth.ts': (text) => text.replace("'/api/user/auth/login'", "'/api/user/auth/enter'"),
	});
	assert.deepEqual(problems, ['POST /api/user/auth/login is gone']);
});

test('a build records the permission of each call, and the names that it keeps things under', async () => {
	const dir = path.join(ROOT, 'remote-reports');
	const meta = await readMeta(path.join(dir, 'src/remote.meta.ts'));
	assert.ok(!('version' in meta), 'a release gives it its version');
	const { shapes, stores } = await usesOf(dir, SHARED, meta);
	const { api } = await today;
	const [call] = Object.keys(shapes.access).filter((each) => shapes.access[each].length > 0);
	assert.deepEqual(shapes.access[call], api.access[call]);
	assert.ok(stores.includes('key transaction.new'), stores.join());
	assert.ok(stores.includes('key cloture.…'), stores.join());
});

test('a part of a library that comes later is the library’s, and no type says where it lies', async () => {
	const { list, shapes } = await offersOfHost(SHARED);
	for (const name of ['Dialog', 'Drawer', 'Menu', 'Popover']) {
		assert.match(list.doors.ui?.[name] ?? '', /^@chakra-ui\/react@/);
	}
	assert.equal(JSON.stringify(shapes).includes(path.resolve(ROOT)), false);
});
