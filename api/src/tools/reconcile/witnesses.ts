import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import type { Review } from './company.ts';

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

/** Draws that the trail tells of and that are no more. */
export async function checkWitnessedDraws({
	tx,
	company,
	compare,
	witnessed,
}: Review): Promise<void> {
	const rows = await rowsOf(
		tx,
		sql<{ id: string }>`SELECT id FROM tirage_instances WHERE company_id = ${company.id}`,
	);
	const there = new Set(rows.map(({ id }) => id));
	for (const id of witnessed.draws.keys()) {
		if (!there.has(id)) compare('draw in the trail', () => `draw ${id}`, 'there', 'gone');
	}
}

/** Each part of the ledger against the hash that the trail has of it. */
export async function checkWitnessedLedger({
	tx,
	company,
	compare,
	witnessed,
}: Review): Promise<void> {
	const before = new Map<string, number>();
	for (const { seq, heads, hash } of witnessed.ledger) {
		const parts = Object.entries(heads).map(([agent, last]) => ({
			...{ agent, last },
			first: before.get(agent) ?? 0,
		}));
		const { found } = await theRow(
			tx,
			sql<{ found: string }>`
				SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', w.agent_id, w.seq, w.kind,
					w.amount, w.balance, w.ref_code), E'\\n' ORDER BY w.agent_id, w.seq), ''), 'UTF8')), 'hex') AS found
				FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS p (agent uuid, first bigint, last bigint)
				JOIN wallet_entries w ON w.company_id = ${company.id} AND w.agent_id = p.agent
					AND w.seq > p.first AND w.seq <= p.last`,
		);
		compare('ledger in the trail', () => `entry ${seq} of the trail`, hash, found);
		for (const [agent, last] of Object.entries(heads)) before.set(agent, last);
	}
}

/** Fiches paid by the office or expired, against what the trail has of each, and of all before. */
export async function checkWitnessedClaims({
	tx,
	company,
	compare,
	witnessed,
}: Review): Promise<void> {
	const { claims, formerClaims } = witnessed;
	const found = await rowsOf(
		tx,
		sql<{ id: string; ref_code: string; status: string }>`SELECT id, ref_code, status FROM fiches
			WHERE company_id = ${company.id}
				AND (status = 'expired' OR status = 'paid' AND paid_agent_id IS NULL)
			ORDER BY id`,
	);
	const there = new Map(found.map(({ id, status }) => [id, status]));
	for (const [id, status] of claims) {
		compare('claim in the trail', () => `fiche ${id}`, status, there.get(id) ?? 'not claimed');
	}
	if (formerClaims === undefined) return;
	const untold = found.filter(({ id }) => !claims.has(id));
	const text = untold.map(({ id, status }) => `${id} ${status}`).join('\n');
	const hash = createHash('sha256').update(text).digest('hex');
	const object = () =>
		`${untold.length} fiches that no entry of the trail claims, ${untold.at(-1)?.ref_code ?? 'none'} the newest`;
	compare('claim in the trail', object, formerClaims, hash);
}
