import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';
import type { Picture } from './picture.ts';

export async function insertFile(db: Db, { contentType, bytes }: Picture): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{ id: string }>`INSERT INTO files (content_type, bytes) VALUES (${contentType}, ${bytes})
			RETURNING id`,
	);
	return id;
}

export const findFile = (db: Db, id: string) =>
	rowOf(
		db,
		sql<{ content_type: string; bytes: Buffer }>`
			SELECT content_type, bytes FROM files WHERE id = ${id}`,
	);

export async function deleteFile(db: Db, id: string): Promise<void> {
	await sql`DELETE FROM files WHERE id = ${id}`.execute(db);
}
