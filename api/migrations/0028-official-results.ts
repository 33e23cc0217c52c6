import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** What the state lotteries published: the same for every company, so a reference table. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE official_results (
			state text NOT NULL CHECK (length(state) BETWEEN 1 AND 80),
			slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
			draw_date date NOT NULL,
			pick3 text NOT NULL CHECK (pick3 ~ '^[0-9]{3}$'),
			pick4 text CHECK (pick4 ~ '^[0-9]{4}$'),
			created_by text NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (state, slot, draw_date)
		);
		-- Never changed: what was published stands, and a different value is reported.
		ALTER TABLE official_results ENABLE ROW LEVEL SECURITY;
		ALTER TABLE official_results FORCE ROW LEVEL SECURITY;
		CREATE POLICY everybody ON official_results FOR SELECT USING (true);
		CREATE POLICY provider ON official_results FOR INSERT
			WITH CHECK ((SELECT app_role()) = 'superuser');
		GRANT SELECT, INSERT ON official_results TO borlette_app;
	`,
	);
}
