import { sql } from 'kysely';
import { PROVIDER, readEverywhere } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';
import { inScope, type Tx } from '../db/scope.ts';

/** How the database is doing. */
export interface HouseState {
	at: string;
	started_at: string;
	/** Of PostgreSQL. */
	version: string;
	bytes: number;
	connections: number;
	most_connections: number;
	/** Of the transaction that is open longest. */
	transaction_seconds: number;
	/** Transactions since the oldest row that was not frozen yet; PostgreSQL stops at two thousand million. */
	frozen_age: number;
	/** Fiches of draw dates before it have a place. */
	room_until: string;
	/** Signed in. */
	people: number;
	terminals: number;
	/** Sold in the last minute. */
	fiches_minute: number;
	/** Draws whose sales should have ended, and since when the first of them. */
	draws_late: number;
	draw_late_seconds: number;
	messages_waiting: number;
	message_late_seconds: number;
	replicas: Replica[];
	/** When all books were worked out again the last time; null: never. */
	checked_at: string | null;
	differences: number | null;
}

interface Replica {
	name: string;
	state: string;
	lag_seconds: number;
}

export const houseState = (tx: Tx): Promise<HouseState> =>
	theRow(tx, sql<HouseState>`SELECT * FROM house_state()`);

export const readHouse = (db: Pool): Promise<HouseState> => readEverywhere(db, houseState);

/** All books were worked out again. */
export const noteCheck = (
	db: Pool,
	{ begun, differences }: { begun: Date; differences: number },
): Promise<void> =>
	inScope(db, PROVIDER.scope, async (tx) => {
		await sql`INSERT INTO book_checks (begun_at, differences)
			VALUES (${begun.toISOString()}, ${differences})`.execute(tx);
	});
