import type { Board } from '@borlette/shared/contract/statistique';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../db/rows.ts';
import { ofCompany, type Scope } from '../db/scope.ts';
import { boundOf, stakesAndBounds } from './stakes.sql.ts';

export type BoardHead = Omit<Board, 'games' | 'bears' | 'pilot'> & { company_id: string };

/** A draw date that the scope may see. */
export const findBoard = (db: Db, scope: Scope, id: string): Promise<BoardHead | undefined> =>
	rowOf(
		db,
		sql<BoardHead>`SELECT i.company_id, i.id AS instance_id, i.tirage_id, t.name AS tirage_name,
				t.timezone, is_selling(i, now()) AND t.is_active AS is_selling, i.draw_date, i.state, i.close_at, i.draw_at, now() AS as_of
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE ${ofCompany(scope, 'i')} AND i.id = ${id}::uuid`,
	);

export type BoardBall = Board['games'][number]['balls'][number] & { game: string };

/** All balls of borlette, played or not, and of other games the `top` that would cost most. */
export const boardBalls = (
	db: Db,
	scope: Scope,
	{ instance_id, company_id, tirage_id, draw_date }: BoardHead,
	top: number,
): Promise<BoardBall[]> =>
	rowsOf(
		db,
		sql<BoardBall>`
			WITH ${stakesAndBounds({ scope, instances: sql`i.id = ${instance_id}::uuid`, places: {} })},
			ranked AS (
				SELECT company_id, instance_id, game, option, numbers, staked, liability FROM (
					SELECT *, row_number() OVER (PARTITION BY game
						ORDER BY liability DESC, staked DESC, option, numbers) AS place
					FROM stakes
				) AS s WHERE game = 'borlette' OR place <= ${top}
				UNION ALL
				SELECT ${company_id}::uuid, ${instance_id}::uuid, 'borlette', 0, ball, 0, 0
				FROM generate_series(0, 99) AS n
				CROSS JOIN LATERAL (SELECT lpad(n::text, 2, '0') AS ball) AS b
				WHERE NOT EXISTS (SELECT FROM stakes WHERE game = 'borlette' AND numbers = ball)
			)
			SELECT k.game, nullif(k.option, 0) AS option, k.numbers, k.staked, k.liability, b.limite,
				CASE WHEN b.limite IS NOT NULL THEN greatest(b.limite - k.staked, 0) END AS remaining,
				is_blocked(k.company_id, NULL, ${tirage_id}, ${draw_date}, k.numbers) AS is_blocked,
				(SELECT count(DISTINCT o.agent_id) FROM boules_block o
					WHERE o.company_id = k.company_id AND o.boule = k.numbers AND o.is_active
						AND o.agent_id IS NOT NULL AND (o.tirage_id IS NULL OR o.tirage_id = ${tirage_id}::uuid)
						AND ${draw_date}::date BETWEEN o.start_date AND coalesce(o.end_date, 'infinity'))
					AS blocked_agents
			FROM ranked k
			${boundOf}
			ORDER BY k.game, CASE WHEN k.game = 'borlette' THEN 0 ELSE k.liability END DESC,
				CASE WHEN k.game = 'borlette' THEN 0 ELSE k.staked END DESC, k.option, k.numbers`,
	);

/** Of so many dates the average is taken. */
const USUAL_DATES = 14;

/** What the draw takes in on the average, by the seals of its last dates; 0 for a part of the surcussales. */
export const usualOf = async (
	db: Db,
	scope: Scope,
	{ company_id, tirage_id, instance_id }: BoardHead,
): Promise<number> => {
	if (scope.supervisorId) return 0;
	const { usual } = await theRow(
		db,
		sql<{ usual: number }>`SELECT coalesce(round(avg(past.seal_total)), 0)::bigint AS usual FROM (
			SELECT i.seal_total FROM tirage_instances i
			WHERE i.company_id = ${company_id}::uuid AND i.tirage_id = ${tirage_id}::uuid
				AND i.id <> ${instance_id}::uuid AND i.state = 'settled'
			ORDER BY i.draw_date DESC LIMIT ${sql.lit(USUAL_DATES)}
		) AS past`,
	);
	return usual;
};

/** The risk autopilot that holds a draw; of a part of the surcussales none is told. */
export const pilotOf = async (
	db: Db,
	scope: Scope,
	{ company_id, instance_id }: BoardHead,
): Promise<Board['pilot'] | undefined> =>
	scope.supervisorId
		? undefined
		: rowOf(
				db,
				sql<NonNullable<Board['pilot']>>`
					SELECT p.draw_ceiling, p.ball_ceiling, worst_case(p.company_id, ${instance_id}::uuid,
						coalesce((SELECT d.parts FROM autopilot_draws d
							WHERE d.company_id = p.company_id AND d.instance_id = ${instance_id}::uuid),
							parts_sold(p.company_id, ${instance_id}::uuid)), NULL, 1) AS worst
					FROM autopilot_of(${company_id}::uuid) AS p WHERE p.is_on`,
			);

type GameSum = Omit<Board['games'][number], 'balls'>;

/** What is staked on each game, with the company's limit on the whole of it while the draw sells. */
export const boardGames = (
	db: Db,
	scope: Scope,
	{ instance_id }: BoardHead,
	games: readonly string[],
): Promise<GameSum[]> =>
	rowsOf(
		db,
		sql<GameSum>`
			WITH ${stakesAndBounds({ scope, instances: sql`i.id = ${instance_id}::uuid`, places: {} })}
			SELECT g.game, s.staked, m.limite,
				-- greatest passes nulls over.
				CASE WHEN m.limite IS NOT NULL THEN greatest(m.limite - s.staked, 0) END AS remaining
			FROM unnest(${[...games]}::text[]) WITH ORDINALITY AS g (game, place)
			CROSS JOIN LATERAL (SELECT coalesce(sum(staked), 0)::bigint AS staked FROM stakes
				WHERE stakes.game = g.game) AS s
			LEFT JOIN LATERAL (
				SELECT min(m.limite) AS limite FROM limits m
				JOIN draws d ON d.company_id = m.company_id AND d.is_selling
				WHERE m.kind = 'game' AND m.game = g.game AND m.is_active AND m.agent_id IS NULL
					AND (m.tirage_id IS NULL OR m.tirage_id = d.tirage_id)
					AND ${scope.supervisorId ? sql`false` : sql`true`}
			) AS m ON true
			ORDER BY g.place`,
	);
