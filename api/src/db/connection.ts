import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { PreparedStatements } from './prepared.ts';
import { type Step, Trip } from './trip.ts';

/** What statements that wait for the next one are answered, once they are sent. */
const answers = new WeakMap<CompiledQuery, Promise<pg.Result> | undefined>();
const last = new WeakSet<CompiledQuery>();
const committed = new WeakSet<CompiledQuery>();
const scripts = new WeakSet<CompiledQuery>();

/** Marks a statement that is sent with the next one: that is not run if this one fails. */
export function sendWithNext<Q extends CompiledQuery>(query: Q): Q {
	answers.set(query, undefined);
	return query;
}

/** The rows of a statement that was sent with the next one. */
export async function rowsSent<R>(query: CompiledQuery<R>): Promise<R[]> {
	const answer = await answers.get(query);
	return (answer?.rows ?? []) as R[];
}

/** Marks the last statement of its transaction: one that only reads ends in the same trip. */
export function endWith<Q extends CompiledQuery>(query: Q): Q {
	last.add(query);
	return query;
}

/**
 * Marks the statement that its transaction is committed with, in the same trip: what it locks is held no longer
 * than the database takes. It is answered once that is committed.
 */
export function commitWith<Q extends CompiledQuery>(query: Q): Q {
	committed.add(query);
	return query;
}

/** Marks a text of several statements, which PostgreSQL takes only as a whole and not prepared. */
export function asScript<Q extends CompiledQuery>(query: Q): Q {
	scripts.add(query);
	return query;
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
	.utils;
const ignore = () => undefined;
/** How much later than the server's own limits an answer may come, before nobody seems to be there. */
const SLACK_MS = 5_000;
const NOTHING = new pg.Result('', pg.types);

/** Place of PostgreSQL that warns, and lets a commit pass that did not wait for the second server. */
const NOT_WAITED = 'SyncRepWaitForLSN';

/** It is committed here, and nobody knows whether the second server has it: whoever asked is told nothing, and sends it again. */
class NotReplicated extends Error {
	override name = 'NotReplicated';
	/** Of its class, an end by the administrator: it may have been done. */
	readonly code = '57P01';
}

/** The settings of a transaction that decide how it is sent. */
interface TransactionKind {
	isReadOnly: boolean;
	/** As an implicit transaction of PostgreSQL is: read committed, read write. */
	isPlain: boolean;
}

async function runAsItIs<R>(client: pg.PoolClient, text: string): Promise<QueryResult<R>> {
	const { rows = [] } = await client.query(text);
	return { rows };
}

/**
 * One connection of a pool, for one statement after another (Kysely sees to that): the only way by
 * which statements are sent.
 */
export class Connection implements DatabaseConnection {
	readonly #client: pg.PoolClient;
	/** After which the server ends a statement by itself; undefined: never. */
	readonly #statementMs: number | undefined;
	readonly #prepared = new PreparedStatements();
	/** Not sent yet. */
	#waiting: Step[] = [];
	/** The beginning of the transaction is among those. */
	#isBeginning = false;
	#isReadOnly = false;
	/** The transaction is as an implicit one is. */
	#isPlain = false;
	/** It is an implicit one. */
	#isOneTrip = false;
	/** The end of the transaction was sent with its last statement. */
	#isOver = false;
	/** The end of what was only read. */
	#ending: Promise<unknown> | undefined;

	/** Sent last. */
	#trip: Trip | undefined;

	constructor(client: pg.PoolClient, statementMs?: number) {
		this.#client = client;
		this.#statementMs = statementMs;
		client.on('notice', ({ routine }) => {
			if (routine === NOT_WAITED) this.#trip?.doubt(new NotReplicated());
		});
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		if (this.#isOver) throw new Error('Nothing can be asked after the last statement (endWith)');
		if (scripts.has(query)) return this.#runScript(query.sql);
		const answer = this.#add(query.sql, query.parameters);
		if (answers.has(query)) {
			answer.catch(ignore);
			answers.set(query, answer);
			return { rows: [] };
		}
		if (committed.has(query) || (this.#isReadOnly && last.has(query))) this.#addEnd();
		this.#send();
		try {
			const { command, rowCount, rows } = await answer;
			if (!WRITES.has(command)) return { rows };
			return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
		} catch (error) {
			// Its stack leads to the caller instead of to the socket.
			if (error instanceof Error) Error.captureStackTrace(error);
			throw error;
		}
	}

	streamQuery(): never {
		throw new Error('Read through a cursor of the transaction: streamed() or readBatches()');
	}

	/** Sent with the first statement. */
	begin(statement: string, { isReadOnly, isPlain }: TransactionKind): void {
		this.#isBeginning = true;
		this.#isReadOnly = isReadOnly;
		this.#isPlain = isPlain;
		this.#add(statement).catch(ignore);
	}

	/** Nobody waits for the end of a read-only transaction; the connection is not released before. */
	async commit(): Promise<void> {
		if (this.#isOver) return;
		const committed = this.#add('commit');
		this.#send();
		if (this.#isReadOnly) this.#ending = committed.catch(ignore);
		else await committed;
	}

	async rollback(): Promise<void> {
		const isOpen = !this.#isBeginning && !this.#isOneTrip;
		this.#drop();
		if (!isOpen) return;
		const rolledBack = this.#add('rollback');
		this.#send();
		await rolledBack;
	}

	/** Resolves when nothing of its work is left. Throws where a transaction is: nobody else may have it. */
	async leave(): Promise<void> {
		this.#drop();
		this.#isOver = false;
		this.#isReadOnly = false;
		this.#isOneTrip = false;
		await this.#ending;
		this.#ending = undefined;
		const status = this.#client.getTransactionStatus();
		if (status === 'T' || status === 'E') throw new Error('A transaction was left open');
	}

	/**
	 * The end of the transaction goes with its last statement. One that only this trip is made of needs neither a
	 * beginning nor an end, if it is of PostgreSQL's own kind: what stands before one Sync is committed or not
	 * as a whole.
	 */
	#addEnd(): void {
		this.#isOver = true;
		if (this.#isBeginning && this.#isPlain) {
			this.#isOneTrip = true;
			this.#waiting.shift()?.done(NOTHING);
		} else this.#add('commit').catch(ignore);
	}

	#add(text: string, parameters: readonly unknown[] = []): Promise<pg.Result> {
		const values = parameters.map((value) => prepareValue(value));
		return new Promise((done, failed) => {
			this.#waiting.push({ text, values, done, failed });
		});
	}

	#send(): void {
		const limit = this.#statementMs && this.#waiting.length * this.#statementMs + SLACK_MS;
		const trip = new Trip(this.#waiting, this.#prepared, this.#client, limit);
		this.#waiting = [];
		this.#isBeginning = false;
		this.#trip = trip;
		this.#client.query(trip as unknown as pg.Submittable);
	}

	#drop(): void {
		for (const { failed } of this.#waiting)
			failed(new Error('It was not sent: its work has ended'));
		this.#waiting = [];
		this.#isBeginning = false;
	}

	async #runScript<R>(text: string): Promise<QueryResult<R>> {
		// Behind what waits, and never where that fails.
		if (this.#waiting.length > 0) {
			const reached = this.#add('SELECT');
			this.#send();
			await reached;
		}
		return runAsItIs(this.#client, text);
	}
}
