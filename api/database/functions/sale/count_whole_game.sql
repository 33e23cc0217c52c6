-- A limit on a whole game needs its counter: exact sums of the draws still open, taken while
-- no sale is under way in them. A sale reads the limits after it has locked its draws.
CREATE FUNCTION count_whole_game()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF new.kind <> 'game' OR new.agent_id IS NOT NULL OR new.limite IS NULL OR NOT new.is_active
	THEN RETURN NULL; END IF;
	PERFORM FROM tirage_instances
		WHERE company_id = new.company_id AND state = 'open'
			AND (new.tirage_id IS NULL OR tirage_id = new.tirage_id)
		ORDER BY id FOR UPDATE;
	INSERT INTO exposures (company_id, instance_id, game, option, numbers, agent_id, staked, liability)
	SELECT e.company_id, e.instance_id, e.game, 0, '', e.agent_id, sum(e.staked), sum(e.liability)
	FROM exposures e
	JOIN tirage_instances i ON i.company_id = e.company_id AND i.id = e.instance_id
	WHERE e.company_id = new.company_id AND e.game = new.game AND e.numbers <> ''
		AND e.agent_id = '00000000-0000-0000-0000-000000000000' AND i.state = 'open'
		AND (new.tirage_id IS NULL OR i.tirage_id = new.tirage_id)
	GROUP BY e.company_id, e.instance_id, e.game, e.agent_id ORDER BY e.instance_id
	ON CONFLICT (company_id, instance_id, game, option, numbers, agent_id)
		DO UPDATE SET staked = excluded.staked, liability = excluded.liability;
	RETURN NULL;
END $$;
