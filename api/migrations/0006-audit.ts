import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Traçabilité. Entries are only ever appended, by `audit_append`, which chains them by hash within
 * a company. Entries of the provider's own affairs stand under the all-zero company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
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
		ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
		ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;
		CREATE POLICY own_company ON audit_entries FOR SELECT
			USING (company_id = (SELECT app_company()));
		CREATE POLICY all_companies ON audit_entries FOR SELECT
			USING ((SELECT app_scope()) = 'all');
		CREATE POLICY owner ON audit_entries TO CURRENT_USER USING (true);
		GRANT SELECT ON audit_entries TO borlette_app;

		-- jsonb prints the same value the same way, so the hash can be worked out again.
		CREATE FUNCTION audit_hash(entry audit_entries) RETURNS bytea LANGUAGE sql STABLE
			SET timezone = 'UTC'
			RETURN sha256(convert_to((to_jsonb(entry) - 'hash')::text, 'UTF8'));

		CREATE FUNCTION audit_append(
			p_actor_name text, p_action text, p_object_type text, p_object_id text,
			p_object_label text, p_before jsonb, p_after jsonb, p_ip text, p_user_agent text
		) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE entry audit_entries;
		BEGIN
			entry.company_id := coalesce(app_company(), '00000000-0000-0000-0000-000000000000');
			PERFORM pg_advisory_xact_lock(hashtextextended('audit ' || entry.company_id, 0));
			SELECT seq, hash INTO entry.seq, entry.previous_hash FROM audit_entries
				WHERE company_id = entry.company_id ORDER BY seq DESC LIMIT 1;
			entry.seq := coalesce(entry.seq, 0) + 1;
			entry.previous_hash := coalesce(entry.previous_hash, '');
			entry.at := clock_timestamp();
			entry.actor_id := app_user();
			entry.actor_role := app_role();
			entry.actor_name := p_actor_name;
			entry.action := p_action;
			entry.object_type := p_object_type;
			entry.object_id := p_object_id;
			entry.object_label := p_object_label;
			entry.before := p_before;
			entry.after := p_after;
			entry.ip := p_ip;
			entry.user_agent := p_user_agent;
			entry.hash := audit_hash(entry);
			INSERT INTO audit_entries SELECT entry.*;
		END $$;
		REVOKE EXECUTE ON FUNCTION audit_append FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION audit_append, audit_hash TO borlette_app;
	`,
	);
}
