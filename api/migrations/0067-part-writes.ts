import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

const PART = '(SELECT app_supervisor())';
const OWN_AGENT = 'agent_id IN (SELECT id FROM agents)';
const OWN_SURCUSSALE = 'surcussale_id IN (SELECT id FROM surcussales)';

/** Beside the table's other policies: what a supervisor may write; `own` over the table's columns. */
const partWrites = (table: string, own = 'false'): string => `
	CREATE POLICY part_inserts ON ${table} AS RESTRICTIVE FOR INSERT TO borlette_app
		WITH CHECK (${PART} IS NULL OR ${own});
	CREATE POLICY part_updates ON ${table} AS RESTRICTIVE FOR UPDATE TO borlette_app
		USING (${PART} IS NULL OR ${own}) WITH CHECK (${PART} IS NULL OR ${own});
	CREATE POLICY part_deletes ON ${table} AS RESTRICTIVE FOR DELETE TO borlette_app
		USING (${PART} IS NULL OR ${own});
`;

/**
 * Who has a part of the house only, a supervisor, changes nothing that concerns all of it, whatever
 * codes they hold: shared/src/contract/reach.ts says which. Reading stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		${['company_settings', 'lotto_options', 'lotto_option_blocks', 'info_tirages', 'tirages', 'tirage_instances', 'generales', 'supervisors', 'user_permissions'].map((table) => partWrites(table)).join('')}
		${partWrites('users', 'id = (SELECT app_user())')}
		${partWrites('boules_block', OWN_AGENT)}
		${partWrites('limits', OWN_AGENT)}
		${partWrites('primes', `(${OWN_AGENT} OR ${OWN_SURCUSSALE})`)}
		${partWrites('messages', `(${OWN_AGENT} OR ${OWN_SURCUSSALE})`)}

		-- Whose a surcussale is and what they gain by it is the house's to say.
		CREATE FUNCTION keep_own_rate() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			IF app_supervisor() IS NOT NULL
				AND new.commission <> (CASE TG_OP WHEN 'INSERT' THEN 0 ELSE old.commission END)
			THEN PERFORM refuse('forbidden'); END IF;
			RETURN new;
		END $$;
		CREATE TRIGGER keep_own_rate BEFORE INSERT OR UPDATE OF commission ON surcussales
			FOR EACH ROW EXECUTE FUNCTION keep_own_rate();
	`,
	);
}
