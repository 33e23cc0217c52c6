import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { IDS } from './ids.ts';

export interface GivenFiche {
	agentId?: string;
	/** Its date and company are the fiche's; without one, a fiche without lines. */
	instanceId?: string;
	soldAt?: string;
	stake?: number;
	gain?: number;
	status?: string;
	game?: string;
	numbers?: string;
	refCode?: string;
}

/** Digits alone are Crockford Base32 too. */
export const randomRef = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('');

/** Writes a fiche of one line past the sale, as the owner; commission 10. Returns its reference. */
export async function insertFiche(owner: Db, fiche: GivenFiche): Promise<string> {
	const { stake = 100, gain = 0, status = 'sold', refCode = randomRef() } = fiche;
	const agentId = fiche.agentId ?? IDS.agentA;
	const { id } = await theRow(
		owner,
		sql<{ id: string }>`INSERT INTO fiches (company_id, draw_date, number, ref_code, agent_id,
				surcussale_id, supervisor_id, sold_at, total, commission, gain, status, voided_at, paid_at)
			SELECT a.company_id, coalesce(i.draw_date, current_date),
				(SELECT count(*) + 1 FROM fiches f WHERE f.agent_id = a.id), ${refCode}, a.id, s.id,
				s.supervisor_id, coalesce(${fiche.soldAt ?? null}::timestamptz, now()), ${stake}, 10,
				${gain}, ${status}, CASE WHEN ${status} = 'deleted' THEN now() END,
				CASE WHEN ${status} = 'paid' THEN now() END
			FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			LEFT JOIN tirage_instances i ON i.company_id = a.company_id
				AND i.id = ${fiche.instanceId ?? null}::uuid
			WHERE a.id = ${agentId} RETURNING id`,
	);
	await sql`INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
			agent_id, surcussale_id, game, numbers, stake, prime1, prime2, prime3, commission, gain)
		SELECT f.company_id, f.draw_date, f.id, 1, i.id, i.tirage_id, f.agent_id, f.surcussale_id,
			${fiche.game ?? 'borlette'}, ${fiche.numbers ?? '07'}, ${stake}, 50, 20, 10, 10, ${gain}
		FROM fiches f
		JOIN tirage_instances i ON i.company_id = f.company_id AND i.id = ${fiche.instanceId ?? null}::uuid
		WHERE f.id = ${id}`.execute(owner);
	return refCode;
}

/** Cuts the ledger into days anew, for entries whose time was changed. */
export async function cutDays(owner: Db): Promise<void> {
	await sql`DELETE FROM ledger_days`.execute(owner);
	await sql`INSERT INTO ledger_days SELECT * FROM ledger_days_raw`.execute(owner);
}

/** Works the sums out anew from the fiches, for those that were written past the sale. */
export async function sumUp(owner: Db): Promise<void> {
	await sql`DELETE FROM rollups`.execute(owner);
	await sql`INSERT INTO rollups SELECT * FROM rollups_raw`.execute(owner);
}
