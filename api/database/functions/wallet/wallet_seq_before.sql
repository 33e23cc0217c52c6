-- Number of an agent's newest entry before a moment; 0: there is none. Entries of an agent are in the order of
-- their time, so it is found by halving, and selling need not keep another index.
-- Who: anybody, of the agents they see.
CREATE FUNCTION wallet_seq_before(p_company uuid, p_agent uuid, p_before timestamptz)
RETURNS bigint
LANGUAGE plpgsql
STABLE
SET search_path = public, pg_temp
AS $$
DECLARE before bigint := 0; middle bigint; beyond bigint;
BEGIN
	SELECT coalesce(max(w.seq), 0) + 1 INTO beyond FROM wallet_entries w
		WHERE w.company_id = p_company AND w.agent_id = p_agent;
	-- Of today it is the newest.
	middle := beyond - 1;
	WHILE beyond - before > 1 LOOP
		IF EXISTS (SELECT FROM wallet_entries w WHERE w.company_id = p_company AND w.agent_id = p_agent
				AND w.seq = middle AND w.at < p_before)
		THEN before := middle; ELSE beyond := middle; END IF;
		middle := (before + beyond) / 2;
	END LOOP;
	RETURN before;
END $$;
