-- Gives an agent who has no code the next free number of the company, and writes a given one in capitals.
CREATE FUNCTION give_agent_code()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE next_number bigint;
BEGIN
	new.code := upper(coalesce(new.code, ''));
	-- One after the other, in the order of their numbers: two who are added at once get two. Who has a row and types its
	-- code needs none of the others, and must not wait for a company that waits for its agents (recut_ledger_days).
	IF TG_OP = 'INSERT' OR new.code = '' THEN
		PERFORM FROM companies WHERE id = new.company_id FOR NO KEY UPDATE;
	END IF;
	IF new.code = '' THEN
		SELECT count(*) + 1 INTO next_number FROM agents WHERE company_id = new.company_id;
		WHILE EXISTS (
			SELECT FROM agents
			WHERE company_id = new.company_id AND ltrim(code, '0') = next_number::text
		) LOOP
			next_number := next_number + 1;
		END LOOP;
		new.code := to_char(next_number, 'FM999990000');
	END IF;
	RETURN new;
END $$;
