import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** Regional groupings, messages to terminals, and what visitors of the public site write. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE generales (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			name text NOT NULL,
			zone text NOT NULL DEFAULT '',
			responsible text NOT NULL DEFAULT '',
			phone text,
			commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id)
		);
		CREATE UNIQUE INDEX generales_name ON generales (company_id, lower(name));
		${secureTenantTable('generales', { grant: 'INSERT, UPDATE, DELETE' })}

		ALTER TABLE surcussales ADD COLUMN generale_id uuid,
			ADD CONSTRAINT surcussales_generale
				FOREIGN KEY (company_id, generale_id) REFERENCES generales (company_id, id);
		CREATE INDEX surcussales_generale ON surcussales (company_id, generale_id);

		CREATE TABLE messages (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			title text NOT NULL,
			body text NOT NULL,
			-- To one surcussale, one agent, or, with neither, to every terminal.
			surcussale_id uuid,
			agent_id uuid,
			starts_at timestamptz NOT NULL,
			ends_at timestamptz CHECK (ends_at > starts_at),
			is_active boolean NOT NULL DEFAULT true,
			created_by text NOT NULL,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
			CHECK (surcussale_id IS NULL OR agent_id IS NULL)
		);
		CREATE INDEX messages_surcussale ON messages (company_id, surcussale_id);
		CREATE INDEX messages_agent ON messages (company_id, agent_id);
		${secureTenantTable('messages', { grant: 'INSERT, UPDATE, DELETE', narrowed: '(surcussale_id IS NULL OR surcussale_id IN (SELECT id FROM surcussales)) AND (agent_id IS NULL OR agent_id IN (SELECT id FROM agents))' })}

		-- Of nobody's company: the provider reads it.
		CREATE TABLE contact_messages (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			name text NOT NULL,
			email text NOT NULL,
			phone text,
			message text NOT NULL,
			ip text NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now()
		);
		ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY;
		ALTER TABLE contact_messages FORCE ROW LEVEL SECURITY;
		CREATE POLICY anybody ON contact_messages FOR INSERT WITH CHECK (true);
		CREATE POLICY provider ON contact_messages FOR SELECT
			USING ((SELECT app_role()) = 'superuser');
		GRANT SELECT, INSERT ON contact_messages TO borlette_app;
	`,
	);
}
