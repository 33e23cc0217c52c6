import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../deploy/local/paths.mjs';

const tracked = execFileSync('git', ['ls-files', '-z', '*.mjs', '*package.json'], { cwd: ROOT })
	.toString()
	.split('\0')
	.filter(Boolean);

/** What each says of itself. */
const COMMANDS = {
	'.ci/test.mjs': /--help/,
	'deploy/start.mjs': /--help/,
	'deploy/containers/secrets.mjs': /--add-missing/,
};

for (const [command, words] of Object.entries(COMMANDS)) {
	test(`${command} runs where nothing was installed yet`, (t) => {
		const clone = mkdtempSync(path.join(tmpdir(), 'borlette-clone-'));
		t.after(() => rmSync(clone, { recursive: true }));
		for (const file of tracked) cpSync(path.join(ROOT, file), path.join(clone, file));
		const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--help'], {
			cwd: clone,
			encoding: 'utf8',
		});
		assert.deepEqual([status, stderr], [0, '']);
		assert.match(stdout, words);
	});
}
