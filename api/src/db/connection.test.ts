import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { withinCompany } from './companies.ts';
import { BeyondSafeInteger, connect, type Db, type Pool } from './connect.ts';
import { sendWithNext } from './connection.ts';
import { databaseFailure } from './failures.ts';
import { MOST_PREPARED } from './prepared.ts';
import { rowsOf, rowsOfBoth, rowsOfShared, theRow, theRowAtCommit } from './rows.ts';
import { inScope } from './scope.ts';

let database: TestDatabase;
/** One connection of the application's role, which everything takes in turn. */
let db: Pool;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	db = connect(database.appUrl, { max: 1 });
});
afterAll(async () => {
	await db.destroy();
	await database.close();
});

const scopeNow = (on: Db) =>
	theRow(on, sql<{ company: string }>`SELECT coalesce(app_company()::text, '') AS company`);
const prepared = (on: Db) =>
	rowsOf(on, sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`);
const numberOf = (on: Db, n: number) => theRow(on, sql<{ n: number }>`SELECT ${n}::int AS n`);
const inB = <T>(work: (tx: Db) => Promise<T>, readOnly = true) =>
	inScope(db, withinCompany(IDS.companyB), work, { readOnly });

test('what is asked for together is answered to whoever asked', async () => {
	const one = sql<{ n: number }>`SELECT 1 AS n`;
	const two = sql<{ company: string }>`SELECT app_company() AS company FROM generate_series(1, 2)`;
	const answers = await inB((tx) => rowsOfBoth(tx, one, two));
	expect(answers).toEqual([[{ n: 1 }], [{ company: IDS.companyB }, { company: IDS.companyB }]]);
});

test('what reads the same is answered in its order, and a sum that no number holds is no answer', async () => {
	const ctes = sql`one AS MATERIALIZED (SELECT n FROM generate_series(1, 3) AS n)`;
	const down = sql<{ n: number }>`SELECT n FROM one ORDER BY n DESC LIMIT 2`;
	const none = sql<{ n: number }>`SELECT n FROM one WHERE n > 3`;
	expect(await inB((tx) => rowsOfShared(tx, ctes, [down, none]))).toEqual([
		[{ n: 3 }, { n: 2 }],
		[],
	]);
	const large = sql<{ n: number }>`SELECT 9007199254740993 AS n`;
	await expect(inB((tx) => rowsOfShared(tx, ctes, [large]))).rejects.toThrow(BeyondSafeInteger);
});

test('what only reads ends with its last statement, and says so to whoever asks for more', async () => {
	const one = sql<{ n: number }>`SELECT 1 AS n`;
	const pid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
	const asked = inB(async (tx) => {
		const [, [{ pid: own } = { pid: 0 }]] = await rowsOfBoth(tx, one, pid, { isLast: true });
		const left = await theRow(
			database.owner,
			sql<{ state: string }>`SELECT state FROM pg_stat_activity WHERE pid = ${own}`,
		);
		expect(left).toEqual({ state: 'idle' });
		return rowsOf(tx, one);
	});
	await expect(asked).rejects.toThrow('after the last statement');
	expect(await scopeNow(db)).toEqual({ company: '' });
	// What writes goes on: it has more to say than what it answers.
	const written = inB(async (tx) => {
		await rowsOfBoth(tx, one, one, { isLast: true });
		return scopeNow(tx);
	}, false);
	expect(await written).toEqual({ company: IDS.companyB });
	await expect(
		inB((tx) => rowsOfBoth(tx, one, sql`SELECT 1 / 0`, { isLast: true })),
	).rejects.toThrow('zero');
	expect(await scopeNow(db)).toEqual({ company: '' });
});

test('a connection never keeps the scope of who had it before', async () => {
	for (const readOnly of [true, false]) {
		expect(await inB(scopeNow, readOnly)).toEqual({ company: IDS.companyB });
		expect(await scopeNow(db)).toEqual({ company: '' });
		await expect(inB((tx) => sql`SELECT 1 / 0`.execute(tx), readOnly)).rejects.toThrow('zero');
		expect(await scopeNow(db)).toEqual({ company: '' });
		// Without a statement there is nothing to confine, and nothing is left for the next one.
		await inB(async () => undefined, readOnly);
		expect(await scopeNow(db)).toEqual({ company: '' });
		await expect(inB(() => Promise.reject(new Error('own')), readOnly)).rejects.toThrow('own');
		expect(await scopeNow(db)).toEqual({ company: '' });
	}
});

test('where the scope cannot be set, nothing is done', async () => {
	const write = (on: Db) =>
		sql`INSERT INTO surcussales (company_id, name, commission) VALUES (${IDS.companyB}, 'Unconfined', 0)`.execute(
			on,
		);
	const owner = connect(database.ownerUrl, { max: 1 });
	const impossible = sql`SELECT set_config('app.company_id', (1 / 0)::text, true)`;
	const unconfined = owner.transaction().execute(async (tx) => {
		await tx.executeQuery(sendWithNext(impossible.compile(tx)));
		await write(tx);
	});
	await expect(unconfined).rejects.toThrow('zero');
	// Nor where the transaction itself cannot be opened.
	const unopened = owner.connection().execute(async (one) => {
		await one.executeQuery(sendWithNext(sql`START TRANSACTION ISOLATION LEVEL none`.compile(one)));
		await write(one);
	});
	await expect(unopened).rejects.toThrow('syntax');
	expect(
		await rowsOf(owner, sql<{ id: string }>`SELECT id FROM surcussales WHERE name = 'Unconfined'`),
	).toEqual([]);
	await owner.destroy();
});

test('of two statements sent together the second is not run behind a first that fails', async () => {
	const added = sql<{ id: string }>`INSERT INTO surcussales (company_id, name, commission)
		VALUES (${IDS.companyA}, 'Behind', 0) RETURNING id`;
	const { owner } = database;
	const fails = sql<{ n: number }>`SELECT 1 / 0 AS n`;
	const both = owner.connection().execute((one) => rowsOfBoth(one, fails, added));
	await expect(both).rejects.toThrow('zero');
	expect(
		await rowsOf(owner, sql<{ id: string }>`SELECT id FROM surcussales WHERE name = 'Behind'`),
	).toEqual([]);
});

test('a statement is prepared when it comes again, and is read as before', async () => {
	const own = connect(database.appUrl, { max: 1 });
	for (const n of [1, 2, 3, 4, 5, 6, 7]) expect(await numberOf(own, n)).toEqual({ n });
	const texts = (await prepared(own)).map(({ statement }) => statement);
	expect(texts).toEqual(['SELECT $1::int AS n']);
	await own.destroy();
});

test('texts without end do not fill a connection', async () => {
	const own = connect(database.appUrl, { max: 1 });
	await own.connection().execute(async (one) => {
		for (let n = 0; n < 2 * MOST_PREPARED; n += 1) {
			const text = sql<{ n: number }>`SELECT ${sql.lit(n)} AS n`;
			for (let times = 0; times < 2; times += 1) expect(await theRow(one, text)).toEqual({ n });
		}
		await numberOf(one, 1);
		expect((await prepared(one)).length).toBeLessThanOrEqual(MOST_PREPARED);
	});
	await own.destroy();
});

test('a failed statement is prepared anew', async () => {
	const divided = (by: number) => theRow(db, sql<{ n: number }>`SELECT 6 / ${by}::int AS n`);
	for (const by of [1, 0, 2, 0, 3, 6]) {
		if (by === 0) await expect(divided(by)).rejects.toThrow('zero');
		else expect(await divided(by)).toEqual({ n: 6 / by });
	}
});

test('a table that changes under a prepared statement fails it once, to be tried again', async () => {
	const { owner } = database;
	await sql`CREATE TABLE changing (n integer)`.execute(owner);
	await sql`INSERT INTO changing VALUES (1)`.execute(owner);
	await sql`GRANT SELECT ON changing TO PUBLIC`.execute(owner);
	const read = () => theRow(db, sql<{ n: unknown }>`SELECT * FROM changing`);
	for (let times = 0; times < 3; times += 1) expect(await read()).toEqual({ n: 1 });
	await sql`ALTER TABLE changing ALTER n TYPE text`.execute(owner);
	const refused: unknown = await read().catch((error: unknown) => error);
	expect(databaseFailure(refused)).toMatchObject({ code: 'unavailable' });
	expect(await read()).toEqual({ n: '1' });
	await sql`DROP TABLE changing`.execute(owner);
});

test('a value that cannot be read fails its statement and leaves the connection', async () => {
	const beyond = sql<{ n: number }>`SELECT 9007199254740993 AS n FROM generate_series(1, 3)`;
	await expect(rowsOf(db, beyond)).rejects.toThrow('beyond the safe integers');
	expect(await numberOf(db, 1)).toEqual({ n: 1 });
});

test('who leaves a transaction open leaves no connection to anybody', async () => {
	const pid = (on: Db) => theRow(on, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
	const before = await db.connection().execute(async (one) => {
		await sql`BEGIN`.execute(one);
		await sql`SELECT set_config('app.company_id', ${IDS.companyA}, true)`.execute(one);
		return pid(one);
	});
	expect(await pid(db)).not.toEqual(before);
	expect(await scopeNow(db)).toEqual({ company: '' });
});

test('an error names the place that asked', async () => {
	const asksInVain = () => sql`SELECT 1 / 0`.execute(db);
	const error = (await asksInVain().catch((thrown: unknown) => thrown)) as Error;
	expect(error.stack).toContain('connection.test.ts');
});

test('what is answered by the statement that a transaction is committed with, is committed', async () => {
	const add = (on: Db, name: string) =>
		theRowAtCommit(
			on,
			sql<{ id: string }>`INSERT INTO surcussales (company_id, name, commission)
				VALUES (${IDS.companyB}, ${name}, 0) RETURNING id`,
		);
	const counted = (name: string) =>
		theRow(
			database.owner,
			sql<{ count: number }>`SELECT count(*) AS count FROM surcussales WHERE name = ${name}`,
		);
	await inB(async (tx) => {
		await add(tx, 'Committed');
		expect(await counted('Committed')).toEqual({ count: 1 });
		await expect(scopeNow(tx)).rejects.toThrow('after the last statement');
	}, false);
	expect(await scopeNow(db)).toEqual({ company: '' });
	// Where it fails, nothing of its transaction stays.
	const refused = inB(async (tx) => {
		await sql`UPDATE surcussales SET commission = 1 WHERE name = 'Committed'`.execute(tx);
		return add(tx, 'committed');
	}, false);
	await expect(refused).rejects.toThrow('surcussales_name');
	const { changed } = await theRow(
		database.owner,
		sql<{ changed: number }>`SELECT count(*) AS changed FROM surcussales WHERE commission = 1`,
	);
	expect(changed).toBe(0);
	expect(await scopeNow(db)).toEqual({ company: '' });
});

test('a transaction of one trip has no beginning of its own, and is committed as a whole or not at all', async () => {
	const add = (name: string) => sql<{
		id: string;
	}>`INSERT INTO surcussales (company_id, name, commission)
		VALUES (${IDS.companyB}, ${name}, 0) RETURNING id`;
	const both = (first: string, then: string) =>
		inB(async (tx) => {
			await tx.executeQuery(sendWithNext(add(first).compile(tx)));
			return theRowAtCommit(tx, add(then));
		}, false);
	const added = async () =>
		(
			await rowsOf(
				database.owner,
				sql<{ name: string }>`SELECT name FROM surcussales WHERE name LIKE 'Trip %' ORDER BY 1`,
			)
		).map(({ name }) => name);
	await both('Trip one', 'Trip two');
	expect(await added()).toEqual(['Trip one', 'Trip two']);
	await expect(both('Trip three', 'trip two')).rejects.toThrow('surcussales_name');
	await expect(both('trip one', 'Trip four')).rejects.toThrow('surcussales_name');
	expect(await added()).toEqual(['Trip one', 'Trip two']);
	expect(await scopeNow(db)).toEqual({ company: '' });
	const texts = (await prepared(db)).map(({ statement }) => statement);
	expect(texts.filter((text) => text.includes('read committed read write'))).toEqual([]);
});

test('such a transaction is of the same kind whatever the server has for others', async () => {
	const { owner } = database;
	const name = await theRow(owner, sql<{ name: string }>`SELECT current_database() AS name`);
	const give = (text: string) =>
		sql`ALTER DATABASE ${sql.ref(name.name)} ${sql.raw(text)}`.execute(owner);
	await give(`SET default_transaction_isolation = 'serializable'`);
	await give('SET default_transaction_read_only = on');
	const own = connect(database.appUrl, { max: 1 });
	const kind = await inScope(own, withinCompany(IDS.companyB), (tx) =>
		theRowAtCommit(
			tx,
			sql<{
				isolation: string;
				only: string;
			}>`SELECT current_setting('transaction_isolation') AS isolation,
				current_setting('transaction_read_only') AS only`,
		),
	);
	expect(kind).toEqual({ isolation: 'read committed', only: 'off' });
	await own.destroy();
	await give('RESET ALL');
});
