import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

/**
 * Tickets, partitioned by month of the draw date; all draws of one fiche share that date. The
 * application may only read: what is sold, voided, won and paid is written by functions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
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
			sold_at timestamptz NOT NULL DEFAULT clock_timestamp(),
			total bigint NOT NULL CHECK (total >= 0),
			commission bigint NOT NULL CHECK (commission >= 0),
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
		CREATE INDEX fiches_deleted ON fiches (company_id, draw_date) WHERE status = 'deleted';
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
				EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
					part, parent, first, (first + interval '1 month')::date);
				EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
				EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
			END LOOP;
		END $$;
		REVOKE EXECUTE ON FUNCTION ensure_partitions FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION ensure_partitions TO borlette_app;
		SELECT ensure_partitions((current_date + make_interval(months => n))::date)
			FROM generate_series(-2, 2) AS n;
	`,
	);
}
