-- Writes a result down, to be confirmed; one that waits already is replaced. Answers its
-- revision. With an earlier confirmed one it is a correction, and needs a reason.
-- Who: people of the company, and the provider.
-- Throws: conflict, draw_not_held, forbidden, not_found, reason_required.
CREATE FUNCTION enter_result(
	p_instance uuid,
	p_lotto3 text,
	p_lot2 text,
	p_lot3 text,
	p_reason text,
	p_actor_name text
)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE i tirage_instances := instance_for_result(p_instance); newest integer;
BEGIN
	IF clock_timestamp() < i.draw_at THEN PERFORM refuse('draw_not_held'); END IF;
	IF i.state NOT IN ('closed', 'provisional', 'settled') THEN PERFORM refuse('conflict'); END IF;
	IF i.result_revision > 0 AND btrim(coalesce(p_reason, '')) = '' THEN PERFORM refuse('reason_required'); END IF;
	UPDATE results SET state = 'reversed'
		WHERE company_id = i.company_id AND instance_id = i.id AND state = 'provisional';
	SELECT coalesce(max(revision), 0) + 1 INTO newest FROM results
		WHERE company_id = i.company_id AND instance_id = i.id;
	INSERT INTO results (company_id, instance_id, revision, lotto3, lot1, lot2, lot3, reason,
			created_by, created_by_name)
		VALUES (i.company_id, i.id, newest, p_lotto3, right(p_lotto3, 2), p_lot2, p_lot3, p_reason,
			app_user(), p_actor_name);
	UPDATE tirage_instances SET version = version + 1, updated_at = now(),
			state = CASE state WHEN 'closed' THEN 'provisional' ELSE state END
		WHERE company_id = i.company_id AND id = i.id;
	RETURN newest;
END $$;
