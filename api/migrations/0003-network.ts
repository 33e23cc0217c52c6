import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** Who sells: supervisor → surcussale → agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- A supervisor is a person who signs in (same id in users) and a rate.
		CREATE TABLE supervisors (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL REFERENCES users (id),
			commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id)
		);
		${secureTenantTable('supervisors', { grant: 'INSERT, UPDATE, DELETE', narrowed: 'id = (SELECT app_supervisor())' })}

		CREATE TABLE surcussales (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			supervisor_id uuid,
			name text NOT NULL,
			city text NOT NULL DEFAULT '',
			address text NOT NULL DEFAULT '',
			phone text,
			commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, supervisor_id) REFERENCES supervisors (company_id, id)
		);
		CREATE UNIQUE INDEX surcussales_name ON surcussales (company_id, lower(name));
		CREATE INDEX surcussales_supervisor ON surcussales (company_id, supervisor_id);
		${secureTenantTable('surcussales', { grant: 'INSERT, UPDATE, DELETE', narrowed: 'supervisor_id = (SELECT app_supervisor())' })}

		CREATE TABLE agents (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			surcussale_id uuid NOT NULL,
			-- Sign-in of the terminal; it also sends the company's ref_code, so unique within it.
			username text NOT NULL,
			password_hash text NOT NULL,
			first_name text NOT NULL,
			last_name text NOT NULL,
			phone text NOT NULL,
			commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
			device_id text NOT NULL DEFAULT '',
			balance bigint NOT NULL DEFAULT 0,
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
		);
		CREATE UNIQUE INDEX agents_username ON agents (company_id, lower(username));
		CREATE UNIQUE INDEX agents_device ON agents (company_id, device_id) WHERE device_id <> '';
		CREATE INDEX agents_surcussale ON agents (company_id, surcussale_id);
		-- The balance only ever follows the ledger, and no query can read a password hash.
		${secureTenantTable('agents', { grant: '', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}
		REVOKE SELECT ON agents FROM borlette_app;
		GRANT SELECT (company_id, id, surcussale_id, username, first_name, last_name, phone, commission,
				device_id, balance, is_active, version, created_at, updated_at),
			UPDATE (surcussale_id, password_hash, first_name, last_name, phone, commission, device_id,
				is_active, version, updated_at),
			INSERT, DELETE ON agents TO borlette_app;
	`,
	);
}
