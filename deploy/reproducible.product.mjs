import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './local/paths.mjs';
import { buildAgain, differingFiles } from './release/again.mjs';
import { distOf } from './release/publish.mjs';
import { numbered, readBuild } from './release/store.mjs';

// What was built here, built again elsewhere. Run by the stage `start` of npm test.

const REMOTE = 'remote-tirage';
const silent = {
	/** @type {import('./local/progress.mjs').Steps['step']} */
	step: (_label, work) => work(),
	line() {},
};

/** The sources as they are, committed or not. @param {string} folder */
async function copySources(folder) {
	const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const files = String(execFileSync('git', args, { cwd: ROOT }))
		.split('\0')
		.filter(Boolean);
	for (const file of files) {
		await cp(path.join(ROOT, file), path.join(folder, file)).catch(() => undefined);
	}
}

test('the same source gives the same bytes in another folder', async () => {
	const here = await readBuild(distOf(REMOTE));
	const again = (await buildAgain(copySources, [REMOTE], silent)).get(REMOTE);
	assert.ok(again);
	const published = numbered(here, '1.0.0');
	assert.deepEqual(differingFiles(again, published), []);
	const [file = ''] = Object.keys(published.hashes);
	const changed = { ...again, hashes: { ...again.hashes, [file]: 'other' } };
	const text = changed.text.replace(published.hashes[file] ?? '', 'other');
	const other = { ...changed, manifest: JSON.parse(text), text };
	assert.deepEqual(differingFiles(other, published), [file]);
});
