import { MinuteStore } from './minute-store.ts';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function callsOf(store: MinuteStore) {
	return (caller: string): [current: number, ttl: number] => {
		let told: [number, number] = [0, 0];
		store.incr(
			caller,
			(_error, counted) => {
				told = [counted?.current ?? 0, counted?.ttl ?? 0];
			},
			MINUTE_MS,
		);
		return told;
	};
}

test('calls count by caller, and anew when their minute is over', () => {
	const call = callsOf(new MinuteStore());
	expect(call('one')).toEqual([1, 60_000]);
	jest.advanceTimersByTime(20_000);
	expect(call('one')).toEqual([2, 40_000]);
	expect(call('other')).toEqual([1, 60_000]);
	jest.advanceTimersByTime(40_000);
	expect(call('one')).toEqual([1, 60_000]);
	expect(call('other')).toEqual([2, 20_000]);
});

test('a clock that is set back by a day makes no day of a minute', () => {
	const call = callsOf(new MinuteStore());
	call('one');
	jest.setSystemTime(Date.now() - 86_400_000);
	jest.advanceTimersByTime(MINUTE_MS);
	expect(call('one')).toEqual([1, 60_000]);
});

test('each route counts for itself', () => {
	const store = new MinuteStore();
	callsOf(store)('one');
	expect(callsOf(store.child())('one')).toEqual([1, 60_000]);
});

test('who calls from ever other addresses fills no memory', () => {
	const call = callsOf(new MinuteStore());
	call('first');
	for (let at = 0; at < 4_999; at++) call(`caller ${at}`);
	expect(call('first')).toEqual([2, 60_000]);
	for (let at = 0; at < 5_000; at++) call(`other ${at}`);
	expect(call('first')).toEqual([1, 60_000]);
});
