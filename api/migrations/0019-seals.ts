import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** Closing a draw: what was sold is counted and hashed, so that settlement notices any change. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE FUNCTION seal_of(p_company uuid, p_instance uuid, OUT fiches integer, OUT total bigint,
			OUT hash bytea)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT count(DISTINCT l.fiche_id), coalesce(sum(l.stake), 0),
				sha256(convert_to(coalesce(string_agg(concat_ws('|', l.fiche_id, l.line_no, l.game, l.option,
					l.numbers, l.stake, l.prime1, l.prime2, l.prime3), E'\\n' ORDER BY l.fiche_id, l.line_no),
					''), 'UTF8'))
			FROM tirage_instances i
			JOIN fiche_lines l ON l.company_id = i.company_id AND l.instance_id = i.id
				AND l.draw_date = i.draw_date
			JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date
				AND f.id = l.fiche_id
			WHERE i.company_id = p_company AND i.id = p_instance AND f.voided_at IS NULL
		$$;

		-- Waits for the sales under way, which hold the row; none begins after it.
		CREATE FUNCTION close_instance(p_company uuid, p_instance uuid) RETURNS void
		LANGUAGE plpgsql AS $$
		BEGIN
			PERFORM FROM tirage_instances WHERE company_id = p_company AND id = p_instance
				AND state = 'open' AND close_at <= clock_timestamp() FOR UPDATE;
			IF NOT FOUND THEN RETURN; END IF;
			UPDATE tirage_instances i SET state = 'closed', sealed_at = clock_timestamp(),
				seal_fiches = s.fiches, seal_total = s.total, seal_hash = s.hash,
				version = version + 1, updated_at = now()
			FROM seal_of(p_company, p_instance) AS s
			WHERE i.company_id = p_company AND i.id = p_instance;
		END $$;

		-- Closes what is due in the company of the transaction; answers how many that were.
		CREATE FUNCTION close_due() RETURNS integer
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE due uuid[];
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			SELECT array_agg(id ORDER BY id) INTO due FROM tirage_instances
				WHERE company_id = app_company() AND state = 'open' AND close_at <= clock_timestamp();
			PERFORM close_instance(app_company(), id) FROM unnest(due) AS id;
			RETURN coalesce(cardinality(due), 0);
		END $$;
		REVOKE EXECUTE ON FUNCTION seal_of, close_instance, close_due FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION close_due TO borlette_app;
	`,
	);
}
