-- What was answered to a key, so that a repeated call does nothing twice. Kept 30 days, for good where created_at is infinity.
CREATE TABLE idempotency_keys (
	company_id uuid NOT NULL,
	actor_id uuid NOT NULL,
	key text NOT NULL CHECK (length(key) BETWEEN 8 AND 128),
	-- SHA-256 of the call and its body.
	body_hash bytea NOT NULL,
	answer jsonb,
	created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (company_id, actor_id, key)
);

CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
