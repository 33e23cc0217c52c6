import type { BodyOf } from '@borlette/shared/contract';
import type { ContactMessage, contactApi } from '@borlette/shared/contract/contact';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';

/** Visitors are of no company: their days are those of who reads, in `zone`. */
export const contactRows = (zone: string) => sql<ContactMessage>`
	SELECT c.id, c.name, c.email, c.phone, c.message, c.created_at, ${zone}::text AS timezone
	FROM contact_messages c`;

export const findContact = (
	db: Db,
	zone: string,
	id: string,
): Promise<ContactMessage | undefined> =>
	rowOf(db, sql<ContactMessage>`SELECT * FROM (${contactRows(zone)}) AS r WHERE id = ${id}`);

/** Writes without reading back: whoever sends may see no row, not even this one. */
export async function insertContact(
	db: Db,
	{ name, email, phone, message }: BodyOf<typeof contactApi.send>,
	ip: string,
): Promise<void> {
	await sql`INSERT INTO contact_messages (name, email, phone, message, ip)
		VALUES (${name}, ${email}, ${phone}, ${message}, ${ip})`.execute(db);
}
