import type { ResultPreview } from '@borlette/shared/contract/lotgagnant';
import type { Lots } from '@borlette/shared/contract/lots';
import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import { costsOf, paidFicheAgainst, type Sums } from './preview.sql.ts';

/** A result that gives back this many times what is usual is looked at twice. */
const HIGH_TIMES = 3;
const HIGH_PERCENT_WITHOUT_HISTORY = 200;

/** What a result would cost; nothing is written. The draw must be of the transaction's company. */
export async function previewOf(tx: Db, instanceId: string, lots: Lots): Promise<ResultPreview> {
	const { sums, largest } = await costsOf(tx, instanceId, lots);
	const paid_fiche = await paidFicheAgainst(tx, instanceId, lots);
	return { ...sums, largest, paid_fiche, warnings: warningsOf(sums, largest) };
}

/** Throws `warnings_unseen` where a result has others than those that somebody agreed to. */
export async function requireSeen(
	tx: Db,
	instanceId: string,
	lots: Lots,
	seen: ResultPreview['warnings'] = [],
): Promise<void> {
	const { sums, largest } = await costsOf(tx, instanceId, lots);
	const warnings = warningsOf(sums, largest);
	if (!warnings.every((warning) => seen.includes(warning))) {
		throw new ApiFailure('warnings_unseen', { warnings });
	}
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
