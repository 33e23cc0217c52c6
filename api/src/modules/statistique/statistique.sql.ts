import { BOARD_HOURS, type BoardDraw, type Stake } from '@borlette/shared/contract/statistique';
import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';
import type { Period } from '../../engine/period.ts';
import type { Places } from '../../engine/rollups.sql.ts';
import { boundOf, stakesAndBounds } from '../../engine/stakes.sql.ts';

export interface StakeFilter extends Places {
	lotto_id?: string;
}

/** Each combination that was played in the period. */
export function stakeRows(
	scope: Scope,
	{ start, end }: Period,
	{ tirage_id, lotto_id, ...places }: StakeFilter,
): RawBuilder<Stake> {
	const instances = sql<boolean>`i.draw_date BETWEEN ${start}::date AND ${end}::date
		AND ${tirage_id ? sql`i.tirage_id = ${tirage_id}::uuid` : sql`true`}`;
	const ofOption = sql`EXISTS (SELECT FROM lotto_options o WHERE o.company_id = k.company_id
		AND o.id = ${lotto_id ?? null}::uuid AND o.game = k.game AND o.option = k.option)`;
	return sql<Stake>`
		WITH ${stakesAndBounds({ scope, instances, places })}
		SELECT k.company_id || ':' || k.game || ':' || k.option || ':' || k.numbers AS id,
			${scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname, k.game,
			nullif(k.option, 0) AS option, k.numbers, count(*) AS draws, c.currency, sum(k.staked)::bigint AS staked,
			sum(k.liability)::bigint AS liability, min(b.limite) AS limite,
			min(CASE WHEN b.limite IS NOT NULL THEN greatest(b.limite - k.staked, 0) END) AS remaining,
			bool_or(d.state <> ALL (${FINAL_STATES}::text[])) AS is_provisional
		FROM stakes k
		JOIN draws d ON d.company_id = k.company_id AND d.id = k.instance_id
		JOIN companies c ON c.id = k.company_id
		${boundOf}
		WHERE ${lotto_id ? ofOption : sql`true`}
		GROUP BY k.company_id, c.companyname, c.currency, k.game, k.option, k.numbers`;
}

/** Draw dates of the scope whose exposure can be looked at. */
export const boardDraws = (db: Db, scope: Scope): Promise<BoardDraw[]> =>
	rowsOf(
		db,
		sql<BoardDraw>`SELECT i.id AS instance_id, i.tirage_id, t.name AS tirage_name, n.colour, t.timezone,
				i.draw_date, i.state, is_selling(i, now()) AND t.is_active AS is_selling, i.close_at, i.draw_at,
				${scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages n ON n.company_id = t.company_id AND n.id = t.info_tirage_id
			JOIN companies c ON c.id = i.company_id
			WHERE ${ofCompany(scope, 'i')} AND i.opens_at <= now() AND i.state <> 'cancelled'
				AND i.draw_date >= current_date - 2
				AND (is_selling(i, now()) OR i.draw_at > now() - make_interval(hours => ${BOARD_HOURS}::int))
			ORDER BY 8 DESC, CASE WHEN is_selling(i, now()) AND t.is_active THEN i.close_at END,
				i.draw_at DESC, t.name, i.id`,
	);
