-- What decides over money is told to the trail, whose heads are kept outside the database: here the
-- result of a draw with all it gave.
CREATE FUNCTION witness_outcome()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM audit_witness(i.company_id, 'outcome', i.id::text, to_jsonb(outcome_text(i)))
		FROM tirage_instances i WHERE i.company_id = new.company_id AND i.id = new.instance_id;
	RETURN NULL;
END $$;
