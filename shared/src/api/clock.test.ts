import { hearServerDate, serverNow } from './clock.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => hearServerDate(new Date(NOW).toUTCString()));

test('a machine set an hour late still tells the server’s time', () => {
	hearServerDate('Tue, 10 Mar 2026 13:00:00 GMT');
	expect(serverNow()).toBe(Date.parse('2026-03-10T13:00:00.500Z'));
});

test('clocks in step stay in step: the header’s rounding is no difference', () => {
	hearServerDate('Tue, 10 Mar 2026 11:59:59 GMT');
	expect(serverNow()).toBe(NOW);
});

test('an answer without a date changes nothing', () => {
	hearServerDate('Tue, 10 Mar 2026 13:00:00 GMT');
	hearServerDate(undefined);
	expect(serverNow()).toBe(Date.parse('2026-03-10T13:00:00.500Z'));
});
