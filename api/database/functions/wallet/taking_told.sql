-- What a taking says beside its own row: the agent's name, where the cash was handed over, and what was booked. Also of an
-- agent who has gone to another supervisor since: what somebody took stays what they took.
-- Who: who took it, and whoever sees its agent; no agent.
CREATE FUNCTION taking_told(p_company uuid, p_taking uuid)
RETURNS TABLE (
	agent_name text,
	surcussale_id uuid,
	surcussale_name text,
	amount bigint,
	currency text,
	balance bigint,
	note text
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		agent_name(a.first_name, a.last_name, a.code),
		place.id,
		place.name,
		w.amount,
		c.currency::text,
		w.balance,
		w.note
	FROM
		takings t
		JOIN companies c ON c.id = t.company_id
		JOIN wallet_entries w
			ON w.company_id = t.company_id AND w.agent_id = t.agent_id AND w.seq = t.seq
		JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		-- The visit that was noted with it: its id is the next of whoever wrote both.
		LEFT JOIN LATERAL (
			SELECT v.surcussale_id
			FROM visits v
			WHERE
				v.company_id = t.company_id
				AND v.id > t.id
				AND v.actor_id = t.actor_id
				AND v.visited_at = t.taken_at
			ORDER BY v.id
			LIMIT 1
		) AS visit
			ON true
		JOIN surcussales place
			ON place.company_id = t.company_id AND place.id = coalesce(visit.surcussale_id, s.id)
	WHERE
		t.company_id = p_company
		AND t.id = p_taking
		AND app_role() <> 'agent'
		AND (app_scope() = 'all' OR t.company_id = app_company())
		AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor() OR t.actor_id = app_user());
$$;
