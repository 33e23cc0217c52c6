-- A fiche may play in several draws of a date, and is decided by all of them: one settlement
-- after another, each reading what the one before it wrote.
CREATE FUNCTION await_settlements(p_instance tirage_instances)
RETURNS void
LANGUAGE sql
AS $$
	SELECT
		pg_advisory_xact_lock(
			hashtextextended('settle ' || p_instance.company_id || p_instance.draw_date, 0)
		);
$$;
