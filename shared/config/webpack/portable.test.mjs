import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { readBuild } from '../../../deploy/release/store.mjs';
import { remoteConfig } from './remote.mjs';

const E2E = path.join(import.meta.dirname, '../../../e2e');

/**
 * @param {string} dir of a remote
 * @returns {Promise<Record<string, string>>} hashes of its files, and those that chunks had before
 *   theirs followed from what is in them: the minifier chooses names by these too
 */
async function buildOf(dir) {
	const config = await remoteConfig({ dir })({}, { mode: 'production' });
	/** @type {Record<string, string>} */
	const former = {};
	const stats = await new Promise((resolve, reject) => {
		webpack(config, (error, made) => {
			if (error || made?.hasErrors()) reject(error ?? new Error(made?.toString('errors-only')));
			else resolve(made);
		});
	});
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
