import { instantAt, localTextOf } from './zoned.ts';

const ZONE = 'America/New_York';

test.each([
	['2026-01-15T14:30', '2026-01-15T19:30:00.000Z'],
	['2026-07-15T14:30', '2026-07-15T18:30:00.000Z'],
	// The clock goes forward on 8 March at 02:00.
	['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
	['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
])('%s in New York is %s, and back', (local, instant) => {
	expect(instantAt(local, ZONE)).toBe(instant);
	expect(localTextOf(new Date(instant), ZONE)).toBe(local);
});

test('a text that is no date and time is no instant', () => {
	expect(instantAt('', ZONE)).toBeNull();
});
