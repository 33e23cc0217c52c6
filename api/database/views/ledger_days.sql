-- What ledger_days must be, worked out from the entries.
CREATE VIEW ledger_days_raw
WITH (security_invoker = true)
AS
	SELECT
		company_id,
		agent_id,
		day,
		max(seq) AS seq,
		sum(sum(amount)) OVER days::bigint AS balance,
		coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0)::bigint AS sales,
		coalesce(sum(amount) FILTER (WHERE kind = 'reversal'), 0)::bigint AS reversals,
		coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0)::bigint AS commission,
		coalesce(sum(amount) FILTER (WHERE kind = 'payout'), 0)::bigint AS payouts,
		coalesce(
			sum(amount) FILTER (WHERE kind IN ('deposit', 'withdrawal', 'adjustment')),
			0
		)::bigint AS movements,
		array_agg(DISTINCT actor_name COLLATE "C" ORDER BY actor_name COLLATE "C") AS actor_names,
		bool_or(note <> '') AS has_notes
	FROM
		(
			SELECT
				w.company_id,
				w.agent_id,
				(w.at AT TIME ZONE c.timezone)::date AS day,
				w.seq,
				w.kind,
				w.amount,
				w.actor_name,
				w.note
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

-- Empty, or something is wrong.
CREATE VIEW ledger_days_differences
WITH (security_invoker = true)
AS
	SELECT company_id, agent_id, day, to_jsonb(kept) AS kept, to_jsonb(raw) AS raw
	FROM
		ledger_days AS kept
		FULL JOIN ledger_days_raw AS raw USING (company_id, agent_id, day)
	WHERE to_jsonb(kept) IS DISTINCT FROM to_jsonb(raw);
