-- Takes a void back, before its draws close and within the limits as they now stand.
-- Who: who holds reactivate_fiche; no agent.
-- Throws: conflict, draw_closed, forbidden, line_refused, not_found, sum_too_large.
CREATE FUNCTION reactivate_fiche(p_ref_code text, p_actor_name text)
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
		IF app_role() = 'agent' THEN PERFORM refuse('forbidden'); END IF;
		PERFORM require_code('reactivate_fiche');
		PERFORM require_open(fiche.company_id, draws_of(fiche), true, alone);
		IF fiche.status <> 'deleted' THEN PERFORM refuse('conflict'); END IF;
		lines := judge_lines(fiche.company_id, fiche.agent_id, fiche.surcussale_id, lines);
		-- While it still reads as voided: the sums take their "deleted" back by that.
		PERFORM rollup_fiche(fiche, lines, 1);
		UPDATE fiches SET status = 'sold', voided_at = NULL, voided_by = NULL, void_reason = NULL
			WHERE company_id = fiche.company_id AND draw_date = fiche.draw_date AND id = fiche.id
			RETURNING * INTO fiche;
		PERFORM wallet_append(fiche.company_id, fiche.agent_id, '{sale,commission}',
			ARRAY[-fiche.total, fiche.commission], p_ref_code, 'reactivated', p_actor_name);
		answer := fiche_with(fiche, lines);
		-- Last, as in a sale: all sell on these rows.
		PERFORM raise_exposures(fiche.company_id, fiche.agent_id, fiche.surcussale_id, lines, alone);
		RETURN answer;
	EXCEPTION WHEN SQLSTATE 'BL002' THEN alone := true; END; END LOOP;
END $$;
