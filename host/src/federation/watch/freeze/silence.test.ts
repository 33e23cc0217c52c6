import type { FreezePlace } from './marks.ts';
import { type Beat, Silence } from './silence.ts';

const place: FreezePlace = {
	remote: 'remote-admin',
	build: '1.0.0-aaaaaa',
	url: '/remotes/remote-admin/1.0.0-aaaaaa/',
	title: { fr: 'Agents', en: 'Agents', de: 'Agenten' },
};
const ALIVE: Beat = { place, isResting: false };

/** Looks each second from one moment to another. @returns what was found frozen */
function look(silence: Silence, from: number, to: number) {
	const found: FreezePlace[] = [];
	for (let now = from; now <= to; now += 1_000) {
		const frozen = silence.look(now);
		if (frozen) found.push(frozen);
	}
	return found;
}

test('a page that says nothing for five seconds is frozen, said once', () => {
	const silence = new Silence(0);
	silence.hear(ALIVE, 500);
	expect(look(silence, 1_000, 5_000)).toEqual([]);
	expect(look(silence, 6_000, 30_000)).toEqual([place]);
});

test('one that speaks again was not, and is looked at anew', () => {
	const silence = new Silence(0);
	expect(silence.hear(ALIVE, 0)).toBe(false);
	look(silence, 1_000, 8_000);
	expect(silence.hear(ALIVE, 8_500)).toBe(true);
	expect(silence.hear(ALIVE, 9_000)).toBe(false);
	expect(look(silence, 9_000, 20_000)).toEqual([place]);
});

test.each<[string, Beat]>([
	['is hidden, prints or asks something', { place, isResting: true }],
	['has no page of a remote', { isResting: false }],
])('one that %s may be silent', (_, beat) => {
	const silence = new Silence(0);
	silence.hear(beat, 0);
	expect(look(silence, 1_000, 60_000)).toEqual([]);
});

test('a machine that slept has not frozen anything', () => {
	const silence = new Silence(0);
	silence.hear(ALIVE, 500);
	expect(look(silence, 1_000, 3_000)).toEqual([]);
	expect(look(silence, 3_600_000, 3_604_000)).toEqual([]);
	silence.hear(ALIVE, 3_604_500);
	expect(look(silence, 3_605_000, 3_609_000)).toEqual([]);
});
