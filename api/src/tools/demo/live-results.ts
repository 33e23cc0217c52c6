import { readEverywhere, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Tx } from '../../db/scope.ts';
import { failureOf } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { confirm, enter } from '../../modules/lotgagnant/lotgagnant.service.ts';
import { trailOf } from '../../trail/entries.sql.ts';
import { RESULT_AFTER_MINUTES, resultOf } from './draws.ts';
import { demoCompanies, personOf, waitingSince, withoutResult } from './live.sql.ts';
import { COMPANIES } from './places.ts';

/** Until then whoever looks at the demo may confirm it. */
const CONFIRMED_AFTER_MINUTES = 240;
const ALL_WARNINGS = ['high_payout', 'one_fiche_takes_most', 'late_win'] as const;

/** Types the results of what was drawn, and confirms those that waited for hours. */
export async function enterResults(db: Pool): Promise<void> {
	const found = await readEverywhere(db, demoCompanies);
	for (const { id, ref_code } of found) {
		const resultsBy = COMPANIES.find((each) => each.ref_code === ref_code)?.resultsBy;
		if (!resultsBy) continue;
		const { drawn, waiting } = await inScope(
			db,
			withinCompany(id),
			async (tx) => ({
				drawn: await withoutResult(tx, id, RESULT_AFTER_MINUTES),
				waiting: await waitingSince(tx, id, CONFIRMED_AFTER_MINUTES),
			}),
			{ readOnly: true },
		);
		for (const { id: instance_id, draw, draw_date } of drawn) {
			const { lotto3, lot2, lot3 } = resultOf(draw, draw_date);
			await as(db, id, resultsBy.enters, (context, name) =>
				enter(context, name, {
					instance_id,
					pick3: lotto3,
					pick4: lot2 && lot3 ? lot2 + lot3 : null,
					seen_warnings: [...ALL_WARNINGS],
				}),
			);
		}
		for (const { id: instance_id, revision, lotto3, lot2, lot3 } of waiting) {
			await as(db, id, resultsBy.confirms, (context, name) =>
				confirm(context, name, {
					instance_id,
					revision,
					pick3: lotto3,
					pick4: lot2 && lot3 ? lot2 + lot3 : null,
					seen_warnings: [...ALL_WARNINGS],
				}),
			);
		}
	}
}

/** What a person of the demo's office does in their company; a rule may refuse it. */
async function as(
	db: Pool,
	companyId: string,
	username: string,
	work: (context: Context, name: string) => Promise<unknown>,
): Promise<void> {
	const { scope, name } = await readEverywhere(db, (tx) => personOf(tx, companyId, username));
	const actor = { name, ip: '127.0.0.1', userAgent: 'demo' };
	try {
		await inScope(db, scope, (tx: Tx) =>
			work({ db: tx, scope, companyId, trail: trailOf(tx, actor) }, name),
		);
	} catch (error) {
		// Somebody was quicker, or took the right away: it is their house.
		if (failureOf(error).status >= 500) throw error;
	}
}
