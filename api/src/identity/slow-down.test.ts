import { guesser } from './guessers.ts';
import { SlowDown } from './slow-down.ts';

const wrong = async () => undefined;
const right = async () => true;
const PAIR = [{ key: 'marie from 1.1.1.1', free: 5 }];

/** 0 where the guess was looked at, else the seconds to wait. */
async function tried(slow: SlowDown, keys = PAIR, attempt: () => Promise<unknown> = wrong) {
	try {
		await slow.guess(keys, attempt);
		return 0;
	} catch (error) {
		return (error as { details: { retryAfter: number } }).details.retryAfter;
	}
}

test('after five wrong guesses the wait doubles up to a minute, and a right one ends it', async () => {
	let now = 0;
	const slow = new SlowDown(() => now);
	for (let guess = 0; guess < 5; guess++) expect(await tried(slow)).toBe(0);
	for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
		expect(await tried(slow)).toBe(wait);
		now += wait * 1000;
		expect(await tried(slow)).toBe(0);
	}
	now += 60_000;
	expect(await tried(slow, PAIR, right)).toBe(0);
	for (let guess = 0; guess < 5; guess++) expect(await tried(slow)).toBe(0);
});

test('guesses sent at once count as if sent one after another', async () => {
	const slow = new SlowDown(() => 0);
	let looked = 0;
	const slowly = async () => {
		looked++;
		await new Promise(setImmediate);
		return undefined;
	};
	await Promise.all(Array.from({ length: 50 }, () => tried(slow, PAIR, slowly)));
	expect(looked).toBe(5);
});

test('what fails without being looked at is no guess', async () => {
	const slow = new SlowDown(() => 0);
	const away = async () => {
		throw new Error('the database is away');
	};
	for (let guess = 0; guess < 20; guess++) {
		await expect(slow.guess(PAIR, away)).rejects.toThrow('away');
	}
	expect(await tried(slow)).toBe(0);
});

test('a guess that fails after another one was right takes back nothing of those that follow', async () => {
	const slow = new SlowDown(() => 0);
	const fail: Array<(error: Error) => void> = [];
	const away = () => new Promise<undefined>((_, reject) => void fail.push(reject));
	const before = [slow.guess(PAIR, away), slow.guess(PAIR, away)];
	expect(await tried(slow, PAIR, right)).toBe(0);
	for (let guess = 0; guess < 5; guess++) expect(await tried(slow)).toBe(0);
	for (const reject of fail) reject(new Error('the database is away'));
	await Promise.allSettled(before);
	expect(await tried(slow)).toBe(1);
});

test('strangers share one allowance wherever they are; a known device has its own', async () => {
	const slow = new SlowDown(() => 0);
	const from = (number: number) => guesser('Marie', { ip: `203.0.113.${number}` });
	for (let guess = 0; guess < 20; guess++) expect(await tried(slow, from(guess))).toBe(0);
	expect(await tried(slow, from(99))).toBeGreaterThan(0);
	expect(await tried(slow, guesser('marie', { ip: '203.0.113.99', knownAs: 'hers' }), right)).toBe(
		0,
	);
	// What she guesses right frees no stranger, and another account is not slowed.
	expect(await tried(slow, from(99))).toBeGreaterThan(0);
	expect(await tried(slow, guesser('rose', { ip: '203.0.113.1' }))).toBe(0);
});

test('addresses of one IPv6 network are one guesser', async () => {
	const slow = new SlowDown(() => 0);
	const from = (last: number) => guesser('marie', { ip: `2001:db8:0:1::${last}` });
	for (let guess = 1; guess <= 5; guess++) expect(await tried(slow, from(guess))).toBe(0);
	expect(await tried(slow, from(77))).toBeGreaterThan(0);
	expect(await tried(slow, guesser('marie', { ip: '2001:db8:0:2::1' }))).toBe(0);
});

test('who waits a second waits no day where the clock is set back by one', async () => {
	jest.useFakeTimers({ doNotFake: ['setImmediate'] });
	const slow = new SlowDown();
	for (let guess = 0; guess < 5; guess++) await tried(slow);
	expect(await tried(slow)).toBe(1);
	jest.setSystemTime(Date.now() - 86_400_000);
	jest.advanceTimersByTime(1_000);
	expect(await tried(slow)).toBe(0);
	jest.useRealTimers();
});
