-- Voids a fiche while all its draws are open; its agent only for some minutes after the sale.
-- Who: who holds delete_fiche, and the fiche's agent for some minutes.
-- Throws: conflict, draw_closed, forbidden, not_found, sum_too_large, void_past_ceiling, void_too_late.
CREATE FUNCTION void_fiche(p_ref_code text, p_reason text, p_actor_name text)
RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
	fiche fiches;
	lines sale_line[];
	answer jsonb;
	alone boolean := false;
BEGIN
	LOOP BEGIN
		fiche := fiche_for_change(p_ref_code, alone);
		lines := lines_of(fiche);
		PERFORM require_code('delete_fiche');
		PERFORM require_open(fiche.company_id, draws_of(fiche), false, alone);
		IF app_role() = 'agent' AND clock_timestamp() >= fiche.sold_at + (
			SELECT make_interval(mins => minutes_to_void) FROM company_settings
			WHERE company_id = fiche.company_id)
		THEN PERFORM refuse('void_too_late'); END IF;
		IF fiche.status <> 'sold' THEN PERFORM refuse('conflict'); END IF;

		UPDATE fiches SET status = 'deleted', voided_at = clock_timestamp(), voided_by = p_actor_name,
			void_reason = p_reason
			WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
			RETURNING * INTO fiche;
		PERFORM wallet_append(fiche.company_id, fiche.agent_id, '{reversal,reversal}',
			ARRAY[fiche.total, -fiche.commission], p_ref_code, p_reason, p_actor_name);
		PERFORM rollup_fiche(fiche, lines, -1);
		answer := fiche_with(fiche, lines);
		-- Last, as in a sale: all sell on these rows.
		PERFORM lower_exposures(fiche, lines);
		PERFORM hold_void(fiche.company_id, lines, alone);
		RETURN answer;
	EXCEPTION WHEN SQLSTATE 'BL002' THEN alone := true; END; END LOOP;
END $$;
