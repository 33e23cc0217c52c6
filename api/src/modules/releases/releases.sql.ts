import type { ReleaseRight } from '@borlette/shared/contract/releases';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';

/** Remotes that the provider gave somebody. */
export async function remotesOf(db: Db, userId: string): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql<{ remote: string }>`SELECT remote FROM release_rights
			WHERE user_id = ${userId} ORDER BY remote`,
	);
	return rows.map(({ remote }) => remote);
}

export const rightsGiven = (db: Db): Promise<ReleaseRight[]> =>
	rowsOf(db, sql<ReleaseRight>`SELECT * FROM release_rights_given()`);

/** The person's id; null: nobody who signs in for a company has that name. */
export async function giveRights(
	db: Db,
	username: string,
	remotes: readonly string[],
): Promise<string | null> {
	const { id } = await theRow(
		db,
		sql<{ id: string | null }>`SELECT give_release_rights(${username}, ${remotes}::text[]) AS id`,
	);
	return id;
}
