import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { buildOutdated } from './build.mjs';

const FILES = [
	'pnpm-lock.yaml',
	'shared/package.json',
	'shared/src/contract/agent.ts',
	'shared/src/ui/Table.tsx',
	'host/src/App.tsx',
	'host/src/App.test.tsx',
	'remote-one/src/remote.ts',
	'remote-two/src/remote.ts',
	'api/src/start/server.ts',
	'deploy/release/channel.mjs',
];
const ALL = ['api', 'host', 'remote-one', 'remote-two'];
/** @type {import('./progress.mjs').Steps} */
const quiet = { step: (_label, work) => work() };

/** @type {string} */
let root;
/** @param {string} file */
const at = (file) => path.join(root, file);
/** @param {string} file */
const change = (file) => appendFileSync(at(file), '// changed\n');

/** @param {string} _root @param {string} name */
async function fakeBundle(_root, name) {
	mkdirSync(at(`${name}/dist`), { recursive: true });
	writeFileSync(at(`${name}/dist/main.js`), `// ${name}\n`);
}
const start = (build = fakeBundle) => ({ build, end() {} });
const built = async (bundle = fakeBundle) =>
	(await buildOutdated(root, quiet, { start: () => start(bundle) })).sort();

beforeEach(async () => {
	// A blank in the path, as in many people's folders.
	root = mkdtempSync(path.join(tmpdir(), 'a build '));
	for (const file of FILES) {
		mkdirSync(path.dirname(at(file)), { recursive: true });
		writeFileSync(at(file), '// first\n');
	}
	assert.deepEqual(await built(), ALL);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a second start builds nothing', async () => {
	assert.deepEqual(await built(), []);
});

/** @type {[string, string[]][]} */
const CHANGES = [
	['remote-one/src/remote.ts', ['remote-one']],
	['host/src/App.tsx', ['host']],
	['api/src/start/server.ts', ['api']],
	['deploy/release/channel.mjs', ['api']],
	['shared/src/ui/Table.tsx', ['host', 'remote-one', 'remote-two']],
	['shared/src/contract/agent.ts', ALL],
	['pnpm-lock.yaml', ALL],
	['host/src/App.test.tsx', []],
];
for (const [file, expected] of CHANGES) {
	test(`a change of ${file} rebuilds ${expected.join(', ') || 'nothing'}`, async () => {
		change(file);
		assert.deepEqual(await built(), expected);
		assert.deepEqual(await built(), []);
	});
}

test('asked for one remote, it builds no other', async () => {
	change('pnpm-lock.yaml');
	const names = ['remote-two'];
	assert.deepEqual(await buildOutdated(root, quiet, { start, names }), names);
	assert.deepEqual(await built(), ['api', 'host', 'remote-one']);
});

test('a lost output is built again', async () => {
	rmSync(at('remote-two/dist'), { recursive: true });
	assert.deepEqual(await built(), ['remote-two']);
});

test('a file removed from an output is built again', async () => {
	rmSync(at('host/dist/main.js'));
	assert.deepEqual(await built(), ['host']);
});

test('a build that failed is tried again', async () => {
	change('remote-one/src/remote.ts');
	const broken = async () => {
		throw new Error('a syntax error');
	};
	await assert.rejects(built(broken), /a syntax error/);
	assert.deepEqual(await built(), ['remote-one']);
});

test('after a build that failed no other one begins, and what is under way is finished', async () => {
	change('pnpm-lock.yaml');
	/** @type {string[]} */
	const begun = [];
	/** @param {string} folder @param {string} name */
	const broken = async (folder, name) => {
		begun.push(name);
		if (begun.length === 1) throw new Error('a syntax error');
		await new Promise((resolve) => setImmediate(resolve));
		await fakeBundle(folder, name);
	};
	await assert.rejects(built(broken), /a syntax error/);
	assert.equal(begun.length, 2);
	assert.deepEqual(
		await built(),
		ALL.filter((name) => name !== begun[1]),
	);
});

test('a source changed during its build is built again', async () => {
	change('api/src/start/server.ts');
	/** @param {string} folder @param {string} name */
	const edited = async (folder, name) => {
		await fakeBundle(folder, name);
		change('api/src/start/server.ts');
	};
	assert.deepEqual(await built(edited), ['api']);
	assert.deepEqual(await built(), ['api']);
});

test('at most two builds run at a time', async () => {
	change('pnpm-lock.yaml');
	let running = 0;
	let most = 0;
	await built(async (folder, name) => {
		most = Math.max(most, ++running);
		await new Promise((resolve) => setImmediate(resolve));
		await fakeBundle(folder, name);
		running--;
	});
	assert.equal(most, 2);
});
