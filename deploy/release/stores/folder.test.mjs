import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { FolderStore } from './folder.mjs';

test('a build that one person alone could read is stored for whoever serves it', async (t) => {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-store-'));
	t.after(() => rmSync(place, { recursive: true }));
	// As the server of the store makes the one of an upload.
	const from = mkdtempSync(path.join(place, 'upload-'));
	mkdirSync(path.join(from, 'assets'), { mode: 0o700 });
	writeFileSync(path.join(from, 'assets/a.js'), '', { mode: 0o600 });
	const folder = 'remotes/remote-hello/1.0.0-abc';
	await new FolderStore(place).addFolder(folder, from, { 'remote.json': '{}' });
	/** @param {string} name */
	const modeOf = (name) => (statSync(path.join(place, folder, name)).mode & 0o777).toString(8);
	const modes = ['', 'assets', 'assets/a.js', 'remote.json'].map(modeOf);
	assert.deepEqual(modes, ['755', '755', '644', '644']);
});
