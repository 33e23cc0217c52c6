import { type RawBuilder, sql } from 'kysely';
import { ofCompany, type Scope } from '../db/scope.ts';
import { inPlaces, ofOwnSurcussales, type Places } from './rollups.sql.ts';

/** Of whom, and in which draw dates: a condition over `i`, the instances. */
export interface Wanted {
	scope: Scope;
	instances: RawBuilder<boolean>;
	places: Pick<Places, 'surcussale_id' | 'agent_id'>;
}

/** Whether one holder has all that is wanted: what limits are held against is theirs, not a part's. */
const isOfOne = ({ scope, places }: Wanted): boolean =>
	scope.supervisorId === null && places.surcussale_id === undefined;

/** A voided fiche leaves its counters behind, at nothing; what nothing is won with, by a prime of 0, was staked all the same. */
const IS_PLAYED = sql<boolean>`(e.staked > 0 OR e.liability > 0)`;

/** Counters know the company and each surcussale. */
function fromCounters({ scope, places }: Wanted): RawBuilder<unknown> {
	const ofHolder = (holder: RawBuilder<boolean>) => sql`
		FROM draws d
		JOIN exposures e ON e.company_id = d.company_id AND e.instance_id = d.id
		WHERE ${ofCompany(scope, 'e')} AND e.numbers <> '' AND ${IS_PLAYED} AND ${holder}`;
	const own = ofOwnSurcussales(scope, 'e.holder_id');
	if (places.surcussale_id || !scope.supervisorId) {
		const holder = places.surcussale_id ?? '00000000-0000-0000-0000-000000000000';
		return sql`SELECT e.company_id, e.instance_id, e.game, e.option, e.numbers, e.staked, e.liability
			${ofHolder(sql`e.holder_id = ${holder}::uuid AND ${own}`)}`;
	}
	return sql`SELECT e.company_id, e.instance_id, e.game, e.option, e.numbers,
			sum(e.staked)::bigint AS staked, sum(e.liability)::bigint AS liability
		${ofHolder(own)} GROUP BY e.company_id, e.instance_id, e.game, e.option, e.numbers`;
}

/** Of an agent, by fiche: theirs are found by an index. A gift without a prize is nothing, as among the counters. */
const fromLines = ({ scope, places }: Wanted): RawBuilder<unknown> => sql`
	SELECT l.company_id, l.instance_id, l.game, l.option, l.numbers, sum(l.stake)::bigint AS staked,
		sum(CASE l.game WHEN 'mariage_gratuit' THEN 100 ELSE l.stake END
			* (l.prime1 + l.prime2 + l.prime3))::bigint AS liability
	FROM draws d
	JOIN fiche_lines l ON l.company_id = d.company_id AND l.draw_date = d.draw_date
		AND l.instance_id = d.id
	JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	WHERE ${ofCompany(scope, 'l')} AND f.voided_at IS NULL AND (l.stake > 0 OR l.prime1 > 0)
		AND ${inPlaces('f', places)}
		AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
	GROUP BY l.company_id, l.instance_id, l.game, l.option, l.numbers`;

/**
 * WITH parts: `draws` (the instances), `stakes` (by instance, game, option and numbers) and `bounds`
 * (limits on balls in draws that still sell; without a ball: on each).
 */
export const stakesAndBounds = (wanted: Wanted): RawBuilder<unknown> => sql`
	draws AS MATERIALIZED (
		SELECT i.company_id, i.id, i.tirage_id, i.draw_date, i.state, is_selling(i, now()) AS is_selling
		FROM tirage_instances i WHERE ${ofCompany(wanted.scope, 'i')} AND ${wanted.instances}
	), stakes AS (
		${wanted.places.agent_id ? fromLines(wanted) : fromCounters(wanted)}
	), bounds AS (
		SELECT d.company_id, d.id AS instance_id, m.game, m.boule, min(m.limite) AS limite
		FROM draws d
		JOIN limits m ON m.company_id = d.company_id AND m.kind = 'boule' AND m.is_active
			AND m.limite IS NOT NULL AND (m.tirage_id IS NULL OR m.tirage_id = d.tirage_id)
			AND ${isOfOne(wanted) ? sql`true` : sql`false`}
			AND m.agent_id IS NOT DISTINCT FROM ${wanted.places.agent_id ?? null}::uuid
		WHERE d.is_selling
		GROUP BY d.company_id, d.id, m.game, m.boule
	)`;

/** The strictest limit on `k`, a row of stakes, as `b.limite`. */
export const boundOf = sql`
	LEFT JOIN bounds every ON every.company_id = k.company_id AND every.instance_id = k.instance_id
		AND every.game = k.game AND every.boule IS NULL
	LEFT JOIN bounds own ON own.company_id = k.company_id AND own.instance_id = k.instance_id
		AND own.game = k.game AND own.boule = k.numbers
	CROSS JOIN LATERAL (SELECT least(every.limite, own.limite) AS limite) AS b`;
