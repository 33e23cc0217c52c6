import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { checkOut, commitIn, differingFiles, differingHostFiles, refuseUnknown } from './again.mjs';
import { keepHost, keptHost, readHost } from './kept-hosts.mjs';
import { readBuild, storeBuild } from './store.mjs';
import { Workplace } from './testing/release.mjs';

test('a build of the same bytes is the published one, whatever its version; of another each file is named', async (t) => {
	const place = await Workplace.create();
	t.after(() => place.remove());
	const stored = await storeBuild(place.storeDir, place.build('remote-one').folder);
	const same = await readBuild(place.build('remote-one').folder);
	assert.deepEqual(differingFiles(same, stored), []);
	const other = await readBuild(place.build('remote-one', { code: 'one word more' }).folder);
	const files = differingFiles(other, stored);
	assert.ok(files.includes('assets/late.0123456789abcdef.js'), files.join());
	assert.ok(!files.includes('i18n/fr.json'), files.join());
	const described = { ...same, manifest: { ...same.manifest, build: 'ffffffffffff' } };
	assert.deepEqual(differingFiles(described, stored), ['remote.json']);
});

test('a host of the same bytes is the kept one; of another its page and its files are named', async (t) => {
	const place = await Workplace.create();
	t.after(() => place.remove());
	const target = place.channel('production');
	const [first, second] = [place.host('first'), place.host('second')];
	const kept = await keptHost(target, await keepHost(target, first.folder, 1));
	assert.ok(kept);
	assert.deepEqual(differingHostFiles(await readHost(first.folder), kept), []);
	assert.deepEqual(differingHostFiles(await readHost(second.folder), kept), [
		'index.html',
		...[first.script, second.script].sort(),
	]);
});

test('a remote that is not of this repository, or not in the channel, is named', () => {
	assert.throws(() => refuseUnknown(['remote-two'], ['remote-one']), /There is no remote-two here/);
	refuseUnknown(['remote-one'], ['remote-one']);
});

test('a commit is taken out by any name that it has here, from a shallow clone too', async (t) => {
	const place = await realpath(await mkdtemp(path.join(tmpdir(), 'a repository ')));
	t.after(() => rm(place, { recursive: true, force: true }));
	const root = path.join(place, 'whole');
	/** @param {string[]} args */
	const git = (...args) => {
		const who = [
			'-c',
			'user.name=x',
			'-c',
			'user.email=x@example',
			'-c',
			'init.defaultBranch=main',
		];
		return execFileSync('git', [...who, ...args], { cwd: place, stdio: 'pipe' });
	};
	git('init', '--quiet', root);
	for (const text of ['one', 'two']) {
		await writeFile(path.join(root, 'source.txt'), text);
		git('-C', root, 'add', '.');
		git('-C', root, 'commit', '--quiet', '-m', text);
		git('-C', root, 'branch', text);
	}
	const shallow = path.join(place, 'shallow');
	git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, shallow);
	/** @type {[string, string, string][]} */
	const names = [
		[root, 'one', 'one'],
		[root, 'HEAD~1', 'one'],
		[root, 'HEAD', 'two'],
		[shallow, 'HEAD', 'two'],
		[shallow, 'origin/main', 'two'],
	];
	for (const [at, [from, name, text]] of names.entries()) {
		const folder = path.join(place, `taken ${at}`);
		await checkOut(from, await commitIn(from, name), folder);
		assert.equal(await readFile(path.join(folder, 'source.txt'), 'utf8'), text, name);
	}
	await assert.rejects(commitIn(root, 'none'), /none is no commit that is here: fetch it first/);
	await assert.rejects(
		commitIn(shallow, 'HEAD~1'),
		/the newest ones only \(git fetch --unshallow\)/,
	);
});
