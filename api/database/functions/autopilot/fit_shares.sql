-- After the worst case was worked out: what agents took of a draw adds up to no more than what is used beyond what everybody
-- sells freely. What was brought in since, and what beside others was counted for more than it costs, goes off all alike.
CREATE FUNCTION fit_shares(p_pilot autopilots, p_instance uuid, p_worst bigint)
RETURNS void
LANGUAGE sql
AS $$
	UPDATE autopilot_shares s
	SET taken = s.taken * f.used / f.taken
	FROM
		(
			SELECT
				sum(o.taken) AS taken,
				greatest(p_worst - free_of(p_pilot.draw_ceiling), 0) AS used
			FROM autopilot_shares o
			WHERE o.company_id = p_pilot.company_id AND o.instance_id = p_instance
		) AS f
	WHERE
		s.company_id = p_pilot.company_id
		AND s.instance_id = p_instance
		AND s.taken > 0
		AND f.taken > f.used;
$$;
