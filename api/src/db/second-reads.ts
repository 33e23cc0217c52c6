import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ConnectOptions, connect, type Db, type Pool } from './connect.ts';
import { besideCalls } from './lanes.ts';
import { rowOf, theRow } from './rows.ts';
import type { Servers } from './servers.ts';

/** A standby that is further behind is not read from. */
const OLDEST_SECONDS = 60;
/** So often something is committed, by which the second server knows how far it is: its age is told to about that. */
const BEAT_EVERY_MS = 1_000;

/** What can be read of the second server now. */
export interface Shown {
	pool: Pool;
	/** Whole seconds, at least one. What was committed before is in it. */
	age: number;
}

/** Reads from the standby, while there is one. */
export class SecondReads {
	readonly #servers: Servers;
	readonly #options: ConnectOptions;
	readonly #wroteAt = new Map<string, number>();
	/** How far the clock of the server that is written is ahead of this process's, in ms. */
	#ahead = 0;
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
		const shownAt = await newestShown(pool).catch(() => undefined);
		if (shownAt === undefined) return undefined;
		const seconds = Math.max(0, (Date.now() + this.#ahead - shownAt) / 1_000);
		if (seconds > OLDEST_SECONDS) return undefined;
		if (Date.now() - seconds * 1_000 <= (this.#wroteAt.get(person) ?? 0)) return undefined;
		this.#wroteAt.delete(person);
		return { pool, age: Math.max(1, Math.ceil(seconds)) };
	}

	/** Until the signal. */
	async beat(db: Db, signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			if (this.#servers.following)
				await besideCalls(() => this.#commitSomething(db)).catch(() => undefined);
			await wait(BEAT_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
		}
	}

	async #commitSomething(db: Db): Promise<void> {
		const { now } = await theRow(
			db,
			sql<{ now: number }>`
				SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now
				FROM pg_logical_emit_message(true, 'borlette', '')`,
		);
		this.#ahead = now - Date.now();
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

/**
 * When the last commit that it shows was made, in ms, by the clock of the server that made it: its own may be another one.
 * undefined: it follows no longer, or has shown none.
 */
async function newestShown(pool: Pool): Promise<number | undefined> {
	const found = await rowOf(
		pool,
		sql<{ shown: number | null }>`SELECT CASE WHEN pg_is_in_recovery()
			THEN extract(epoch FROM pg_last_xact_replay_timestamp())::float8 * 1000 END AS shown`,
	);
	return found?.shown ?? undefined;
}
