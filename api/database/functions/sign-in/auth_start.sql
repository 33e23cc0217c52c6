-- Begins a sign-in, with what a superuser chose to work on the last time. A person has at most 40: a
-- further one ends the one that was used longest ago. p_password: as it was stored when it was looked at; p_second: whether
-- a second step was taken. null: there is another password by now, or a second step, and with it sign-ins ended that this one
-- would outlive.
CREATE FUNCTION auth_start(
	p_user uuid,
	p_hash bytea,
	p_idle_minutes integer,
	p_minutes integer,
	p_ip text,
	p_agent text,
	p_password text,
	p_second boolean
)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	-- One sign-in of a person after another: two at once would each count without the other.
	SELECT FROM users WHERE id = p_user FOR NO KEY UPDATE;
	DELETE FROM ended_sign_ins WHERE at < now() - INTERVAL '30 days';

	WITH
		gone AS (
			DELETE FROM tokens
			WHERE user_id = p_user AND least(idle_expires_at, expires_at) <= now()
			RETURNING token_hash, expires_at
		)
	INSERT INTO ended_sign_ins (token_hash, why)
	SELECT
		token_hash,
		CASE
			WHEN expires_at <= now() THEN 'expired'
			ELSE 'idle'
		END
	FROM gone;

	WITH
		gone AS (
			DELETE FROM tokens
			WHERE
				id IN (
					SELECT id
					FROM tokens
					WHERE user_id = p_user
					ORDER BY idle_expires_at - make_interval(mins => idle_minutes) DESC, id DESC
					OFFSET 39
				)
			RETURNING token_hash
		)
	INSERT INTO ended_sign_ins (token_hash, why)
	SELECT token_hash, 'ended' FROM gone;

	INSERT INTO tokens
		(
			user_id,
			token_hash,
			idle_minutes,
			idle_expires_at,
			expires_at,
			ip,
			user_agent,
			company_id,
			country_code
		)
	SELECT
		p_user,
		p_hash,
		p_idle_minutes,
		now() + make_interval(mins => least(p_idle_minutes, p_minutes)),
		now() + make_interval(mins => p_minutes),
		p_ip,
		p_agent,
		chosen_company,
		chosen_country
	FROM users
	WHERE
		id = p_user
		AND password_hash = p_password
		AND (
			p_second
			OR NOT EXISTS (
				SELECT FROM two_factor f WHERE f.user_id = p_user AND f.confirmed_at IS NOT NULL
			)
		)
	RETURNING true;
$$;
