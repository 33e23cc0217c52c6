jest.useFakeTimers();

let atPace: typeof import('./pace.ts').atPace;
beforeAll(async () => {
	({ atPace } = await import('./pace.ts'));
});

const written: number[] = [];
const write = (which: number) => atPace(() => written.push(which));

test('three are written at once, of what comes sooner than a second later the last one, when it is over', () => {
	expect([1, 2, 3, 4, 5, 6].map(write)).toEqual([true, true, true, false, false, false]);
	expect(written).toEqual([1, 2, 3]);
	jest.advanceTimersByTime(999);
	write(7);
	expect(written).toEqual([1, 2, 3]);
	jest.advanceTimersByTime(1);
	expect(written).toEqual([1, 2, 3, 7]);
	expect(write(8)).toBe(true);
});

test('however long it goes on, three a second are written, and the last of all', () => {
	jest.advanceTimersByTime(10_000);
	written.length = 0;
	for (let at = 0; at < 1_000; at++) {
		write(at);
		jest.advanceTimersByTime(10);
	}
	jest.advanceTimersByTime(1_000);
	expect(written.length).toBeLessThanOrEqual(33);
	expect(written.at(-1)).toBe(999);
});
