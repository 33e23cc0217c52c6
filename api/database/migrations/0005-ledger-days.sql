-- Sums of the ledger by agent and day, as in tables/ledger_days.sql, of what is in the ledger already.
CREATE TABLE ledger_days (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	day date NOT NULL,
	-- The newest entry of the day.
	seq bigint NOT NULL,
	-- After it, as the entry says.
	balance bigint NOT NULL,
	-- Amounts of the day as the ledger has them, minor units: negative is what the agent owes.
	sales bigint NOT NULL,
	reversals bigint NOT NULL,
	commission bigint NOT NULL,
	payouts bigint NOT NULL,
	-- Deposits, withdrawals and adjustments.
	movements bigint NOT NULL,
	PRIMARY KEY (company_id, agent_id, day)
)
WITH (fillfactor = 70);

INSERT INTO ledger_days
	(company_id, agent_id, day, seq, balance, sales, reversals, commission, payouts, movements)
SELECT
	company_id,
	agent_id,
	day,
	max(seq),
	sum(sum(amount)) OVER days,
	coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0),
	coalesce(sum(amount) FILTER (WHERE kind = 'reversal'), 0),
	coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0),
	coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0),
	coalesce(sum(amount) FILTER (WHERE kind IN ('deposit', 'withdrawal', 'adjustment')), 0)
FROM
	(
		SELECT
			w.company_id,
			w.agent_id,
			(w.at AT TIME ZONE c.timezone)::date AS day,
			w.seq,
			w.kind,
			w.amount
		FROM
			wallet_entries w
			JOIN companies c ON c.id = w.company_id
	) AS entries
GROUP BY company_id, agent_id, day
WINDOW
	days AS (
		PARTITION BY company_id, agent_id
		ORDER BY day
	);

-- What was handed over since a day is read from these sums. Nobody sells while migrations run.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX wallet_entries_moved;
