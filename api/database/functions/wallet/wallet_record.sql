-- A back-office transaction: money the agent brings, takes, or a correction; signed.
-- Who: who holds add_wallettransaction and sees the agent; no agent.
-- Throws: forbidden, not_found, sum_too_large.
CREATE FUNCTION wallet_record(
	p_agent uuid,
	p_kind text,
	p_amount bigint,
	p_note text,
	p_actor_name text
)
RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF p_kind NOT IN ('deposit', 'withdrawal', 'adjustment') THEN PERFORM refuse('forbidden'); END IF;
	PERFORM wallet_hold(p_agent);
	RETURN wallet_append(app_company(), p_agent, ARRAY[p_kind], ARRAY[p_amount], '', p_note,
		p_actor_name);
END $$;
