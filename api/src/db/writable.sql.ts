import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { theRow } from './rows.ts';

/** Whether the server takes writes: a standby does not, as when its address now leads to one. */
export const takesWrites = async (db: Db): Promise<boolean> =>
	(await theRow(db, sql<{ yes: boolean }>`SELECT NOT pg_is_in_recovery() AS yes`)).yes;
