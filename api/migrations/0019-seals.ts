import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** Closing a draw: what was sold is counted and hashed, so that settlement notices any change. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Planned anew for the day of the draw, and with room to sort it.
		CREATE FUNCTION seal_of(p_company uuid, p_instance uuid, OUT fiches integer, OUT total bigint,
			OUT hash bytea)
		LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
		SET plan_cache_mode = force_custom_plan SET work_mem = '256MB' AS $$
		DECLARE day date := (SELECT draw_date FROM tirage_instances
			WHERE company_id = p_company AND id = p_instance);
		BEGIN
			SELECT count(DISTINCT l.fiche_id), coalesce(sum(l.stake), 0),
				sha256(convert_to(coalesce(string_agg(concat_ws('|', l.fiche_id, l.line_no, l.game, l.option,
					l.numbers, l.stake, l.prime1, l.prime2, l.prime3), E'\\n' ORDER BY l.fiche_id, l.line_no),
					''), 'UTF8'))
			INTO fiches, total, hash
			FROM fiche_lines l
			JOIN fiches f ON f.company_id = p_company AND f.draw_date = day AND f.id = l.fiche_id
			WHERE l.company_id = p_company AND l.draw_date = day AND l.instance_id = p_instance
				AND f.voided_at IS NULL;
		END $$;

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
