-- Settles a confirmed result. Again: nothing; killed half-way: as if never begun. Refuses
-- ('seal_broken') when what was sold is no longer what it was at closing.
-- Who: people of the company, and the provider.
-- Throws: fiche_paid, forbidden, not_found, seal_broken.
CREATE FUNCTION settle_instance(p_instance uuid)
RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
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
