import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * The security code comes from the paper: a terminal is told it with the sale, to print it, and never
 * again once a draw of the fiche has closed. And it is not found by trying.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- A fiche as its ticket shows it, but for what proves that one holds it.
		CREATE OR REPLACE FUNCTION fiche_view(p_fiche fiches) RETURNS jsonb LANGUAGE sql STABLE
			SET timezone = 'UTC' AS $$
			SELECT jsonb_build_object('id', p_fiche.id, 'ref_code', p_fiche.ref_code,
				'number', p_fiche.number,
				'draw_date', p_fiche.draw_date, 'sold_at', p_fiche.sold_at, 'total', p_fiche.total,
				'commission', p_fiche.commission, 'gain', p_fiche.gain, 'status', p_fiche.status,
				'lines', (
					SELECT jsonb_agg(jsonb_build_object('line_no', l.line_no, 'instance_id', l.instance_id,
						'tirage_id', l.tirage_id, 'tirage_name', t.name, 'game', l.game,
						'option', nullif(l.option, 0), 'numbers', l.numbers, 'stake', l.stake,
						'prime1', l.prime1, 'prime2', l.prime2, 'prime3', l.prime3, 'gain', l.gain)
						ORDER BY l.line_no)
					FROM fiche_lines l
					JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
					WHERE l.company_id = p_fiche.company_id AND l.draw_date = p_fiche.draw_date
						AND l.fiche_id = p_fiche.id))
		$$;

		-- Wrong codes that the agent sent for a fiche.
		CREATE TABLE code_attempts (
			company_id uuid NOT NULL,
			ref_code text NOT NULL,
			wrong integer NOT NULL CHECK (wrong > 0),
			PRIMARY KEY (company_id, ref_code)
		);
		ALTER TABLE code_attempts ENABLE ROW LEVEL SECURITY;
		ALTER TABLE code_attempts FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON code_attempts TO CURRENT_USER USING (true);

		-- Whether the agent sent the code of a fiche of theirs: null after five wrong ones, whatever they
		-- send then. A wrong one counts once this transaction commits.
		CREATE FUNCTION code_is_right(p_ref_code text, p_security_code text) RETURNS boolean
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE fiche fiches := fiche_for_change(p_ref_code); tried integer;
		BEGIN
			SELECT wrong INTO tried FROM code_attempts
				WHERE company_id = fiche.company_id AND ref_code = p_ref_code;
			IF tried >= 5 THEN RETURN NULL; END IF;
			IF fiche.security_code = p_security_code THEN RETURN true; END IF;
			INSERT INTO code_attempts AS a VALUES (fiche.company_id, p_ref_code, 1)
				ON CONFLICT (company_id, ref_code) DO UPDATE SET wrong = a.wrong + 1;
			RETURN false;
		END $$;
		REVOKE EXECUTE ON FUNCTION code_is_right FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION code_is_right TO borlette_app;
	`,
	);
}
