-- The rules of a company. Its row is made with the company (functions/company/company_defaults.sql).
CREATE TABLE company_settings (
	company_id uuid PRIMARY KEY REFERENCES companies (id),
	-- For how long an agent may void a fiche of theirs.
	minutes_to_void integer NOT NULL DEFAULT 5 CHECK (minutes_to_void BETWEEN 0 AND 1440),
	default_cutoff_minutes integer NOT NULL DEFAULT 5 CHECK (
		default_cutoff_minutes BETWEEN 0 AND 240
	),
	-- A borlette ball that is drawn on several lots wins on the first only.
	first_lot_only boolean NOT NULL DEFAULT false,
	-- Who confirms a result is not who entered it.
	two_person_results boolean NOT NULL DEFAULT true,
	-- Free mariages by total of the fiche: [{"from": minor units, "count": n}].
	free_mariage_tiers jsonb NOT NULL DEFAULT '[{"from": 10000, "count": 1}, {"from": 20000, "count": 2}, {"from": 50000, "count": 3}]',
	fiche_expiry_days integer NOT NULL DEFAULT 90 CHECK (fiche_expiry_days BETWEEN 1 AND 3650),
	-- Monthly price of a terminal, by how many are active: [{"from": n, "price": minor units}].
	invoice_tiers jsonb NOT NULL DEFAULT '[{"from": 1, "price": 1000}, {"from": 10, "price": 900},
			{"from": 20, "price": 800}, {"from": 30, "price": 700}, {"from": 50, "price": 600}]',
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- What invoices are made out in; prices of their tiers are in its minor units.
	invoice_currency char(3) NOT NULL DEFAULT 'USD',
	-- Of one line, minor units.
	max_stake bigint NOT NULL DEFAULT 10000000 CHECK (max_stake BETWEEN 1 AND 1000000000),
	-- What the company may have to pay, at worst, for one combination in one draw, and what may be
	-- staked on it. Times the combinations that there are, it is below 2^53.
	max_exposure bigint NOT NULL DEFAULT 10000000000 CHECK (max_exposure BETWEEN 1 AND 25000000000),
	-- Of whom the company demands a second step at sign-in.
	two_factor_admins boolean NOT NULL DEFAULT false,
	two_factor_supervisors boolean NOT NULL DEFAULT false
);
