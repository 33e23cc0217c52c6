import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differingFiles, differingHostFiles, refuseUnknown } from './again.mjs';
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
