import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { sendWithNext } from './connection.ts';

/**
 * What follows in the transaction runs by plans that are made once a connection, whatever the values.
 * PostgreSQL decides that by what it expects rows to cost and knows little of what planning costs: to plan a page of
 * fiches takes twice as long as to read it. Only for statements whose plan is good for every value.
 */
export async function planOnce(tx: Db): Promise<void> {
	const once = sql`SET LOCAL plan_cache_mode = force_generic_plan`;
	await tx.executeQuery(sendWithNext(once.compile(tx)));
}
