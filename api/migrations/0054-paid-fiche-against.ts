import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Whether a correction comes too late is told before it is entered: the rule is the one that
 * refuses its confirmation, so that the two can't differ.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- A fiche, paid or expired, whose gain the result would change.
		CREATE FUNCTION paid_fiche_of(p_instance tirage_instances, p_result results) RETURNS text
		LANGUAGE sql STABLE AS $$
			-- A fiche is paid when all its draws are settled: none is before this one was.
			SELECT f.ref_code FROM gain_changes(p_instance, p_result) AS c
				JOIN fiches f ON f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
					AND f.id = c.fiche_id
				WHERE p_instance.result_revision > 0 AND f.status IN ('paid', 'expired') LIMIT 1
		$$;

		CREATE OR REPLACE FUNCTION refuse_paid(p_instance tirage_instances, p_result results) RETURNS void
		LANGUAGE plpgsql AS $$
		DECLARE paid text;
		BEGIN
			IF p_instance.result_revision = 0 THEN RETURN; END IF;
			paid := paid_fiche_of(p_instance, p_result);
			IF paid IS NOT NULL THEN
				PERFORM refuse('fiche_paid', jsonb_build_object('ref_code', paid));
			END IF;
		END $$;

		CREATE FUNCTION paid_fiche_against(
			p_instance uuid, p_lotto3 text, p_lot1 text, p_lot2 text, p_lot3 text
		) RETURNS text
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT paid_fiche_of(i, jsonb_populate_record(NULL::results, jsonb_build_object(
				'id', i.id, 'lotto3', p_lotto3, 'lot1', p_lot1, 'lot2', p_lot2, 'lot3', p_lot3)))
			FROM tirage_instances i
			WHERE i.company_id = app_company() AND i.id = p_instance
				AND app_role() IN ('company', 'superuser')
		$$;

		REVOKE EXECUTE ON FUNCTION paid_fiche_of, paid_fiche_against FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION paid_fiche_against TO borlette_app;
	`,
	);
}
