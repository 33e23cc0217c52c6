import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** Sign-in of terminals: tokens of their own, each good for one agent on one device. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE agent_tokens (
			company_id uuid NOT NULL,
			id uuid NOT NULL DEFAULT uuidv7(),
			token_hash bytea NOT NULL,
			agent_id uuid NOT NULL,
			device_id text NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now(),
			expires_at timestamptz NOT NULL,
			PRIMARY KEY (company_id, id),
			CONSTRAINT agent_tokens_hash UNIQUE (token_hash, company_id),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
		);
		CREATE INDEX agent_tokens_agent ON agent_tokens (company_id, agent_id);
		ALTER TABLE agent_tokens ENABLE ROW LEVEL SECURITY;
		ALTER TABLE agent_tokens FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON agent_tokens TO CURRENT_USER USING (true);

		CREATE FUNCTION pos_credentials(p_ref_code text, p_username text)
		RETURNS TABLE (company_id uuid, agent_id uuid, password_hash text, device_id text, is_active boolean)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT a.company_id, a.id, a.password_hash, a.device_id,
				a.is_active AND s.is_active AND c.is_active
			FROM companies c
			JOIN agents a ON a.company_id = c.id
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE lower(c.ref_code) = lower(p_ref_code) AND lower(a.username) = lower(p_username)
		$$;

		-- Binds the device at the first sign-in and starts a token; false: bound to another device.
		CREATE FUNCTION pos_start(
			p_company uuid, p_agent uuid, p_device text, p_hash bytea, p_minutes integer
		) RETURNS boolean
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			UPDATE agents SET device_id = p_device
				WHERE company_id = p_company AND id = p_agent AND device_id IN ('', p_device);
			IF NOT FOUND THEN RETURN false; END IF;
			DELETE FROM agent_tokens WHERE company_id = p_company AND agent_id = p_agent;
			INSERT INTO agent_tokens (company_id, agent_id, device_id, token_hash, expires_at)
				VALUES (p_company, p_agent, p_device, p_hash, now() + make_interval(mins => p_minutes));
			RETURN true;
		END $$;

		-- The agent behind a token, while it is good and the device still theirs.
		CREATE FUNCTION pos_session(p_hash bytea)
		RETURNS TABLE (company_id uuid, agent_id uuid, username text, first_name text, last_name text,
			device_id text, is_active boolean, companyname text, currency text, timezone text,
			expires_at timestamptz)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT a.company_id, a.id, a.username, a.first_name, a.last_name, t.device_id,
				a.is_active AND s.is_active AND c.is_active, c.companyname, c.currency::text, c.timezone,
				t.expires_at
			FROM agent_tokens t
			JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			JOIN companies c ON c.id = a.company_id
			WHERE t.token_hash = p_hash AND t.expires_at > now() AND a.device_id = t.device_id
		$$;

		CREATE FUNCTION pos_end(p_hash bytea) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM agent_tokens WHERE token_hash = p_hash
		$$;
		REVOKE EXECUTE ON FUNCTION pos_credentials, pos_start, pos_session, pos_end FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION pos_credentials, pos_start, pos_session, pos_end TO borlette_app;
	`,
	);
}
