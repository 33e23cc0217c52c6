-- For functions of the owner: entries of one agent, one after another, with the agent's row locked until the
-- end. Answers the balance after them. Nobody has or owes more than can be counted.
-- Throws: sum_too_large.
CREATE FUNCTION wallet_append(
	p_company uuid,
	p_agent uuid,
	p_kinds text[],
	p_amounts bigint[],
	p_ref_code text,
	p_note text,
	p_actor_name text
)
RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE total bigint := 0; after bigint; newest bigint; amount bigint; balances bigint[] := '{}';
BEGIN
	FOREACH amount IN ARRAY p_amounts LOOP total := total + amount; END LOOP;
	UPDATE agents SET balance = balance + total, wallet_seq = wallet_seq + cardinality(p_kinds)
		WHERE company_id = p_company AND id = p_agent
		RETURNING balance - total, wallet_seq - cardinality(p_kinds) INTO STRICT after, newest;
	FOREACH amount IN ARRAY p_amounts LOOP
		after := after + amount;
		IF abs(after) > 100000000000000 AND sign(after) = sign(amount) THEN
			PERFORM refuse('sum_too_large');
		END IF;
		balances := balances || after;
	END LOOP;
	INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, ref_code, note,
			actor_id, actor_name)
		SELECT p_company, p_agent, newest + e.place, e.kind, e.amount, e.balance, p_ref_code, p_note,
			app_user(), p_actor_name
		FROM unnest(p_kinds, p_amounts, balances) WITH ORDINALITY AS e (kind, amount, balance, place);
	RETURN after;
END $$;
