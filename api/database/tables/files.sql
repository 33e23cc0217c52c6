-- Pictures: shown by <img>, which sends no token, so the id is the secret (122 random bits).
CREATE TABLE files (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	content_type text NOT NULL,
	bytes bytea NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	-- The company worked on (functions/scope/app_company.sql), which may drop it; null: the provider's.
	kept_for uuid DEFAULT nullif(current_setting('app.company_id', true), '')::uuid
);
