import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';

/** How a gain was claimed that no agent paid out. */
type Claim = 'paid' | 'expired';

interface Told {
	action: 'seal' | 'outcome' | 'ledger' | Claim | 'claims';
	object_id: string;
	after: string | LedgerPart | string[];
	seq: number;
}

/** The ledger's entries since the telling before: up to which, by agent, and their hash. */
interface LedgerPart {
	heads: Record<string, number>;
	hash: string;
}

/** What the engine told a company's trail (database/functions/trail), the newest of each draw. */
export interface Witnessed {
	draws: ReadonlyMap<string, { seal?: string; outcome?: string }>;
	ledger: ReadonlyArray<LedgerPart & { seq: number }>;
	/** By fiche. */
	claims: ReadonlyMap<string, Claim>;
	/** Hash of those of before each was told; undefined: not told yet. */
	formerClaims: string | undefined;
}

export async function witnessedOf(tx: Db, companyId: string): Promise<Witnessed> {
	const told = await rowsOf(
		tx,
		sql<Told>`SELECT action, object_id, after, seq FROM audit_entries
			WHERE company_id = ${companyId} AND object_type = 'witness' ORDER BY seq`,
	);
	const draws = new Map<string, { seal?: string; outcome?: string }>();
	const ledger: Array<LedgerPart & { seq: number }> = [];
	const claims = new Map<string, Claim>();
	let formerClaims: string | undefined;
	for (const { action, object_id, after, seq } of told) {
		if (action === 'ledger') ledger.push({ ...(after as LedgerPart), seq });
		else if (action === 'claims') formerClaims = after as string;
		else if (action === 'paid' || action === 'expired') {
			for (const id of after as string[]) claims.set(id, action);
		} else draws.set(object_id, { ...draws.get(object_id), [action]: after as string });
	}
	return { draws, ledger, claims, formerClaims };
}
