import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { NO_ACCESS } from '../tools/testing/places.ts';
import { changedOf, isAsListed, listedBefore } from './listing.ts';
import { placeAt } from './place-at.ts';

const NOW = Date.parse('2026-11-20T14:31:00Z');
const ns = (ms: number) => BigInt(ms) * 1_000_000n;
const at = (written: number, moved = written) =>
	changedOf({ mtimeNs: ns(written), ctimeNs: ns(moved) }, NOW);

test('a file that was written a moment ago, or by a clock that is ahead, is told from no later change', () => {
	expect(at(NOW - 60_000)).not.toBe('');
	expect(at(NOW - 1_000)).toBe('');
	expect(at(NOW + 60_000)).toBe('');
	expect(at(NOW - 60_000, NOW)).toBe('');
});

test('a file is as it was copied when its size and both of its dates are the same', () => {
	const listed = { size: 8_192, changed: at(NOW - 60_000), in: 'a copy' };
	const isSame = (change: object) => isAsListed({ ...listed, ...change }, listed);
	expect(isSame({})).toBe(true);
	expect(isSame({ size: 16_384 })).toBe(false);
	expect(isSame({ changed: at(NOW - 59_000) })).toBe(false);
	// Its date was set back, as by a tool that copies files.
	expect(isSame({ changed: at(NOW - 60_000, NOW - 30_000) })).toBe(false);
	expect(isAsListed({ size: 0, changed: '' }, { size: 0, changed: '', in: 'a copy' })).toBe(false);
	expect(isAsListed(listed, undefined)).toBe(false);
});

test('nothing rests on a copy that is a week old, of another key, of a day to come or without its archive', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-listing-'));
	const place = placeAt(folder, NO_ACCESS);
	await place.prepare();
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
	const base = {
		...{ system: '1', timeline: '00000001', from: 1, chain: 0, bytes: 1, sha256: '' },
		recipient: 'age1ours',
	};
	const [first, second] = ['first', 'second'].map((name) => ({ ...base, name, ended: daysAgo(1) }));
	if (!first || !second) throw new Error('There are no copies');
	for (const { name } of [first, second]) {
		await place.files.write(place.baseFile(name), Readable.from([Buffer.from(name)]));
	}
	await place.describe(first);
	await place.describe({ ...second, from: 2 });
	const file = { size: 1, changed: '1-1' };
	const listing = new Map([
		['old', { ...file, in: 'first' }],
		['new', { ...file, in: 'second' }],
	]);
	await place.list('second', listing);
	const listed = async (change: object = {}) => {
		await place.describe({ ...first, ...change });
		return [...(await listedBefore(place, 'age1ours')).keys()];
	};
	expect(await listed()).toEqual(['old', 'new']);
	expect(await listed({ ended: daysAgo(8) })).toEqual(['new']);
	expect(await listed({ ended: daysAgo(-1) })).toEqual(['new']);
	expect(await listed({ recipient: 'age1another' })).toEqual(['new']);
	expect(await listed({ recipient: undefined })).toEqual(['new']);
	await place.files.remove(place.baseFile('first'));
	expect(await listed()).toEqual(['new']);
	await place.files.remove('list/second.json.gz');
	expect(await listed()).toEqual([]);
	await rm(folder, { recursive: true });
});
