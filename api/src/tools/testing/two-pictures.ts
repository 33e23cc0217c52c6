import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { IDS } from './ids.ts';
import type { TestApi } from './test-api.ts';
import { untilWaiting } from './waiting.ts';

/** Whose picture it is, in house A. */
interface Shown {
	table: 'companies' | 'users';
	id: string;
}

/**
 * One picture is given and not committed yet while `send` gives another.
 * @returns status of the address of each, first the former: 404 where it is gone
 */
export async function twoPicturesAtOnce(
	api: TestApi,
	{ table, id }: Shown,
	send: () => Promise<{ body: unknown }>,
): Promise<number[]> {
	const { address, answer } = await api.owner.transaction().execute(async (tx) => {
		const first = await theRow(
			tx,
			sql<{ address: string }>`
				WITH kept AS (
					INSERT INTO files (content_type, bytes, kept_for)
					VALUES ('image/webp', '', ${IDS.companyA}) RETURNING id
				)
				UPDATE ${sql.table(table)} AS shown SET user_photo = '/api/files/' || kept.id FROM kept
				WHERE shown.id = ${id} RETURNING coalesce(user_photo, '') AS address`,
		);
		const sent = send();
		await untilWaiting(api.owner);
		return { ...first, answer: sent };
	});
	const { user_photo } = (await answer).body as { user_photo: string };
	return Promise.all([address, user_photo].map(async (url) => (await api.inject({ url })).status));
}
