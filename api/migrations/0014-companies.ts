import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** What only the provider does with a company, and the one thing its own people do. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- What invoices are made out in; prices of their tiers are in its minor units.
		ALTER TABLE company_settings ADD COLUMN invoice_currency char(3) NOT NULL DEFAULT 'USD';

		-- The logo of the company worked on; its people may write nothing else of the row.
		CREATE FUNCTION set_company_logo(p_photo text) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			UPDATE companies SET user_photo = p_photo, version = version + 1, updated_at = now()
			WHERE id = app_company() AND app_role() IN ('company', 'superuser')
		$$;

		-- Takes back a company that was made and never worked with. What it holds beside its default
		-- catalogue and people (surcussales, fiches, invoices …) refuses it by the foreign keys.
		CREATE FUNCTION delete_company(p_id uuid) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE part text;
		BEGIN
			IF app_role() <> 'superuser' THEN
				RAISE EXCEPTION 'only the provider deletes a company' USING ERRCODE = '42501';
			END IF;
			PERFORM set_config('app.company_id', p_id::text, true);
			FOREACH part IN ARRAY ARRAY['messages', 'generales', 'boules_block', 'limits', 'primes',
				'lotto_options', 'tirage_instances', 'tirages', 'info_tirages', 'company_settings',
				'users'] LOOP
				EXECUTE format('DELETE FROM %I WHERE company_id = $1', part) USING p_id;
			END LOOP;
			UPDATE tokens SET company_id = NULL WHERE company_id = p_id;
			DELETE FROM companies WHERE id = p_id;
		END $$;

		GRANT DELETE ON countries TO borlette_app;
		REVOKE EXECUTE ON FUNCTION set_company_logo, delete_company FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION set_company_logo, delete_company TO borlette_app;
	`,
	);
}
