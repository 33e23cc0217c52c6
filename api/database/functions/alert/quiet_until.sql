-- When something that falls due at a moment is sent: then, or when the quiet hours of a zone end that it falls into. They
-- run over midnight where they begin later than they end, and are local, whatever the clocks do in between.
CREATE FUNCTION quiet_until(p_at timestamptz, p_zone text, p_from time, p_to time)
RETURNS timestamptz
LANGUAGE sql
STABLE
AS $$
	SELECT
		CASE
			WHEN p_from < p_to
			AND here.clock >= p_from
			AND here.clock < p_to THEN (here.day + p_to) AT TIME ZONE p_zone
			WHEN p_from > p_to
			AND here.clock >= p_from THEN (here.day + 1 + p_to) AT TIME ZONE p_zone
			WHEN p_from > p_to
			AND here.clock < p_to THEN (here.day + p_to) AT TIME ZONE p_zone
			ELSE p_at
		END
	FROM
		(
			SELECT
				(p_at AT TIME ZONE p_zone)::date AS day,
				(p_at AT TIME ZONE p_zone)::time AS clock
		) AS here;
$$;
