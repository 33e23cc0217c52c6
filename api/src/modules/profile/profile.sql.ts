import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** What a person may change of themselves. */
export interface ProfileRow {
	first_name: string;
	last_name: string;
	phone: string | null;
	user_photo: string | null;
}

export async function updateProfile(db: Db, userId: string, row: ProfileRow): Promise<void> {
	await sql`UPDATE users SET first_name = ${row.first_name}, last_name = ${row.last_name},
			phone = ${row.phone}, version = version + 1, updated_at = now()
		WHERE id = ${userId}`.execute(db);
}

export async function setPhoto(db: Db, userId: string, photo: string | null): Promise<void> {
	await sql`UPDATE users SET user_photo = ${photo} WHERE id = ${userId}`.execute(db);
}
