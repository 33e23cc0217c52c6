import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** Draws, their dates and results, and what may not be played. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Each company has a catalogue of its own, since it may change the entries.
		CREATE TABLE info_tirages (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			name text NOT NULL,
			state text NOT NULL,
			slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
			colour text NOT NULL,
			timezone text NOT NULL,
			draw_time time NOT NULL,
			days smallint[] NOT NULL,
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id)
		);
		CREATE UNIQUE INDEX info_tirages_name ON info_tirages (company_id, lower(name));
		${secureTenantTable('info_tirages', { grant: 'INSERT, UPDATE, DELETE' })}

		CREATE TABLE tirages (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			info_tirage_id uuid NOT NULL,
			name text NOT NULL,
			timezone text NOT NULL,
			draw_time time NOT NULL,
			-- ISO weekdays in the draw's zone.
			days smallint[] NOT NULL,
			cutoff_minutes integer NOT NULL DEFAULT 5 CHECK (cutoff_minutes BETWEEN 0 AND 240),
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, info_tirage_id) REFERENCES info_tirages (company_id, id)
		);
		CREATE UNIQUE INDEX tirages_name ON tirages (company_id, lower(name));
		CREATE INDEX tirages_info ON tirages (company_id, info_tirage_id);
		${secureTenantTable('tirages', { grant: 'INSERT, UPDATE, DELETE' })}

		-- One date of a tirage; its instants are worked out once, from the zone's rules.
		CREATE TABLE tirage_instances (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			tirage_id uuid NOT NULL,
			draw_date date NOT NULL,
			opens_at timestamptz NOT NULL DEFAULT now(),
			close_at timestamptz NOT NULL,
			draw_at timestamptz NOT NULL CHECK (draw_at >= close_at),
			state text NOT NULL DEFAULT 'open' CHECK
				(state IN ('open', 'closed', 'provisional', 'confirmed', 'settled', 'cancelled')),
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			UNIQUE (company_id, tirage_id, draw_date),
			FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id)
		);
		CREATE INDEX tirage_instances_date ON tirage_instances (company_id, draw_date);
		${secureTenantTable('tirage_instances', { grant: 'INSERT, UPDATE, DELETE' })}

		-- A correction is a further revision, never an overwrite.
		CREATE TABLE results (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			instance_id uuid NOT NULL,
			revision integer NOT NULL DEFAULT 1,
			lotto3 text NOT NULL CHECK (lotto3 ~ '^[0-9]{3}$'),
			lot1 text NOT NULL CHECK (lot1 = right(lotto3, 2)),
			lot2 text CHECK (lot2 ~ '^[0-9]{2}$'),
			lot3 text CHECK (lot3 ~ '^[0-9]{2}$'),
			created_by uuid,
			created_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			UNIQUE (company_id, instance_id, revision),
			FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id)
		);
		${secureTenantTable('results', { grant: 'INSERT' })}

		CREATE TABLE boules_block (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			boule text NOT NULL CHECK (boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'),
			tirage_id uuid,
			agent_id uuid,
			start_date date NOT NULL,
			end_date date CHECK (end_date >= start_date),
			reason text NOT NULL DEFAULT '',
			is_active boolean NOT NULL DEFAULT true,
			-- Kept as text: the trail must outlive the person.
			created_by text NOT NULL,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id)
		);
		CREATE INDEX boules_block_boule ON boules_block (company_id, boule);
		CREATE INDEX boules_block_tirage ON boules_block (company_id, tirage_id);
		CREATE INDEX boules_block_agent ON boules_block (company_id, agent_id);
		${secureTenantTable('boules_block', { grant: 'INSERT, UPDATE', narrowed: '(agent_id IS NULL OR agent_id IN (SELECT id FROM agents))' })}
	`,
	);
}
