import { eachCompany, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Tx } from '../../db/scope.ts';
import { daysToWorkOut, forgetOldDays, holdScore, workOutDay } from './days.sql.ts';
import { keepSignals } from './signals.sql.ts';

/** Works out what is new of the days that are over, each in a transaction of its own, and what they tell of every agent. */
export const keepScores = (db: Pool): Promise<void> =>
	eachCompany(db, (companyId) => keepScoresOf(db, companyId));

async function keepScoresOf(db: Pool, companyId: string): Promise<void> {
	const within = <T>(work: (tx: Tx) => Promise<T>) => inScope(db, withinCompany(companyId), work);
	for (const of of await within((tx) => daysToWorkOut(tx, companyId))) {
		await within(async (tx) => {
			await holdScore(tx, companyId);
			await workOutDay(tx, of);
		});
	}
	await within(async (tx) => {
		await holdScore(tx, companyId);
		await forgetOldDays(tx, companyId);
		await keepSignals(tx, companyId);
	});
}
