-- Pays a winning fiche, once. Paid by its agent out of the till, the agent is credited; paid by
-- the office, the agent's account is not touched. An agent must know the security code.
-- Who: who holds pay_fiche, and the fiche's agent with its security code.
-- Throws: already_paid, forbidden, not_found, not_payable, sum_too_large.
CREATE FUNCTION pay_fiche(p_ref_code text, p_security_code text, p_actor_name text)
RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
	fiche fiches := fiche_for_change(p_ref_code);
	by_agent boolean := app_role() = 'agent';
BEGIN
	PERFORM require_code('pay_fiche');
	IF by_agent AND fiche.security_code IS DISTINCT FROM p_security_code THEN PERFORM refuse('not_found'); END IF;
	IF fiche.status = 'paid' THEN PERFORM refuse('already_paid'); END IF;
	-- The draws are locked: no correction begins meanwhile.
	IF fiche.status <> 'winning' OR NOT is_claimable(fiche) THEN PERFORM refuse('not_payable'); END IF;
	UPDATE fiches SET status = 'paid', paid_at = clock_timestamp(), paid_by = p_actor_name,
		paid_agent_id = CASE WHEN by_agent THEN app_user() END
		WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
		RETURNING * INTO fiche;
	IF by_agent THEN
		PERFORM wallet_append(fiche.company_id, fiche.agent_id, '{payout}', ARRAY[fiche.gain], p_ref_code, '',
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
	-- What an agent paid stands in the ledger, which is told by itself.
	IF NOT by_agent THEN
		PERFORM audit_witness(fiche.company_id, 'paid', '', jsonb_build_array(fiche.id));
	END IF;
	RETURN fiche_view(fiche);
END $$;
