import { ficheApi } from '@borlette/shared/contract/fiche';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { dayFromToday, liveByDay } from './days.ts';
import { IDS } from './ids.ts';
import { bindDevices, drawOn, sell } from './selling.ts';
import { drawn } from './settling.ts';
import type { TestApi } from './test-api.ts';

export interface MixedSales {
	/** Today, the day of the settled draws, and the day before that. */
	days: { today: string; settled: string; earlier: string };
	/** Of company A, beside IDS.tirageA. */
	secondTirage: string;
	/** Instances of company A: today's two, and the settled one of IDS.tirageA. */
	open: string;
	openSecond: string;
	settled: string;
}

/**
 * Two companies that sold on three draw dates: fiches in one draw and in two, in every state, by
 * agents of two supervisors, with commissions that round.
 */
export async function sellMixed(api: TestApi): Promise<MixedSales> {
	const { owner, db } = api;
	await liveByDay(owner);
	await bindDevices(owner);
	await sql`DELETE FROM boules_block`.execute(owner);
	await sql`UPDATE agents SET commission = CASE WHEN id = ${IDS.agentA} THEN 1250 ELSE 1033 END`.execute(
		owner,
	);
	await sql`UPDATE surcussales SET commission = CASE WHEN id = ${IDS.surcussaleA} THEN 333 ELSE 200 END`.execute(
		owner,
	);
	const { id: secondTirage } = await theRow(
		owner,
		sql<{
			id: string;
		}>`INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days)
			VALUES (${IDS.companyA}, ${IDS.infoTirageA}, 'Florida Soir', 'America/New_York', '21:45', '{1}')
			RETURNING id`,
	);
	const [today, settledDay, earlier] = await Promise.all(
		[0, -2, -5].map((days) => dayFromToday(owner, days)),
	);
	const days = { today, settled: settledDay, earlier } as MixedSales['days'];

	const past = await drawOn(owner, days.settled, IDS.tirageA);
	const pastSecond = await drawOn(owner, days.settled, secondTirage);
	const ofOther = { agentId: IDS.otherAgentA };
	const winner = await sell(db, past, [{ numbers: '23', stake: 777 }, { numbers: '99' }]);
	await sell(db, past, [{ numbers: '55', stake: 333 }], ofOther);
	await sell(db, [past, pastSecond], [{ numbers: '23', stake: 151 }]);
	await sell(db, [past, pastSecond], [{ game: 'mariage', numbers: '07*12', stake: 9 }], ofOther);
	const gone = await sell(db, [past, pastSecond], [{ numbers: '11', stake: 5_001 }]);
	await change(api, gone.ref_code, 'void');
	await drawn(api, past, ['123', '0712']);
	await drawn(api, pastSecond, ['999', '1207']);
	await change(api, winner.ref_code, 'pay');

	const before = await drawOn(owner, days.earlier, IDS.tirageA);
	await sell(db, before, [{ numbers: '01', stake: 4_000 }]);

	const open = await drawOn(owner, days.today, IDS.tirageA);
	const openSecond = await drawOn(owner, days.today, secondTirage);
	await sell(db, open, [
		{ stake: 1_001 },
		{ game: 'lotto4', option: 2, numbers: '1234', stake: 67 },
	]);
	await sell(db, [open, openSecond], [{ stake: 12_345 }], ofOther);
	const back = await sell(db, [open, openSecond], [{ numbers: '08', stake: 99 }]);
	await change(api, back.ref_code, 'void');
	await change(api, back.ref_code, 'reactivate');
	await change(api, (await sell(db, openSecond, [{ stake: 40 }])).ref_code, 'void');

	const ofB = await drawOn(owner, days.today, IDS.tirageB);
	await sell(db, ofB, [{ stake: 70_001 }], { agentId: IDS.agentB });
	return { days, secondTirage, open, openSecond, settled: past };
}

async function change(
	api: TestApi,
	ref_code: string,
	action: 'void' | 'pay' | 'reactivate',
): Promise<void> {
	const { status } = await api.call('adminA', ficheApi.update, {
		body: { ref_code, action, reason: 'Erreur' },
	});
	if (status !== 200) throw new Error(`${action} of ${ref_code} answered ${status}`);
}

export interface RawFigures {
	key: string;
	fiches: number;
	fiches_gagnantes: number;
	deleted_fiches: number;
	vente: number;
	gain: number;
	paid: number;
	commission: number;
	commission_surcussale: number;
}

/** Figures by `key` straight from fiches and lines, `f` and `l`, that meet the condition. */
export const rawFigures = (
	owner: Db,
	key: RawBuilder<unknown>,
	condition: RawBuilder<boolean>,
): Promise<RawFigures[]> =>
	rowsOf(
		owner,
		sql<RawFigures>`SELECT (${key})::text AS key,
				count(DISTINCT f.id) FILTER (WHERE f.voided_at IS NULL) AS fiches,
				count(DISTINCT f.id) FILTER (WHERE f.voided_at IS NULL AND l.gain > 0) AS fiches_gagnantes,
				count(DISTINCT f.id) FILTER (WHERE f.voided_at IS NOT NULL) AS deleted_fiches,
				coalesce(sum(l.stake) FILTER (WHERE f.voided_at IS NULL), 0)::bigint AS vente,
				coalesce(sum(l.gain) FILTER (WHERE f.voided_at IS NULL), 0)::bigint AS gain,
				coalesce(sum(l.gain) FILTER (WHERE f.status = 'paid'), 0)::bigint AS paid,
				coalesce(sum(l.commission) FILTER (WHERE f.voided_at IS NULL), 0)::bigint AS commission,
				coalesce(sum(l.commission_surcussale) FILTER (WHERE f.voided_at IS NULL), 0)::bigint
					AS commission_surcussale
			FROM fiches f
			JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
				AND l.fiche_id = f.id
			WHERE ${condition} GROUP BY 1 ORDER BY 1`,
	);
