-- Who wrote in an agent's ledger on a day, as in tables/ledger_days.sql: a search looks into no entry of others (decision 0056).
ALTER TABLE ledger_days
ADD COLUMN actor_names text[] NOT NULL DEFAULT '{}',
ADD COLUMN has_notes boolean NOT NULL DEFAULT false;

UPDATE ledger_days AS d
SET
	actor_names = written.actor_names,
	has_notes = written.has_notes
FROM
	(
		SELECT
			w.company_id,
			w.agent_id,
			(w.at AT TIME ZONE c.timezone)::date AS day,
			array_agg(DISTINCT w.actor_name COLLATE "C" ORDER BY w.actor_name COLLATE "C") AS actor_names,
			bool_or(w.note <> '') AS has_notes
		FROM
			wallet_entries w
			JOIN companies c ON c.id = w.company_id
		GROUP BY w.company_id, w.agent_id, day
	) AS written
WHERE d.company_id = written.company_id AND d.agent_id = written.agent_id AND d.day = written.day;

-- Whoever writes a day says both.
ALTER TABLE ledger_days ALTER COLUMN actor_names DROP DEFAULT, ALTER COLUMN has_notes DROP DEFAULT;
