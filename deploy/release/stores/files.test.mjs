import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeFolder } from './files.mjs';

test('folders that are missing are made, those that are there stay, and a file in their place is told of', async (t) => {
	const place = await mkdtemp(path.join(tmpdir(), 'borlette-folders-'));
	t.after(() => rm(place, { recursive: true }));
	const folder = path.join(place, 'a/b/c');
	await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(path.join(place, 'a/d'))]);
	await makeFolder(folder);
	assert.ok((await stat(folder)).isDirectory());
	await writeFile(path.join(place, 'file'), '');
	await assert.rejects(makeFolder(path.join(place, 'file')), { code: 'EEXIST' });
	await assert.rejects(makeFolder(path.join(place, 'file/below')), { code: 'ENOTDIR' });
});

test('where a file system takes no folder the store says so, and is not looked for without end', {
	skip: !existsSync('/proc/self') && 'there is no /proc',
}, () => {
	const files = JSON.stringify(path.join(import.meta.dirname, 'files.mjs'));
	const code = `(await import(${files})).makeFolder('/proc/nothing/store').catch((e) => console.log(e.message))`;
	// A process of its own: what never ends can be ended.
	const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
		encoding: 'utf8',
		timeout: 20_000,
	});
	assert.match(said, /\/proc\/nothing cannot be made: .*--store/);
});
