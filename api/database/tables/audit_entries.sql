-- Traçabilité: only ever appended (functions/trail/audit_append.sql), each entry chained by hash to
-- the one before it within its company. The provider's own affairs stand under the all-zero company.
CREATE TABLE audit_entries (
	company_id uuid NOT NULL,
	seq bigint NOT NULL,
	at timestamptz NOT NULL,
	actor_id uuid,
	actor_name text NOT NULL,
	actor_role text NOT NULL,
	action text NOT NULL,
	object_type text NOT NULL,
	object_id text NOT NULL,
	object_label text NOT NULL,
	before jsonb,
	after jsonb,
	ip text NOT NULL,
	user_agent text NOT NULL,
	previous_hash bytea NOT NULL,
	hash bytea NOT NULL,
	PRIMARY KEY (company_id, seq)
);

CREATE INDEX audit_entries_at ON audit_entries (company_id, at);
