import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** From a confirmed result to what each line won: by sets, in one transaction, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
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

		REVOKE EXECUTE ON FUNCTION rollup_gains, give_gains, decide_fiches, settle_instance,
			settlement_verified, expire_fiches FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION settle_instance, settlement_verified, expire_fiches TO borlette_app;
	`,
	);
}
