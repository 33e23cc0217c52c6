-- The browser hides and the API checks what a code allows; what moves money is held to it here
-- too. Agents have no codes, and nobody stands behind the scheduler.
-- Throws: forbidden.
CREATE FUNCTION require_code(p_code text)
RETURNS void
LANGUAGE plpgsql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF app_role() = 'agent' OR (app_role() = 'superuser' AND app_user() IS NULL) THEN RETURN; END IF;
	IF NOT has_code(p_code) THEN PERFORM refuse('forbidden'); END IF;
END $$;
