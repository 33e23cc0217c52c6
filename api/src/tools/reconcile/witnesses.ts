import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import type { Review } from './company.ts';

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
