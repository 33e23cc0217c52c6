import { eachInTurn, inEachCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { planInstances } from '../engine/instances.sql.ts';
import { ensurePartitions } from './house.sql.ts';

/** Makes the dates of the coming days, for all companies, and room for the coming months' fiches, whatever fails of it. */
export async function planAllCompanies(db: Pool): Promise<void> {
	const steps = [() => inEachCompany(db, planInstances), () => ensurePartitions(db)];
	await eachInTurn(steps, (step) => step());
}
