-- When a draw is held on a day, by the clock of its zone. A time that a night has twice, when the clock is set back, is
-- the first of them: nobody may still sell for a draw that is held. One that a night does not have is read by the
-- clock before. As `instantOf` of the figures says it.
-- Who: anybody.
CREATE FUNCTION drawn_at(p_day date, p_time time, p_zone text)
RETURNS timestamptz
LANGUAGE sql
STABLE
PARALLEL SAFE
AS $$
	SELECT
		CASE
			WHEN (
				read.at - INTERVAL '1 hour'
			) AT TIME ZONE p_zone = p_day + p_time THEN read.at - INTERVAL '1 hour'
			ELSE read.at
		END
	FROM (SELECT (p_day + p_time) AT TIME ZONE p_zone AS at) AS read;
$$;
