import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { type ConnectOptions, connect, type Pool } from './connect.ts';
import { addressOf, urlsOf } from './server-urls.ts';

/** After which one that says nothing at all is not waited for any longer. */
export const SILENCE_MS = 60_000;
/** A start of every day is through by then. */
export const SOON_MS = 3_000;
export const BETWEEN_TRIES_MS = 200;
/** `cannot_connect_now`: it works through its log first, and says so to whoever asks. */
const STARTING = '57P03';

/** Why PostgreSQL lets nobody in yet, in its own words; undefined: it is another failure. */
export const whyNotYet = (error: unknown): string | undefined =>
	error instanceof pg.DatabaseError && error.code === STARTING ? error.message : undefined;

export interface Waiting extends Pick<ConnectOptions, 'servers'> {
	say: (message: string) => void;
	/** Ends it while it waits. */
	signal?: AbortSignal | undefined;
}

/**
 * Works on one connection of its own to a server that is somebody else's to start: it is waited for like the embedded one, for as
 * long as it says that it is on its way, or until it has been silent for a minute.
 */
export async function onceLetIn(
	url: string,
	{ say, signal, servers }: Waiting,
	work: (db: Pool) => Promise<void>,
): Promise<void> {
	const db = connect(url, { max: 1, waitMs: SILENCE_MS, servers });
	const where = () => urlsOf(url).map(addressOf).join(', ');
	const tell = (why: string) => say(`The database at ${where()} ${why}: waiting for it`);
	try {
		await letIn(db, tell, signal);
		await work(db);
	} finally {
		await db.destroy();
	}
}

async function letIn(
	db: Pool,
	tell: (why: string) => void,
	signal: AbortSignal | undefined,
): Promise<void> {
	let told = '';
	const tellOnce = (why: string) => {
		if (why !== told) tell(why);
		told = why;
	};
	for (;;) {
		const silent = setTimeout(tellOnce, SOON_MS, 'has not answered yet');
		try {
			await sql`SELECT 1`.execute(db);
			return signal?.throwIfAborted();
		} catch (error) {
			const answer = whyNotYet(error);
			if (!answer) throw error;
			tellOnce(`lets nobody in yet (“${answer}”)`);
		} finally {
			clearTimeout(silent);
		}
		await wait(BETWEEN_TRIES_MS, undefined, { signal });
	}
}
