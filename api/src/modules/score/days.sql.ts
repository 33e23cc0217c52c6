import { SCORE_RULES } from '@borlette/shared/contract/score';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';

/** A draw date of a company. */
export interface HouseDay {
	companyId: string;
	day: string;
}

/** No change of a draw takes longer from its beginning, whose time it has, to its end. */
const LONGEST_CHANGE_MINUTES = 10;

/**
 * Of the days that are looked at and over, those that were not worked out since one of their draws changed. Of one without a
 * sale nothing is kept by which one would know that it was.
 */
export const daysToWorkOut = (db: Db, companyId: string): Promise<HouseDay[]> =>
	rowsOf(
		db,
		sql<HouseDay>`
			SELECT i.company_id AS "companyId", i.draw_date AS day
			FROM companies c
			JOIN tirage_instances i ON i.company_id = c.id
				AND i.draw_date BETWEEN (now() AT TIME ZONE c.timezone)::date - ${SCORE_RULES.days}::int
					AND (now() AT TIME ZONE c.timezone)::date - 1
			LEFT JOIN (
				SELECT d.day, min(d.worked_at) - make_interval(mins => ${sql.lit(LONGEST_CHANGE_MINUTES)}) AS since
				FROM agent_days d WHERE d.company_id = ${companyId} GROUP BY d.day
			) AS known ON known.day = i.draw_date
			WHERE c.id = ${companyId} AND CASE WHEN known.since IS NULL THEN EXISTS (
					SELECT FROM rollups r WHERE r.company_id = i.company_id AND r.draw_date = i.draw_date)
				-- The clock that worked it out was ahead: what changed since would look older.
				ELSE i.updated_at > known.since OR known.since > now() END
			GROUP BY i.company_id, i.draw_date ORDER BY i.draw_date`,
	);

/** Until the transaction ends nobody else works out what there is to be known of the company's agents. */
export async function holdScore(db: Db, companyId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('score ' || ${companyId}, 0))`.execute(
		db,
	);
}

/** Nobody looks so far back. */
export async function forgetOldDays(db: Db, companyId: string): Promise<void> {
	const isOld = sql`d.day < (SELECT (now() AT TIME ZONE c.timezone)::date - ${SCORE_RULES.days}::int
		FROM companies c WHERE c.id = ${companyId})`;
	await sql`DELETE FROM agent_day_fiches d WHERE d.company_id = ${companyId} AND ${isOld}`.execute(
		db,
	);
	await sql`DELETE FROM agent_days d WHERE d.company_id = ${companyId} AND ${isOld}`.execute(db);
}

/** Fiches that were voided just before their agent could no more. */
const lastVoids = ({ companyId, day }: HouseDay) => sql`
	SELECT f.agent_id, 'voids' AS signal, f.id AS fiche_id
	FROM fiches f
	JOIN company_settings s ON s.company_id = f.company_id
	WHERE f.company_id = ${companyId} AND f.draw_date = ${day}::date AND f.voided_at IS NOT NULL
		AND f.voided_at < f.sold_at + make_interval(mins => s.minutes_to_void)
		AND f.voided_at >= f.sold_at + make_interval(mins => s.minutes_to_void)
			- make_interval(secs => ${SCORE_RULES.lastVoidSeconds}::int)`;

/** Fiches that won, and whether they were sold in the last moments of a draw in which they did; what is given back wins nothing. */
const winners = ({ companyId, day }: HouseDay) => sql`
	SELECT f.agent_id, f.id AS fiche_id,
		bool_or(f.sold_at >= i.close_at - make_interval(secs => ${SCORE_RULES.lateSaleSeconds}::int)) AS is_late
	FROM tirage_instances i
	JOIN fiche_lines l ON l.company_id = i.company_id AND l.draw_date = i.draw_date AND l.instance_id = i.id
		AND l.gain > 0
	JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	WHERE i.company_id = ${companyId} AND i.draw_date = ${day}::date AND i.state <> 'cancelled'
	GROUP BY f.agent_id, f.id`;

/** What people chose, line by line. */
const chosen = ({ companyId, day }: HouseDay) => sql`
	SELECT f.agent_id, f.id AS fiche_id, f.total, l.instance_id,
		concat_ws(' ', l.game, l.option, l.numbers) AS line
	FROM fiches f
	JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
	WHERE f.company_id = ${companyId} AND f.draw_date = ${day}::date AND f.status <> 'deleted'
		AND l.game <> 'mariage_gratuit'`;

/** WITH parts after `chosen`: `repeated` are lines that many fiches of an agent have in one draw. */
const repeatedLines = sql`
	in_draw AS (
		SELECT c.agent_id, c.instance_id, count(DISTINCT c.fiche_id) AS fiches FROM chosen c
		GROUP BY c.agent_id, c.instance_id
	), repeated AS (
		SELECT c.agent_id, c.instance_id, c.line
		FROM chosen c
		JOIN in_draw d ON d.agent_id = c.agent_id AND d.instance_id = c.instance_id
		GROUP BY c.agent_id, c.instance_id, c.line, d.fiches
		HAVING count(DISTINCT c.fiche_id) >= ${SCORE_RULES.ballFiches}::int
			AND count(DISTINCT c.fiche_id) * 10000 >= d.fiches * ${SCORE_RULES.ballShare}::int
	)`;

/** WITH parts after `chosen`: `played` is what each fiche holds, `most_played` of each agent that which is staked on most. */
const sameLines = sql`
	played AS (
		SELECT c.agent_id, c.fiche_id, c.total, string_agg(DISTINCT c.line, ',' ORDER BY c.line) AS lines
		FROM chosen c GROUP BY c.agent_id, c.fiche_id, c.total
		HAVING count(DISTINCT c.line) >= ${SCORE_RULES.playerLines}::int
	), most_played AS (
		SELECT DISTINCT ON (p.agent_id) p.agent_id, p.lines FROM played p
		GROUP BY p.agent_id, p.lines HAVING count(*) >= ${SCORE_RULES.playerFiches}::int
		ORDER BY p.agent_id, sum(p.total) DESC, p.lines
	)`;

/** Works a day out anew: the fiches behind each signal, then what each agent did. */
export async function workOutDay(db: Db, { companyId, day }: HouseDay): Promise<void> {
	const of = { companyId, day };
	await sql`DELETE FROM agent_day_fiches d WHERE d.company_id = ${companyId} AND d.day = ${day}::date`.execute(
		db,
	);
	await sql`DELETE FROM agent_days d WHERE d.company_id = ${companyId} AND d.day = ${day}::date`.execute(
		db,
	);
	await sql`
		INSERT INTO agent_day_fiches (company_id, day, agent_id, signal, fiche_id)
		WITH chosen AS MATERIALIZED (${chosen(of)}), ${repeatedLines}, ${sameLines}
		SELECT ${companyId}::uuid, ${day}::date, found.agent_id, found.signal, found.fiche_id
		FROM (
			${lastVoids(of)}
			UNION ALL
			SELECT w.agent_id, 'late_wins', w.fiche_id FROM (${winners(of)}) AS w WHERE w.is_late
			UNION ALL
			SELECT DISTINCT c.agent_id, 'balls', c.fiche_id
			FROM chosen c
			JOIN repeated r ON r.agent_id = c.agent_id AND r.instance_id = c.instance_id AND r.line = c.line
			UNION ALL
			SELECT p.agent_id, 'player', p.fiche_id
			FROM played p
			JOIN most_played m ON m.agent_id = p.agent_id AND m.lines = p.lines
		) AS found`.execute(db);
	await sql`
		INSERT INTO agent_days (company_id, agent_id, day, fiches, vente, wins, voids, late_wins, balls, player,
			player_staked)
		SELECT ${companyId}::uuid, sold.agent_id, ${day}::date, sold.fiches, sold.vente, coalesce(won.wins, 0),
			coalesce(behind.voids, 0), coalesce(behind.late_wins, 0), coalesce(behind.balls, 0),
			coalesce(behind.player, 0), coalesce(behind.player_staked, 0)
		FROM (
			SELECT r.agent_id, coalesce(sum(r.home_fiches) FILTER (WHERE r.game = '*'), 0)::int AS fiches,
				sum(r.vente)::bigint AS vente
			FROM rollups r WHERE r.company_id = ${companyId} AND r.draw_date = ${day}::date
			GROUP BY r.agent_id
		) AS sold
		LEFT JOIN (
			SELECT w.agent_id, count(*)::int AS wins FROM (${winners(of)}) AS w GROUP BY w.agent_id
		) AS won ON won.agent_id = sold.agent_id
		LEFT JOIN (
			SELECT e.agent_id, count(*) FILTER (WHERE e.signal = 'voids')::int AS voids,
				count(*) FILTER (WHERE e.signal = 'late_wins')::int AS late_wins,
				count(*) FILTER (WHERE e.signal = 'balls')::int AS balls,
				count(*) FILTER (WHERE e.signal = 'player')::int AS player,
				sum(f.total) FILTER (WHERE e.signal = 'player')::bigint AS player_staked
			FROM agent_day_fiches e
			JOIN fiches f ON f.company_id = e.company_id AND f.draw_date = e.day AND f.id = e.fiche_id
			WHERE e.company_id = ${companyId} AND e.day = ${day}::date
			GROUP BY e.agent_id
		) AS behind ON behind.agent_id = sold.agent_id`.execute(db);
}
