import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/**
 * What is staked on each combination, and sums that reports read instead of the lines. No foreign
 * keys: both follow fiche_lines, which has them, and are written at each sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Counters of one draw instance. The all-zero agent stands for the company, '' for the whole
		-- game (option 0). A company's whole-game counter is kept only while a limit asks for it.
		CREATE TABLE exposures (
			company_id uuid NOT NULL,
			instance_id uuid NOT NULL,
			game text NOT NULL,
			option smallint NOT NULL,
			numbers text NOT NULL,
			agent_id uuid NOT NULL,
			-- Minor units.
			staked bigint NOT NULL CHECK (staked >= 0),
			-- What the company pays at worst if this comes out.
			liability bigint NOT NULL CHECK (liability >= 0),
			-- The limit that the newest sale was held to.
			cap bigint,
			PRIMARY KEY (company_id, instance_id, game, option, numbers, agent_id)
		) WITH (fillfactor = 70);
		${secureTenantTable('exposures', { grant: '', narrowed: 'agent_id IN (SELECT id FROM agents)' })}

		-- Written in the transaction of the sale, void, settlement or payment they count.
		-- Rows of a game hold its money and lines. The row of game '*' holds no money, only fiches:
		-- those with a line in this instance, and (home_…) those whose first line is in it, which add
		-- up over instances without counting a fiche twice.
		CREATE TABLE rollups (
			company_id uuid NOT NULL,
			draw_date date NOT NULL,
			instance_id uuid NOT NULL,
			agent_id uuid NOT NULL,
			surcussale_id uuid NOT NULL,
			-- All-zero: the surcussale had none at the sale.
			supervisor_id uuid NOT NULL,
			game text NOT NULL,
			tirage_id uuid NOT NULL,
			fiches bigint NOT NULL DEFAULT 0,
			home_fiches bigint NOT NULL DEFAULT 0,
			fiches_gagnantes bigint NOT NULL DEFAULT 0,
			home_gagnantes bigint NOT NULL DEFAULT 0,
			lines bigint NOT NULL DEFAULT 0,
			-- Minor units.
			vente bigint NOT NULL DEFAULT 0,
			commission bigint NOT NULL DEFAULT 0,
			commission_surcussale bigint NOT NULL DEFAULT 0,
			gain bigint NOT NULL DEFAULT 0,
			paid bigint NOT NULL DEFAULT 0,
			-- Voided: on the row '*' fiches and none of the money, on a game's row its stakes.
			deleted_fiches bigint NOT NULL DEFAULT 0,
			home_deleted bigint NOT NULL DEFAULT 0,
			deleted_vente bigint NOT NULL DEFAULT 0,
			PRIMARY KEY (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
		) WITH (fillfactor = 70);
		CREATE INDEX rollups_agent ON rollups (company_id, agent_id, draw_date);
		${secureTenantTable('rollups', { grant: '', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}

		-- Adds the lines of one fiche (p_sign 1) or takes them back (-1, as voided).
		CREATE FUNCTION rollup_fiche(p_fiche fiches, p_sign integer) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH parts AS (
				SELECT instance_id, tirage_id, game, count(*) AS lines, sum(stake) AS vente,
					sum(commission) AS commission, sum(commission_surcussale) AS commission_surcussale,
					min(line_no) AS first_line,
					CASE WHEN p_fiche.voided_at IS NOT NULL OR p_sign < 0 THEN -p_sign ELSE 0 END AS voided
				FROM fiche_lines
				WHERE company_id = p_fiche.company_id AND draw_date = p_fiche.draw_date
					AND fiche_id = p_fiche.id
				GROUP BY instance_id, tirage_id, game
			), sums AS (
				SELECT instance_id, tirage_id, game, lines, vente, commission, commission_surcussale,
					0 AS home, 0 AS deleted, voided
				FROM parts
				UNION ALL
				SELECT instance_id, tirage_id, '*', 0, 0, 0, 0, (min(first_line) = 1)::int, voided, voided
				FROM parts GROUP BY instance_id, tirage_id, voided
			)
			INSERT INTO rollups AS r (company_id, draw_date, instance_id, agent_id, surcussale_id,
				supervisor_id, game, tirage_id, fiches, home_fiches, lines, vente, commission,
				commission_surcussale, deleted_fiches, home_deleted, deleted_vente)
			SELECT p_fiche.company_id, p_fiche.draw_date, instance_id, p_fiche.agent_id,
				p_fiche.surcussale_id,
				coalesce(p_fiche.supervisor_id, '00000000-0000-0000-0000-000000000000'), game, tirage_id,
				p_sign, p_sign * home, p_sign * lines, p_sign * vente, p_sign * commission,
				p_sign * commission_surcussale,
				deleted, deleted * home, voided * vente
			FROM sums ORDER BY instance_id, game
			ON CONFLICT (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
			DO UPDATE SET fiches = r.fiches + excluded.fiches,
				home_fiches = r.home_fiches + excluded.home_fiches, lines = r.lines + excluded.lines,
				vente = r.vente + excluded.vente, commission = r.commission + excluded.commission,
				commission_surcussale = r.commission_surcussale + excluded.commission_surcussale,
				deleted_fiches = r.deleted_fiches + excluded.deleted_fiches,
				home_deleted = r.home_deleted + excluded.home_deleted,
				deleted_vente = r.deleted_vente + excluded.deleted_vente
		$$;
		REVOKE EXECUTE ON FUNCTION rollup_fiche FROM PUBLIC;

		-- The same sums from the fiches themselves: what rollups must equal.
		CREATE VIEW rollups_raw WITH (security_invoker = true) AS
		WITH sold AS (
			SELECT f.company_id, f.draw_date, l.instance_id, f.agent_id, f.surcussale_id,
				coalesce(f.supervisor_id, '00000000-0000-0000-0000-000000000000') AS supervisor_id,
				l.game, l.tirage_id, f.id AS fiche_id, f.status <> 'deleted' AS counts,
				f.status = 'paid' AS is_paid, f.gain > 0 AS has_won,
				count(*) AS lines, sum(l.stake) AS vente, sum(l.commission) AS commission,
				sum(l.commission_surcussale) AS commission_surcussale, sum(l.gain) AS gain, min(l.line_no) = 1 AS is_home
			FROM fiches f
			JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
				AND l.fiche_id = f.id
			GROUP BY f.company_id, f.draw_date, f.id, l.instance_id, l.tirage_id, l.game
		), parts AS (
			SELECT * FROM sold
			UNION ALL
			SELECT company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, '*',
				tirage_id, fiche_id, counts, is_paid, has_won, 0, 0, 0, 0, sum(gain), bool_or(is_home)
			FROM sold GROUP BY company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id,
				tirage_id, fiche_id, counts, is_paid, has_won
		)
		SELECT company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game, tirage_id,
			count(*) FILTER (WHERE counts) AS fiches,
			count(*) FILTER (WHERE counts AND game = '*' AND is_home) AS home_fiches,
			count(*) FILTER (WHERE counts AND gain > 0) AS fiches_gagnantes,
			count(*) FILTER (WHERE counts AND game = '*' AND is_home AND has_won) AS home_gagnantes,
			coalesce(sum(lines) FILTER (WHERE counts), 0)::bigint AS lines,
			coalesce(sum(vente) FILTER (WHERE counts), 0)::bigint AS vente,
			coalesce(sum(commission) FILTER (WHERE counts), 0)::bigint AS commission,
			coalesce(sum(commission_surcussale) FILTER (WHERE counts), 0)::bigint AS commission_surcussale,
			coalesce(sum(gain) FILTER (WHERE counts AND game <> '*'), 0)::bigint AS gain,
			coalesce(sum(gain) FILTER (WHERE is_paid AND game <> '*'), 0)::bigint AS paid,
			count(*) FILTER (WHERE NOT counts AND game = '*') AS deleted_fiches,
			count(*) FILTER (WHERE NOT counts AND game = '*' AND is_home) AS home_deleted,
			coalesce(sum(vente) FILTER (WHERE NOT counts), 0)::bigint AS deleted_vente
		FROM parts
		GROUP BY company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game, tirage_id;
		-- Empty, or something is wrong. 
		CREATE VIEW rollups_differences WITH (security_invoker = true) AS
			SELECT company_id, draw_date, instance_id, agent_id, game, to_jsonb(kept) AS kept,
				to_jsonb(raw) AS raw
			FROM rollups AS kept
			FULL JOIN rollups_raw AS raw USING
				(company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
			WHERE to_jsonb(kept) IS DISTINCT FROM to_jsonb(raw);
		GRANT SELECT ON rollups_raw, rollups_differences TO borlette_app;

		-- A limit on a whole game needs its counter: exact sums of the draws still open, taken while
		-- no sale is under way in them. A sale reads the limits after it has locked its draws.
		CREATE FUNCTION count_whole_game() RETURNS trigger
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			IF new.kind <> 'game' OR new.agent_id IS NOT NULL OR new.limite IS NULL OR NOT new.is_active
			THEN RETURN NULL; END IF;
			PERFORM FROM tirage_instances
				WHERE company_id = new.company_id AND state = 'open'
					AND (new.tirage_id IS NULL OR tirage_id = new.tirage_id)
				ORDER BY id FOR UPDATE;
			INSERT INTO exposures (company_id, instance_id, game, option, numbers, agent_id, staked, liability)
			SELECT e.company_id, e.instance_id, e.game, 0, '', e.agent_id, sum(e.staked), sum(e.liability)
			FROM exposures e
			JOIN tirage_instances i ON i.company_id = e.company_id AND i.id = e.instance_id
			WHERE e.company_id = new.company_id AND e.game = new.game AND e.numbers <> ''
				AND e.agent_id = '00000000-0000-0000-0000-000000000000' AND i.state = 'open'
				AND (new.tirage_id IS NULL OR i.tirage_id = new.tirage_id)
			GROUP BY e.company_id, e.instance_id, e.game, e.agent_id ORDER BY e.instance_id
			ON CONFLICT (company_id, instance_id, game, option, numbers, agent_id)
				DO UPDATE SET staked = excluded.staked, liability = excluded.liability;
			RETURN NULL;
		END $$;
		CREATE TRIGGER count_whole_game AFTER INSERT OR UPDATE ON limits
			FOR EACH ROW EXECUTE FUNCTION count_whole_game();
	`,
	);
}
