import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { sendWithNext } from './connection.ts';

/**
 * What follows in the transaction runs by plans that are made once a connection, whatever the values.
 * PostgreSQL decides that by what it expects rows to cost and knows little of what planning costs: to plan a page of
 * fiches takes twice as long as to read it. Only for statements whose plan is good for every value.
 */
export const planOnce = (tx: Db): Promise<void> => planBy(tx, 'force_generic_plan');

/**
 * What follows in the transaction is planned for its values each time: for what reads so much of a day that the wrong plan costs
 * more than planning.
 */
export const planAnew = (tx: Db): Promise<void> => planBy(tx, 'force_custom_plan');

async function planBy(tx: Db, mode: string): Promise<void> {
	const setting = sql`SET LOCAL plan_cache_mode = ${sql.raw(mode)}`;
	await tx.executeQuery(sendWithNext(setting.compile(tx)));
}
