import { SteppedClock } from './stepped-clock.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** A machine that time passes on, and whose clock somebody sets. */
function machine() {
	let passed = 1_000 * MINUTE;
	let clock = Date.UTC(2026, 10, 30, 12);
	const said: string[] = [];
	const say = (text: string) => void said.push(text);
	const stepped = new SteppedClock({ error: say, warn: say } as never);
	return {
		said,
		isDoubted: (answersAfter = 0) =>
			stepped.isDoubted(
				async () => {
					passed += answersAfter;
					return new Date(clock).toISOString();
				},
				() => passed,
			),
		set: (by: number) => {
			clock += by;
		},
		pass: (time: number) => {
			passed += time;
			clock += time;
		},
	};
}

test('a clock that goes on is believed, through a night of sleep and small corrections', async () => {
	const { isDoubted, pass, set, said } = machine();
	for (let hour = 0; hour < 24; hour++) {
		expect(await isDoubted()).toBe(false);
		pass(60 * MINUTE);
		set(hour % 2 ? -2 * MINUTE : 2 * MINUTE);
	}
	expect(said).toEqual([]);
});

test('one that is a day ahead in a moment is not, until it is right again', async () => {
	const { isDoubted, pass, set, said } = machine();
	expect(await isDoubted()).toBe(false);
	set(DAY);
	for (let count = 0; count < 5; count++) {
		pass(MINUTE);
		expect(await isDoubted()).toBe(true);
	}
	set(-DAY);
	expect(await isDoubted()).toBe(false);
	expect(said).toEqual([
		expect.stringMatching(/^The clock went ahead by 1440 minutes .* for 10 minutes, unless/),
		'The clock is right again: what falls due is done',
	]);
});

test('one that says so for ten minutes is believed; ahead once more it is not', async () => {
	const { isDoubted, pass, set } = machine();
	await isDoubted();
	for (const _ of ['at first', 'again']) {
		set(DAY);
		expect(await isDoubted()).toBe(true);
		pass(9 * MINUTE);
		expect(await isDoubted()).toBe(true);
		pass(MINUTE);
		expect(await isDoubted()).toBe(false);
	}
});

test('one that is set back is believed, and that is said once', async () => {
	const { isDoubted, pass, set, said } = machine();
	await isDoubted();
	set(-60 * MINUTE);
	for (let count = 0; count < 3; count++) {
		expect(await isDoubted()).toBe(false);
		pass(MINUTE);
	}
	expect(said).toEqual(['The clock was set back by 60 minutes: draws sell until it says so']);
});

test('of an answer that took minutes nothing is told', async () => {
	const { isDoubted, said } = machine();
	await isDoubted();
	expect(await isDoubted(20 * MINUTE)).toBe(false);
	expect(said).toEqual([]);
});
