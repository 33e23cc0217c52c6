-- The logo of the company worked on; its people may write nothing else of the row.
-- Who: people of the company, and a superuser who works on it; of others nothing is written.
CREATE FUNCTION set_company_logo(p_photo text)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	UPDATE companies
	SET
		user_photo = p_photo,
		version = version + 1,
		updated_at = now()
	WHERE id = app_company() AND app_role() IN ('company', 'superuser');
$$;
