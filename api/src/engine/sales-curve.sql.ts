import { CONTROL_RULES } from '@borlette/shared/contract/controle';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

const { curveMinutes, usualDates } = CONTROL_RULES;
/** The last element: all that was sold before the others. */
const ELEMENTS = curveMinutes + 1;
/** What is usual is looked for no farther back. */
const DAYS = usualDates * 7;
/** Draws of a company that are counted in one go: those that sell first, then those of today's weekday, which are missed most. */
const AT_ONCE = 60;
/** Draws that sell are counted from so long before their sales end. */
const AHEAD = sql`interval '12 hours'`;
/** A sale is seen at most so much later than it says: so much is left for the next time. */
const SETTLE = sql`interval '20 seconds'`;

/** Stakes by minute before the end of the sales, the last one first, and all that was sold before those. */
export interface Curve {
	minutes: number[];
	earlier: number;
}

/**
 * Counts when the stakes of a company's draws were sold: while they sell, what is new; once more, whole, when they have
 * closed, since fiches were voided. Draws from before it was counted are taken up little by little.
 */
export async function countSales(db: Db, companyId: string): Promise<void> {
	await countedSales(companyId).execute(db);
}

const MINUTE = sql`least(${sql.lit(ELEMENTS)}, 1 + floor(extract(epoch FROM d.close_at - f.sold_at) / 60))::int`;

/**
 * What is new is read fiche by fiche: joined, each minute all lines of the draws that sell would be read, and of each its fiche. Of
 * what is counted whole that is the shorter way.
 */
export const countedSales = (companyId: string): RawBuilder<unknown> => sql`
		WITH due AS MATERIALIZED (
			SELECT i.company_id, i.id, i.draw_date, i.close_at, i.state <> 'open' AS is_final,
				-- A clock that was ahead counted until a moment to come: it is counted whole again.
				CASE WHEN i.state = 'open' AND c.counted_until <= now() THEN c.counted_until END AS since,
				CASE WHEN i.state = 'open' THEN least(i.close_at, date_trunc('minute', now() - ${SETTLE}))
					ELSE i.close_at END AS until
			FROM tirage_instances i
			LEFT JOIN sales_curves c ON c.company_id = i.company_id AND c.instance_id = i.id
			WHERE i.company_id = ${companyId}::uuid AND i.state <> 'cancelled' AND i.opens_at <= now()
				AND i.draw_date >= current_date - ${sql.lit(DAYS)} AND c.is_final IS NOT TRUE
				AND i.close_at < now() + ${AHEAD}
			ORDER BY i.state <> 'open', (current_date - i.draw_date) % 7, i.close_at DESC LIMIT ${sql.lit(AT_ONCE)}
		), sold AS (
			SELECT s.id, s.minute, sum(s.staked)::bigint AS staked
			FROM (
				SELECT d.id, ${MINUTE} AS minute, l.staked
				FROM due d
				JOIN fiches f ON f.company_id = d.company_id AND f.draw_date = d.draw_date AND f.voided_at IS NULL
					AND f.sold_at >= d.since AND f.sold_at < d.until
				CROSS JOIN LATERAL (SELECT sum(l.stake) AS staked FROM fiche_lines l
					WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
						AND l.instance_id = d.id) AS l
				WHERE d.since IS NOT NULL
				UNION ALL
				SELECT d.id, ${MINUTE}, l.stake
				FROM due d
				JOIN fiches f ON f.company_id = d.company_id AND f.draw_date = d.draw_date AND f.voided_at IS NULL
					AND f.sold_at < d.until
				JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
					AND l.fiche_id = f.id AND l.instance_id = d.id
				WHERE d.since IS NULL
			) AS s
			GROUP BY s.id, s.minute
		)
		INSERT INTO sales_curves AS c (company_id, instance_id, counted_until, is_final, staked)
		SELECT d.company_id, d.id, d.until, d.is_final, ARRAY(
				SELECT coalesce(s.staked, 0) + coalesce(before.staked[m.minute], 0)
				FROM generate_series(1, ${sql.lit(ELEMENTS)}) AS m (minute)
				LEFT JOIN sold s ON s.id = d.id AND s.minute = m.minute ORDER BY m.minute)
		FROM due d
		LEFT JOIN sales_curves before ON before.company_id = d.company_id AND before.instance_id = d.id
			AND d.since IS NOT NULL
		WHERE d.is_final OR d.until > coalesce(d.since, '-infinity')
		ON CONFLICT (company_id, instance_id) DO UPDATE
			SET counted_until = excluded.counted_until, is_final = excluded.is_final, staked = excluded.staked
			-- Another process may have come farther.
			WHERE NOT c.is_final AND (excluded.is_final OR c.counted_until NOT BETWEEN excluded.counted_until AND now())`;

/** Curves that nothing is compared with any more: of draws of long ago, and of draws that are gone. */
export async function forgetCurves(db: Db, companyId: string): Promise<void> {
	await sql`DELETE FROM sales_curves c
		WHERE c.company_id = ${companyId}::uuid AND NOT EXISTS (
			SELECT FROM tirage_instances i
			WHERE i.company_id = c.company_id AND i.id = c.instance_id
				AND i.draw_date >= current_date - ${sql.lit(DAYS)})`.execute(db);
}

const curveOf = (staked: number[]): Curve => ({
	minutes: staked.slice(0, curveMinutes),
	earlier: staked[curveMinutes] ?? 0,
});

/** When the stakes of a draw were sold, until this moment. */
export async function soldCurve(db: Db, companyId: string, instanceId: string): Promise<Curve> {
	const { staked } = await theRow(db, soldRow(companyId, instanceId));
	return curveOf(staked);
}

/**
 * Of a draw that is not counted yet only what was sold in the minutes of the curve is read: what was sold before is what the
 * kept sums have more.
 */
export const soldRow = (
	companyId: string,
	instanceId: string,
): RawBuilder<{ staked: number[] }> => sql<{ staked: number[] }>`
	WITH draw AS MATERIALIZED (
		SELECT i.company_id, i.id, i.draw_date, i.close_at, c.staked,
			coalesce(c.counted_until, i.close_at - make_interval(mins => ${sql.lit(curveMinutes)})) AS since
		FROM tirage_instances i
		LEFT JOIN sales_curves c ON c.company_id = i.company_id AND c.instance_id = i.id
		WHERE i.company_id = ${companyId}::uuid AND i.id = ${instanceId}::uuid
	), sold AS MATERIALIZED (
		SELECT least(${sql.lit(ELEMENTS)},
				1 + floor(extract(epoch FROM d.close_at - f.sold_at) / 60))::int AS minute,
			sum(l.staked)::bigint AS staked
		FROM draw d
		JOIN fiches f ON f.company_id = d.company_id AND f.draw_date = d.draw_date AND f.voided_at IS NULL
			AND f.sold_at >= d.since
		-- Fiche by fiche: joined, all lines of the draw would be read first, and of each its fiche.
		CROSS JOIN LATERAL (SELECT sum(l.stake) AS staked FROM fiche_lines l
			WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
				AND l.instance_id = d.id) AS l
		GROUP BY 1
	), before AS MATERIALIZED (
		SELECT greatest(coalesce((SELECT sum(r.vente) FROM rollups r WHERE r.company_id = d.company_id
				AND r.draw_date = d.draw_date AND r.instance_id = d.id), 0)
			- coalesce((SELECT sum(s.staked) FROM sold s), 0), 0) AS staked
		FROM draw d WHERE d.staked IS NULL
	)
	SELECT to_jsonb(ARRAY(
		SELECT (coalesce(s.staked, 0) + coalesce(d.staked[m.minute], 0)
			+ CASE m.minute WHEN ${sql.lit(ELEMENTS)} THEN coalesce(b.staked, 0) ELSE 0 END)::bigint
		FROM generate_series(1, ${sql.lit(ELEMENTS)}) AS m (minute)
		CROSS JOIN draw d
		LEFT JOIN before b ON true
		LEFT JOIN sold s ON s.minute = m.minute ORDER BY m.minute)) AS staked`;

/** The average of the draw's last dates on this weekday; undefined: none is counted. */
export async function usualCurve(
	db: Db,
	companyId: string,
	instanceId: string,
): Promise<Curve | undefined> {
	const row = await rowOf(
		db,
		sql<{ staked: number[] }>`
			SELECT coalesce(jsonb_agg(m.staked ORDER BY m.minute), '[]') AS staked FROM (
				SELECT each.minute, round(avg(each.staked))::bigint AS staked
				FROM (
					SELECT c.staked FROM tirage_instances i
					JOIN tirage_instances e ON e.company_id = i.company_id AND e.tirage_id = i.tirage_id
						AND e.draw_date < i.draw_date AND (i.draw_date - e.draw_date) % 7 = 0
					JOIN sales_curves c ON c.company_id = e.company_id AND c.instance_id = e.id AND c.is_final
					WHERE i.company_id = ${companyId}::uuid AND i.id = ${instanceId}::uuid
					ORDER BY e.draw_date DESC LIMIT ${sql.lit(usualDates)}
				) AS dates
				CROSS JOIN LATERAL unnest(dates.staked) WITH ORDINALITY AS each (staked, minute)
				GROUP BY each.minute
			) AS m HAVING count(*) > 0`,
	);
	return row && curveOf(row.staked);
}
