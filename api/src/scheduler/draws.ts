import { readEverywhere, withinCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope } from '../db/scope.ts';
import { closeInstances, companiesToClose, unsettled } from '../engine/instances.sql.ts';
import { settle } from '../engine/settlement.ts';
import { witnessLedger } from './house.sql.ts';

/** Closes and seals every draw whose sales have ended, those that a sleep has passed over too. */
export async function closeDue(db: Pool): Promise<void> {
	const due = await readEverywhere(db, companiesToClose);
	for (const { company_id } of due) {
		await inScope(db, withinCompany(company_id), closeInstances);
		await tellLedger(db, company_id);
	}
}

/** What a draw took in, or gave, is told with it and not an hour later; in a transaction of its own, which waits for no draw. */
const tellLedger = (db: Pool, companyId: string) =>
	inScope(db, withinCompany(companyId), witnessLedger);

const RETRY_MS = 600_000;

/**
 * Settles what is confirmed and opens its payment; takes up what a killed process left. A draw
 * whose settlement fails or differs is reported and tried again after ten minutes, or at once when
 * somebody changed it; it holds up no other.
 */
export function settling(report: (error: Error) => void): (db: Pool) => Promise<void> {
	const failing = new Map<string, number>();
	return async (db) => {
		for (const draw of await readEverywhere(db, unsettled)) {
			const name = `${draw.id} ${draw.version}`;
			if (Date.now() - (failing.get(name) ?? 0) < RETRY_MS) continue;
			try {
				const { differences } = await settle(db, draw.company_id, draw.id);
				await tellLedger(db, draw.company_id);
				if (differences.length > 0) throw new SettlementDiffers(draw.id, differences);
				failing.delete(name);
			} catch (error) {
				failing.set(name, Date.now());
				report(error as Error);
			}
		}
	};
}

class SettlementDiffers extends Error {
	constructor(instanceId: string, differences: readonly object[]) {
		super(
			`The settlement of the draw ${instanceId} and the code that works it out again differ; its payment stays closed: ${JSON.stringify(differences)}`,
		);
	}
}
