-- For functions of the owner: one entry, with the agent's row locked until the end. Nobody has or
-- owes more than can be counted.
-- Throws: sum_too_large.
CREATE FUNCTION wallet_append(
	p_company uuid,
	p_agent uuid,
	p_kind text,
	p_amount bigint,
	p_ref_code text,
	p_note text,
	p_actor_name text
)
RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE after bigint; place bigint;
BEGIN
	UPDATE agents SET balance = balance + p_amount, wallet_seq = wallet_seq + 1
		WHERE company_id = p_company AND id = p_agent
		RETURNING balance, wallet_seq INTO STRICT after, place;
	IF abs(after) > 100000000000000 AND sign(after) = sign(p_amount) THEN
		PERFORM refuse('sum_too_large');
	END IF;
	INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, ref_code, note,
			actor_id, actor_name)
		VALUES (p_company, p_agent, place, p_kind, p_amount, after, p_ref_code, p_note,
			app_user(), p_actor_name);
	RETURN after;
END $$;
