import { sql } from 'kysely';
import { inEachCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { planInstances } from '../engine/instances.sql.ts';

/** Makes room for the coming months' fiches and the dates of the coming days, for all companies. */
export async function planAllCompanies(db: Pool): Promise<void> {
	await sql`SELECT ensure_partitions((current_date + make_interval(months => n))::date)
		FROM generate_series(0, 2) AS n`.execute(db);
	await inEachCompany(db, planInstances);
}
