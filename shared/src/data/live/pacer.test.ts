/** What the browser tells, if it is to tell long tasks at all. */
type Tell = (list: { getEntries(): { duration: number }[] }) => void;

/** Read as a page does that begins in such a browser: what it tells is asked once. */
async function begin(entryTypes: readonly string[]) {
	let tell: Tell | undefined;
	class Observer {
		static readonly supportedEntryTypes = entryTypes;
		constructor(listen: Tell) {
			tell = listen;
		}
		observe(): void {}
	}
	const former = globalThis.PerformanceObserver;
	Object.assign(globalThis, { PerformanceObserver: Observer });
	jest.resetModules();
	const { pacer } = await import('./pacer.ts');
	const made = pacer();
	Object.assign(globalThis, { PerformanceObserver: former });
	return { ...made, busy: (duration: number) => tell?.({ getEntries: () => [{ duration }] }) };
}

beforeEach(() => {
	jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
	jest.useRealTimers();
});

const atOnce = () => Promise.resolve();

test('what a slow machine was busy since a round began is waited four times, that time included', async () => {
	const { round, busy, restMs } = await begin(['longtask']);
	busy(900);
	expect(restMs()).toBeLessThanOrEqual(0);
	await round(atOnce);
	expect(restMs()).toBe(0);
	busy(200);
	busy(300);
	jest.advanceTimersByTime(500);
	expect(restMs()).toBe(1_500);
	jest.advanceTimersByTime(1_500);
	expect(restMs()).toBe(0);
});

test('an answer that is slow to come, or to fail, is waited for as much more', async () => {
	const { round, restMs } = await begin([]);
	await round(async () => jest.advanceTimersByTime(600));
	expect(restMs()).toBe(1_800);
	jest.advanceTimersByTime(1_800);
	const failed = round(async () => {
		jest.advanceTimersByTime(100);
		throw new Error('away');
	});
	await expect(failed).rejects.toThrow('away');
	expect(restMs()).toBe(300);
});

test('however slow, what is shown is read again within ten seconds', async () => {
	const { round, busy, restMs } = await begin(['longtask']);
	await round(atOnce);
	busy(60_000);
	expect(restMs()).toBe(10_000);
});

test('where the browser does not tell of its work, only the answers count', async () => {
	const { round, restMs } = await begin(['mark']);
	await round(atOnce);
	expect(restMs()).toBe(0);
});
