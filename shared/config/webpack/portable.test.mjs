import assert from 'node:assert/strict';
import {
	appendFile,
	cp,
	mkdir,
	mkdtemp,
	readFile,
	realpath,
	rm,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { readBuild } from '../../../deploy/release/store.mjs';
import { baseConfig } from './base.mjs';
import { FederationEntryPlugin } from './federation-entry.mjs';
import { remoteConfig } from './remote.mjs';

const E2E = path.join(import.meta.dirname, '../../../e2e');

/** @param {import('webpack').Configuration} config @returns {Promise<import('webpack').Stats>} */
const built = (config) =>
	new Promise((resolve, reject) => {
		webpack(config, (error, made) => {
			if (error || !made || made.hasErrors()) {
				reject(error ?? new Error(made?.toString('errors-only')));
			} else resolve(made);
		});
	});

/**
 * @param {string} dir of a remote
 * @returns {Promise<Record<string, string>>} hashes of its files, and those that chunks had before
 *   theirs followed from what is in them: the minifier chooses names by these too
 */
async function buildOf(dir) {
	const config = await remoteConfig({ dir })({}, { mode: 'production' });
	/** @type {Record<string, string>} */
	const former = {};
	const stats = await built(config);
	for (const { id, contentHash } of stats.compilation.chunks) {
		former[`chunk ${id}`] = JSON.stringify(contentHash);
	}
	const { hashes, ref } = await readBuild(path.join(dir, 'dist'));
	return { ...former, ...hashes, 'remote.json': ref.integrity };
}

test('the same source gives the same bytes in a folder of another name', async (t) => {
	const place = await realpath(await mkdtemp(path.join(tmpdir(), 'borlette-portable-')));
	t.after(() => rm(place, { recursive: true, force: true }));
	const builds = [];
	for (const name of ['one', 'a folder of a longer name']) {
		const dir = path.join(place, name, 'remote');
		await cp(path.join(E2E, 'remotes/evil-globals'), dir, { recursive: true });
		await symlink(path.join(E2E, 'node_modules'), path.join(place, name, 'node_modules'));
		await appendFile(path.join(dir, 'src/remote.ts'), '\nconsole.log(import.meta.url);\n');
		builds.push(await buildOf(dir));
	}
	const [one, other] = builds;
	assert.deepEqual(one, other);
});

test('what federation writes is read in a folder with an apostrophe too', async (t) => {
	const dir = await realpath(await mkdtemp(path.join(tmpdir(), "l'équipe d'")));
	t.after(() => rm(dir, { recursive: true, force: true }));
	const entry = path.join(dir, 'node_modules/.federation/entry.0123abcd.js');
	await mkdir(path.dirname(entry), { recursive: true });
	await writeFile(path.join(dir, 'runtime.js'), 'export default "here";');
	// As federation writes it, whatever the folder is called.
	await writeFile(entry, `import federation from '${dir}/runtime.js';\n\nconsole.log(federation);`);
	const output = { path: path.join(dir, 'dist') };
	const plugins = [new FederationEntryPlugin()];
	const build = () => built({ context: dir, mode: 'production', entry, output, plugins });
	await build();
	assert.match(await readFile(path.join(dir, 'dist/main.js'), 'utf8'), /here/);
	// Who watches sees no change in it.
	const { mtimeNs } = await stat(path.join(path.dirname(entry), 'entry.js'), { bigint: true });
	await build();
	const again = await stat(path.join(path.dirname(entry), 'entry.js'), { bigint: true });
	assert.equal(again.mtimeNs, mtimeNs);
});

for (const name of ['team #2', 'urgent!', 'why?']) {
	test(`in the folder "${name}" nothing is built, and it is said what to do`, () => {
		const dir = path.join(E2E, name);
		assert.throws(
			() => baseConfig({ dir, isDevelopment: false, name: 'remote-x' }),
			/Nothing can be built in .*: webpack takes the [#!?] in it .* another name/,
		);
	});
}
