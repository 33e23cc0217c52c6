import { changedOf, isAsListed } from './listing.ts';

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
