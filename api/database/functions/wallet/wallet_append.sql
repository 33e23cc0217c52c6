-- For functions of the owner: entries of one agent, one after another, with the agent's row locked until the
-- end, and the sums of their day. Answers the balance after them. Nobody has or owes more than can be counted.
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
DECLARE
	total bigint := 0;
	after bigint;
	newest bigint;
	amount bigint;
	balances bigint[] := '{}';
	moment timestamptz;
BEGIN
	FOREACH amount IN ARRAY p_amounts LOOP total := total + amount; END LOOP;
	UPDATE agents SET balance = balance + total, wallet_seq = wallet_seq + cardinality(p_kinds)
		WHERE company_id = p_company AND id = p_agent
		RETURNING balance - total, wallet_seq - cardinality(p_kinds) INTO STRICT after, newest;
	-- Never before the entry that it follows: a clock that is set back would else add it to a day that is over, and the
	-- balances of the days after would be without it.
	moment := greatest(clock_timestamp(), (SELECT w.at FROM wallet_entries w
		WHERE w.company_id = p_company AND w.agent_id = p_agent AND w.seq = newest));
	FOREACH amount IN ARRAY p_amounts LOOP
		after := after + amount;
		IF abs(after) > 100000000000000 AND sign(after) = sign(amount) THEN
			PERFORM refuse('sum_too_large');
		END IF;
		balances := balances || after;
	END LOOP;
	INSERT INTO wallet_entries (company_id, agent_id, seq, at, kind, amount, balance, ref_code, note,
			actor_id, actor_name)
		SELECT p_company, p_agent, newest + e.place, moment, e.kind, e.amount, e.balance, p_ref_code, p_note,
			app_user(), p_actor_name
		FROM unnest(p_kinds, p_amounts, balances) WITH ORDINALITY AS e (kind, amount, balance, place);
	INSERT INTO ledger_days AS d (company_id, agent_id, day, seq, balance, sales, reversals, commission,
			payouts, movements, actor_names, has_notes)
		SELECT p_company, p_agent, (moment AT TIME ZONE c.timezone)::date, newest + cardinality(p_kinds), after,
			e.sales, e.reversals, e.commission, e.payouts, total - e.sales - e.reversals - e.commission - e.payouts,
			ARRAY[p_actor_name], p_note <> ''
		FROM companies c, (
			SELECT coalesce(sum(amounts.amount) FILTER (WHERE kind = 'sale'), 0) AS sales,
				coalesce(sum(amounts.amount) FILTER (WHERE kind = 'reversal'), 0) AS reversals,
				coalesce(sum(amounts.amount) FILTER (WHERE kind = 'commission'), 0) AS commission,
				coalesce(sum(amounts.amount) FILTER (WHERE kind = 'payout'), 0) AS payouts
			FROM unnest(p_kinds, p_amounts) AS amounts (kind, amount)
		) AS e
		WHERE c.id = p_company
		ON CONFLICT (company_id, agent_id, day) DO UPDATE SET seq = excluded.seq, balance = excluded.balance,
			sales = d.sales + excluded.sales, reversals = d.reversals + excluded.reversals,
			commission = d.commission + excluded.commission, payouts = d.payouts + excluded.payouts,
			movements = d.movements + excluded.movements, has_notes = d.has_notes OR excluded.has_notes,
			actor_names = CASE WHEN p_actor_name = ANY (d.actor_names) THEN d.actor_names
				ELSE ARRAY(SELECT name FROM unnest(d.actor_names || p_actor_name) AS name ORDER BY name COLLATE "C") END;
	RETURN after;
END $$;
