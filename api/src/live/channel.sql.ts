import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/connect.ts';

const CHANNEL = 'live';

/** Tells every process that listens. */
export async function notify(db: Db, payloads: readonly string[]): Promise<void> {
	await sql`SELECT pg_notify(${CHANNEL}, text)
		FROM unnest(${payloads}::text[]) AS p (text)`.execute(db);
}

/** Told by triggers: who is signed in, and what they may do, may be another than a moment ago. */
export const PEOPLE_CHANNEL = 'people';

export async function listen(client: pg.Client): Promise<void> {
	await client.query(`LISTEN ${PEOPLE_CHANNEL}`);
	await client.query(`LISTEN ${CHANNEL}`);
}

/** A connection that was cut without a word shows when it is used: it gives no answer in its time (`query_timeout`). */
export const probe = (client: pg.Client) => client.query('SELECT');
