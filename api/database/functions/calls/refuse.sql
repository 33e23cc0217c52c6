-- A refusal with a code of the contract (shared/src/contract/errors.ts); db/failures.ts reads it.
CREATE FUNCTION refuse(p_code text, p_detail jsonb DEFAULT '{}')
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
	RAISE EXCEPTION USING ERRCODE = 'BL001', MESSAGE = p_code, DETAIL = p_detail::text;
END $$;
