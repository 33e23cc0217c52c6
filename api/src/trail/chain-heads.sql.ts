import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';

interface ChainHead {
	company_id: string;
	seq: number;
	hash: string;
	/** Of the entry that the newest anchor names; null: there is none now. */
	anchored: string | null;
}

/** Head of each chain of the scope, beside what is there now where its anchor was. */
export const chainHeads = (
	tx: Db,
	anchors: ReadonlyMap<string, { companyId: string; seq: number }>,
) => {
	const known = [...anchors.values()].map(({ companyId, seq }) => ({ companyId, seq }));
	return rowsOf(
		tx,
		sql<ChainHead>`
			WITH known AS (
				SELECT "companyId" AS company_id, seq
				FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb) AS k ("companyId" uuid, seq bigint)
			), chains AS (
				SELECT id AS company_id FROM companies
				UNION SELECT company_id FROM known
				UNION SELECT '00000000-0000-0000-0000-000000000000'
			)
			SELECT c.company_id, head.seq, encode(head.hash, 'hex') AS hash,
				encode(kept.hash, 'hex') AS anchored
			FROM chains c
			LEFT JOIN known k ON k.company_id = c.company_id
			LEFT JOIN audit_entries kept ON kept.company_id = k.company_id AND kept.seq = k.seq
			LEFT JOIN LATERAL (
				SELECT e.seq, e.hash FROM audit_entries e WHERE e.company_id = c.company_id
				ORDER BY e.seq DESC LIMIT 1
			) AS head ON true
			WHERE head.seq IS NOT NULL OR k.seq IS NOT NULL`,
	);
};
