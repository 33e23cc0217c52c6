import { oneByOne } from './oneByOne.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const done: string[] = [];
beforeEach(() => {
	done.length = 0;
});
const work = (name: string, ms: number) => async () => {
	done.push(`${name} begins`);
	await new Promise((resolve) => setTimeout(resolve, ms));
	done.push(`${name} ends`);
};

test('one is done at a time; of those that come meanwhile only the newest', async () => {
	const next = oneByOne();
	for (const name of ['first', 'passed over', 'newest']) next(work(name, 10));
	await jest.advanceTimersByTimeAsync(20);
	expect(done).toEqual(['first begins', 'first ends', 'newest begins', 'newest ends']);
});

test('one that never ends keeps others waiting for six seconds', async () => {
	const next = oneByOne();
	next(() => new Promise(() => undefined));
	next(work('second', 0));
	await jest.advanceTimersByTimeAsync(5_999);
	expect(done).toEqual([]);
	await jest.advanceTimersByTimeAsync(1);
	expect(done).toEqual(['second begins']);
});
