-- Counters are kept for each surcussale, and for an agent only where a limit of theirs asks for them, as in
-- tables/exposures.sql. Nobody sells while migrations run.
-- squawk-ignore renaming-column
ALTER TABLE exposures RENAME COLUMN agent_id TO holder_id;
ALTER TABLE exposures RENAME CONSTRAINT exposures_agent_id_not_null TO exposures_holder_id_not_null;

-- squawk-ignore require-concurrent-index-deletion
DROP INDEX exposures_company;

DELETE FROM exposures e
WHERE
	e.holder_id <> '00000000-0000-0000-0000-000000000000'
	AND NOT EXISTS (
		SELECT
		FROM limits l
		WHERE
			l.company_id = e.company_id
			AND l.agent_id = e.holder_id
			AND l.is_active
			AND l.limite IS NOT NULL
	);

ALTER TABLE exposures DROP CONSTRAINT exposures_pkey;
CREATE UNIQUE INDEX exposures_pkey ON exposures (
	company_id,
	instance_id,
	holder_id,
	game,
	option,
	numbers
);
ALTER TABLE exposures ADD CONSTRAINT exposures_pkey PRIMARY KEY USING INDEX exposures_pkey;

INSERT INTO exposures
	(company_id, instance_id, game, option, numbers, holder_id, staked, liability)
SELECT
	l.company_id,
	l.instance_id,
	l.game,
	l.option,
	l.numbers,
	l.surcussale_id,
	sum(l.stake),
	sum(
		CASE l.game
			WHEN 'mariage_gratuit' THEN 100
			ELSE l.stake
		END * (l.prime1 + l.prime2 + l.prime3)
	)
FROM
	fiche_lines l
	JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
WHERE f.voided_at IS NULL
GROUP BY l.company_id, l.instance_id, l.game, l.option, l.numbers, l.surcussale_id;
