-- A superuser chose a company or country: kept for the next sign-in, and the sign-in goes on under a
-- new token. Who still comes with the old one (a call on its way, another tab) is told that.
CREATE FUNCTION auth_rechoose(p_old bytea, p_new bytea, p_company uuid, p_country text)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	UPDATE users u
	SET
		chosen_company = p_company,
		chosen_country = p_country
	FROM tokens t
	WHERE t.token_hash = p_old AND u.id = t.user_id AND u.role = 'superuser';
	WITH
		replaced AS (
			UPDATE tokens
			SET
				token_hash = p_new,
				company_id = p_company,
				country_code = p_country
			WHERE token_hash = p_old
			RETURNING id
		)
	INSERT INTO ended_sign_ins (token_hash, why)
	SELECT p_old, 'replaced' FROM replaced;
$$;
