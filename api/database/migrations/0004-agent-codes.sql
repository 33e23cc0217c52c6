-- Each agent has a short code, which tells namesakes apart. Those who are there are numbered in the order in which
-- they came.
ALTER TABLE agents ADD COLUMN code text CHECK (code ~ '^[A-Z]{0,2}[0-9]{1,6}$');

UPDATE agents a
SET code = to_char(numbered.number, 'FM999990000')
FROM
	(
		SELECT
			company_id,
			id,
			row_number() OVER (
				PARTITION BY company_id
				ORDER BY created_at, id
			) AS number
		FROM agents
	) AS numbered
WHERE numbered.company_id = a.company_id AND numbered.id = a.id;

-- A house has a few thousand agents at most.
-- squawk-ignore adding-not-nullable-field
ALTER TABLE agents ALTER COLUMN code SET NOT NULL;

-- As in tables/agents.sql.
CREATE UNIQUE INDEX agents_code ON agents (company_id, ltrim(code, '0'));
