import { EventEmitter } from 'node:events';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { posApi } from '@borlette/shared/contract/pos';
import type { FastifyReply } from 'fastify';
import { Queues } from './lanes.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

/** Calls of one house that go on until they are told to end, `ms` later by the clock. */
function house(queues = new Queues(1)) {
	let now = 1_000_000;
	jest.spyOn(Date, 'now').mockImplementation(() => now);
	const ends = new Map<string, () => void>();
	return {
		begun: () => [...ends.keys()],
		call(person: string, name: string, isLarge?: boolean) {
			const [lane, endpoint] =
				isLarge === undefined
					? (['list', ficheApi.list] as const)
					: (['sale', posApi.sell] as const);
			const work = () => new Promise<void>((resolve) => ends.set(name, resolve));
			// Who still waits when a test ends is sent away some seconds later.
			queues
				.run(lane, { house: 'a', person }, reply(), work, { endpoint, isLarge })
				.catch(() => undefined);
		},
		async end(name: string, ms: number) {
			now += ms;
			ends.get(name)?.();
			ends.delete(name);
			await settle();
		},
		later: (ms: number) => {
			now += ms;
		},
	};
}

test('of calls that took long before, a house has one at work, and room for others beside it', async () => {
	const { call, end, begun } = house();
	call('first', 'slow 1');
	await end('slow 1', 300);
	call('second', 'slow 2');
	await end('slow 2', 300);
	call('first', 'slow 3');
	call('second', 'slow 4');
	call('third', 'quick');
	await settle();
	expect(begun()).toEqual(['slow 3', 'quick']);
	await end('slow 3', 300);
	expect(begun()).toEqual(['quick', 'slow 4']);
});

test('what was heavy is taken to be so for a minute', async () => {
	const { call, end, begun, later } = house();
	call('first', 'slow 1');
	await end('slow 1', 300);
	call('second', 'slow 2');
	await end('slow 2', 300);
	later(60_000);
	call('first', 'again 1');
	call('second', 'again 2');
	await settle();
	expect(begun()).toEqual(['again 1', 'again 2']);
});

test('large tickets of a house are sold one after the other, beside small ones', async () => {
	const { call, begun } = house();
	call('terminal 1', 'large 1', true);
	call('terminal 2', 'large 2', true);
	call('terminal 3', 'small 1', false);
	call('terminal 4', 'small 2', false);
	await settle();
	expect(begun()).toEqual(['large 1', 'small 1', 'small 2']);
});
