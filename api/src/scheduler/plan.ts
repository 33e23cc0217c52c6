import { inEachCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { planInstances } from '../engine/instances.sql.ts';
import { ensurePartitions } from './house.sql.ts';

/** Makes the dates of the coming days, for all companies, and room for the coming months' fiches. */
export async function planAllCompanies(db: Pool): Promise<void> {
	await inEachCompany(db, planInstances);
	await ensurePartitions(db);
}
