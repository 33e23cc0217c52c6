import { ApiFailure } from '../errors.ts';
import { type Caller, type TurnRules, Turns } from './turns.ts';

const RULES: TurnRules = {
	slots: 2,
	ofHouse: 2,
	ofPerson: 2,
	waitingOfHouse: 100,
	waitingOfPerson: 100,
	// A time that ends after the file of tests would fail another one.
	longestWait: Number.POSITIVE_INFINITY,
};

/** Work that goes on until it is told to end, under its name. */
function workshop(rules: Partial<TurnRules> = {}) {
	const turns = new Turns({ ...RULES, ...rules });
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const settle = () => new Promise((resolve) => setImmediate(resolve));
	return {
		begun,
		/** `a1-3`: house a, its person 1, their third call. */
		send(name: string, left?: AbortSignal) {
			const [person = ''] = name.split('-');
			const caller: Caller = { house: name[0] as string, person };
			const work = () => {
				begun.push(name);
				return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
			};
			return turns.take(caller, work, left);
		},
		async end(name: string) {
			await settle();
			ends.get(name)?.();
			await settle();
		},
	};
}

const codeOf = (failure: unknown) => (failure as ApiFailure).code;

test('houses take turns, and people within their house, however many calls one has sent', async () => {
	const { send, end, begun } = workshop({ slots: 1 });
	for (const name of ['a1-1', 'a1-2', 'a1-3', 'a2-1', 'b1-1', 'b1-2', 'c1-1']) void send(name);
	for (let index = 0; index < 7; index += 1) await end(begun[index] as string);
	expect(begun).toEqual(['a1-1', 'b1-1', 'c1-1', 'a2-1', 'b1-2', 'a1-2', 'a1-3']);
});

test('no house and no person has more than their part at work while others may come', async () => {
	const { send, end, begun } = workshop({ slots: 4, ofHouse: 2, ofPerson: 1 });
	for (const name of ['a1-1', 'a1-2', 'a2-1', 'a3-1', 'b1-1']) void send(name);
	expect(begun).toEqual(['a1-1', 'a2-1', 'b1-1']);
	await end('a2-1');
	expect(begun).toEqual(['a1-1', 'a2-1', 'b1-1', 'a3-1']);
	await end('a1-1');
	expect(begun.at(-1)).toBe('a1-2');
});

test('a queue is bounded for a person and for a house; others still get in', async () => {
	const { send } = workshop({ slots: 1, waitingOfPerson: 2, waitingOfHouse: 3 });
	for (const name of ['a1-1', 'a1-2', 'a1-3']) void send(name);
	const full = await send('a1-4').catch((error) => error);
	expect([codeOf(full), full.details.retryAfter]).toEqual(['too_many_requests', 5]);
	void send('a2-1');
	const byColleagues = await send('a2-2').catch((error) => error);
	expect([codeOf(byColleagues), byColleagues.details.retryAfter]).toEqual(['unavailable', 5]);
	const other = send('b1-1');
	expect(await Promise.race([other.catch(codeOf), Promise.resolve('waits')])).toBe('waits');
});

test('who was sent away has no turn kept: who came meanwhile comes before them', async () => {
	const { send, end, begun } = workshop({ slots: 1, waitingOfHouse: 2 });
	for (const name of ['a1-1', 'a2-1', 'a3-1']) void send(name);
	expect(codeOf(await send('a4-1').catch((error) => error))).toBe('unavailable');
	await end('a1-1');
	void send('a5-1');
	await end('a2-1');
	void send('a4-2');
	await end('a3-1');
	expect(begun).toEqual(['a1-1', 'a2-1', 'a3-1', 'a5-1']);
});

test.each([
	['their own call, perhaps an earlier try of the same', 'a1-2'],
	['their colleagues', 'a2-1'],
	['other houses', 'c1-1'],
])('who waits too long behind %s did not send too much', async (_whom, name) => {
	jest.useFakeTimers();
	const { send } = workshop({ slots: 2, ofHouse: 1, ofPerson: 1, longestWait: 10 });
	for (const atWork of ['a1-1', 'b1-1']) void send(atWork);
	const late = send(name).catch((error) => error);
	jest.advanceTimersByTime(10);
	jest.useRealTimers();
	expect([codeOf(await late), (await late).message]).toEqual([
		'unavailable',
		expect.stringContaining('under its key'),
	]);
});

test('who left before its turn is never worked for, and keeps nobody', async () => {
	const { send, end, begun } = workshop({ slots: 1 });
	const left = new AbortController();
	void send('a1-1');
	const gone = send('a1-2', left.signal).catch((error) => error);
	void send('a1-3');
	left.abort(new ApiFailure('bad_request'));
	expect(codeOf(await gone)).toBe('bad_request');
	await end('a1-1');
	expect(begun).toEqual(['a1-1', 'a1-3']);
});

test('work that fails gives its slot back', async () => {
	const turns = new Turns({ ...RULES, slots: 1 });
	const caller = { house: 'a', person: 'a1' };
	await expect(turns.take(caller, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
	expect(await turns.take(caller, async () => 'next')).toBe('next');
});
