import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';

export const findChoosableCompany = (db: Db, id: string) =>
	rowOf(
		db,
		sql<{ companyname: string; country_code: string }>`
			SELECT c.companyname, n.name_code AS country_code
			FROM companies c JOIN countries n ON n.id = c.country_id
			WHERE c.id = ${id}`,
	);

export const findChoosableCountry = (db: Db, code: string) =>
	rowOf(db, sql<{ name: string }>`SELECT name FROM countries WHERE name_code = ${code}`);
