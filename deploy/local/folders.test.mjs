import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { makeFolder } from '../../shared/config/folders.mjs';
import { openStore } from './publish.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'borlette-folders-'));
after(() => rmSync(place, { recursive: true, force: true }));

test('a folder is made with those above it, and the first of them is told', () => {
	const above = path.join(place, 'a');
	assert.equal(makeFolder(path.join(above, 'b', 'c'), 0o700), above);
	for (const each of [above, path.join(above, 'b', 'c')]) {
		assert.equal(statSync(each).mode & 0o777, 0o700);
	}
	assert.equal(makeFolder(path.join(above, 'b')), undefined);
});

test('where a file is in the way it says so', () => {
	const file = path.join(place, 'file');
	writeFileSync(file, '');
	assert.throws(() => makeFolder(file), { code: 'EEXIST' });
	assert.throws(() => makeFolder(path.join(file, 'below')), { code: 'ENOTDIR' });
});

// Node's own `recursive` never comes back from there.
test('where the system takes no folder it ends', {
	skip: process.platform !== 'linux' && 'needs /proc',
}, async () => {
	assert.throws(() => makeFolder('/proc/x/y'), { code: 'ENOENT', syscall: 'mkdir' });
	const opened = openStore(
		{ line: () => undefined },
		{ storeDir: '/proc/x/store', dataDir: '/proc/x' },
	);
	await assert.rejects(opened, { code: 'ENOENT', syscall: 'mkdir' });
});
