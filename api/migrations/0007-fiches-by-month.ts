import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/**
 * Tickets partitioned by month of the draw date; all draws of one fiche share that date. The
 * application may only read from now on: what is sold, closed, voided, won and paid is written by
 * functions. Fiches that were there (no call could sell before) are carried over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		-- Functions run as the owner and check the scope themselves; older tables had no such policy.
		DO $$
		DECLARE t record;
		BEGIN
			FOR t IN SELECT c.relname FROM pg_class c
				WHERE c.relnamespace = 'public'::regnamespace AND c.relforcerowsecurity
					AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'owner')
			LOOP
				EXECUTE format('CREATE POLICY owner ON %I TO CURRENT_USER USING (true)', t.relname);
			END LOOP;
		END $$;

		-- An agent's balance starts at 0 and follows the ledger.
		REVOKE INSERT ON agents FROM borlette_app;
		GRANT INSERT (company_id, id, surcussale_id, username, password_hash, first_name, last_name,
			phone, commission, device_id, is_active) ON agents TO borlette_app;

		-- Times and states decide what may be sold and paid.
		REVOKE INSERT, UPDATE ON tirage_instances FROM borlette_app;
		GRANT INSERT (company_id, id, tirage_id, draw_date, opens_at, close_at, draw_at)
			ON tirage_instances TO borlette_app;
		ALTER TABLE tirage_instances
			-- What was sold when sales ended; settlement refuses anything else.
			ADD COLUMN sealed_at timestamptz,
			ADD COLUMN seal_fiches integer,
			ADD COLUMN seal_total bigint,
			ADD COLUMN seal_hash bytea,
			-- Revision of the result that the gains of its lines stand for; 0: not settled.
			ADD COLUMN result_revision integer NOT NULL DEFAULT 0,
			-- The newest revision whose gains other code worked out alike: only these are paid.
			ADD COLUMN verified_revision integer NOT NULL DEFAULT 0;
		CREATE INDEX tirage_instances_due ON tirage_instances (close_at)
			WHERE state IN ('open', 'confirmed') OR verified_revision <> result_revision;
		ALTER TABLE results
			ADD COLUMN state text NOT NULL DEFAULT 'provisional' CHECK
				(state IN ('provisional', 'confirmed', 'reversed')),
			-- Why an earlier revision was replaced.
			ADD COLUMN reason text NOT NULL DEFAULT '',
			ADD COLUMN created_by_name text NOT NULL DEFAULT '',
			ADD COLUMN confirmed_by uuid,
			ADD COLUMN confirmed_by_name text NOT NULL DEFAULT '',
			ADD COLUMN confirmed_at timestamptz;
		UPDATE results SET state = 'confirmed', confirmed_at = created_at;
		UPDATE tirage_instances i SET result_revision = r.revision, verified_revision = r.revision
			FROM results r WHERE r.company_id = i.company_id AND r.instance_id = i.id AND i.state = 'settled';
		REVOKE INSERT ON results FROM borlette_app;

		ALTER TABLE fiche_lines RENAME TO fiche_lines_before;
		ALTER TABLE fiches RENAME TO fiches_before;
		DO $$
		DECLARE i record;
		BEGIN
			FOR i IN SELECT indexname FROM pg_indexes WHERE tablename IN ('fiches_before', 'fiche_lines_before')
			LOOP EXECUTE format('ALTER INDEX %I RENAME TO %I', i.indexname, i.indexname || '_before'); END LOOP;
		END $$;

		CREATE TABLE fiches (
			company_id uuid NOT NULL,
			draw_date date NOT NULL,
			id uuid NOT NULL DEFAULT uuidv7(),
			-- Counts an agent's fiches of a draw date.
			number integer NOT NULL CHECK (number > 0),
			-- Crockford Base32, from a cryptographic source: the fiche's public name.
			ref_code text NOT NULL CHECK (ref_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
			-- Printed on the ticket only: shown at payment, it proves possession.
			security_code text NOT NULL DEFAULT '',
			agent_id uuid NOT NULL,
			-- The agent's at the sale; both may change later.
			surcussale_id uuid NOT NULL,
			supervisor_id uuid,
			device_id text NOT NULL DEFAULT '',
			-- In how many draws it plays.
			draws smallint NOT NULL DEFAULT 1 CHECK (draws > 0),
			-- The company's rule at the sale: a borlette wins on one lot at most.
			first_lot_only boolean NOT NULL DEFAULT false,
			sold_at timestamptz NOT NULL DEFAULT clock_timestamp(),
			total bigint NOT NULL CHECK (total >= 0),
			-- The agent's and the surcussale's, at the rates of the sale.
			commission bigint NOT NULL CHECK (commission >= 0),
			commission_surcussale bigint NOT NULL DEFAULT 0 CHECK (commission_surcussale >= 0),
			gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
			status text NOT NULL DEFAULT 'sold' CHECK
				(status IN ('sold', 'winning', 'losing', 'paid', 'deleted', 'expired')),
			voided_at timestamptz,
			voided_by text,
			void_reason text,
			paid_at timestamptz,
			paid_by text,
			-- The agent who paid it out of their own till; null when the office did.
			paid_agent_id uuid,
			PRIMARY KEY (company_id, draw_date, id),
			-- Reference first: the public page knows nothing else.
			CONSTRAINT fiches_ref UNIQUE (ref_code, company_id, draw_date),
			CONSTRAINT fiches_number UNIQUE (company_id, agent_id, draw_date, number),
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id),
			CHECK ((status = 'deleted') = (voided_at IS NOT NULL)),
			CHECK ((status = 'paid') = (paid_at IS NOT NULL))
		) PARTITION BY RANGE (draw_date);
		CREATE INDEX fiches_date ON fiches (company_id, draw_date, sold_at);
		CREATE INDEX fiches_surcussale ON fiches (company_id, surcussale_id, draw_date);
		CREATE INDEX fiches_won ON fiches (company_id, draw_date) WHERE gain > 0;
		-- Not by status: settlement writes that column of every fiche, in place while no index has it.
		CREATE INDEX fiches_deleted ON fiches (company_id, draw_date) WHERE voided_at IS NOT NULL;
		${secureTenantTable('fiches', { grant: '', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}

		CREATE TABLE fiche_lines (
			company_id uuid NOT NULL,
			draw_date date NOT NULL,
			fiche_id uuid NOT NULL,
			line_no smallint NOT NULL CHECK (line_no > 0),
			instance_id uuid NOT NULL,
			tirage_id uuid NOT NULL,
			agent_id uuid NOT NULL,
			surcussale_id uuid NOT NULL,
			game text NOT NULL CHECK
				(game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5')),
			-- 0: the game has none.
			option smallint NOT NULL DEFAULT 0,
			-- As src/engine/games.ts writes them: a mariage has its smaller ball first.
			numbers text NOT NULL,
			stake bigint NOT NULL CHECK ((stake > 0) = (game <> 'mariage_gratuit') AND stake >= 0),
			-- Fixed at the sale. Units paid for each unit staked: borlette has one for each lot, other
			-- games the first only; for a mariage_gratuit the prize itself, in units.
			prime1 integer NOT NULL CHECK (prime1 >= 0),
			prime2 integer NOT NULL DEFAULT 0 CHECK (prime2 >= 0),
			prime3 integer NOT NULL DEFAULT 0 CHECK (prime3 >= 0),
			commission bigint NOT NULL DEFAULT 0 CHECK (commission >= 0),
			commission_surcussale bigint NOT NULL DEFAULT 0 CHECK (commission_surcussale >= 0),
			gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
			PRIMARY KEY (company_id, draw_date, fiche_id, line_no),
			FOREIGN KEY (company_id, draw_date, fiche_id) REFERENCES fiches (company_id, draw_date, id),
			FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id),
			CHECK (CASE WHEN game IN ('lotto4', 'lotto5') THEN option BETWEEN 1 AND 3 ELSE option = 0 END),
			CHECK (CASE game
				WHEN 'borlette' THEN numbers ~ '^[0-9]{2}$'
				WHEN 'lotto3' THEN numbers ~ '^[0-9]{3}$'
				WHEN 'lotto4' THEN numbers ~ '^[0-9]{4}$'
				WHEN 'lotto5' THEN numbers ~ '^[0-9]{5}$'
				ELSE numbers ~ '^[0-9]{2}[*][0-9]{2}$' AND left(numbers, 2) <= right(numbers, 2) END)
		) PARTITION BY RANGE (draw_date);
		CREATE INDEX fiche_lines_won ON fiche_lines (company_id, instance_id) WHERE gain > 0;
		CREATE INDEX fiche_lines_played ON fiche_lines (company_id, instance_id, game, numbers);
		${secureTenantTable('fiche_lines', { grant: '', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}

		-- The partitions of a day's month. Nobody is granted anything on them: rows are reached
		-- through the tables above, whose policies hold.
		CREATE FUNCTION ensure_partitions(p_month date) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE
			first date := date_trunc('month', p_month)::date;
			parent text;
			part text;
		BEGIN
			PERFORM pg_advisory_xact_lock(hashtextextended('partitions', 0));
			FOREACH parent IN ARRAY ARRAY['fiches', 'fiche_lines'] LOOP
				part := parent || to_char(first, '_YYYY_MM');
				CONTINUE WHEN to_regclass(part) IS NOT NULL;
				-- Settlement writes every fiche once more: with room beside it, in place and without its
				-- indexes. A line is written again only when it wins.
				EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L) WITH (fillfactor = %s)',
					part, parent, first, (first + interval '1 month')::date,
					CASE parent WHEN 'fiches' THEN 50 ELSE 100 END);
				EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
				EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
			END LOOP;
		END $$;
		REVOKE EXECUTE ON FUNCTION ensure_partitions FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION ensure_partitions TO borlette_app;
		SELECT ensure_partitions((current_date + make_interval(months => n))::date)
			FROM generate_series(-2, 2) AS n;

		SELECT ensure_partitions(draw_date) FROM (SELECT DISTINCT draw_date FROM fiches_before) AS days;
		INSERT INTO fiches (company_id, draw_date, id, number, ref_code, agent_id, surcussale_id,
				supervisor_id, sold_at, total, commission, gain, status, voided_at, paid_at, paid_agent_id)
			SELECT f.company_id, f.draw_date, f.id, row_number() OVER
					(PARTITION BY f.company_id, f.agent_id, f.draw_date ORDER BY f.sold_at, f.id), f.ref_code,
				f.agent_id, f.surcussale_id, s.supervisor_id, f.sold_at, f.total, f.commission, f.gain,
				f.status, CASE WHEN f.status = 'deleted' THEN f.sold_at END,
				CASE WHEN f.status = 'paid' THEN f.sold_at END,
				CASE WHEN f.status = 'paid' THEN f.agent_id END
			FROM fiches_before f
			JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id;
		INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id, agent_id,
				surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission, gain)
			SELECT l.company_id, l.draw_date, l.fiche_id,
				row_number() OVER (PARTITION BY l.company_id, l.fiche_id ORDER BY l.id), l.instance_id,
				i.tirage_id, f.agent_id, f.surcussale_id, l.game, coalesce(l.option, 0), l.numbers, l.stake,
				l.prime, CASE l.game WHEN 'borlette' THEN 20 ELSE 0 END,
				CASE l.game WHEN 'borlette' THEN 10 ELSE 0 END, l.commission, l.gain
			FROM fiche_lines_before l
			JOIN fiches_before f ON f.company_id = l.company_id AND f.id = l.fiche_id
			JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id;
		DROP TABLE fiche_lines_before, fiches_before;
	`,
	);
}
