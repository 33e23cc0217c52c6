import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';
import { secureTenantTable } from './tenant-table.ts';

const VERSIONED = `
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now()`;
const GAME = `CHECK (game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5'))`;

/** What a company sets: its rules, what a win pays, how much may be staked, what may be played. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE company_settings (
			company_id uuid PRIMARY KEY REFERENCES companies (id),
			-- For how long an agent may void a fiche of theirs.
			minutes_to_void integer NOT NULL DEFAULT 5 CHECK (minutes_to_void BETWEEN 0 AND 1440),
			default_cutoff_minutes integer NOT NULL DEFAULT 5 CHECK (default_cutoff_minutes BETWEEN 0 AND 240),
			-- A borlette ball that is drawn on several lots wins on the first only.
			first_lot_only boolean NOT NULL DEFAULT false,
			-- Who confirms a result is not who entered it.
			two_person_results boolean NOT NULL DEFAULT true,
			-- Free mariages by total of the fiche: [{"from": minor units, "count": n}].
			free_mariage_tiers jsonb NOT NULL DEFAULT
				'[{"from": 10000, "count": 1}, {"from": 20000, "count": 2}, {"from": 50000, "count": 3}]',
			fiche_expiry_days integer NOT NULL DEFAULT 90 CHECK (fiche_expiry_days BETWEEN 1 AND 3650),
			-- Monthly price of a terminal, by how many are active: [{"from": n, "price": minor units}].
			invoice_tiers jsonb NOT NULL DEFAULT '[{"from": 1, "price": 1000}, {"from": 10, "price": 900},
				{"from": 20, "price": 800}, {"from": 30, "price": 700}, {"from": 50, "price": 600}]',
			${VERSIONED}
		);
		${secureTenantTable('company_settings', { grant: 'UPDATE' })}

		-- Units paid for a unit staked, by target; null inherits from the next target, in the order
		-- agent+tirage, agent, tirage, surcussale, general. The general row has no null.
		CREATE TABLE primes (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			surcussale_id uuid,
			tirage_id uuid,
			agent_id uuid,
			target text NOT NULL GENERATED ALWAYS AS (CASE
				WHEN agent_id IS NOT NULL AND tirage_id IS NOT NULL THEN 'agent_tirage'
				WHEN agent_id IS NOT NULL THEN 'agent'
				WHEN tirage_id IS NOT NULL THEN 'tirage'
				WHEN surcussale_id IS NOT NULL THEN 'surcussale'
				ELSE 'general' END) STORED,
			borlette1 integer CHECK (borlette1 BETWEEN 0 AND 1000000),
			borlette2 integer CHECK (borlette2 BETWEEN 0 AND 1000000),
			borlette3 integer CHECK (borlette3 BETWEEN 0 AND 1000000),
			mariage integer CHECK (mariage BETWEEN 0 AND 1000000),
			mariage_gratuit integer CHECK (mariage_gratuit BETWEEN 0 AND 1000000),
			lotto3 integer CHECK (lotto3 BETWEEN 0 AND 1000000),
			lotto4 integer CHECK (lotto4 BETWEEN 0 AND 1000000),
			lotto5 integer CHECK (lotto5 BETWEEN 0 AND 1000000),
			${VERSIONED},
			PRIMARY KEY (company_id, id),
			CONSTRAINT primes_target UNIQUE NULLS NOT DISTINCT (company_id, agent_id, tirage_id, surcussale_id),
			CHECK (surcussale_id IS NULL OR (agent_id IS NULL AND tirage_id IS NULL)),
			CHECK (agent_id IS NOT NULL OR tirage_id IS NOT NULL OR surcussale_id IS NOT NULL OR
				num_nulls(borlette1, borlette2, borlette3, mariage, mariage_gratuit, lotto3, lotto4, lotto5) = 0),
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id) ON DELETE CASCADE,
			FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id) ON DELETE CASCADE,
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
		);
		${secureTenantTable('primes', { grant: 'INSERT, UPDATE, DELETE', narrowed: '(agent_id IS NULL OR agent_id IN (SELECT id FROM agents))' })}

		-- The four families of limits. In one draw instance; the strictest that applies wins.
		CREATE TABLE limits (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			kind text NOT NULL CHECK (kind IN ('game', 'boule')),
			-- null: for all agents together.
			agent_id uuid,
			game text NOT NULL ${GAME},
			-- With kind boule; null: each ball of the game.
			boule text CHECK (boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'),
			-- null: in every draw.
			tirage_id uuid,
			-- Minor units. Of one line:
			min_stake bigint CHECK (min_stake >= 0),
			max_stake bigint CHECK (max_stake >= 0),
			-- Of all lines in one draw instance:
			limite bigint CHECK (limite >= 0),
			is_active boolean NOT NULL DEFAULT true,
			${VERSIONED},
			PRIMARY KEY (company_id, id),
			CONSTRAINT limits_target UNIQUE NULLS NOT DISTINCT (company_id, kind, agent_id, game, boule, tirage_id),
			CHECK (boule IS NULL OR kind = 'boule'),
			CHECK (max_stake >= min_stake),
			FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id) ON DELETE CASCADE,
			FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
		);
		${secureTenantTable('limits', { grant: 'INSERT, UPDATE, DELETE', narrowed: '(agent_id IS NULL OR agent_id IN (SELECT id FROM agents))' })}

		-- What the company lets people play.
		CREATE TABLE lotto_options (
			company_id uuid NOT NULL REFERENCES companies (id),
			id uuid NOT NULL DEFAULT uuidv7(),
			game text NOT NULL ${GAME},
			-- 0: the game has none.
			option smallint NOT NULL DEFAULT 0 CHECK
				(CASE WHEN game IN ('lotto4', 'lotto5') THEN option BETWEEN 1 AND 3 ELSE option = 0 END),
			name text NOT NULL,
			colour text NOT NULL,
			position integer NOT NULL,
			is_active boolean NOT NULL DEFAULT true,
			${VERSIONED},
			PRIMARY KEY (company_id, id),
			CONSTRAINT lotto_options_game UNIQUE (company_id, game, option)
		);
		CREATE UNIQUE INDEX lotto_options_name ON lotto_options (company_id, lower(name));
		${secureTenantTable('lotto_options', { grant: 'INSERT, UPDATE, DELETE' })}

		CREATE TABLE lotto_option_blocks (
			company_id uuid NOT NULL REFERENCES companies (id),
			option_id uuid NOT NULL,
			surcussale_id uuid NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (company_id, option_id, surcussale_id),
			FOREIGN KEY (company_id, option_id) REFERENCES lotto_options (company_id, id) ON DELETE CASCADE,
			FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id) ON DELETE CASCADE
		);
		${secureTenantTable('lotto_option_blocks', { grant: 'INSERT, DELETE', narrowed: 'surcussale_id IN (SELECT id FROM surcussales)' })}

		-- A company sells by these from its first day.
		CREATE FUNCTION give_defaults(p_company uuid) RETURNS void
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			INSERT INTO company_settings (company_id) VALUES (p_company);
			INSERT INTO primes (company_id, borlette1, borlette2, borlette3, mariage, mariage_gratuit,
					lotto3, lotto4, lotto5)
				VALUES (p_company, 50, 20, 10, 1000, 1000, 500, 5000, 25000);
			INSERT INTO lotto_options (company_id, game, option, name, colour, position) VALUES
				(p_company, 'borlette', 0, 'Borlette', '#2F6BDE', 1),
				(p_company, 'mariage', 0, 'Mariage', '#C2410C', 2),
				(p_company, 'mariage_gratuit', 0, 'Mariage gratuit', '#A16207', 3),
				(p_company, 'lotto3', 0, 'Lotto 3', '#15803D', 4),
				(p_company, 'lotto4', 1, 'Lotto 4 option 1', '#7E22CE', 5),
				(p_company, 'lotto4', 2, 'Lotto 4 option 2', '#7E22CE', 6),
				(p_company, 'lotto4', 3, 'Lotto 4 option 3', '#7E22CE', 7),
				(p_company, 'lotto5', 1, 'Lotto 5 option 1', '#BE123C', 8),
				(p_company, 'lotto5', 2, 'Lotto 5 option 2', '#BE123C', 9),
				(p_company, 'lotto5', 3, 'Lotto 5 option 3', '#BE123C', 10);
		END $$;
		REVOKE EXECUTE ON FUNCTION give_defaults FROM PUBLIC;
		CREATE FUNCTION company_defaults() RETURNS trigger
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		BEGIN
			PERFORM give_defaults(new.id);
			RETURN NULL;
		END $$;
		CREATE TRIGGER company_defaults AFTER INSERT ON companies
			FOR EACH ROW EXECUTE FUNCTION company_defaults();
		SELECT give_defaults(id) FROM companies;
	`,
	);
}
