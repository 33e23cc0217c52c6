import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { type Network, networkTo } from '../tools/testing/network.ts';
import { connect, type Pool } from './connect.ts';
import { databaseFailure } from './failures.ts';
import { inLane, LANES } from './lanes.ts';
import { theRow } from './rows.ts';

let database: TestDatabase;
let network: Network;
let db: Pool;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	network = await networkTo(database.appUrl);
	db = connect(network.url);
});
afterAll(async () => {
	jest.useRealTimers();
	network.close();
	await db.destroy();
	await database.close();
});

const ask = () => inLane('sale', () => theRow(db, sql<{ one: number }>`SELECT 1 AS one`));
const SLACK_MS = 5_000;

/** What is under way by itself, without a timer. */
async function turns(): Promise<void> {
	for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next));
}

test('a server that is there and says nothing is given up like one that cannot be reached, and asked anew', async () => {
	expect(await ask()).toEqual({ one: 1 });
	jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
	network.silence(true);
	const asked = ask().catch((error: unknown) => error);
	await turns();
	jest.advanceTimersByTime(LANES.sale.statementMs + SLACK_MS - 1);
	expect(await Promise.race([asked, 'waits'])).toBe('waits');
	jest.advanceTimersByTime(1);
	await turns();
	expect(databaseFailure(await Promise.race([asked, 'waits']))).toMatchObject({
		code: 'unavailable',
	});
	jest.useRealTimers();
	network.silence(false);
	expect(await ask()).toEqual({ one: 1 });
});
