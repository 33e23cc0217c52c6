-- A limit on a whole game needs its counter, one of an agent all of theirs: exact sums of the draws still open,
-- taken while no sale is under way in them. A sale reads the limits after it has locked its draws.
-- Counters that are there already have been kept since a limit first asked for them.
-- All that are open are locked, also of a limit in one draw: a file has limits in several, one after another, and would wait
-- for a sale in two of them that waits for the file.
CREATE FUNCTION count_for_limit()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF new.limite IS NULL OR NOT new.is_active OR new.kind <> 'game' AND new.agent_id IS NULL
	THEN RETURN NULL; END IF;
	PERFORM FROM tirage_instances
		WHERE company_id = new.company_id AND state = 'open' ORDER BY id FOR UPDATE;
	IF new.agent_id IS NOT NULL THEN
		INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
		SELECT new.company_id, l.instance_id, l.game, w.option, w.numbers, new.agent_id, sum(l.stake),
			sum(CASE l.game WHEN 'mariage_gratuit' THEN 100 ELSE l.stake END
				* (l.prime1 + l.prime2 + l.prime3))
		FROM tirage_instances i
		JOIN fiches f ON f.company_id = i.company_id AND f.draw_date = i.draw_date
		JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
			AND l.instance_id = i.id
		CROSS JOIN LATERAL (VALUES (l.option, l.numbers), (0::smallint, '')) AS w (option, numbers)
		WHERE i.company_id = new.company_id AND i.state = 'open'
			AND (new.tirage_id IS NULL OR i.tirage_id = new.tirage_id)
			AND f.agent_id = new.agent_id AND f.voided_at IS NULL
		GROUP BY l.instance_id, l.game, w.option, w.numbers ORDER BY l.instance_id, l.game, w.option, w.numbers
		ON CONFLICT (company_id, instance_id, holder_id, game, option, numbers) DO NOTHING;
		RETURN NULL;
	END IF;
	INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
	SELECT e.company_id, e.instance_id, e.game, 0, '', e.holder_id, sum(e.staked), sum(e.liability)
	FROM exposures e
	JOIN tirage_instances i ON i.company_id = e.company_id AND i.id = e.instance_id
	WHERE e.company_id = new.company_id AND e.game = new.game AND e.numbers <> ''
		AND e.holder_id = '00000000-0000-0000-0000-000000000000' AND i.state = 'open'
		AND (new.tirage_id IS NULL OR i.tirage_id = new.tirage_id)
	GROUP BY e.company_id, e.instance_id, e.game, e.holder_id ORDER BY e.instance_id
	ON CONFLICT (company_id, instance_id, holder_id, game, option, numbers) DO NOTHING;
	RETURN NULL;
END $$;
