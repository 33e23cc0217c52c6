import type { ResultPreview } from '@borlette/shared/contract/lotgagnant';
import type { Lots } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';

/** A result that gives back this many times what is usual is looked at twice. */
const HIGH_TIMES = 3;
const HIGH_PERCENT_WITHOUT_HISTORY = 200;
const NAMED = 5;

type Sums = Omit<ResultPreview, 'largest' | 'warnings'>;

/** What a result would cost; nothing is written. The draw must be of the transaction's company. */
export async function previewOf(tx: Db, instanceId: string, lots: Lots): Promise<ResultPreview> {
	const { lotto3, lot1, lot2, lot3 } = lots;
	const wins = sql`
		SELECT p.ref_code, p.agent_name, p.gain, p.sold_at, p.is_late
		FROM preview_result(${instanceId}, ${lotto3}, ${lot1}, ${lot2}, ${lot3}) AS p`;
	const sums = await theRow(
		tx,
		sql<Sums>`SELECT
			(SELECT coalesce(sum(fiches) FILTER (WHERE game = '*'), 0)::bigint FROM rollups
				WHERE instance_id = ${instanceId}) AS fiches,
			(SELECT coalesce(sum(vente), 0)::bigint FROM rollups WHERE instance_id = ${instanceId}) AS vente,
			(SELECT round(100.0 * sum(gain) / nullif(sum(vente), 0))::int FROM rollups WHERE instance_id IN (
				SELECT e.id FROM tirage_instances i
				JOIN tirage_instances e ON e.company_id = i.company_id AND e.tirage_id = i.tirage_id
					AND e.state = 'settled' AND e.id <> i.id
				WHERE i.id = ${instanceId} ORDER BY e.draw_date DESC LIMIT 30)) AS usual_percent,
			paid_fiche_against(${instanceId}, ${lotto3}, ${lot1}, ${lot2}, ${lot3}) AS paid_fiche,
			count(*) AS fiches_gagnantes, coalesce(sum(w.gain), 0)::bigint AS gain FROM (${wins}) AS w`,
	);
	const largest = await rowsOf(
		tx,
		sql<ResultPreview['largest'][number]>`${wins} ORDER BY p.gain DESC, p.ref_code
			LIMIT ${sql.lit(NAMED)}`,
	);
	return { ...sums, largest, warnings: warningsOf(sums, largest) };
}

function warningsOf(
	{ vente, gain, usual_percent }: Sums,
	largest: ResultPreview['largest'],
): ResultPreview['warnings'] {
	const high = usual_percent ? usual_percent * HIGH_TIMES : HIGH_PERCENT_WITHOUT_HISTORY;
	const warnings: ResultPreview['warnings'] = [];
	if (gain * 100 > vente * high) warnings.push('high_payout');
	if ((largest[0]?.gain ?? 0) * 2 > gain && gain > vente / 10)
		warnings.push('one_fiche_takes_most');
	if (largest.some(({ is_late }) => is_late)) warnings.push('late_win');
	return warnings;
}
