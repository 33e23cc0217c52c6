import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** What becomes of a sold fiche by hand: void, reactivation, payment. Each a compare-and-set. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- The fiche that the scope may act on, with its agent's row locked; refuses any other as unknown.
		CREATE FUNCTION fiche_for_change(p_ref_code text) RETURNS fiches LANGUAGE plpgsql AS $$
		DECLARE fiche fiches;
		BEGIN
			SELECT f.* INTO fiche FROM fiches f
				JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
				WHERE f.company_id = app_company() AND f.ref_code = p_ref_code
					AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor())
					AND (app_role() <> 'agent' OR f.agent_id = app_user());
			IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
			PERFORM FROM agents WHERE company_id = fiche.company_id AND id = fiche.agent_id FOR UPDATE;
			RETURN fiche;
		END $$;

		CREATE FUNCTION lines_of(p_fiche fiches) RETURNS sale_line[] LANGUAGE sql STABLE AS $$
			SELECT array_agg(ROW(line_no, instance_id, tirage_id, draw_date, game, option, numbers, stake,
				prime1, prime2, prime3, commission, commission_surcussale,
				CASE game WHEN 'mariage_gratuit' THEN 100 ELSE stake END * (prime1 + prime2 + prime3)
				)::sale_line ORDER BY line_no)
			FROM fiche_lines WHERE company_id = p_fiche.company_id AND draw_date = p_fiche.draw_date
				AND fiche_id = p_fiche.id
		$$;

		CREATE FUNCTION lower_exposures(p_fiche fiches) RETURNS void LANGUAGE sql AS $$
			WITH counters AS (
				SELECT l.instance_id, l.game, w.option, w.numbers, w.agent_id, sum(l.stake)::bigint AS staked,
					sum(l.liability)::bigint AS liability
				FROM unnest(lines_of(p_fiche)) AS l CROSS JOIN LATERAL (VALUES
					(l.option, l.numbers, '00000000-0000-0000-0000-000000000000'::uuid),
					(l.option, l.numbers, p_fiche.agent_id),
					(0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid),
					(0::smallint, '', p_fiche.agent_id)
				) AS w (option, numbers, agent_id)
				GROUP BY 1, 2, 3, 4, 5
			), locked AS (
				SELECT e.instance_id, e.game, e.option, e.numbers, e.agent_id, c.staked, c.liability
				FROM exposures e JOIN counters c USING (instance_id, game, option, numbers, agent_id)
				WHERE e.company_id = p_fiche.company_id
				ORDER BY e.instance_id, e.game, e.option, e.numbers, e.agent_id FOR UPDATE OF e
			)
			UPDATE exposures e SET staked = e.staked - l.staked, liability = e.liability - l.liability
			FROM locked l
			WHERE e.company_id = p_fiche.company_id
				AND (e.instance_id, e.game, e.option, e.numbers, e.agent_id)
					= (l.instance_id, l.game, l.option, l.numbers, l.agent_id)
		$$;

		-- Voids a fiche while all its draws are open; its agent only for some minutes after the sale.
		CREATE FUNCTION void_fiche(p_ref_code text, p_reason text, p_actor_name text) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE fiche fiches := fiche_for_change(p_ref_code);
		BEGIN
			PERFORM require_code('delete_fiche');
			PERFORM require_open(fiche.company_id, (SELECT array_agg(DISTINCT instance_id)
				FROM unnest(lines_of(fiche))), false);
			IF app_role() = 'agent' AND clock_timestamp() >= fiche.sold_at + (
				SELECT make_interval(mins => minutes_to_void) FROM company_settings
				WHERE company_id = fiche.company_id)
			THEN PERFORM refuse('void_too_late'); END IF;

			UPDATE fiches SET status = 'deleted', voided_at = clock_timestamp(), voided_by = p_actor_name,
				void_reason = p_reason
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
					AND status = 'sold' RETURNING * INTO fiche;
			IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
			PERFORM lower_exposures(fiche);
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'reversal', fiche.total, p_ref_code,
				p_reason, p_actor_name);
			PERFORM wallet_append(fiche.company_id, fiche.agent_id, 'reversal', -fiche.commission,
				p_ref_code, p_reason, p_actor_name);
			PERFORM rollup_fiche(fiche, -1);
			RETURN fiche_view(fiche);
		END $$;

		-- Takes a void back, before its draws close and within the limits as they now stand.
		CREATE FUNCTION reactivate_fiche(p_ref_code text, p_actor_name text) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE fiche fiches := fiche_for_change(p_ref_code);
		BEGIN
			IF app_role() = 'agent' THEN PERFORM refuse('forbidden'); END IF;
			PERFORM require_code('reactivate_fiche');
			PERFORM require_open(fiche.company_id, (SELECT array_agg(DISTINCT instance_id)
				FROM unnest(lines_of(fiche))), true);
			PERFORM FROM fiches WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date
				AND id = fiche.id AND status = 'deleted' FOR UPDATE;
			IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
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
		CREATE FUNCTION pay_fiche(p_ref_code text, p_security_code text, p_actor_name text) RETURNS jsonb
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE
			fiche fiches := fiche_for_change(p_ref_code);
			by_agent boolean := app_role() = 'agent';
			played_in uuid[] := (SELECT array_agg(DISTINCT instance_id) FROM unnest(lines_of(fiche)));
			was text;
		BEGIN
			PERFORM require_code('pay_fiche');
			IF by_agent AND fiche.security_code <> p_security_code THEN PERFORM refuse('not_found'); END IF;
			-- No correction begins meanwhile.
			PERFORM FROM tirage_instances WHERE company_id = fiche.company_id AND id = ANY (played_in)
				ORDER BY id FOR SHARE;
			UPDATE fiches SET status = 'paid', paid_at = clock_timestamp(), paid_by = p_actor_name,
				paid_agent_id = CASE WHEN by_agent THEN app_user() END
				WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
					AND status = 'winning' AND NOT EXISTS (
						-- Other code has not come to the same gains yet.
						SELECT FROM tirage_instances WHERE company_id = fiche.company_id AND id = ANY (played_in)
							AND (state NOT IN ('settled', 'cancelled') OR verified_revision <> result_revision))
				RETURNING * INTO fiche;
			IF NOT FOUND THEN
				SELECT status INTO was FROM fiches
					WHERE company_id = app_company() AND ref_code = p_ref_code;
				PERFORM refuse(CASE was WHEN 'paid' THEN 'already_paid' ELSE 'not_payable' END);
			END IF;
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
		REVOKE EXECUTE ON FUNCTION fiche_for_change, lower_exposures, void_fiche, reactivate_fiche,
			pay_fiche FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION void_fiche, reactivate_fiche, pay_fiche TO borlette_app;

		-- Codes that are new: for those who could take a void back.
		INSERT INTO user_permissions (user_id, codename)
			SELECT user_id, unnest('{delete_fiche,pay_fiche}'::text[]) FROM user_permissions
			WHERE codename = 'reactivate_fiche' ON CONFLICT DO NOTHING;
	`,
	);
}
