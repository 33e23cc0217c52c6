import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** What each line wins by a result; nothing is written here. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- What wins by a result, as lines are written, and how often on each of the lots.
		CREATE FUNCTION winning_numbers(p_result results)
		RETURNS TABLE (game text, option smallint, numbers text, on1 integer, on2 integer, on3 integer)
		LANGUAGE sql IMMUTABLE AS $$
			WITH lots (place, ball) AS (
				SELECT * FROM (VALUES (1, p_result.lot1), (2, p_result.lot2), (3, p_result.lot3)) AS l (p, b)
				WHERE b IS NOT NULL
			), pairs AS (
				SELECT DISTINCT least(a.ball, b.ball) || '*' || greatest(a.ball, b.ball) AS numbers
				FROM lots a JOIN lots b ON a.place < b.place
			)
			SELECT 'borlette', 0::smallint, ball, count(*) FILTER (WHERE place = 1)::int,
				count(*) FILTER (WHERE place = 2)::int, count(*) FILTER (WHERE place = 3)::int
			FROM lots GROUP BY ball
			UNION ALL
			SELECT g, 0::smallint, numbers, 1, 0, 0 FROM pairs, unnest('{mariage,mariage_gratuit}'::text[]) AS g
			UNION ALL
			SELECT w.game, w.option, w.numbers, 1, 0, 0 FROM (VALUES
				('lotto3', 0::smallint, p_result.lotto3),
				('lotto4', 1, p_result.lot2 || p_result.lot3),
				('lotto4', 2, p_result.lot1 || p_result.lot2),
				('lotto4', 3, p_result.lot1 || p_result.lot3),
				('lotto5', 1, p_result.lotto3 || p_result.lot2),
				('lotto5', 2, p_result.lotto3 || p_result.lot3),
				('lotto5', 3, right(p_result.lot1, 1) || p_result.lot2 || p_result.lot3)
			) AS w (game, option, numbers) WHERE w.numbers IS NOT NULL
		$$;

		-- Lines of the draw that win by a result. A free mariage pays its prime as a sum of units.
		CREATE FUNCTION winning_lines(p_instance tirage_instances, p_result results)
		RETURNS TABLE (fiche_id uuid, line_no smallint, game text, gain bigint)
		LANGUAGE sql STABLE AS $$
			SELECT l.fiche_id, l.line_no, l.game,
				CASE l.game WHEN 'mariage_gratuit' THEN 100 ELSE l.stake END * CASE
					WHEN NOT f.first_lot_only THEN w.on1 * l.prime1 + w.on2 * l.prime2 + w.on3 * l.prime3
					WHEN w.on1 > 0 THEN l.prime1 WHEN w.on2 > 0 THEN l.prime2 ELSE l.prime3 END
			FROM winning_numbers(p_result) AS w
			JOIN fiche_lines l ON l.company_id = p_instance.company_id AND l.draw_date = p_instance.draw_date
				AND l.instance_id = p_instance.id AND l.game = w.game AND l.numbers = w.numbers
				AND l.option = w.option
			JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
			WHERE f.voided_at IS NULL
		$$;

		-- What each line of the draw must be given or taken for the result (null: cancelled, stakes go
		-- back) to be true.
		CREATE FUNCTION gain_changes(p_instance tirage_instances, p_result results)
		RETURNS TABLE (fiche_id uuid, line_no smallint, game text, amount bigint)
		LANGUAGE sql STABLE AS $$
			SELECT coalesce(due.fiche_id, was.fiche_id), coalesce(due.line_no, was.line_no),
				coalesce(due.game, was.game), coalesce(due.gain, 0) - coalesce(was.gain, 0)
			FROM (
				SELECT * FROM winning_lines(p_instance, p_result) WHERE p_result.id IS NOT NULL
				UNION ALL
				SELECT l.fiche_id, l.line_no, l.game, l.stake FROM fiche_lines l
				JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
				WHERE p_result.id IS NULL AND l.company_id = p_instance.company_id
					AND l.draw_date = p_instance.draw_date AND l.instance_id = p_instance.id
					AND f.voided_at IS NULL
			) AS due
			FULL JOIN (
				SELECT l.fiche_id, l.line_no, l.game, l.gain FROM fiche_lines l
				WHERE l.company_id = p_instance.company_id AND l.draw_date = p_instance.draw_date
					AND l.instance_id = p_instance.id AND l.gain > 0
			) AS was ON was.fiche_id = due.fiche_id AND was.line_no = due.line_no
			WHERE coalesce(due.gain, 0) <> coalesce(was.gain, 0)
		$$;

		-- Fiches that would win by a result, in the company and scope of the transaction.
		CREATE FUNCTION preview_result(
			p_instance uuid, p_lotto3 text, p_lot1 text, p_lot2 text, p_lot3 text
		) RETURNS TABLE (ref_code text, agent_name text, gain bigint, sold_at timestamptz, is_late boolean)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT f.ref_code, a.first_name || ' ' || a.last_name, w.gain, f.sold_at,
				f.sold_at > i.close_at - interval '2 minutes'
			FROM tirage_instances i
			CROSS JOIN LATERAL (
				SELECT l.fiche_id, sum(l.gain)::bigint AS gain
				FROM winning_lines(i, jsonb_populate_record(NULL::results, jsonb_build_object(
					'lotto3', p_lotto3, 'lot1', p_lot1, 'lot2', p_lot2, 'lot3', p_lot3))) AS l
				GROUP BY 1
			) AS w
			JOIN fiches f ON f.company_id = i.company_id AND f.draw_date = i.draw_date AND f.id = w.fiche_id
			JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
			WHERE i.company_id = app_company() AND i.id = p_instance
				AND app_role() IN ('company', 'superuser')
		$$;

		-- A result whose change concerns a fiche that is paid or expired comes too late.
		CREATE FUNCTION refuse_paid(p_instance tirage_instances, p_result results) RETURNS void
		LANGUAGE plpgsql AS $$
		DECLARE paid text;
		BEGIN
			-- A fiche is paid when all its draws are settled: none is before this one was.
			IF p_instance.result_revision = 0 THEN RETURN; END IF;
			SELECT f.ref_code INTO paid FROM gain_changes(p_instance, p_result) AS c
				JOIN fiches f ON f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
					AND f.id = c.fiche_id
				WHERE f.status IN ('paid', 'expired') LIMIT 1;
			IF FOUND THEN
				PERFORM refuse('fiche_paid', jsonb_build_object('ref_code', paid));
			END IF;
		END $$;

		REVOKE EXECUTE ON FUNCTION preview_result, winning_lines, gain_changes, refuse_paid FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION preview_result TO borlette_app;
	`,
	);
}
