import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readBuild } from '../release/store.mjs';
import { Builder } from './builder.mjs';

const E2E = path.join(import.meta.dirname, '../../e2e');
const CONFIG = `
import { remoteConfig } from '@borlette/shared/config/webpack/remote.mjs';
export default remoteConfig({ dir: import.meta.dirname });
`;
const NAMES = ['one', 'two'];

/** @type {string} */
let root;
/** @type {Builder} */
let builder;

beforeEach(async () => {
	root = await realpath(await mkdtemp(path.join(tmpdir(), 'borlette-builder-')));
	await symlink(path.join(E2E, 'node_modules'), path.join(root, 'node_modules'));
	for (const name of NAMES) {
		await cp(path.join(E2E, 'remotes/evil-globals'), path.join(root, name), { recursive: true });
		await writeFile(path.join(root, name, 'webpack.config.js'), CONFIG);
	}
	builder = new Builder();
});
afterEach(async () => {
	builder.end();
	await rm(root, { recursive: true, force: true });
});

/** @param {string} name */
const bytesOf = async (name) => (await readBuild(path.join(root, name, 'dist'))).hashes;

test('the second package that one process builds has the same bytes as when it is built alone', async () => {
	for (const name of NAMES) await builder.build(root, name);
	const second = await bytesOf('two');
	await rm(path.join(root, 'two/dist'), { recursive: true });
	const other = new Builder();
	try {
		await other.build(root, 'two');
	} finally {
		other.end();
	}
	assert.deepEqual(await bytesOf('two'), second);
});

test('what cannot be built is told in the words of webpack, and the next package is built', async () => {
	await appendFile(path.join(root, 'one/src/remote.ts'), '\nimport "./nowhere.ts";\n');
	await assert.rejects(builder.build(root, 'one'), (/** @type {any} */ failure) => {
		assert.equal(failure.message, 'one could not be built; webpack said:');
		assert.match(failure.output, /Can't resolve '\.\/nowhere\.ts'/);
		return true;
	});
	await builder.build(root, 'two');
	assert.ok(Object.keys(await bytesOf('two')).length > 0);
});

test('a process that ends in the middle is a failure, not a build that never ends', async () => {
	await writeFile(
		path.join(root, 'one/webpack.config.js'),
		'process.kill(process.pid, "SIGKILL");',
	);
	await assert.rejects(builder.build(root, 'one'), (/** @type {any} */ failure) => {
		assert.match(failure.output, /SIGKILL/);
		return true;
	});
});
