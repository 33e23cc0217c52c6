import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

const AT_ONCE = 4_000;

/**
 * Inserts many rows of one table in few statements. `types` names each column's SQL type; they
 * travel as one JSON document, which is far quicker than a parameter for each value.
 */
export async function insertRows(
	db: Db,
	table: string,
	companyId: string,
	types: Readonly<Record<string, string>>,
	rows: readonly object[],
): Promise<void> {
	const names = Object.keys(types).map((name): RawBuilder<unknown> => sql.ref(name));
	const typed = Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
	for (let start = 0; start < rows.length; start += AT_ONCE) {
		await sql`INSERT INTO ${sql.table(table)} (company_id, ${sql.join(names)})
			SELECT ${companyId}::uuid, ${sql.join(names)}
			FROM jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + AT_ONCE))}::jsonb)
				AS given (${sql.join(typed)})`.execute(db);
	}
}
