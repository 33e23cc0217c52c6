import type { BodyOf } from '@borlette/shared/contract';
import type { ContactMessage, contactApi } from '@borlette/shared/contract/contact';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';

export const contactRows = sql<ContactMessage>`
	SELECT c.id, c.name, c.email, c.phone, c.message, c.created_at FROM contact_messages c`;

export const findContact = (db: Db, id: string): Promise<ContactMessage | undefined> =>
	rowOf(db, sql<ContactMessage>`SELECT * FROM (${contactRows}) AS r WHERE id = ${id}`);

/** Writes without reading back: whoever sends may see no row, not even this one. */
export async function insertContact(
	db: Db,
	{ name, email, phone, message }: BodyOf<typeof contactApi.send>,
	ip: string,
): Promise<void> {
	await sql`INSERT INTO contact_messages (name, email, phone, message, ip)
		VALUES (${name}, ${email}, ${phone}, ${message}, ${ip})`.execute(db);
}
