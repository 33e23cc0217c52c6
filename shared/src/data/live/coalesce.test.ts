import { coalesce } from './coalesce.ts';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

test('fifty a second are worked off once a second', async () => {
	const work = jest.fn(async (_: readonly number[]) => undefined);
	const { add } = coalesce(work, 1_000);
	for (let sale = 0; sale < 150; sale += 1) {
		add(sale);
		await jest.advanceTimersByTimeAsync(20);
	}
	expect(work.mock.calls.length).toBeLessThanOrEqual(3);
	await jest.advanceTimersByTimeAsync(1_000);
	expect(work.mock.calls.flatMap(([sales]) => sales)).toHaveLength(150);
});

test('a slow round is not overtaken, and what came meanwhile has the next one', async () => {
	const ends: Array<() => void> = [];
	const work = jest.fn(
		(_: readonly string[]) => new Promise<void>((resolve) => void ends.push(resolve)),
	);
	const { add } = coalesce(work, 1_000);
	add('first');
	await jest.advanceTimersByTimeAsync(1_000);
	add('second');
	await jest.advanceTimersByTimeAsync(60_000);
	expect(work).toHaveBeenCalledTimes(1);
	ends[0]?.();
	await jest.advanceTimersByTimeAsync(1_000);
	expect(work.mock.calls).toEqual([[['first']], [['second']]]);
});

test('nothing is done once it is stopped', async () => {
	const work = jest.fn(async () => undefined);
	const { add, stop } = coalesce(work, 1_000);
	add(1);
	stop();
	await jest.advanceTimersByTimeAsync(5_000);
	expect(work).not.toHaveBeenCalled();
});

test('a machine that needs longer for itself has it, and nothing that comes meanwhile is lost', async () => {
	const work = jest.fn(async (_: readonly string[]) => undefined);
	let rest = 4_000;
	const { add } = coalesce(work, 1_000, () => rest);
	add('first');
	await jest.advanceTimersByTimeAsync(3_000);
	add('second');
	rest = 0;
	await jest.advanceTimersByTimeAsync(1_999);
	expect(work).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(work.mock.calls).toEqual([[['first', 'second']]]);
});
