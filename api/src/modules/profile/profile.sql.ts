import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';

interface Names {
	first_name: string;
	last_name: string;
	phone: string | null;
}

/** What a person may change of themselves. */
export interface ProfileRow extends Names {
	user_photo: string | null;
}

/** As they stand, until the transaction ends: the sign-in that asks may have been looked at before another change. */
export const lockNames = (db: Db, userId: string) =>
	theRow(
		db,
		sql<Names>`SELECT first_name, last_name, phone FROM users WHERE id = ${userId}
			FOR NO KEY UPDATE`,
	);

export async function updateProfile(db: Db, userId: string, row: Names): Promise<void> {
	await sql`UPDATE users SET first_name = ${row.first_name}, last_name = ${row.last_name},
			phone = ${row.phone}, version = version + 1, updated_at = now()
		WHERE id = ${userId}`.execute(db);
}

export async function setPhoto(db: Db, userId: string, photo: string | null): Promise<void> {
	await sql`UPDATE users SET user_photo = ${photo} WHERE id = ${userId}`.execute(db);
}
