-- Tells the trail a draw's seal at the end of the transaction, when all is written and no other lock is
-- waited for.
CREATE FUNCTION witness_seal()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM audit_witness(new.company_id, 'seal', new.id::text, to_jsonb(seal_text(new)));
	RETURN NULL;
END $$;
