import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statfsSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { everything } from '../holders.mjs';
import { publicHalf, readKey } from '../keys.mjs';
import { storeServer } from '../server/serve.mjs';
import { apiOf, hostOf } from '../testing/offers.mjs';
import { Workplace } from '../testing/release.mjs';

// A disk of its own, small enough to be filled.
const place = new Workplace();
const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', place.storeDir]);
const skip = mount.status === 0 ? false : 'only root may mount a disk of a few megabytes here';
after(() => {
	if (!skip) spawnSync('umount', [place.storeDir]);
	place.remove();
});

const files = () => readdirSync(place.storeDir, { recursive: true }).map(String).sort();
const free = () => {
	const { bavail, bsize } = statfsSync(place.storeDir);
	return bavail * bsize;
};
function fill() {
	const file = path.join(place.storeDir, 'filler');
	let size = free();
	// What the disk needs for itself is not known.
	for (; size > 0; size -= 4096) {
		try {
			writeFileSync(file, Buffer.alloc(size));
			if (free() === 0) return;
		} catch (error) {
			assert.match(String(error), /ENOSPC/);
		}
	}
}

test('on a full disk a release ends in a sentence and leaves no litter; a kill works', {
	skip,
}, async () => {
	place.runOn('production', { host: hostOf({}), api: apiOf({}) });
	await place.grant(place.keyFile, everything());
	/** @param {string} version */
	const publish = (version) =>
		place.run(['publish', place.build('remote-one', { version }).folder, '--to', 'production']);
	for (const version of ['1.0.0', '1.1.0']) {
		const { code, output } = await publish(version);
		assert.equal(code, 0, output);
	}
	fill();
	const before = files();
	const { code, output } = await publish('1.2.0');
	assert.equal(code, 1);
	assert.match(output, /^The disk of .* is full: nothing was changed\. Make room/m);
	assert.doesNotMatch(output, /^\s+at /m);
	assert.deepEqual(files(), before);

	const killed = await place.run(['kill', 'remote-one', '--reason', 'it counts twice']);
	assert.equal(killed.code, 0, killed.output);
	assert.match(killed.output, /hosts run 1\.0\.0-\w+ instead/);
	const rolled = await place.run(['rollback', 'remote-one']);
	assert.equal(rolled.code, 0, rolled.output);
	const log = await place.run(['log', '--count', '2']);
	assert.match(log.output, /rollback remote-one[\s\S]*kill remote-one/);
	assert.deepEqual(
		files().filter((name) => name.includes('.unfinished')),
		[],
	);
});

test('on a full disk the server of the store takes a kill and a revocation too', {
	skip,
}, async () => {
	rmSync(path.join(place.storeDir, 'filler'), { force: true });
	const { folder } = place.build('remote-one', { version: '1.4.0' });
	const published = await place.run(['publish', folder, '--to', 'production']);
	assert.equal(published.code, 0, published.output);
	// Elsewhere, as who holds the root key does it.
	const elsewhere = path.join(place.folder, 'elsewhere');
	mkdirSync(path.join(elsewhere, 'registry'), { recursive: true });
	const grants = path.join(elsewhere, 'registry/grants.json');
	cpSync(path.join(place.storeDir, 'registry/grants.json'), grants);
	const { id } = publicHalf(readKey(place.keyFile));
	const revoke = ['key', 'revoke', id, '--reason', 'leaked', '--store', elsewhere];
	assert.equal((await place.run(revoke)).code, 0);
	const server = storeServer({ storeDir: place.storeDir, trust: place.trust });
	const url = await server.listen(0, '127.0.0.1');
	try {
		for (const act of [
			['kill', 'remote-one', '--reason', 'it counts twice'],
			['key', 'put', grants],
		]) {
			// What has room puts some by.
			rmSync(path.join(place.storeDir, 'filler'), { force: true });
			assert.equal((await place.run(['renew'])).code, 0);
			fill();
			const { code, output } = await place.run([...act, '--store', url]);
			assert.equal(code, 0, output);
		}
	} finally {
		server.stop();
	}
	assert.match((await place.run(['key', 'list'])).output, /revoked: leaked/);
});

test('a full disk is made room on by retire, and a key that has no room leaves nothing in its way', {
	skip,
}, async () => {
	const old = path.join(place.storeDir, 'remotes/remote-one/0.0.1-0123456789ab');
	rmSync(path.join(place.storeDir, 'filler'), { force: true });
	mkdirSync(old);
	writeFileSync(path.join(old, 'large.js'), Buffer.alloc(64 * 1024));
	const then = new Date(Date.now() - 60 * 24 * 60 * 60_000);
	utimesSync(old, then, then);
	// Without what is put by for kills: that is not for this.
	rmSync(path.join(place.storeDir, '.release/reserve'), { force: true });
	fill();
	const key = path.join(place.storeDir, 'team.pem');
	const made = await place.run(['key', 'new', '--key', key]);
	assert.equal(
		made.output.trim(),
		`${key}: its disk is full: make room, then run it again (ENOSPC).`,
	);
	assert.equal(existsSync(key), false);

	const { code, output } = await place.run(['retire']);
	assert.equal(code, 0, output);
	assert.match(output, /✓ remote-one 0\.0\.1-0123456789ab is removed/);
	const { output: log } = await place.run(['log', '--channel', 'store']);
	assert.match(log, /retire remote-one 0\.0\.1-0123456789ab/);
});
