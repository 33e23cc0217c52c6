import {
	type After,
	CONTROL_RULES,
	type Controle,
	type House,
	UNUSUAL_RULES,
} from '@borlette/shared/contract/controle';
import type { Game } from '@borlette/shared/contract/games';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';

const { payableMinutes, afterMinutes, beforeMinutes } = CONTROL_RULES;

type DrawDate = Controle['next'][number] & {
	is_selling: boolean;
	/** Its sales end so soon that it is shown whatever else there is. */
	is_soon: boolean;
	/** Its sales ended, and it is still looked at. */
	is_after: boolean;
};

/** Draws that sell, the next to close first, and those whose sales ended a while ago, the last first. */
export const drawDates = (db: Db, companyId: string): Promise<DrawDate[]> =>
	rowsOf(
		db,
		sql<DrawDate>`
			SELECT d.instance_id, d.tirage_name, d.timezone, d.draw_date, d.close_at, d.is_selling,
				d.is_selling AND d.close_at <= now() + make_interval(mins => ${beforeMinutes}::int) AS is_soon,
				d.close_at <= now() AND coalesce(d.payable_at > now() - make_interval(mins => ${payableMinutes}::int),
					true) AS is_after
			FROM (
				SELECT i.id AS instance_id, t.name AS tirage_name, t.timezone, i.draw_date, i.close_at,
					is_selling(i, now()) AND t.is_active AS is_selling,
					CASE WHEN i.state = 'settled' AND i.verified_revision = i.result_revision THEN
						(SELECT max(s.at) FROM settlements s WHERE s.company_id = i.company_id AND s.instance_id = i.id)
					END AS payable_at
				FROM tirage_instances i
				JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
				WHERE i.company_id = ${companyId}::uuid AND i.state <> 'cancelled' AND i.opens_at <= now()
					AND i.close_at > now() - make_interval(mins => ${afterMinutes}::int)
			) AS d
			ORDER BY d.is_selling DESC, abs(extract(epoch FROM d.close_at - now())), d.tirage_name, d.instance_id`,
	);

interface GameLimit {
	id: string;
	version: number;
	game: Game;
	min_stake: number | null;
	max_stake: number | null;
	limite: number | null;
	is_active: boolean;
}

/** Limits on each ball of a game in every date of a tirage: of a game there is at most one. */
export const limitsOfTirage = (db: Db, companyId: string, tirageId: string): Promise<GameLimit[]> =>
	rowsOf(
		db,
		sql<GameLimit>`SELECT id, version, game, min_stake, max_stake, limite, is_active FROM limits
			WHERE company_id = ${companyId}::uuid AND kind = 'boule' AND agent_id IS NULL AND boule IS NULL
				AND tirage_id = ${tirageId}::uuid`,
	);

export const sealOf = async (
	db: Db,
	companyId: string,
	instanceId: string,
): Promise<After['seal']> => {
	const { at, ...seal } = await theRow(
		db,
		sql<{ at: string | null; fiches: number; total: number; hash: string }>`
			SELECT sealed_at AS at, coalesce(seal_fiches, 0) AS fiches, coalesce(seal_total, 0) AS total,
				coalesce(encode(seal_hash, 'hex'), '') AS hash
			FROM tirage_instances WHERE company_id = ${companyId}::uuid AND id = ${instanceId}::uuid`,
	);
	return at === null ? null : { at, ...seal };
};

/** Most of the wins that are named. */
const NAMED = 10;

/** Wins of a draw by the rules of the contract. */
export const unusualWins = (
	db: Db,
	companyId: string,
	instanceId: string,
): Promise<After['unusual']> =>
	rowsOf(
		db,
		sql<After['unusual'][number]>`
			WITH won AS MATERIALIZED (
				SELECT l.company_id, l.draw_date, l.fiche_id, l.agent_id, l.game, l.option, l.numbers, l.gain, i.close_at
				FROM tirage_instances i
				JOIN fiche_lines l ON l.company_id = i.company_id AND l.draw_date = i.draw_date
					AND l.instance_id = i.id AND l.gain > 0
				WHERE i.company_id = ${companyId}::uuid AND i.id = ${instanceId}::uuid AND i.state = 'settled'
			), repeated AS (
				SELECT agent_id, game, option, numbers FROM won WHERE game <> 'borlette'
				GROUP BY agent_id, game, option, numbers
				HAVING count(DISTINCT fiche_id) >= ${UNUSUAL_RULES.repeated.fiches}::int
			), fiches_won AS (
				SELECT w.company_id, w.draw_date, w.fiche_id, w.close_at, sum(w.gain)::bigint AS gain,
					bool_or(r.agent_id IS NOT NULL) AS is_repeated
				FROM won w
				LEFT JOIN repeated r ON r.agent_id = w.agent_id AND r.game = w.game AND r.option = w.option
					AND r.numbers = w.numbers
				GROUP BY w.company_id, w.draw_date, w.fiche_id, w.close_at
			)
			SELECT f.ref_code, agent_name(a.first_name, a.last_name, a.code) AS agent_name, w.gain, f.sold_at, u.rules
			FROM fiches_won w
			JOIN companies c ON c.id = w.company_id
			JOIN fiches f ON f.company_id = w.company_id AND f.draw_date = w.draw_date AND f.id = w.fiche_id
			JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
			CROSS JOIN LATERAL (SELECT coalesce(array_remove(ARRAY[
				CASE WHEN f.sold_at > w.close_at - make_interval(mins => ${UNUSUAL_RULES.late.minutes}::int)
					THEN 'late' END,
				CASE WHEN w.gain >= (${JSON.stringify(UNUSUAL_RULES.large)}::jsonb ->> c.currency)::bigint
					THEN 'large' END,
				CASE WHEN w.is_repeated THEN 'repeated' END], NULL), '{}') AS rules) AS u
			WHERE cardinality(u.rules) > 0
			ORDER BY w.gain DESC, f.ref_code LIMIT ${sql.lit(NAMED)}`,
	);

type Ceilings = Pick<House, 'draw_ceiling' | 'ball_ceiling' | 'is_piloted'>;

/** As they were saved last. */
export const ceilingsOf = async (db: Db, companyId: string): Promise<Ceilings> =>
	(await rowOf(
		db,
		sql<Ceilings>`SELECT draw_ceiling, ball_ceiling, is_on AS is_piloted FROM autopilots
			WHERE company_id = ${companyId} ORDER BY version DESC LIMIT 1`,
	)) ?? { draw_ceiling: null, ball_ceiling: null, is_piloted: false };
