import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** What the provider bills a company and what it received; no supervisor ever sees either. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Issued once and never changed. What is paid of it follows from the payments, oldest first.
		CREATE TABLE invoices (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			number text NOT NULL,
			month date NOT NULL CHECK (month = date_trunc('month', month)::date),
			terminals integer NOT NULL CHECK (terminals >= 0),
			unit_price bigint NOT NULL CHECK (unit_price >= 0),
			amount bigint NOT NULL CHECK (amount = terminals * unit_price),
			currency char(3) NOT NULL,
			due_on date NOT NULL,
			issued_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id),
			UNIQUE (company_id, month)
		);
		${secureTenantTable('invoices', { grant: 'INSERT', narrowed: 'false' })}

		CREATE TABLE payments (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			amount bigint NOT NULL CHECK (amount > 0),
			currency char(3) NOT NULL,
			method text NOT NULL CHECK (method IN ('cash', 'transfer', 'mobile', 'cheque', 'other')),
			reference text NOT NULL DEFAULT '',
			paid_on date NOT NULL,
			note text NOT NULL DEFAULT '',
			created_by text NOT NULL,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, id)
		);
		CREATE INDEX payments_day ON payments (company_id, paid_on);
		${secureTenantTable('payments', { grant: 'INSERT, UPDATE, DELETE', narrowed: 'false' })}
	`,
	);
}
