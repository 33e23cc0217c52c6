-- A draw that was not held: every line gets its stake back, as a gain; commissions stay as they were sold. Before any
-- result is confirmed; one that waits is taken back.
-- Who: people of the company, and the provider.
-- Throws: conflict, fiche_paid, forbidden, not_found, seal_broken.
CREATE FUNCTION cancel_instance(p_instance uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE i tirage_instances := instance_for_result(p_instance);
BEGIN
	IF i.state NOT IN ('closed', 'provisional') THEN PERFORM refuse('conflict'); END IF;
	UPDATE results SET state = 'reversed'
		WHERE company_id = i.company_id AND instance_id = i.id AND state = 'provisional';
	PERFORM await_settlements(i);
	PERFORM give_gains(i, NULL);
END $$;
