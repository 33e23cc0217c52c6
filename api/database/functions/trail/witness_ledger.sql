-- Tells the trail the ledger's entries since the last time, of the company of the transaction:
-- heads by agent, and a hash of what is between them and the heads before.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION witness_ledger()
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE told jsonb; hashed text;
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('ledger ' || app_company(), 0));
	SELECT jsonb_object_agg(agent_id, last) INTO told FROM (
		SELECT w.agent_id, max(w.seq) AS last FROM agents a
		JOIN wallet_entries w ON w.company_id = a.company_id AND w.agent_id = a.id
		LEFT JOIN ledger_heads h ON h.company_id = a.company_id AND h.agent_id = a.id
		WHERE a.company_id = app_company() AND a.wallet_seq > coalesce(h.seq, 0)
			AND w.seq > coalesce(h.seq, 0)
		GROUP BY w.agent_id) AS moved;
	IF told IS NULL THEN RETURN; END IF;
	SELECT encode(sha256(convert_to(string_agg(concat_ws('|', w.agent_id, w.seq, w.kind, w.amount,
			w.balance, w.ref_code), E'\n' ORDER BY w.agent_id, w.seq), 'UTF8')), 'hex') INTO hashed
		FROM jsonb_each_text(told) AS t (agent, last)
		JOIN wallet_entries w ON w.company_id = app_company() AND w.agent_id = t.agent::uuid
			AND w.seq <= t.last::bigint
		LEFT JOIN ledger_heads h ON h.company_id = app_company() AND h.agent_id = w.agent_id
		WHERE w.seq > coalesce(h.seq, 0);
	INSERT INTO ledger_heads SELECT app_company(), agent::uuid, last::bigint
		FROM jsonb_each_text(told) AS t (agent, last)
		ON CONFLICT (company_id, agent_id) DO UPDATE SET seq = excluded.seq;
	PERFORM audit_witness(app_company(), 'ledger', '',
		jsonb_build_object('heads', told, 'hash', hashed));
END $$;
