import { inEachCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { planInstances } from '../engine/instances.sql.ts';
import { ensurePartitions } from './house.sql.ts';

/** Makes room for the coming months' fiches and the dates of the coming days, for all companies. */
export async function planAllCompanies(db: Pool): Promise<void> {
	await ensurePartitions(db);
	await inEachCompany(db, planInstances);
}
