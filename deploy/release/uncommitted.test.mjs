import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { reasonIfCommitted } from './uncommitted.mjs';

test('sources that no commit has are told of, noted, and kept from production unless somebody says so', async (t) => {
	const root = await mkdtemp(path.join(tmpdir(), 'a repository '));
	t.after(() => rm(root, { recursive: true, force: true }));
	const source = path.join(root, 'remote-one/source.txt');
	await mkdir(path.dirname(source));
	await writeFile(source, 'one');
	/** @type {string[]} */
	const said = [];
	/** @param {string} channel @param {{ uncommitted?: boolean, reason?: string }} [options] */
	const ask = (channel, options = {}) =>
		reasonIfCommitted({ options, line: (text) => said.push(text) }, channel, ['remote-one'], root);
	// Without git nothing is known.
	assert.equal(await ask('production', { reason: 'x' }), 'x');

	const who = ['-c', 'user.name=x', '-c', 'user.email=x@example'];
	/** @param {string[]} args */
	const git = (...args) => execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
	git('init', '--quiet');
	await assert.rejects(ask('production'), /no commit has these sources/);
	git('add', '.');
	git('commit', '--quiet', '-m', 'one');
	assert.equal(await ask('production', { reason: 'x' }), 'x');
	assert.deepEqual(said, []);

	await writeFile(source, 'two');
	await writeFile(path.join(root, 'notes.txt'), 'of nothing that is built');
	await assert.rejects(ask('production', { reason: 'x' }), /say --uncommitted/);
	assert.equal(await ask('dev'), 'not all of its sources are committed');
	const reason = await ask('production', { uncommitted: true, reason: 'x' });
	assert.equal(reason, 'x; not all of its sources are committed');
	assert.match(said.join(), /remote-one\/source\.txt/);
	assert.doesNotMatch(said.join(), /notes/);
});
