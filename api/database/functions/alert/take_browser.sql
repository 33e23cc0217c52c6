-- Forgets a browser, whoever it was of: it is about to be the caller's, and a person's notifications are not shown to who
-- sits there next. Its address is known to nobody but that browser.
-- Who: anybody who is signed in.
CREATE FUNCTION take_browser(p_endpoint text)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM user_browsers WHERE endpoint = p_endpoint;
$$;
