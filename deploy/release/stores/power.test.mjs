import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { publishBuilds } from '../publish.mjs';
import { Workplace } from '../testing/release.mjs';

const place = await Workplace.create();
after(() => place.remove());

/** @param {import('node:fs').Stats} about */
const nodeOf = ({ dev, ino }) => `${dev} ${ino}`;

/**
 * What the disk was told to keep, by file or folder: when, and how it was then. A file that is renamed stays the same one.
 * @param {import('node:test').TestContext} t
 */
async function watchDisk(t) {
	const handle = await open(place.folder);
	const FileHandle = Object.getPrototypeOf(handle);
	await handle.close();
	/** @type {Map<string, { turn: number, size: number, names: string[] }>} */
	const kept = new Map();
	const { sync } = FileHandle;
	let turn = 0;
	t.mock.method(
		FileHandle,
		'sync',
		/** @this {import('node:fs/promises').FileHandle} */ async function keep() {
			await sync.call(this);
			const about = await this.stat();
			const names = about.isDirectory() ? readdirSync(`/proc/self/fd/${this.fd}`) : [];
			kept.set(nodeOf(about), { turn: turn++, size: about.size, names });
		},
	);
	return kept;
}

test('what was published is on the disk when that is said, files, their names and the folders above', {
	skip:
		process.platform !== 'linux' &&
		'elsewhere nobody tells which names a folder that is synced has',
}, async (t) => {
	const kept = await watchDisk(t);
	const { folder } = place.build('remote-one');
	await publishBuilds(place.channel('production'), [folder]);
	/** @type {(file: string) => { turn: number, size: number, names: string[] }} */
	const keptOf = (file) => {
		const found = kept.get(nodeOf(statSync(file)));
		assert.ok(found, `${file} is on the disk`);
		return found;
	};
	const named = path.join(place.storeDir, 'registry/production/1.json');
	let builds = 0;
	for (const entry of readdirSync(place.storeDir, { recursive: true, withFileTypes: true })) {
		const file = path.join(entry.parentPath, entry.name);
		// Of tests, and the one that a lock leaves nothing of.
		if (/grants|platform|reserve/.test(file)) continue;
		assert.ok(keptOf(entry.parentPath).names.includes(entry.name), `the name of ${file} is too`);
		if (!entry.isFile()) continue;
		const { size, turn } = keptOf(file);
		assert.equal(size, statSync(file).size, `all of ${file}`);
		if (!file.includes(`${path.sep}remotes${path.sep}`)) continue;
		builds += 1;
		assert.ok(turn < keptOf(named).turn, `${file} before the list names it`);
	}
	assert.ok(builds > 5, 'its files were looked at');
});
