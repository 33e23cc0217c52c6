import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** What figures are read by, beside the keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- The company's counters of a draw, without walking over those of its agents.
		CREATE INDEX exposures_company ON exposures (company_id, instance_id)
			WHERE agent_id = '00000000-0000-0000-0000-000000000000';
	`,
	);
}
