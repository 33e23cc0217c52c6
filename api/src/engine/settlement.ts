import { inScopeUntil } from '../db/cancellable.ts';
import { withinCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope } from '../db/scope.ts';
import { settlementOf, settlementVerified } from './results.sql.ts';
import { type Difference, differencesOf } from './verification.ts';

export interface Settlement {
	settled: boolean;
	/** Of the settlement and the code that works it out again; payment opens when there is none. */
	differences: Difference[];
}

/**
 * Settles a confirmed draw of a company and opens its payment. May be called as often as one likes
 * and from several processes: what is done already stays. Throws `seal_broken`, and what gives it up at the signal.
 */
export async function settle(
	db: Pool,
	companyId: string,
	instanceId: string,
	ending: AbortSignal = new AbortController().signal,
): Promise<Settlement> {
	const scope = withinCompany(companyId);
	const { settled } = await inScopeUntil(db, scope, ending, settlementOf(instanceId));
	const differences = await inScope(db, scope, async (tx) => {
		const found = await differencesOf(tx, instanceId, ending);
		if (found?.differences.length === 0) {
			await settlementVerified(tx, instanceId, found.revision);
		}
		return found?.differences ?? [];
	});
	return { settled, differences };
}
