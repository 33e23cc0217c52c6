-- How the database is doing, for the provider's page and for a monitor: one row, none for anybody else. What of it only a
-- superuser of PostgreSQL sees is empty where the owner is none.
-- Who: the provider; others get no row.
CREATE FUNCTION house_state()
RETURNS TABLE (
	at timestamptz,
	started_at timestamptz,
	version text,
	bytes bigint,
	connections integer,
	most_connections integer,
	transaction_seconds integer,
	frozen_age bigint,
	room_until date,
	people integer,
	terminals integer,
	fiches_minute integer,
	draws_late integer,
	draw_late_seconds integer,
	messages_waiting integer,
	message_late_seconds integer,
	replicas jsonb,
	checked_at timestamptz,
	differences integer
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		now(),
		pg_postmaster_start_time(),
		current_setting('server_version'),
		pg_database_size(current_database()),
		s.connections,
		current_setting('max_connections')::integer,
		s.seconds,
		(SELECT age(datfrozenxid) FROM pg_database WHERE datname = current_database())::bigint,
		(
			SELECT
				(max(to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM')) + INTERVAL '1 month')::date
			FROM pg_inherits
			WHERE inhparent = 'fiches'::regclass
		),
		(SELECT count(*) FROM tokens WHERE least(idle_expires_at, expires_at) > now())::integer,
		(SELECT count(*) FROM agent_tokens WHERE expires_at > now())::integer,
		(
			SELECT count(*)
			FROM
				companies c
				JOIN fiches f
					ON f.company_id = c.id
					AND f.draw_date BETWEEN current_date - 1 AND current_date + 7
					AND f.sold_at > now() - INTERVAL '1 minute'
		)::integer,
		d.late,
		d.seconds,
		m.waiting,
		m.seconds,
		(
			SELECT
				coalesce(
					jsonb_agg(
						jsonb_build_object(
							'name',
							application_name,
							'state',
							coalesce(state, ''),
							'lag_seconds',
							round(coalesce(EXTRACT(EPOCH FROM replay_lag), 0))::integer
						)
						ORDER BY application_name
					),
					'[]'
				)
			FROM pg_stat_replication
		),
		b.ended_at,
		b.differences
	FROM
		(
			SELECT
				count(*)::integer AS connections,
				coalesce(
					max(EXTRACT(EPOCH FROM now() - xact_start)) FILTER (WHERE pid <> pg_backend_pid()),
					0
				)::integer AS seconds
			FROM pg_stat_activity
			WHERE datname = current_database() AND backend_type = 'client backend'
		) AS s,
		(
			SELECT
				count(*)::integer AS late,
				coalesce(max(EXTRACT(EPOCH FROM now() - close_at)), 0)::integer AS seconds
			FROM tirage_instances
			WHERE state = 'open' AND close_at <= now()
		) AS d,
		(
			SELECT
				count(*)::integer AS waiting,
				greatest(coalesce(max(EXTRACT(EPOCH FROM now() - next_at)), 0), 0)::integer AS seconds
			FROM sendings
			WHERE state IN ('waiting', 'sending')
		) AS m
		LEFT JOIN LATERAL (
			SELECT ended_at, differences FROM book_checks ORDER BY ended_at DESC LIMIT 1
		) AS b
			ON true
	WHERE app_role() = 'superuser';
$$;
