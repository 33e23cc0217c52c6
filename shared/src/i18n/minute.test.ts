afterEach(() => {
	jest.useRealTimers();
});

/** When a page whose chance is this one hears of midnight, in seconds after it. */
function heardAfter(chance: number): number {
	jest.useFakeTimers({ now: new Date('2026-03-11T03:59:30Z') });
	jest.spyOn(Math, 'random').mockReturnValue(chance);
	let heard = Number.NaN;
	jest.isolateModules(() => {
		const { onMinute } = require('./minute.ts') as typeof import('./minute.ts');
		const since = Date.now();
		const leave = onMinute(() => {
			heard = (Date.now() - since) / 1_000 - 30;
			leave();
		});
	});
	jest.advanceTimersByTime(60_000);
	return heard;
}

test('pages that are open at midnight hear of it one after the other, none before it and all within half a minute', () => {
	expect([0, 0.25, 0.5, 0.75, 1].map(heardAfter)).toEqual([3, 8, 13, 18, 23]);
});
