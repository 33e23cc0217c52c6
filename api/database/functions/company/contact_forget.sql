-- Messages of the contact form are forgotten by age (at least a day); answers how many were.
CREATE FUNCTION contact_forget(p_days integer)
RETURNS integer
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		gone AS (
			DELETE FROM contact_messages
			WHERE created_at < now() - make_interval(days => greatest(p_days, 1))
			RETURNING 1
		)
	SELECT count(*)::integer
	FROM gone;
$$;
