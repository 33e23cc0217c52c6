import { inEachCompany, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope } from '../../db/scope.ts';
import { daysToWorkOut, forgetOldDays, type HouseDay, holdScore, workOutDay } from './days.sql.ts';
import { keepSignals } from './signals.sql.ts';

/** Works out what is new of the days that are over, each in a transaction of its own, and what they tell of every agent. */
export async function keepScores(db: Pool): Promise<void> {
	const due: HouseDay[] = [];
	await inEachCompany(db, async (tx, companyId) =>
		due.push(...(await daysToWorkOut(tx, companyId))),
	);
	for (const of of due) {
		await inScope(db, withinCompany(of.companyId), async (tx) => {
			await holdScore(tx, of.companyId);
			await workOutDay(tx, of);
		});
	}
	await inEachCompany(db, async (tx, companyId) => {
		await holdScore(tx, companyId);
		await forgetOldDays(tx, companyId);
		await keepSignals(tx, companyId);
	});
}
