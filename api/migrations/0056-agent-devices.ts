import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/**
 * Which terminals an agent signed in on. The one that is bound stands with the agent, and tokens
 * end with each new sign-in: neither tells what was before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE agent_devices (
			company_id uuid NOT NULL,
			agent_id uuid NOT NULL,
			device_id text NOT NULL,
			first_used_at timestamptz NOT NULL DEFAULT now(),
			last_used_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, agent_id, device_id),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
		);
		${secureTenantTable('agent_devices', { grant: '', narrowed: 'agent_id IN (SELECT id FROM agents)' })}
		INSERT INTO agent_devices (company_id, agent_id, device_id, first_used_at, last_used_at)
			SELECT company_id, agent_id, device_id, min(created_at), max(created_at)
			FROM agent_tokens GROUP BY company_id, agent_id, device_id;

		CREATE OR REPLACE FUNCTION pos_start(
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
			INSERT INTO agent_devices AS d (company_id, agent_id, device_id)
				VALUES (p_company, p_agent, p_device)
				ON CONFLICT (company_id, agent_id, device_id) DO UPDATE SET last_used_at = now();
			RETURN true;
		END $$;

		-- Until when an agent is signed in on the terminal bound to them; null: they are not.
		CREATE FUNCTION agent_signed_in_until(p_agent uuid) RETURNS timestamptz
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT max(t.expires_at) FROM agent_tokens t
			JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
			WHERE t.company_id = app_company() AND t.agent_id = p_agent
				AND t.expires_at > now() AND t.device_id = a.device_id
		$$;
		REVOKE EXECUTE ON FUNCTION agent_signed_in_until FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION agent_signed_in_until TO borlette_app;
	`,
	);
}
