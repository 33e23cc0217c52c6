-- The logo of the company worked on; its people may write nothing else of the row. Answers the one that it takes the place
-- of, which may be another one than a moment ago.
-- Who: people of the company, and a superuser who works on it; of others nothing is written.
CREATE FUNCTION set_company_logo(p_photo text)
RETURNS text
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	-- Where triggers are, an update that waited for another one answers what was there before both.
	SELECT FROM companies WHERE id = app_company() FOR NO KEY UPDATE;

	UPDATE companies
	SET
		user_photo = p_photo,
		version = version + 1,
		updated_at = now()
	WHERE id = app_company() AND app_role() IN ('company', 'superuser')
	RETURNING old.user_photo;
$$;
