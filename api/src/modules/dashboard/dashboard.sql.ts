import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi, Payments } from '@borlette/shared/contract/dashboard';
import { PLAYING_STATES, UNPAID_STATES } from '@borlette/shared/contract/fiche.ticket';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { companyCurrency, ofCompany, type Scope } from '../../db/scope.ts';
import { dayOf, figures, type Moment } from '../../engine/figures.sql.ts';
import { ofOwnSurcussales, rollupsOf } from '../../engine/rollups.sql.ts';

type Out<K extends keyof typeof dashboardApi> = OutputOf<(typeof dashboardApi)[K]>;

/** By fiche, of those that won: sums know neither what is owed nor how many holders wait for it. */
export const paymentsOf = (db: Db, scope: Scope, { day }: Moment): Promise<Payments> => {
	const isUnpaid = sql`f.status = ANY (${UNPAID_STATES}::text[])`;
	return theRow(
		db,
		sql<Payments>`SELECT coalesce(sum(f.gain) FILTER (WHERE f.status = 'paid'), 0)::bigint AS paid,
				coalesce(sum(f.gain) FILTER (WHERE ${isUnpaid}), 0)::bigint AS to_pay,
				count(*) FILTER (WHERE ${isUnpaid}) AS to_pay_fiches,
				coalesce(sum(f.gain) FILTER (WHERE f.status = ANY (${PLAYING_STATES}::text[])), 0)::bigint
					AS won_so_far
			FROM fiches f
			WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
				AND f.draw_date = ${day}::date AND f.gain > 0`,
	);
};

/** Who sold and was blocked since did sell. */
export const agentCounts = (db: Db, scope: Scope, { day }: Moment) =>
	theRow(
		db,
		sql<Pick<Out<'app'>[number], 'agents_active' | 'agents_total'>>`
			SELECT count(*) FILTER (WHERE agent.has_sold) AS agents_active,
				count(*) FILTER (WHERE agent.has_sold OR agent.is_active) AS agents_total
			FROM (
				SELECT a.is_active, EXISTS (
					SELECT FROM rollups r WHERE r.company_id = a.company_id AND r.agent_id = a.id
						AND r.draw_date = ${day}::date AND r.game = '*' AND r.fiches > 0
				) AS has_sold
				FROM agents a
				WHERE ${ofCompany(scope, 'a')} AND ${ofOwnSurcussales(scope, 'a.surcussale_id')}
			) AS agent`,
	);

/** From midnight to this hour, quiet hours included; by fiche, of one draw date. */
export const salesByHour = (
	db: Db,
	scope: Scope,
	{ day, hour }: Moment,
	zone: string,
): Promise<Out<'journalier'>> =>
	rowsOf(
		db,
		sql<Out<'journalier'>[number]>`
			SELECT hours.hour, coalesce(sold.fiches, 0) AS fiches, coalesce(sold.vente, 0) AS vente
			FROM generate_series(0, ${hour}::int) AS hours (hour)
			LEFT JOIN (
				SELECT extract(hour FROM f.sold_at AT TIME ZONE ${zone})::int AS hour,
					count(*) AS fiches, sum(f.total)::bigint AS vente
				FROM fiches f
				WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
					AND f.voided_at IS NULL AND f.draw_date = ${day}::date
					AND (f.sold_at AT TIME ZONE ${zone})::date >= ${day}::date
				GROUP BY 1
			) AS sold USING (hour)
			ORDER BY hour`,
	);

/** Sales end by the clock, whether or not somebody has closed the instance yet. */
export const drawsOfToday = (db: Db, scope: Scope, { day }: Moment): Promise<Out<'tirage'>> =>
	rowsOf(
		db,
		sql<Out<'tirage'>[number]>`
			SELECT i.tirage_id, ${companyName(scope)}, ${companyCurrency(scope, 'i')} AS currency, t.name, c.colour,
				CASE WHEN i.state = 'open' AND i.close_at <= now() THEN 'closed' ELSE i.state END AS state,
				i.draw_at, i.close_at, coalesce(total.fiches, 0) AS fiches, coalesce(total.vente, 0) AS vente,
				coalesce(total.gain, 0) AS gain, coalesce(total.commission, 0) AS commission,
				coalesce(total.net, 0) AS net,
				coalesce(total.pending, 0) AS pending
			FROM tirage_instances i
			JOIN companies o ON o.id = i.company_id
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			LEFT JOIN (
				SELECT r.company_id, r.instance_id, ${figures(scope, dayOf(day), { inOneDraw: true })} ${rollupsOf(scope, dayOf(day))}
				GROUP BY r.company_id, r.instance_id
			) AS total ON total.company_id = i.company_id AND total.instance_id = i.id
			WHERE ${ofCompany(scope, 'i')} AND i.draw_date = ${day}::date
			ORDER BY i.draw_at, t.name COLLATE names, o.companyname COLLATE names`,
	);

/** In "Toutes" only; over `o`, the companies. */
const companyName = (scope: Scope) =>
	scope.companyId ? sql`NULL::text AS companyname` : sql`o.companyname`;

export const salesByGame = (db: Db, scope: Scope, { day }: Moment): Promise<Out<'lotto'>> =>
	rowsOf(
		db,
		sql<Out<'lotto'>[number]>`
			SELECT r.game, sum(r.lines)::bigint AS lines, sum(r.vente)::bigint AS vente
			${rollupsOf(scope, dayOf(day))} AND r.game <> '*'
			GROUP BY r.game HAVING sum(r.lines) > 0 ORDER BY vente DESC, r.game`,
	);

export const newestResults = (db: Db, scope: Scope): Promise<Out<'lotGagnant'>> =>
	rowsOf(
		db,
		sql<Out<'lotGagnant'>[number]>`
			SELECT tirage_id, companyname, name, colour, draw_date, lotto3, lot1, lot2, lot3 FROM (
				SELECT DISTINCT ON (i.company_id, i.tirage_id) i.tirage_id, ${companyName(scope)}, t.name,
					c.colour, i.draw_date, i.draw_at, r.lotto3, r.lot1, r.lot2, r.lot3
				FROM results r
				JOIN companies o ON o.id = r.company_id
				JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
				JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
				JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
				WHERE ${ofCompany(scope, 'r')} AND r.state = 'confirmed'
				ORDER BY i.company_id, i.tirage_id, i.draw_date DESC, r.revision DESC
			) AS newest
			ORDER BY draw_at DESC, name COLLATE names, companyname COLLATE names`,
	);
