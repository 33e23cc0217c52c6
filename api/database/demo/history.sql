-- The past of the demo's companies, which never sold. Ledger, counters and sums are worked out from
-- the fiches, so that they are in step from the start. These functions are no part of the schema:
-- the owner makes them for the one connection that loads the demo (src/tools/demo/load.ts).

-- p_results: of the draws that are over, by instance; their fiches come with what they won.
CREATE FUNCTION pg_temp.import_history(p_results jsonb, p_fiches jsonb, p_lines jsonb, p_zone text)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE company uuid := app_company();
BEGIN
	PERFORM ensure_partitions(month) FROM (
		SELECT DISTINCT date_trunc('month', (f ->> 'draw_date')::date)::date AS month
		FROM jsonb_array_elements(p_fiches) AS f
	) AS months;

	INSERT INTO fiches (company_id, draw_date, id, number, ref_code, security_code, agent_id,
		surcussale_id, supervisor_id, device_id, sold_at, total, commission, commission_surcussale,
		gain, status, voided_at, voided_by, void_reason, paid_at, paid_by, paid_agent_id)
	SELECT company, f.draw_date, f.id,
		row_number() OVER (PARTITION BY f.agent_id, f.draw_date ORDER BY f.sold_at, f.id),
		f.ref_code, f.security_code, f.agent_id, f.surcussale_id, s.supervisor_id, a.device_id,
		f.sold_at, f.total, f.commission, 0, f.gain, f.status,
		f.voided_at,
		CASE WHEN f.status = 'deleted' THEN agent_name(a.first_name, a.last_name, a.code) END,
		f.void_reason,
		CASE WHEN f.status = 'paid' THEN least(now(), f.sold_at + interval '1 day') END,
		CASE WHEN f.status = 'paid' THEN agent_name(a.first_name, a.last_name, a.code) END,
		CASE WHEN f.status = 'paid' THEN f.agent_id END
	FROM jsonb_to_recordset(p_fiches) AS f (id uuid, ref_code text, security_code text, agent_id uuid,
		surcussale_id uuid, draw_date date, sold_at timestamptz, total bigint, commission bigint,
		gain bigint, status text, voided_at timestamptz,
		void_reason text)
	JOIN agents a ON a.company_id = company AND a.id = f.agent_id
	JOIN surcussales s ON s.company_id = company AND s.id = f.surcussale_id;
	-- Until autovacuum comes by, the planner would take the tables for empty: each line's foreign
	-- key would be looked up by walking over the day's fiches.
	ANALYZE fiches, surcussales, tirage_instances;

	INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
		agent_id, surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission,
		commission_surcussale, gain)
	SELECT company, l.draw_date, l.fiche_id, l.line_no, l.instance_id, i.tirage_id, f.agent_id,
		f.surcussale_id, l.game, l.option, l.numbers, l.stake, l.prime1, l.prime2, l.prime3,
		l.commission, l.stake * s.commission / 10000, l.gain
	FROM jsonb_to_recordset(p_lines) AS l (fiche_id uuid, line_no smallint, instance_id uuid,
		draw_date date, game text, option smallint, numbers text, stake bigint, prime1 integer,
		prime2 integer, prime3 integer, commission bigint, gain bigint)
	JOIN fiches f ON f.company_id = company AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	JOIN surcussales s ON s.company_id = company AND s.id = f.surcussale_id
	JOIN tirage_instances i ON i.company_id = company AND i.id = l.instance_id;
	ANALYZE fiche_lines;
	UPDATE fiches f SET commission_surcussale = l.commission FROM (
		SELECT fiche_id, sum(commission_surcussale) AS commission FROM fiche_lines
		WHERE company_id = company GROUP BY fiche_id
	) AS l WHERE f.company_id = company AND f.id = l.fiche_id AND l.commission > 0;
	INSERT INTO results (company_id, instance_id, lotto3, lot1, lot2, lot3, state, confirmed_at)
	SELECT company, r.instance_id, r.lotto3, r.lot1, r.lot2, r.lot3, 'confirmed', now()
	FROM jsonb_to_recordset(p_results) AS r (instance_id uuid, lotto3 text, lot1 text, lot2 text,
		lot3 text);
	UPDATE tirage_instances i SET state = 'settled', result_revision = 1, verified_revision = 1,
		sealed_at = i.close_at, seal_fiches = s.fiches, seal_total = s.total, seal_hash = s.hash
	FROM results r CROSS JOIN LATERAL seal_of(r.company_id, r.instance_id) AS s
	WHERE i.company_id = company AND r.company_id = company AND r.instance_id = i.id;
	PERFORM pg_temp.derive_history(company, p_zone);
	PERFORM pg_temp.import_gains(company);
END $$;

-- Counters, sums and ledger of a company that has fiches and none of these.
CREATE FUNCTION pg_temp.derive_history(p_company uuid, p_zone text)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
	INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
	SELECT p_company, l.instance_id, l.game, grouped.option, grouped.numbers, grouped.holder_id, sum(l.stake),
		sum(CASE l.game WHEN 'mariage_gratuit' THEN 100 ELSE l.stake END
			* (l.prime1 + l.prime2 + l.prime3))
	FROM fiche_lines l
	JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	CROSS JOIN LATERAL (VALUES
		(l.numbers, l.option, '00000000-0000-0000-0000-000000000000'::uuid),
		(l.numbers, l.option, l.surcussale_id)
	) AS grouped (numbers, option, holder_id)
	WHERE l.company_id = p_company AND f.status <> 'deleted'
	GROUP BY l.instance_id, l.game, grouped.numbers, grouped.option, grouped.holder_id;

	INSERT INTO rollups (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id,
		game, tirage_id, fiches, home_fiches, fiches_gagnantes, home_gagnantes, lines, vente,
		commission, commission_surcussale, gain, paid, deleted_fiches, home_deleted,
		deleted_vente)
	SELECT * FROM rollups_raw WHERE company_id = p_company;

	PERFORM pg_temp.import_ledger(p_company, p_zone);
	INSERT INTO ledger_days SELECT * FROM ledger_days_raw WHERE company_id = p_company;
	ANALYZE exposures, rollups, wallet_entries, ledger_days;
END $$;

-- Agents settle each day's account the next morning; on the last one, who owed most came short.
CREATE FUNCTION pg_temp.import_ledger(p_company uuid, p_zone text)
RETURNS void
LANGUAGE sql
AS $$
	WITH
		events AS (
			SELECT
				f.agent_id,
				e.at,
				e.kind,
				e.amount,
				f.ref_code,
				agent_name(a.first_name, a.last_name, a.code) AS actor_name,
				e.place
			FROM
				fiches f
				JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
				CROSS JOIN LATERAL (
					VALUES
						(1, f.sold_at, 'sale', -f.total),
						(2, f.sold_at, 'commission', f.commission),
						(3, f.paid_at, 'payout', f.gain),
						(4, f.voided_at, 'reversal', f.total),
						(5, f.voided_at, 'reversal', -f.commission)
				) AS e (place, at, kind, amount)
			WHERE f.company_id = p_company AND e.at IS NOT NULL
		),
		days AS (
			SELECT agent_id, (at AT TIME ZONE p_zone)::date AS day, sum(amount)::bigint AS net
			FROM events
			GROUP BY 1, 2
		),
		short AS (
			SELECT agent_id, day, least(125000, -net / 2 / 100 * 100) AS missing
			FROM days
			WHERE net < 0 AND day = ((now() AT TIME ZONE p_zone) - INTERVAL '8 hours')::date - 1
			ORDER BY net
			LIMIT 1
		),
		entries AS (
			SELECT * FROM events
			UNION ALL
			SELECT
				agent_id,
				(day + 1 + TIME '08:00') AT TIME ZONE p_zone,
				CASE
					WHEN net < 0 THEN 'deposit'
					ELSE 'withdrawal'
				END,
				-net - coalesce(
					(
						SELECT missing
						FROM short
						WHERE short.agent_id = days.agent_id AND short.day = days.day
					),
					0
				),
				'',
				'Caisse',
				0
			FROM days
			WHERE net <> 0 AND (day + 1 + TIME '08:00') AT TIME ZONE p_zone < now()
		)
	INSERT INTO wallet_entries
		(company_id, agent_id, seq, at, kind, amount, balance, ref_code, actor_name)
	SELECT
		p_company,
		agent_id,
		row_number() OVER running,
		at,
		kind,
		amount,
		sum(amount) OVER running,
		ref_code,
		actor_name
	FROM entries
	WINDOW
		running AS (
			PARTITION BY agent_id
			ORDER BY at, ref_code, place
			ROWS UNBOUNDED PRECEDING
		);

	UPDATE agents a
	SET
		balance = last.balance,
		wallet_seq = last.seq
	FROM
		(
			SELECT DISTINCT ON (agent_id) agent_id, seq, balance
			FROM wallet_entries
			WHERE company_id = p_company
			ORDER BY agent_id, seq DESC
		) AS last
	WHERE a.company_id = p_company AND a.id = last.agent_id;
$$;

-- The same for draws that came with their outcome.
CREATE FUNCTION pg_temp.import_gains(p_company uuid)
RETURNS void
LANGUAGE sql
AS $$
	INSERT INTO gains (company_id, draw_date, instance_id, revision, fiche_id, line_no, amount)
	SELECT l.company_id, l.draw_date, l.instance_id, i.result_revision, l.fiche_id, l.line_no, l.gain
	FROM
		fiche_lines l
		JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
	WHERE l.company_id = p_company AND l.gain > 0;
	INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain, at)
	SELECT
		i.company_id,
		i.id,
		'settlement',
		i.result_revision,
		count(DISTINCT l.fiche_id),
		coalesce(sum(l.gain), 0),
		i.draw_at
	FROM
		tirage_instances i
		LEFT JOIN fiche_lines l
			ON l.company_id = i.company_id
			AND l.instance_id = i.id
			AND l.draw_date = i.draw_date
			AND l.gain > 0
	WHERE i.company_id = p_company AND i.state = 'settled'
	GROUP BY i.company_id, i.id;
$$;
