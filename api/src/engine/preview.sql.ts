import { LATE_SALE, type ResultPreview } from '@borlette/shared/contract/lotgagnant';
import type { Lots } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';

const NAMED = 5;

export type Sums = Omit<ResultPreview, 'largest' | 'warnings' | 'paid_fiche'>;

/** What fiches would win by a result, in sum and the largest of them. */
export async function costsOf(tx: Db, instanceId: string, { lotto3, lot1, lot2, lot3 }: Lots) {
	const wins = sql`
		SELECT p.ref_code, p.agent_name, p.gain, p.sold_at,
			p.sold_at > i.close_at - make_interval(mins => ${LATE_SALE.minutes}::int) AS is_late
		FROM preview_result(${instanceId}, ${lotto3}, ${lot1}, ${lot2}, ${lot3}) AS p
		JOIN tirage_instances i ON i.company_id = app_company() AND i.id = ${instanceId}`;
	const sums = await theRow(
		tx,
		sql<Sums>`SELECT
			(SELECT coalesce(sum(fiches) FILTER (WHERE game = '*'), 0)::bigint FROM rollups
				WHERE company_id = app_company() AND instance_id = ${instanceId}) AS fiches,
			(SELECT coalesce(sum(vente), 0)::bigint FROM rollups
				WHERE company_id = app_company() AND instance_id = ${instanceId}) AS vente,
			(SELECT round(100.0 * sum(gain) / nullif(sum(vente), 0))::int FROM rollups
				WHERE company_id = app_company() AND instance_id IN (
				SELECT e.id FROM tirage_instances i
				JOIN tirage_instances e ON e.company_id = i.company_id AND e.tirage_id = i.tirage_id
					AND e.state = 'settled' AND e.id <> i.id
				WHERE i.company_id = app_company() AND i.id = ${instanceId} ORDER BY e.draw_date DESC LIMIT 30)) AS usual_percent,
			count(*) AS fiches_gagnantes, coalesce(sum(w.gain), 0)::bigint AS gain FROM (${wins}) AS w`,
	);
	const largest = await rowsOf(
		tx,
		sql<ResultPreview['largest'][number]>`${wins} ORDER BY p.gain DESC, p.ref_code
			LIMIT ${sql.lit(NAMED)}`,
	);
	return { sums, largest };
}

/** A fiche, paid or expired, that stands against a correction. */
export async function paidFicheAgainst(
	tx: Db,
	instanceId: string,
	{ lotto3, lot1, lot2, lot3 }: Lots,
): Promise<string | null> {
	const { paid_fiche } = await theRow(
		tx,
		sql<Pick<ResultPreview, 'paid_fiche'>>`SELECT
			paid_fiche_against(${instanceId}, ${lotto3}, ${lot1}, ${lot2}, ${lot3}) AS paid_fiche`,
	);
	return paid_fiche;
}
