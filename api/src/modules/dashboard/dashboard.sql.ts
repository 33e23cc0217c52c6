import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi, Figures } from '@borlette/shared/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

type Out<K extends keyof typeof dashboardApi> = OutputOf<(typeof dashboardApi)[K]>;

/** A supervisor's figures are those of their surcussales. */
const ofOwnSurcussales = (scope: Scope, column: string): RawBuilder<boolean> =>
	scope.supervisorId
		? sql<boolean>`${sql.ref(column)} IN (SELECT id FROM surcussales own
			WHERE own.supervisor_id = ${scope.supervisorId}::uuid AND ${ofCompany(scope, 'own')})`
		: sql<boolean>`true`;

/** Fiches that count, as `f`, with their lines as `l`. */
const sold = (scope: Scope) => sql`
	fiches f
	JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
		AND l.fiche_id = f.id
		AND ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
		AND f.status <> 'deleted'`;

const figures = sql`
	count(DISTINCT f.id) AS fiches,
	coalesce(sum(l.stake), 0)::bigint AS vente,
	coalesce(sum(l.gain), 0)::bigint AS gain,
	coalesce(sum(l.commission), 0)::bigint AS commission,
	coalesce(sum(l.stake - l.gain - l.commission), 0)::bigint AS net`;

const today = (zone: string) => sql`(now() AT TIME ZONE ${zone})::date`;

export const momentOf = (db: Db, zone: string) =>
	theRow(db, sql<{ day: string; as_of: string }>`SELECT ${today(zone)} AS day, now() AS as_of`);

/**
 * Figures of a draw date as they stood `days` days ago at this hour: what was sold by then, and
 * the gains of what was drawn by then.
 */
export const figuresOf = (db: Db, scope: Scope, zone: string, days: 0 | 1): Promise<Figures> =>
	theRow(
		db,
		sql<Figures>`
			SELECT ${figures} FROM (
				SELECT f.id AS fiche_id, l.stake, l.commission,
					CASE WHEN i.draw_at <= at.moment THEN l.gain ELSE 0 END AS gain
				FROM (SELECT now() - make_interval(days => ${days}) AS moment) AS at
				CROSS JOIN ${sold(scope)}
				JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
				WHERE f.draw_date = ${today(zone)} - ${days}::int AND f.sold_at <= at.moment
			) AS l CROSS JOIN LATERAL (SELECT l.fiche_id AS id) AS f`,
	);

export const agentCounts = (db: Db, scope: Scope, zone: string) =>
	theRow(
		db,
		sql<Pick<Out<'app'>, 'agents_active' | 'agents_total'>>`
			SELECT count(*) FILTER (WHERE EXISTS (
					SELECT FROM fiches f WHERE f.company_id = a.company_id AND f.agent_id = a.id
						AND f.draw_date = ${today(zone)} AND f.status <> 'deleted'
				)) AS agents_active,
				count(*) AS agents_total
			FROM agents a
			WHERE a.is_active AND ${ofCompany(scope, 'a')}
				AND ${ofOwnSurcussales(scope, 'a.surcussale_id')}`,
	);

/** From midnight to this hour, quiet hours included. */
export const salesByHour = (db: Db, scope: Scope, zone: string): Promise<Out<'journalier'>> =>
	rowsOf(
		db,
		sql<Out<'journalier'>[number]>`
			SELECT hours.hour, coalesce(sold.fiches, 0) AS fiches, coalesce(sold.vente, 0) AS vente
			FROM generate_series(0, extract(hour FROM now() AT TIME ZONE ${zone})::int) AS hours (hour)
			LEFT JOIN (
				SELECT extract(hour FROM f.sold_at AT TIME ZONE ${zone})::int AS hour,
					count(*) AS fiches, sum(f.total)::bigint AS vente
				FROM fiches f
				WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
					AND f.status <> 'deleted' AND f.draw_date = ${today(zone)}
					AND (f.sold_at AT TIME ZONE ${zone})::date = ${today(zone)}
				GROUP BY 1
			) AS sold USING (hour)
			ORDER BY hour`,
	);

/** Sales end by the clock, whether or not somebody has closed the instance yet. */
export const drawsOfToday = (db: Db, scope: Scope, zone: string): Promise<Out<'tirage'>> =>
	rowsOf(
		db,
		sql<Out<'tirage'>[number]>`
			SELECT i.tirage_id, t.name, c.colour,
				CASE WHEN i.state = 'open' AND i.close_at <= now() THEN 'closed' ELSE i.state END AS state,
				i.draw_at, i.close_at, total.*
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			CROSS JOIN LATERAL (
				SELECT ${figures} FROM ${sold(scope)}
				WHERE l.company_id = i.company_id AND l.instance_id = i.id
			) AS total
			WHERE ${ofCompany(scope, 'i')} AND i.draw_date = ${today(zone)}
			ORDER BY i.draw_at, t.name COLLATE names`,
	);

export const salesByGame = (db: Db, scope: Scope, zone: string): Promise<Out<'lotto'>> =>
	rowsOf(
		db,
		sql<Out<'lotto'>[number]>`
			SELECT l.game, count(*) AS lines, sum(l.stake)::bigint AS vente
			FROM ${sold(scope)}
			WHERE f.draw_date = ${today(zone)}
			GROUP BY l.game ORDER BY vente DESC, l.game`,
	);

export const newestResults = (db: Db, scope: Scope): Promise<Out<'lotGagnant'>> =>
	rowsOf(
		db,
		sql<Out<'lotGagnant'>[number]>`
			SELECT tirage_id, name, colour, draw_date, lotto3, lot1, lot2, lot3 FROM (
				SELECT DISTINCT ON (i.company_id, i.tirage_id) i.tirage_id, t.name, c.colour,
					i.draw_date, i.draw_at, r.lotto3, r.lot1, r.lot2, r.lot3
				FROM results r
				JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
				JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
				JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
				WHERE ${ofCompany(scope, 'r')}
				ORDER BY i.company_id, i.tirage_id, i.draw_date DESC, r.revision DESC
			) AS newest
			ORDER BY draw_at DESC, name COLLATE names`,
	);
