import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Nothing is decided by a row that was read before it was locked: whoever waited for a lock reads again
 * what stands there now. Locks are taken in the order of 0021.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- The fiche that the scope may act on, as it stands once agent, draws and fiche are locked;
		-- refuses any other as unknown.
		CREATE OR REPLACE FUNCTION fiche_for_change(p_ref_code text) RETURNS fiches LANGUAGE plpgsql AS $$
		DECLARE fiche fiches;
		BEGIN
			SELECT f.* INTO fiche FROM fiches f
				JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
				WHERE f.company_id = app_company() AND f.ref_code = p_ref_code
					AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor())
					AND (app_role() <> 'agent' OR f.agent_id = app_user());
			IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
			-- No key: a settlement that writes the agent's fiches need not wait for the agent's row, and
			-- so never in a circle with who waits for its draw.
			PERFORM FROM agents WHERE company_id = fiche.company_id AND id = fiche.agent_id
				FOR NO KEY UPDATE;
			PERFORM FROM tirage_instances WHERE company_id = fiche.company_id AND id = ANY (draws_of(fiche))
				ORDER BY id FOR SHARE;
			SELECT * INTO STRICT fiche FROM fiches WHERE company_id = fiche.company_id
				AND draw_date = fiche.draw_date AND id = fiche.id FOR NO KEY UPDATE;
			RETURN fiche;
		END $$;

		-- What is sold never changes, so this needs no lock.
		CREATE FUNCTION draws_of(p_fiche fiches) RETURNS uuid[] LANGUAGE sql STABLE AS $$
			SELECT array_agg(DISTINCT instance_id) FROM fiche_lines WHERE company_id = p_fiche.company_id
				AND draw_date = p_fiche.draw_date AND fiche_id = p_fiche.id
		$$;

		-- Voids a fiche while all its draws are open; its agent only for some minutes after the sale.
		CREATE OR REPLACE FUNCTION void_fiche(p_ref_code text, p_reason text, p_actor_name text)
		RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE fiche fiches := fiche_for_change(p_ref_code);
		BEGIN
			PERFORM require_code('delete_fiche');
			PERFORM require_open(fiche.company_id, draws_of(fiche), false);
			IF app_role() = 'agent' AND clock_timestamp() >= fiche.sold_at + (
				SELECT make_interval(mins => minutes_to_void) FROM company_settings
				WHERE company_id = fiche.company_id)
			THEN PERFORM refuse('void_too_late'); END IF;
			IF fiche.status <> 'sold' THEN PERFORM refuse('conflict'); END IF;

			UPDATE fiches SET status = 'deleted', voided_at = clock_timestamp(), voided_by = p_actor_name,
				void_reason = p_reason
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
				RETURNING * INTO fiche;
			PERFORM lower_exposures(fiche);
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'reversal', fiche.total, p_ref_code,
				p_reason, p_actor_name);
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'reversal', -fiche.commission,
				p_ref_code, p_reason, p_actor_name);
			PERFORM rollup_fiche(fiche, -1);
			RETURN fiche_view(fiche);
		END $$;

		-- Takes a void back, before its draws close and within the limits as they now stand.
		CREATE OR REPLACE FUNCTION reactivate_fiche(p_ref_code text, p_actor_name text) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE fiche fiches := fiche_for_change(p_ref_code);
		BEGIN
			IF app_role() = 'agent' THEN PERFORM refuse('forbidden'); END IF;
			PERFORM require_code('reactivate_fiche');
			PERFORM require_open(fiche.company_id, draws_of(fiche), true);
			IF fiche.status <> 'deleted' THEN PERFORM refuse('conflict'); END IF;
			PERFORM refuse_unplayable(fiche.company_id, fiche.agent_id, fiche.surcussale_id,
				(SELECT array_agg(l) FROM unnest(lines_of(fiche)) AS l WHERE l.stake > 0));
			PERFORM raise_exposures(fiche.company_id, fiche.agent_id, lines_of(fiche));
			-- While it still reads as voided: the sums take their "deleted" back by that.
			PERFORM rollup_fiche(fiche, 1);
			UPDATE fiches SET status = 'sold', voided_at = NULL, voided_by = NULL, void_reason = NULL
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
				RETURNING * INTO fiche;
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'sale', -fiche.total, p_ref_code,
				'Réactivation', p_actor_name);
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'commission', fiche.commission,
				p_ref_code, 'Réactivation', p_actor_name);
			RETURN fiche_view(fiche);
		END $$;

		-- Pays a winning fiche, once. Paid by its agent out of the till, the agent is credited; paid by
		-- the office, the agent's account is not touched. An agent must know the security code.
		CREATE OR REPLACE FUNCTION pay_fiche(p_ref_code text, p_security_code text, p_actor_name text)
		RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE
			fiche fiches := fiche_for_change(p_ref_code);
			by_agent boolean := app_role() = 'agent';
		BEGIN
			PERFORM require_code('pay_fiche');
			IF by_agent AND fiche.security_code <> p_security_code THEN PERFORM refuse('not_found'); END IF;
			IF fiche.status = 'paid' THEN PERFORM refuse('already_paid'); END IF;
			-- The draws are locked: no correction begins meanwhile.
			IF fiche.status <> 'winning' OR EXISTS (
				-- Other code has not come to the same gains yet.
				SELECT FROM tirage_instances
				WHERE company_id = fiche.company_id AND id = ANY (draws_of(fiche))
					AND (state NOT IN ('settled', 'cancelled') OR verified_revision <> result_revision))
			THEN PERFORM refuse('not_payable'); END IF;
			UPDATE fiches SET status = 'paid', paid_at = clock_timestamp(), paid_by = p_actor_name,
				paid_agent_id = CASE WHEN by_agent THEN app_user() END
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
				RETURNING * INTO fiche;
			IF by_agent THEN
				PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'payout', fiche.gain, p_ref_code, '',
					p_actor_name);
			END IF;
			WITH won AS (
				SELECT instance_id, game, sum(gain)::bigint AS gain FROM fiche_lines
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND fiche_id = fiche.id
					AND gain > 0 GROUP BY 1, 2
			), locked AS (
				SELECT r.instance_id, r.game, won.gain FROM rollups r JOIN won USING (instance_id, game)
				WHERE r.company_id = fiche.company_id AND r.draw_date = fiche.draw_date
					AND r.agent_id = fiche.agent_id AND r.surcussale_id = fiche.surcussale_id
					AND r.supervisor_id = coalesce(fiche.supervisor_id, '00000000-0000-0000-0000-000000000000')
				ORDER BY r.instance_id, r.game FOR UPDATE OF r
			)
			UPDATE rollups r SET paid = r.paid + l.gain FROM locked l
				WHERE r.company_id = fiche.company_id AND r.draw_date = fiche.draw_date
					AND r.instance_id = l.instance_id AND r.agent_id = fiche.agent_id
					AND r.surcussale_id = fiche.surcussale_id AND r.game = l.game AND r.supervisor_id
						= coalesce(fiche.supervisor_id, '00000000-0000-0000-0000-000000000000');
			RETURN fiche_view(fiche);
		END $$;

		-- A fiche may play in several draws of a date, and is decided by all of them: one settlement
		-- after another, each reading what the one before it wrote.
		CREATE FUNCTION await_settlements(p_instance tirage_instances) RETURNS void LANGUAGE sql AS $$
			SELECT pg_advisory_xact_lock(
				hashtextextended('settle ' || p_instance.company_id || p_instance.draw_date, 0))
		$$;

		-- A draw that was not held: every line gets its stake back. Before any result only.
		CREATE OR REPLACE FUNCTION cancel_instance(p_instance uuid) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance);
		BEGIN
			IF i.state <> 'closed' THEN PERFORM refuse('conflict'); END IF;
			PERFORM await_settlements(i);
			PERFORM give_gains(i, NULL);
		END $$;

		-- Settles a confirmed result. Again: nothing; killed half-way: as if never begun. Refuses
		-- ('seal_broken') when what was sold is no longer what it was at closing.
		CREATE OR REPLACE FUNCTION settle_instance(p_instance uuid) RETURNS boolean
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance); r results;
		BEGIN
			IF i.state <> 'confirmed' THEN RETURN false; END IF;
			PERFORM await_settlements(i);
			SELECT * INTO STRICT r FROM results WHERE company_id = i.company_id AND instance_id = i.id
				AND state = 'confirmed' ORDER BY revision DESC LIMIT 1;
			PERFORM give_gains(i, r);
			UPDATE results SET state = 'reversed' WHERE company_id = i.company_id AND instance_id = i.id
				AND state = 'confirmed' AND revision < r.revision;
			RETURN true;
		END $$;

		-- Winning fiches that nobody claimed in time; answers how many. Not while one of its draws is
		-- being corrected: an expired fiche would stop the correction for good.
		CREATE OR REPLACE FUNCTION expire_fiches() RETURNS integer
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE due uuid[]; expired integer;
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			SELECT array_agg(f.id) INTO due
				FROM companies c JOIN company_settings s ON s.company_id = c.id
				JOIN fiches f ON f.company_id = c.id
				WHERE c.id = app_company() AND f.gain > 0 AND f.status = 'winning'
					AND f.draw_date < (clock_timestamp() AT TIME ZONE c.timezone)::date - s.fiche_expiry_days;
			PERFORM FROM tirage_instances WHERE company_id = app_company() AND id IN (
					SELECT instance_id FROM fiche_lines WHERE company_id = app_company() AND fiche_id = ANY (due))
				ORDER BY id FOR SHARE;
			PERFORM FROM fiches WHERE company_id = app_company() AND id = ANY (due) ORDER BY id
				FOR NO KEY UPDATE;
			UPDATE fiches f SET status = 'expired'
				WHERE f.company_id = app_company() AND f.id = ANY (due) AND f.status = 'winning'
					AND NOT EXISTS (
						SELECT FROM fiche_lines l
						JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
						WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
							AND i.state NOT IN ('settled', 'cancelled'));
			GET DIAGNOSTICS expired = ROW_COUNT;
			RETURN expired;
		END $$;

		REVOKE EXECUTE ON FUNCTION draws_of, await_settlements FROM PUBLIC;
	`,
	);
}
