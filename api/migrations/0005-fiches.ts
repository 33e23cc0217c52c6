import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** Tickets. What was sold never changes: only outcome columns may be written after the sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE fiches (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			-- Crockford Base32, from a cryptographic source.
			ref_code text NOT NULL CHECK (ref_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
			agent_id uuid NOT NULL,
			surcussale_id uuid NOT NULL,
			draw_date date NOT NULL,
			sold_at timestamptz NOT NULL DEFAULT now(),
			total bigint NOT NULL CHECK (total >= 0),
			commission bigint NOT NULL CHECK (commission >= 0),
			gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
			status text NOT NULL DEFAULT 'sold' CHECK
				(status IN ('sold', 'winning', 'losing', 'paid', 'deleted', 'expired')),
			PRIMARY KEY (company_id, id),
			UNIQUE (company_id, ref_code),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
		);
		CREATE INDEX fiches_date ON fiches (company_id, draw_date, sold_at);
		CREATE INDEX fiches_agent ON fiches (company_id, agent_id, draw_date);
		CREATE INDEX fiches_surcussale ON fiches (company_id, surcussale_id, draw_date);
		${secureTenantTable('fiches', { grant: 'INSERT, UPDATE (gain, status)', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}

		CREATE TABLE fiche_lines (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			fiche_id uuid NOT NULL,
			instance_id uuid NOT NULL,
			draw_date date NOT NULL,
			game text NOT NULL CHECK
				(game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5')),
			option smallint CHECK (option BETWEEN 1 AND 3),
			numbers text NOT NULL,
			stake bigint NOT NULL CHECK (stake >= 0),
			-- Units paid for each unit staked on the first lot; fixed at the sale.
			prime integer NOT NULL,
			commission bigint NOT NULL DEFAULT 0,
			gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
			PRIMARY KEY (company_id, id),
			FOREIGN KEY (company_id, fiche_id) REFERENCES fiches (company_id, id),
			FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id)
		);
		CREATE INDEX fiche_lines_fiche ON fiche_lines (company_id, fiche_id);
		CREATE INDEX fiche_lines_instance ON fiche_lines (company_id, instance_id);
		CREATE INDEX fiche_lines_date ON fiche_lines (company_id, draw_date);
		${secureTenantTable('fiche_lines', { grant: 'INSERT, UPDATE (gain)', narrowed: 'fiche_id IN (SELECT id FROM fiches)' })}
	`,
	);
}
