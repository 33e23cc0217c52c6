import type { OutputOf } from '@borlette/shared/contract';
import type { OfficialResult, officialResultApi } from '@borlette/shared/contract/official-results';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import type { OfficialDraw } from './feed.ts';

export const officialRows = (): RawBuilder<OfficialResult> => sql<OfficialResult>`
	SELECT o.state || ' ' || o.slot || ' ' || o.draw_date AS id, o.state, o.slot, o.draw_date, o.pick3,
		o.pick4, o.created_by, o.created_at
	FROM official_results o`;

/** The day's values of a draw. */
export interface DrawName {
	state: string;
	slot: string;
	draw_date: string;
}

export const findOfficial = (tx: Db, { state, slot, draw_date }: DrawName) =>
	rowOf(
		tx,
		sql<OfficialDraw>`SELECT slot, draw_date, pick3, pick4 FROM official_results
			WHERE state = ${state} AND slot = ${slot} AND draw_date = ${draw_date}`,
	);

export interface Stored extends OfficialDraw {
	is_new: boolean;
}

/** Keeps what is new; answers, for each draw, what now stands. Nothing is overwritten. */
export async function storeOfficial(
	tx: Db,
	state: string,
	draws: readonly OfficialDraw[],
	actor: string,
): Promise<Stored[]> {
	const given = sql`jsonb_to_recordset(${JSON.stringify(draws)}::jsonb)
		AS g (slot text, draw_date date, pick3 text, pick4 text)`;
	const added = await rowsOf(
		tx,
		sql<OfficialDraw>`INSERT INTO official_results (state, slot, draw_date, pick3, pick4, created_by)
			SELECT ${state}, g.slot, g.draw_date, g.pick3, g.pick4, ${actor} FROM ${given}
			ORDER BY g.draw_date, g.slot
			ON CONFLICT DO NOTHING RETURNING slot, draw_date, pick3, pick4`,
	);
	const isNew = new Set(added.map(({ slot, draw_date }) => `${draw_date} ${slot}`));
	const standing = await rowsOf(
		tx,
		sql<OfficialDraw>`SELECT o.slot, o.draw_date, o.pick3, o.pick4 FROM official_results o
			JOIN ${given} ON g.slot = o.slot AND g.draw_date = o.draw_date
			WHERE o.state = ${state}`,
	);
	return standing.map((one) => ({ ...one, is_new: isNew.has(`${one.draw_date} ${one.slot}`) }));
}

export interface Waiting {
	instance_id: string;
	tirage_name: string;
	draw_date: string;
	state: 'open' | 'closed' | 'provisional' | 'confirmed' | 'settled' | 'cancelled';
	is_held: boolean;
	revision: number | null;
	/** How many there were, those that were replaced included. */
	revisions: number;
	lotto3: string | null;
	lot2: string | null;
	lot3: string | null;
}

/** Dates of a draw in the company of the transaction, with the result that stands or waits. */
export const datesOf = (tx: Db, { state, slot, draw_date }: DrawName): Promise<Waiting[]> =>
	rowsOf(
		tx,
		sql<Waiting>`SELECT i.id AS instance_id, t.name AS tirage_name, i.draw_date, i.state,
				i.draw_at <= now() AS is_held, r.revision, r.lotto3, r.lot2, r.lot3,
				(SELECT count(*)::int FROM results e
					WHERE e.company_id = i.company_id AND e.instance_id = i.id) AS revisions
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			LEFT JOIN LATERAL (
				SELECT * FROM results r WHERE r.company_id = i.company_id AND r.instance_id = i.id
					AND r.state <> 'reversed'
				ORDER BY r.revision DESC LIMIT 1
			) AS r ON true
			WHERE c.state = ${state} AND c.slot = ${slot} AND i.draw_date = ${draw_date}
				AND i.state <> 'cancelled'
			ORDER BY t.name`,
	);

/** Draws that wait for a result in the company of the transaction and have an official one. */
export const answerable = (tx: Db, start: string, end: string): Promise<DrawName[]> =>
	rowsOf(
		tx,
		sql<DrawName>`SELECT DISTINCT o.state, o.slot, o.draw_date
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			JOIN official_results o ON o.state = c.state AND o.slot = c.slot AND o.draw_date = i.draw_date
			WHERE i.draw_date >= ${start} AND i.draw_date <= ${end} AND i.draw_at <= now()
				AND i.state IN ('open', 'closed')
			ORDER BY o.draw_date, o.state, o.slot`,
	);

type Played = OutputOf<typeof officialResultApi.draws>[number];

/** Draws that active companies play, over all companies: the transaction must be in no single one. */
export const playedDraws = (tx: Db): Promise<Played[]> =>
	rowsOf(
		tx,
		sql<Played>`SELECT c.state, c.slot, min(to_char(t.draw_time, 'HH24:MI')) AS draw_time,
				min(t.timezone) AS timezone, count(DISTINCT t.company_id)::int AS companies,
				coalesce(sum(w.dates), 0)::int AS waiting, min(w.since) AS waiting_since
			FROM tirages t
			JOIN companies o ON o.id = t.company_id AND o.is_active
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			CROSS JOIN LATERAL (
				SELECT count(*) AS dates, min(i.draw_date) AS since FROM tirage_instances i
				WHERE i.company_id = t.company_id AND i.tirage_id = t.id AND i.draw_at <= now()
					AND i.state IN ('open', 'closed')
			) AS w
			WHERE t.is_active
			GROUP BY c.state, c.slot ORDER BY c.state, draw_time`,
	);
