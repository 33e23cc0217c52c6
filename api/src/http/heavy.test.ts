import { EventEmitter } from 'node:events';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { posApi } from '@borlette/shared/contract/pos';
import { rapportApi } from '@borlette/shared/contract/rapport';
import type { FastifyReply } from 'fastify';
import { shapeOf } from './heavy.ts';
import { Queues, type Weight } from './lanes.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

const YEAR = { limit: 50, start_date: '2026-01-01', end_date: '2026-12-31' };
const LONG = { ...YEAR, start_date: '2026-10-15' };
const SHORT = { ...LONG, start_date: '2026-12-30' };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Calls of one house that go on until they are told to end, `ms` later by the clock. */
function house(queues = new Queues(1)) {
	const ends = new Map<string, () => void>();
	const run = (lane: 'list' | 'report' | 'sale', person: string, name: string, weight: Weight) => {
		const work = () => new Promise<void>((resolve) => ends.set(name, resolve));
		// Who still waits when a test ends is sent away some seconds later.
		queues.run(lane, { house: 'a', person }, reply(), work, weight).catch(() => undefined);
	};
	return {
		begun: () => [...ends.keys()],
		list: (person: string, name: string, query = LONG) =>
			run('list', person, name, { endpoint: ficheApi.list, query }),
		report: (person: string, name: string) =>
			run('report', person, name, { endpoint: rapportApi.vente, query: LONG }),
		sale: (terminal: string, name: string, isLarge: boolean) =>
			run('sale', terminal, name, { endpoint: posApi.sell, isLarge }),
		async end(name: string, ms: number) {
			jest.advanceTimersByTime(ms);
			ends.get(name)?.();
			ends.delete(name);
			await settle();
		},
		queues,
	};
}

test('of calls that ask for what took long before, a house has one at work, and room for others beside it', async () => {
	const { list, end, begun } = house();
	list('first', 'slow 1');
	await end('slow 1', 300);
	list('first', 'slow 2');
	list('second', 'slow 3');
	list('third', 'quick', SHORT);
	await settle();
	expect(begun()).toEqual(['slow 2', 'quick']);
	await end('slow 2', 300);
	expect(begun()).toEqual(['quick', 'slow 3']);
});

test('so it is with lists and reports together', async () => {
	const { list, report, end, begun } = house();
	list('first', 'slow list');
	report('second', 'slow report');
	await end('slow list', 300);
	await end('slow report', 300);
	list('first', 'list');
	report('second', 'report');
	await settle();
	expect(begun()).toEqual(['list']);
	await end('list', 300);
	expect(begun()).toEqual(['report']);
});

test('so it is from the moment on that one takes long', async () => {
	const { list, begun } = house();
	list('first', 'slow');
	jest.advanceTimersByTime(300);
	list('second', 'beside it');
	await settle();
	list('third', 'waits');
	await settle();
	expect(begun()).toEqual(['slow', 'beside it']);
});

test('and from the first on where most of a year is asked for', async () => {
	const { list, begun } = house();
	list('first', 'year', YEAR);
	list('second', 'other', { ...YEAR, q: 'a' } as typeof YEAR);
	list('third', 'quick', SHORT);
	await settle();
	expect(begun()).toEqual(['year', 'quick']);
});

test('what was heavy is taken to be so for a minute', async () => {
	const { list, end, begun } = house();
	list('first', 'slow');
	await end('slow', 300);
	jest.advanceTimersByTime(60_000);
	list('first', 'again 1');
	list('second', 'again 2');
	await settle();
	expect(begun()).toEqual(['again 1', 'again 2']);
});

test('large tickets of a house are sold one after the other, beside small ones and what is read', async () => {
	const { sale, list, end, begun } = house();
	list('first', 'slow');
	await end('slow', 300);
	list('first', 'list');
	sale('terminal 1', 'large 1', true);
	sale('terminal 2', 'large 2', true);
	sale('terminal 3', 'small 1', false);
	sale('terminal 4', 'small 2', false);
	await settle();
	expect(begun()).toEqual(['list', 'large 1', 'small 1', 'small 2']);
});

test('a small sale that took long in a rush holds up no other', async () => {
	const { sale, end, begun } = house();
	for (const terminal of ['terminal 1', 'terminal 2']) {
		sale(terminal, `slow of ${terminal}`, false);
		await end(`slow of ${terminal}`, 300);
	}
	sale('terminal 1', 'next 1', false);
	sale('terminal 2', 'next 2', false);
	await settle();
	expect(begun()).toEqual(['next 1', 'next 2']);
});

describe('a file', () => {
	async function opened() {
		const { list, end, begun, queues } = house();
		list('first', 'slow');
		await end('slow', 300);
		const pieces = { isEnded: false, next: (): void => undefined };
		async function* rows() {
			try {
				for (let row = 1; ; row += 1) {
					await new Promise<void>((resolve) => {
						pieces.next = resolve;
					});
					yield row;
				}
			} finally {
				pieces.isEnded = true;
			}
		}
		const file = queues.inSlices(
			rows(),
			{ house: 'a', person: 'second' },
			new AbortController().signal,
		);
		/** Asks for a row, which takes the database so long. */
		async function read(ms: number) {
			const row = file.next();
			await settle();
			jest.advanceTimersByTime(ms);
			pieces.next();
			return (await row).value;
		}
		return { list, end, begun, file, pieces, read };
	}

	test('is read in turn with heavy calls, which wait for a slice of it', async () => {
		const { list, end, begun, read, file, pieces } = await opened();
		expect([await read(100), await read(100)]).toEqual([1, 2]);
		list('first', 'list');
		await settle();
		expect(begun()).toEqual([]);
		expect(await read(100)).toBe(3);
		await settle();
		expect(begun()).toEqual(['list']);
		const fourth = read(0);
		await settle();
		await end('list', 300);
		await settle();
		pieces.next();
		expect(await fourth).toBe(4);
		await file.return(undefined);
	});

	test('that nobody reads on holds up nobody', async () => {
		const { list, begun, read } = await opened();
		expect(await read(0)).toBe(1);
		list('first', 'list');
		await settle();
		expect(begun()).toEqual([]);
		jest.advanceTimersByTime(250);
		await settle();
		expect(begun()).toEqual(['list']);
	});

	test('that is left ends, and holds up nobody', async () => {
		const { list, begun, read, file, pieces } = await opened();
		expect(await read(0)).toBe(1);
		await file.return(undefined);
		expect(pieces.isEnded).toBe(true);
		list('first', 'list');
		await settle();
		expect(begun()).toEqual(['list']);
	});
});

test.each([
	[LONG, { ...LONG, start_date: '2026-11-01' }, true],
	[LONG, SHORT, false],
	[LONG, { ...LONG, q: 'a' }, false],
	[{ limit: 25 }, { limit: 50 }, true],
])('%j and %j ask for about as much: %s', (one, other, isSame) => {
	expect(shapeOf(one) === shapeOf(other)).toBe(isSame);
});
