import type { ItemOf } from '@borlette/shared/contract';
import type { Country, countryApi } from '@borlette/shared/contract/country';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';

export const countryRows = sql<Country>`SELECT id, name, name_code, flag, version FROM countries`;

export const cityRows = sql<ItemOf<typeof countryApi.cities>>`
	SELECT id, name, country_id FROM cities`;

export const findCountry = (db: Db, id: string): Promise<Country | undefined> =>
	rowOf(db, sql<Country>`SELECT * FROM (${countryRows}) AS r WHERE id = ${id}`);

/** Refused by the foreign key (`in_use`) while a company is there. */
export async function deleteCountry(db: Db, id: string): Promise<void> {
	await sql`DELETE FROM cities WHERE country_id = ${id}`.execute(db);
	await sql`DELETE FROM countries WHERE id = ${id}`.execute(db);
}
