import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/** Entering and confirming results. What they are worth is worked out in 0026 and 0027. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- One line for each time that gains were worked out; a correction first takes the earlier ones
		-- back. Never changed.
		CREATE TABLE settlements (
			company_id uuid NOT NULL,
			instance_id uuid NOT NULL,
			id uuid NOT NULL DEFAULT uuidv7(),
			kind text NOT NULL CHECK (kind IN ('settlement', 'reversal', 'cancellation')),
			revision integer NOT NULL,
			-- Negative in a reversal. Minor units.
			fiches_gagnantes integer NOT NULL,
			gain bigint NOT NULL,
			at timestamptz NOT NULL DEFAULT clock_timestamp(),
			PRIMARY KEY (company_id, instance_id, id),
			FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id)
		);
		${secureTenantTable('settlements', { grant: '' })}

		-- What each line was given and taken; they add up to its gain. Never changed. No foreign key:
		-- each is made from its line, which nobody can take away.
		CREATE TABLE gains (
			company_id uuid NOT NULL,
			draw_date date NOT NULL,
			instance_id uuid NOT NULL,
			revision integer NOT NULL,
			fiche_id uuid NOT NULL,
			line_no smallint NOT NULL,
			amount bigint NOT NULL CHECK (amount <> 0),
			PRIMARY KEY (company_id, draw_date, instance_id, revision, fiche_id, line_no)
		);
		${secureTenantTable('gains', { grant: '' })}

		-- The same for draws that came with their outcome.
		CREATE FUNCTION import_gains(p_company uuid) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			INSERT INTO gains (company_id, draw_date, instance_id, revision, fiche_id, line_no, amount)
			SELECT l.company_id, l.draw_date, l.instance_id, i.result_revision, l.fiche_id, l.line_no, l.gain
			FROM fiche_lines l
			JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
			WHERE l.company_id = p_company AND l.gain > 0;
			INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain, at)
			SELECT i.company_id, i.id, 'settlement', i.result_revision, count(DISTINCT l.fiche_id),
				coalesce(sum(l.gain), 0), i.draw_at
			FROM tirage_instances i
			LEFT JOIN fiche_lines l ON l.company_id = i.company_id AND l.instance_id = i.id
				AND l.draw_date = i.draw_date AND l.gain > 0
			WHERE i.company_id = p_company AND i.state = 'settled' GROUP BY i.company_id, i.id
		$$;
		REVOKE EXECUTE ON FUNCTION import_gains FROM PUBLIC;
		SELECT import_gains(id) FROM companies;

		-- The draw date of the company's that is to be worked on, locked; sales are over.
		CREATE FUNCTION instance_for_result(p_instance uuid) RETURNS tirage_instances
		LANGUAGE plpgsql AS $$
		DECLARE i tirage_instances;
		BEGIN
			IF app_company() IS NULL OR app_role() NOT IN ('company', 'superuser') THEN
				PERFORM refuse('forbidden');
			END IF;
			PERFORM require_code('change_tirage');
			PERFORM close_instance(app_company(), p_instance);
			SELECT * INTO i FROM tirage_instances
				WHERE company_id = app_company() AND id = p_instance FOR UPDATE;
			IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
			RETURN i;
		END $$;

		-- Writes a result down, to be confirmed; one that waits already is replaced. Answers its
		-- revision. With an earlier confirmed one it is a correction, and needs a reason.
		CREATE FUNCTION enter_result(
			p_instance uuid, p_lotto3 text, p_lot2 text, p_lot3 text, p_reason text, p_actor_name text
		) RETURNS integer
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance); newest integer;
		BEGIN
			IF clock_timestamp() < i.draw_at THEN PERFORM refuse('draw_not_held'); END IF;
			IF i.state NOT IN ('closed', 'provisional', 'settled') THEN PERFORM refuse('conflict'); END IF;
			IF i.result_revision > 0 AND btrim(p_reason) = '' THEN PERFORM refuse('reason_required'); END IF;
			UPDATE results SET state = 'reversed'
				WHERE company_id = i.company_id AND instance_id = i.id AND state = 'provisional';
			SELECT coalesce(max(revision), 0) + 1 INTO newest FROM results
				WHERE company_id = i.company_id AND instance_id = i.id;
			INSERT INTO results (company_id, instance_id, revision, lotto3, lot1, lot2, lot3, reason,
					created_by, created_by_name)
				VALUES (i.company_id, i.id, newest, p_lotto3, right(p_lotto3, 2), p_lot2, p_lot3, p_reason,
					app_user(), p_actor_name);
			UPDATE tirage_instances SET version = version + 1, updated_at = now(),
					state = CASE state WHEN 'closed' THEN 'provisional' ELSE state END
				WHERE company_id = i.company_id AND id = i.id;
			RETURN newest;
		END $$;

		-- Confirms the result that waits, as another person than who entered it unless the company's
		-- rules let one do both. From here on its fiches are paid only by this result.
		CREATE FUNCTION confirm_result(p_instance uuid, p_revision integer, p_actor_name text) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance); r results;
		BEGIN
			SELECT * INTO r FROM results WHERE company_id = i.company_id AND instance_id = i.id
				AND revision = p_revision AND state = 'provisional';
			IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
			IF r.created_by IS NOT DISTINCT FROM app_user()
				AND (SELECT two_person_results FROM company_settings WHERE company_id = i.company_id)
			THEN PERFORM refuse('second_person_required'); END IF;
			PERFORM refuse_paid(i, r);
			UPDATE results SET state = 'confirmed', confirmed_by = app_user(),
					confirmed_by_name = p_actor_name, confirmed_at = clock_timestamp()
				WHERE company_id = i.company_id AND instance_id = i.id AND revision = p_revision;
			UPDATE tirage_instances SET state = 'confirmed', version = version + 1, updated_at = now()
				WHERE company_id = i.company_id AND id = i.id;
		END $$;

		-- A draw that was not held: every line gets its stake back. Before any result only.
		CREATE FUNCTION cancel_instance(p_instance uuid) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE i tirage_instances := instance_for_result(p_instance);
		BEGIN
			IF i.state <> 'closed' THEN PERFORM refuse('conflict'); END IF;
			PERFORM give_gains(i, NULL);
		END $$;

		REVOKE EXECUTE ON FUNCTION instance_for_result, enter_result, confirm_result, cancel_instance
			FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION enter_result, confirm_result, cancel_instance TO borlette_app;
	`,
	);
}
