import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ConnectOptions, connect, type Db, type Pool } from './connect.ts';
import { besideCalls } from './lanes.ts';
import { rowOf } from './rows.ts';
import type { Servers } from './servers.ts';

/** A second server that is further behind is not shown. */
const OLDEST_SECONDS = 60;
/** So often something is committed, by which the second server knows how far it is: its age is told to about that. */
const BEAT_EVERY_MS = 1_000;

/** What can be read of the second server now. */
export interface Shown {
	pool: Pool;
	/** Whole seconds. What was committed before is in it. */
	age: number;
}

/** Reading from the server that follows, while there is one. */
export class SecondReads {
	readonly #servers: Servers;
	readonly #options: ConnectOptions;
	readonly #wroteAt = new Map<string, number>();
	#url: string | undefined;
	#pool: Pool | undefined;

	constructor(servers: Servers, options: ConnectOptions) {
		this.#servers = servers;
		this.#options = options;
	}

	/** Whoever has changed something sees it: from then on they read nothing older. */
	noteWrite(person: string): void {
		this.#wroteAt.set(person, Date.now());
	}

	/** undefined: the second server is away, too far behind, or has not yet what the person changed. */
	async shownTo(person: string): Promise<Shown | undefined> {
		const pool = await this.#poolOf(this.#servers.following);
		if (!pool) return undefined;
		const seconds = await ageOf(pool).catch(() => undefined);
		if (seconds === undefined || seconds > OLDEST_SECONDS) return undefined;
		if (Date.now() - seconds * 1_000 <= (this.#wroteAt.get(person) ?? 0)) return undefined;
		this.#wroteAt.delete(person);
		return { pool, age: Math.round(seconds) };
	}

	/** Until the signal. */
	async beat(db: Db, signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			if (this.#servers.following)
				await besideCalls(() => commitSomething(db)).catch(() => undefined);
			await wait(BEAT_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
		}
	}

	async close(): Promise<void> {
		await this.#pool?.destroy();
	}

	async #poolOf(url: string | undefined): Promise<Pool | undefined> {
		if (url === undefined) return undefined;
		if (url === this.#url) return this.#pool;
		const before = this.#pool;
		this.#url = url;
		this.#pool = connect(url, this.#options);
		await before?.destroy();
		return this.#pool;
	}
}

/** Seconds since the last commit that it shows; undefined: it follows no longer, or has shown none. */
async function ageOf(pool: Pool): Promise<number | undefined> {
	const found = await rowOf(
		pool,
		sql<{ age: number | null }>`SELECT CASE WHEN pg_is_in_recovery() THEN greatest(0,
			extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()))::float8 END AS age`,
	);
	return found?.age ?? undefined;
}

async function commitSomething(db: Db): Promise<void> {
	await sql`SELECT pg_logical_emit_message(true, 'borlette', '')`.execute(db);
}
