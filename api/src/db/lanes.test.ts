import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { VARIABLES } from '../config/variables.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import {
	besideCalls,
	inLane,
	LANES,
	type Lane,
	type LaneLimits,
	lockMsOf,
	SecondConnection,
} from './lanes.ts';
import { theRow } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.close());

const one = () => theRow(database.db, sql<{ one: number }>`SELECT 1 AS one`);

test('a call that holds a connection gets no second one, in whichever lane', async () => {
	await inLane('list', () =>
		database.db.transaction().execute(async () => {
			await expect(one()).rejects.toThrow(SecondConnection);
			await expect(inLane('health', one)).rejects.toThrow(SecondConnection);
			// What the house does besides is not the call's.
			expect(await besideCalls(one)).toEqual({ one: 1 });
		}),
	);
	// It was given back, also after what failed.
	await inLane('list', async () => {
		await expect(sql`SELECT 1 / 0`.execute(database.db)).rejects.toThrow('zero');
		expect(await one()).toEqual({ one: 1 });
		expect(await one()).toEqual({ one: 1 });
	});
});

test('a lane that is full keeps no other waiting', async () => {
	const held: Array<() => void> = [];
	const taken = Array.from(
		{ length: LANES.list.slots },
		() =>
			new Promise<void>((taking, reject) => {
				inLane('list', () =>
					database.db.connection().execute(() => {
						taking();
						return new Promise<void>((end) => held.push(end));
					}),
				).catch(reject);
			}),
	);
	try {
		await Promise.all(taken);
		for (const lane of ['health', 'entry', 'sale', 'whole', 'report', 'long'] as const) {
			expect(await inLane(lane, one)).toEqual({ one: 1 });
		}
	} finally {
		// The database is not closed while one of them is taken.
		for (const end of held) end();
	}
});

test.each(Object.keys(LANES) as Lane[])(
	'what takes too long in the lane %s is ended',
	async (lane) => {
		const limits: LaneLimits = LANES[lane];
		const set = await inLane(lane, () =>
			theRow(
				database.db,
				sql<{ statement: string; transaction: string; lock: string; idle: string }>`
				SELECT extract(epoch FROM current_setting('statement_timeout')::interval) * 1000 AS statement,
					extract(epoch FROM current_setting('transaction_timeout')::interval) * 1000 AS transaction,
					extract(epoch FROM current_setting('lock_timeout')::interval) * 1000 AS lock,
					extract(epoch FROM current_setting('idle_in_transaction_session_timeout')::interval) * 1000 AS idle`,
			),
		);
		const { statementMs, transactionMs, idleMs = 0 } = limits;
		expect([set.statement, set.transaction, set.lock, set.idle].map(Number)).toEqual([
			...[statementMs, transactionMs, lockMsOf(limits), idleMs],
		]);
		// Who only waits for others is told so before their time is up.
		expect(lockMsOf(limits)).toBeLessThan(statementMs);
	},
);

test.each(Object.keys(LANES) as Lane[])(
	'a statement in the lane %s takes other cores only for the house itself',
	async (lane) => {
		const { workers } = await inLane(lane, () =>
			theRow(
				database.db,
				sql<{
					workers: string;
				}>`SELECT current_setting('max_parallel_workers_per_gather') AS workers`,
			),
		);
		expect(workers).toBe(lane === 'house' ? '2' : '0');
	},
);

test('how many connections a process takes is what those who run it are told', () => {
	const connections = Object.values(LANES).reduce((sum, { slots }) => sum + slots, 0);
	const scaling = readFileSync(join(__dirname, '../../../docs/scaling.md'), 'utf8');
	for (const text of [VARIABLES.CAPACITY.meaning, scaling]) {
		expect(text).toContain(`up to ${connections} connections`);
	}
});
