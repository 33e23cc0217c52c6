import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** From a confirmed result to what each line won: by sets, in one transaction, once. */
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

		-- The sums of a draw follow its lines; so do those where a fiche of it is at home.
		CREATE FUNCTION rollup_gains(p_instance tirage_instances, p_flipped uuid[], p_won boolean[])
		RETURNS void LANGUAGE sql AS $$
			WITH won AS (
				SELECT f.agent_id, f.surcussale_id, f.supervisor_id, l.game, l.fiche_id, sum(l.gain) AS gain
				FROM fiche_lines l
				JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
				WHERE l.company_id = p_instance.company_id AND l.draw_date = p_instance.draw_date
					AND l.instance_id = p_instance.id AND l.gain > 0
				GROUP BY 1, 2, 3, 4, 5
			), sums AS (
				SELECT agent_id, surcussale_id, supervisor_id, game, sum(gain)::bigint AS gain,
					count(*) AS fiches FROM won GROUP BY 1, 2, 3, 4
				UNION ALL
				SELECT agent_id, surcussale_id, supervisor_id, '*', 0, count(DISTINCT fiche_id)
				FROM won GROUP BY 1, 2, 3
			), home AS (
				SELECT l.instance_id, f.agent_id, f.surcussale_id, f.supervisor_id,
					sum(CASE WHEN flipped.won THEN 1 ELSE -1 END) AS fiches
				FROM unnest(p_flipped, p_won) AS flipped (id, won)
				JOIN fiches f ON f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
					AND f.id = flipped.id
				JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
					AND l.fiche_id = f.id AND l.line_no = 1
				GROUP BY 1, 2, 3, 4
			), target AS (
				SELECT r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game,
					CASE WHEN r.instance_id = p_instance.id THEN coalesce(s.gain, 0) ELSE r.gain END AS gain,
					CASE WHEN r.instance_id = p_instance.id THEN coalesce(s.fiches, 0)
						ELSE r.fiches_gagnantes END AS fiches,
					CASE WHEN r.game = '*' THEN coalesce(h.fiches, 0) ELSE 0 END AS at_home
				FROM rollups r
				LEFT JOIN sums s ON s.agent_id = r.agent_id AND s.surcussale_id = r.surcussale_id
					AND coalesce(s.supervisor_id, '00000000-0000-0000-0000-000000000000') = r.supervisor_id
					AND s.game = r.game AND r.instance_id = p_instance.id
				LEFT JOIN home h ON h.instance_id = r.instance_id AND h.agent_id = r.agent_id
					AND h.surcussale_id = r.surcussale_id
					AND coalesce(h.supervisor_id, '00000000-0000-0000-0000-000000000000') = r.supervisor_id
				WHERE r.company_id = p_instance.company_id AND r.draw_date = p_instance.draw_date
					AND (r.instance_id = p_instance.id OR h.instance_id IS NOT NULL)
				ORDER BY r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game FOR UPDATE OF r
			)
			UPDATE rollups r SET gain = t.gain, fiches_gagnantes = t.fiches,
				home_gagnantes = r.home_gagnantes + t.at_home
			FROM target t
			WHERE r.company_id = p_instance.company_id AND r.draw_date = p_instance.draw_date
				AND (r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game)
					= (t.instance_id, t.agent_id, t.surcussale_id, t.supervisor_id, t.game)
				AND (r.gain, r.fiches_gagnantes, t.at_home) IS DISTINCT FROM (t.gain, t.fiches, 0)
		$$;

		-- Makes a result true for a locked draw whose sales are over; null cancels it.
		CREATE FUNCTION give_gains(p_instance tirage_instances, p_result results) RETURNS void
		LANGUAGE plpgsql AS $$
		DECLARE
			seal record;
			flipped uuid[];
			won boolean[];
			now_revision integer := coalesce((p_result).revision, 0);
		BEGIN
			SELECT * INTO seal FROM seal_of(p_instance.company_id, p_instance.id);
			IF (seal.fiches, seal.total, seal.hash) IS DISTINCT FROM
				(p_instance.seal_fiches, p_instance.seal_total, p_instance.seal_hash)
			THEN PERFORM refuse('seal_broken'); END IF;
			PERFORM refuse_paid(p_instance, p_result);

			IF p_instance.result_revision > 0 THEN
				INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain)
				SELECT p_instance.company_id, p_instance.id, 'reversal', p_instance.result_revision,
					-count(DISTINCT fiche_id), -coalesce(sum(gain), 0)
				FROM fiche_lines WHERE company_id = p_instance.company_id
					AND draw_date = p_instance.draw_date AND instance_id = p_instance.id AND gain > 0;
			END IF;
			INSERT INTO gains (company_id, draw_date, instance_id, revision, fiche_id, line_no, amount)
			SELECT p_instance.company_id, p_instance.draw_date, p_instance.id, now_revision, fiche_id,
				line_no, amount
			FROM gain_changes(p_instance, p_result);
			UPDATE fiche_lines l SET gain = l.gain + g.amount FROM gains g
				WHERE g.company_id = p_instance.company_id AND g.draw_date = p_instance.draw_date
					AND g.instance_id = p_instance.id AND g.revision = now_revision
					AND l.company_id = g.company_id AND l.draw_date = g.draw_date
					AND l.fiche_id = g.fiche_id AND l.line_no = g.line_no;

			UPDATE tirage_instances SET version = version + 1, updated_at = now(),
					state = CASE WHEN p_result.id IS NULL THEN 'cancelled' ELSE 'settled' END,
					result_revision = now_revision
				WHERE company_id = p_instance.company_id AND id = p_instance.id;
			WITH changed AS (
				SELECT g.fiche_id, sum(g.amount) AS amount FROM gains g
				WHERE g.company_id = p_instance.company_id AND g.draw_date = p_instance.draw_date
					AND g.instance_id = p_instance.id AND g.revision = now_revision
				GROUP BY g.fiche_id
			), written AS (
				-- Decided here where no other draw has a say, so that each fiche is written once.
				UPDATE fiches f SET gain = f.gain + c.amount, status = CASE
					WHEN f.draws > 1 THEN f.status WHEN f.gain + c.amount > 0 THEN 'winning'
					ELSE 'losing' END
				FROM changed c
				WHERE f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
					AND f.id = c.fiche_id
				RETURNING f.id, f.gain > 0 AS has_won, f.gain - c.amount > 0 AS had_won
			)
			SELECT array_agg(id), array_agg(has_won) INTO flipped, won FROM written
				WHERE has_won <> had_won;
			PERFORM decide_fiches(p_instance);
			PERFORM rollup_gains(p_instance, flipped, won);

			INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain)
			SELECT p_instance.company_id, p_instance.id,
				CASE WHEN p_result.id IS NULL THEN 'cancellation' ELSE 'settlement' END, now_revision,
				count(DISTINCT fiche_id), coalesce(sum(gain), 0)
			FROM fiche_lines WHERE company_id = p_instance.company_id
				AND draw_date = p_instance.draw_date AND instance_id = p_instance.id AND gain > 0;
		END $$;

		-- A fiche has won or lost when all its draws are settled or cancelled.
		CREATE FUNCTION decide_fiches(p_instance tirage_instances) RETURNS void LANGUAGE sql
		SET work_mem = '64MB' AS $$
			UPDATE fiches f SET status = CASE
				WHEN f.draws > 1 AND EXISTS (
					SELECT FROM fiche_lines l
					JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
					WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
						AND i.state NOT IN ('settled', 'cancelled')
				) THEN 'sold'
				WHEN f.gain > 0 THEN 'winning' ELSE 'losing' END
			WHERE f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
				AND (f.draws > 1 AND f.status IN ('sold', 'winning', 'losing') OR f.status = 'sold'
					OR f.status = CASE WHEN f.gain > 0 THEN 'losing' ELSE 'winning' END)
				AND f.id IN (SELECT l.fiche_id FROM fiche_lines l WHERE l.company_id = p_instance.company_id
					AND l.draw_date = p_instance.draw_date AND l.instance_id = p_instance.id)
		$$;

		-- Settles a confirmed result. Again: nothing; killed half-way: as if never begun. Refuses
		-- ('seal_broken') when what was sold is no longer what it was at closing.
		CREATE FUNCTION settle_instance(p_instance uuid) RETURNS boolean
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance); r results;
		BEGIN
			IF i.state <> 'confirmed' THEN RETURN false; END IF;
			SELECT * INTO STRICT r FROM results WHERE company_id = i.company_id AND instance_id = i.id
				AND state = 'confirmed' ORDER BY revision DESC LIMIT 1;
			PERFORM give_gains(i, r);
			UPDATE results SET state = 'reversed' WHERE company_id = i.company_id AND instance_id = i.id
				AND state = 'confirmed' AND revision < r.revision;
			RETURN true;
		END $$;

		-- Other code came to the same gains: they may be paid.
		CREATE FUNCTION settlement_verified(p_instance uuid, p_revision integer) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			UPDATE tirage_instances SET verified_revision = p_revision
				WHERE company_id = app_company() AND id = p_instance AND state = 'settled'
					AND result_revision = p_revision;
		END $$;

		-- Winning fiches that nobody claimed in time; answers how many.
		CREATE FUNCTION expire_fiches() RETURNS integer
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE expired integer;
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			UPDATE fiches f SET status = 'expired'
				FROM companies c JOIN company_settings s ON s.company_id = c.id
				WHERE c.id = app_company() AND f.company_id = c.id AND f.gain > 0 AND f.status = 'winning'
					AND f.draw_date < (clock_timestamp() AT TIME ZONE c.timezone)::date - s.fiche_expiry_days;
			GET DIAGNOSTICS expired = ROW_COUNT;
			RETURN expired;
		END $$;

		REVOKE EXECUTE ON FUNCTION preview_result, winning_lines, gain_changes, refuse_paid, rollup_gains, give_gains,
			decide_fiches, settle_instance, settlement_verified, expire_fiches FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION preview_result, settle_instance, settlement_verified, expire_fiches TO borlette_app;
	`,
	);
}
