import {
	type LimitChange,
	WHAT_IF_DRAWS,
	type WhatIfDraw,
} from '@borlette/shared/contract/what-if';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { MINOR_UNITS } from '../../engine/gains.ts';
import type { CountedLines } from '../../engine/limits.ts';

/** What of a company's sales a rule is about; what is null is left open. */
export interface Concerned {
	companyId: string;
	agent_id: string | null;
	tirage_id: string | null;
	surcussale_id: string | null;
	game: string | null;
}

export type Draw = Pick<
	WhatIfDraw,
	'instance_id' | 'tirage_name' | 'colour' | 'draw_date' | 'draw_at' | 'vente' | 'gain'
> & { tirage_id: string };

const is = (column: string, value: string | null): RawBuilder<boolean> =>
	value === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${value}`;

const inPlace = (table: string, { agent_id, surcussale_id, game }: Concerned) =>
	sql<boolean>`${is(`${table}.agent_id`, agent_id)} AND ${is(`${table}.surcussale_id`, surcussale_id)}
		AND ${is(`${table}.game`, game)}`;

/**
 * The last settled draws in which something that is concerned was sold, with its sums. Draws are
 * asked one by one, newest first, whether they sold: there may be years of sums.
 */
export const lastDraws = (db: Db, concerned: Concerned): Promise<Draw[]> =>
	rowsOf(
		db,
		sql<Draw>`
			WITH last AS MATERIALIZED (
				SELECT i.* FROM (
					SELECT id, tirage_id, draw_date, draw_at FROM tirage_instances
					WHERE company_id = ${concerned.companyId} AND state = 'settled'
						AND ${is('tirage_id', concerned.tirage_id)}
					ORDER BY draw_at DESC, id OFFSET 0
				) AS i
				CROSS JOIN LATERAL (SELECT FROM rollups r
					WHERE r.company_id = ${concerned.companyId} AND r.draw_date = i.draw_date
						AND r.instance_id = i.id AND r.lines > 0 AND ${inPlace('r', concerned)} LIMIT 1) AS sold
				LIMIT ${WHAT_IF_DRAWS}
			)
			SELECT i.id AS instance_id, i.tirage_id, t.name AS tirage_name, c.colour, i.draw_date, i.draw_at,
				s.vente, s.gain
			FROM last i
			JOIN tirages t ON t.company_id = ${concerned.companyId} AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			CROSS JOIN LATERAL (SELECT sum(r.vente)::bigint AS vente, sum(r.gain)::bigint AS gain
				FROM rollups r WHERE r.company_id = ${concerned.companyId} AND r.draw_date = i.draw_date
					AND r.instance_id = i.id AND ${inPlace('r', concerned)}) AS s
			ORDER BY i.draw_at DESC, i.id`,
	);

/** What won on each place, together for all agents that no prime tells apart. */
export interface Won {
	game: string;
	/** Only of agents and surcussales that have a prime of their own. */
	agent_id: string | null;
	surcussale_id: string | null;
	/** By place (1er, 2e, 3e lot; other games the first): minor units that a rate multiplies… */
	units: number[];
	/** …and what they won at the rates they were sold by. */
	gains: number[];
}

/** Whom the primes of a company tell apart. */
export const namedInPrimes = (db: Db, companyId: string) =>
	rowsOf(
		db,
		sql<{ agent_id: string | null; surcussale_id: string | null }>`
			SELECT DISTINCT agent_id, surcussale_id FROM primes WHERE company_id = ${companyId}`,
	);

/** Reads by the winning numbers, so that a line with a rate of 0 counts and losing ones are not read. */
export function wonIn(
	db: Db,
	concerned: Concerned,
	draw: Draw,
	named: { agents: readonly string[]; surcussales: readonly string[] },
): Promise<Won[]> {
	const place = (hits: RawBuilder<number>, prime: RawBuilder<number>) => ({
		units: sql`sum(u.unit * ${hits})::bigint`,
		gain: sql`sum(u.unit * ${hits} * ${prime})::bigint`,
	});
	const first = place(sql`w.on1`, sql`l.prime1`);
	const second = place(sql`u.on2`, sql`l.prime2`);
	const third = place(sql`u.on3`, sql`l.prime3`);
	return rowsOf(
		db,
		sql<Won>`
			SELECT l.game, k.agent_id, k.surcussale_id,
				json_build_array(${first.units}, ${second.units}, ${third.units}) AS units,
				json_build_array(${first.gain}, ${second.gain}, ${third.gain}) AS gains
			FROM tirage_instances i
			JOIN results r ON r.company_id = i.company_id AND r.instance_id = i.id
				AND r.revision = i.result_revision
			CROSS JOIN LATERAL winning_numbers(r) AS w
			JOIN fiche_lines l ON l.company_id = i.company_id AND l.draw_date = i.draw_date
				AND l.instance_id = i.id AND l.game = w.game AND l.numbers = w.numbers AND l.option = w.option
			JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
			CROSS JOIN LATERAL (SELECT
				CASE l.game WHEN 'mariage_gratuit' THEN ${MINOR_UNITS}::bigint ELSE l.stake END AS unit,
				CASE WHEN f.first_lot_only AND w.on1 > 0 THEN 0 ELSE w.on2 END AS on2,
				CASE WHEN f.first_lot_only AND w.on1 + w.on2 > 0 THEN 0 ELSE w.on3 END AS on3) AS u
			CROSS JOIN LATERAL (SELECT
				CASE WHEN l.agent_id = ANY (${[...named.agents]}::uuid[]) THEN l.agent_id END AS agent_id,
				CASE WHEN l.surcussale_id = ANY (${[...named.surcussales]}::uuid[]) THEN l.surcussale_id END
					AS surcussale_id) AS k
			WHERE i.company_id = ${concerned.companyId} AND i.id = ${draw.instance_id}
				AND i.draw_date = ${draw.draw_date} AND l.draw_date = ${draw.draw_date}
				AND f.voided_at IS NULL AND ${inPlace('l', concerned)}
			GROUP BY l.game, k.agent_id, k.surcussale_id`,
	);
}

/** What a limit counts together, and the bounds that it must pass to be of interest. */
export interface Counted {
	/** A ball counts with its option; the whole game as one. */
	byBall: boolean;
	/** null: every ball. */
	boule: string | null;
	/** Leaves out what they do not touch; without them nothing. */
	bounds: Bounds | undefined;
}
type Bounds = Pick<LimitChange, 'min_stake' | 'max_stake' | 'limite'>;

/** Balls of which nothing could be refused are not worth reading line by line. */
const touched = ({ min_stake, max_stake, limite }: Bounds): RawBuilder<boolean> =>
	sql<boolean>`(coalesce(sum(l.stake) > ${limite}::bigint, false)
		OR coalesce(min(l.stake) < ${min_stake}::bigint, false)
		OR coalesce(max(l.stake) > ${max_stake}::bigint, false))`;

export const linesIn = (
	db: Db,
	concerned: Concerned,
	draw: Draw,
	{ byBall, boule, bounds }: Counted,
): Promise<CountedLines[]> =>
	rowsOf(
		db,
		// The fiches of the day are read together: PostgreSQL expects a few lines, and would look for the fiche of each.
		sql<CountedLines>`
			WITH sold AS MATERIALIZED (
				SELECT f.id, f.sold_at FROM fiches f
				WHERE f.company_id = ${concerned.companyId} AND f.draw_date = ${draw.draw_date}
					AND f.voided_at IS NULL
			)
			SELECT json_agg(l.stake ORDER BY f.sold_at, l.fiche_id, l.line_no) AS stakes,
				json_agg(l.gain ORDER BY f.sold_at, l.fiche_id, l.line_no) AS gains
			FROM fiche_lines l
			JOIN sold f ON f.id = l.fiche_id
			WHERE l.company_id = ${concerned.companyId} AND l.draw_date = ${draw.draw_date}
				AND l.instance_id = ${draw.instance_id} AND ${is('l.numbers', boule)}
				AND ${inPlace('l', concerned)}
			GROUP BY ${byBall ? sql`l.option, l.numbers` : sql`l.game`}
			HAVING ${bounds ? touched(bounds) : sql`true`}`,
	);
