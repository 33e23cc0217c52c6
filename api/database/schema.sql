-- The whole database, printed from its catalogue: a review shows what a change does to it.
-- Written by `npm run schema`, never by hand. Bodies of functions stand in functions/.

CREATE TYPE sale_line AS (
	place integer,
	instance_id uuid,
	tirage_id uuid,
	draw_date date,
	game text,
	option smallint,
	numbers text,
	stake bigint,
	prime1 integer,
	prime2 integer,
	prime3 integer,
	commission bigint,
	commission_surcussale bigint,
	liability bigint,
	gain bigint,
	most_game bigint,
	most_game_agent bigint,
	most_boule bigint,
	most_boule_agent bigint,
	counts_game boolean,
	counts_agent boolean
);

CREATE TABLE agent_day_fiches (
	company_id uuid NOT NULL,
	day date NOT NULL,
	signal text NOT NULL,
	fiche_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	CONSTRAINT agent_day_fiches_pkey PRIMARY KEY (company_id, day, signal, fiche_id),
	CONSTRAINT agent_day_fiches_signal_check CHECK ((signal = ANY (ARRAY['voids'::text, 'late_wins'::text, 'balls'::text, 'player'::text])))
);
ALTER TABLE agent_day_fiches ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_day_fiches FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON agent_day_fiches FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON agent_day_fiches USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON agent_day_fiches TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT ON agent_day_fiches TO borlette_app;

CREATE TABLE agent_days (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	day date NOT NULL,
	fiches integer NOT NULL,
	vente bigint NOT NULL,
	wins integer NOT NULL,
	voids integer NOT NULL,
	late_wins integer NOT NULL,
	balls integer NOT NULL,
	player integer NOT NULL,
	player_staked bigint NOT NULL,
	worked_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT agent_days_pkey PRIMARY KEY (company_id, agent_id, day)
);
CREATE INDEX agent_days_day ON agent_days USING btree (company_id, day);
ALTER TABLE agent_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_days FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON agent_days FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON agent_days USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON agent_days TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT ON agent_days TO borlette_app;

CREATE TABLE agent_devices (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	device_id text NOT NULL,
	first_used_at timestamp with time zone DEFAULT now() NOT NULL,
	last_used_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT agent_devices_pkey PRIMARY KEY (company_id, agent_id, device_id),
	CONSTRAINT agent_devices_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id) ON DELETE CASCADE
);
ALTER TABLE agent_devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_devices FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON agent_devices FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON agent_devices USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON agent_devices TO CURRENT_USER USING (true);
GRANT SELECT ON agent_devices TO borlette_app;

CREATE TABLE agent_signals (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	signal text NOT NULL,
	points smallint NOT NULL,
	value bigint NOT NULL,
	counted integer NOT NULL,
	amount bigint NOT NULL,
	CONSTRAINT agent_signals_pkey PRIMARY KEY (company_id, agent_id, signal),
	CONSTRAINT agent_signals_points_check CHECK (((points >= 0) AND (points <= 2)))
) WITH (fillfactor=70);
ALTER TABLE agent_signals ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_signals FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON agent_signals FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON agent_signals USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON agent_signals TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON agent_signals TO borlette_app;

CREATE TABLE agent_tokens (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	token_hash bytea NOT NULL,
	agent_id uuid NOT NULL,
	device_id text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT agent_tokens_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT agent_tokens_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id) ON DELETE CASCADE,
	CONSTRAINT agent_tokens_hash UNIQUE (token_hash, company_id)
);
CREATE INDEX agent_tokens_agent ON agent_tokens USING btree (company_id, agent_id);
ALTER TABLE agent_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON agent_tokens TO CURRENT_USER USING (true);

CREATE TABLE agents (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	surcussale_id uuid NOT NULL,
	username text NOT NULL,
	password_hash text NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	phone text NOT NULL,
	commission integer DEFAULT 0 NOT NULL,
	device_id text DEFAULT ''::text NOT NULL,
	balance bigint DEFAULT 0 NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	wallet_seq bigint DEFAULT 0 NOT NULL,
	code text NOT NULL,
	CONSTRAINT agents_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT agents_code_check CHECK ((code ~ '^[A-Z]{0,2}[0-9]{1,6}$'::text)),
	CONSTRAINT agents_commission_check CHECK (((commission >= 0) AND (commission <= 10000))),
	CONSTRAINT agents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT agents_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id)
);
CREATE UNIQUE INDEX agents_code ON agents USING btree (company_id, ltrim(code, '0'::text));
CREATE UNIQUE INDEX agents_device ON agents USING btree (company_id, device_id) WHERE (device_id <> ''::text);
CREATE INDEX agents_last_name ON agents USING btree (company_id, last_name COLLATE names, id);
CREATE INDEX agents_surcussale ON agents USING btree (company_id, surcussale_id);
CREATE UNIQUE INDEX agents_username ON agents USING btree (company_id, lower(username));
ALTER TABLE agents ENABLE ROW LEVEL SECURITY;
ALTER TABLE agents FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON agents FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON agents USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON agents TO CURRENT_USER USING (true);
GRANT DELETE, INSERT (company_id, surcussale_id, username, password_hash, first_name, last_name, phone, commission, device_id, code), SELECT (company_id, id, surcussale_id, username, first_name, last_name, phone, commission, device_id, balance, is_active, version, created_at, updated_at, code), UPDATE (surcussale_id, password_hash, first_name, last_name, phone, commission, device_id, is_active, version, updated_at, code) ON agents TO borlette_app;
CREATE TRIGGER give_agent_code BEFORE INSERT OR UPDATE OF code ON agents FOR EACH ROW EXECUTE FUNCTION give_agent_code();
CREATE TRIGGER tell_people AFTER UPDATE OF username, first_name, last_name ON agents FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE alert_rules (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	about text NOT NULL,
	threshold bigint,
	channels text[] NOT NULL,
	people uuid[] NOT NULL,
	quiet_from time without time zone,
	quiet_to time without time zone,
	is_active boolean DEFAULT true NOT NULL,
	since timestamp with time zone DEFAULT now() NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT alert_rules_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT alert_rules_channels_check CHECK ((channels <@ ARRAY['email'::text, 'push'::text])),
	CONSTRAINT alert_rules_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
	CONSTRAINT alert_rules_check1 CHECK ((quiet_from <> quiet_to)),
	CONSTRAINT alert_rules_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT alert_rules_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
	CONSTRAINT alert_rules_threshold_check CHECK ((threshold > 0))
);
ALTER TABLE alert_rules ENABLE ROW LEVEL SECURITY;
ALTER TABLE alert_rules FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON alert_rules FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON alert_rules USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON alert_rules TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON alert_rules TO borlette_app;

CREATE TABLE audit_entries (
	company_id uuid NOT NULL,
	seq bigint NOT NULL,
	at timestamp with time zone NOT NULL,
	actor_id uuid,
	actor_name text NOT NULL,
	actor_role text NOT NULL,
	action text NOT NULL,
	object_type text NOT NULL,
	object_id text NOT NULL,
	object_label text NOT NULL,
	before jsonb,
	after jsonb,
	ip text NOT NULL,
	user_agent text NOT NULL,
	previous_hash bytea NOT NULL,
	hash bytea NOT NULL,
	CONSTRAINT audit_entries_pkey PRIMARY KEY (company_id, seq)
);
CREATE INDEX audit_entries_at ON audit_entries USING btree (company_id, at);
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON audit_entries FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON audit_entries FOR SELECT USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON audit_entries TO CURRENT_USER USING (true);
GRANT SELECT ON audit_entries TO borlette_app;

CREATE TABLE autopilot_draws (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	counting integer DEFAULT 1 NOT NULL,
	worst bigint NOT NULL,
	room bigint NOT NULL,
	growth bigint[] DEFAULT array_fill((0)::bigint, '{10}'::integer[]) NOT NULL,
	voided bigint DEFAULT 0 NOT NULL,
	parts integer[],
	CONSTRAINT autopilot_draws_pkey PRIMARY KEY (company_id, instance_id)
) WITH (fillfactor=50);
ALTER TABLE autopilot_draws ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilot_draws FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON autopilot_draws FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON autopilot_draws USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON autopilot_draws TO CURRENT_USER USING (true);
GRANT SELECT ON autopilot_draws TO borlette_app;

CREATE TABLE autopilot_moves (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	game text NOT NULL,
	option smallint NOT NULL,
	numbers text NOT NULL,
	step text NOT NULL,
	ceiling bigint NOT NULL,
	reached bigint NOT NULL,
	times integer DEFAULT 1 NOT NULL,
	staked bigint DEFAULT 0 NOT NULL,
	first_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	last_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT autopilot_moves_pkey PRIMARY KEY (company_id, instance_id, game, option, numbers, step),
	CONSTRAINT autopilot_moves_step_check CHECK ((step = ANY (ARRAY['near'::text, 'refused'::text, 'passed'::text])))
) WITH (fillfactor=70);
ALTER TABLE autopilot_moves ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilot_moves FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON autopilot_moves FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON autopilot_moves USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON autopilot_moves TO CURRENT_USER USING (true);
GRANT SELECT ON autopilot_moves TO borlette_app;

CREATE TABLE autopilot_shares (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	taken bigint NOT NULL,
	CONSTRAINT autopilot_shares_pkey PRIMARY KEY (company_id, instance_id, agent_id),
	CONSTRAINT autopilot_shares_taken_check CHECK ((taken >= 0))
) WITH (fillfactor=50);
ALTER TABLE autopilot_shares ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilot_shares FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON autopilot_shares TO CURRENT_USER USING (true);

CREATE TABLE autopilots (
	company_id uuid NOT NULL,
	version integer NOT NULL,
	is_on boolean NOT NULL,
	draw_ceiling bigint,
	ball_ceiling bigint,
	actor_id uuid,
	actor_name text NOT NULL,
	since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT autopilots_pkey PRIMARY KEY (company_id, version),
	CONSTRAINT autopilots_ball_ceiling_check CHECK (((ball_ceiling >= 1) AND (ball_ceiling <= '25000000000'::bigint))),
	CONSTRAINT autopilots_check CHECK (((NOT is_on) OR (draw_ceiling IS NOT NULL) OR (ball_ceiling IS NOT NULL))),
	CONSTRAINT autopilots_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT autopilots_draw_ceiling_check CHECK (((draw_ceiling >= 1) AND (draw_ceiling <= '100000000000'::bigint))),
	CONSTRAINT autopilots_version_check CHECK ((version > 0))
);
ALTER TABLE autopilots ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilots FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON autopilots FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON autopilots USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON autopilots TO CURRENT_USER USING (true);
CREATE POLICY part_inserts ON autopilots AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT INSERT, SELECT ON autopilots TO borlette_app;
CREATE TRIGGER hold_open_draws AFTER INSERT ON autopilots FOR EACH ROW EXECUTE FUNCTION hold_open_draws();

CREATE TABLE book_checks (
	id uuid DEFAULT uuidv7() NOT NULL,
	begun_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone DEFAULT now() NOT NULL,
	differences integer NOT NULL,
	CONSTRAINT book_checks_pkey PRIMARY KEY (id),
	CONSTRAINT book_checks_differences_check CHECK ((differences >= 0))
);
ALTER TABLE book_checks ENABLE ROW LEVEL SECURITY;
ALTER TABLE book_checks FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON book_checks TO CURRENT_USER USING (true);
CREATE POLICY provider ON book_checks USING ((( SELECT app_role() AS app_role) = 'superuser'::text)) WITH CHECK ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT INSERT, SELECT ON book_checks TO borlette_app;

CREATE TABLE boules_block (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	boule text NOT NULL,
	tirage_id uuid,
	agent_id uuid,
	start_date date NOT NULL,
	end_date date,
	reason text DEFAULT ''::text NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	created_by text NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT boules_block_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT boules_block_boule_check CHECK ((boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'::text)),
	CONSTRAINT boules_block_check CHECK ((end_date >= start_date)),
	CONSTRAINT boules_block_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id),
	CONSTRAINT boules_block_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT boules_block_company_id_tirage_id_fkey FOREIGN KEY (company_id, tirage_id) REFERENCES tirages(company_id, id)
);
CREATE INDEX boules_block_agent ON boules_block USING btree (company_id, agent_id);
CREATE INDEX boules_block_boule ON boules_block USING btree (company_id, boule);
CREATE INDEX boules_block_tirage ON boules_block USING btree (company_id, tirage_id);
ALTER TABLE boules_block ENABLE ROW LEVEL SECURITY;
ALTER TABLE boules_block FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON boules_block FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON boules_block USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))))));
CREATE POLICY owner ON boules_block TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON boules_block AS RESTRICTIVE FOR DELETE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
CREATE POLICY part_inserts ON boules_block AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
CREATE POLICY part_updates ON boules_block AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))) WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
GRANT INSERT, SELECT, UPDATE ON boules_block TO borlette_app;

CREATE TABLE bulk_changes (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	object text NOT NULL,
	change text NOT NULL,
	rows jsonb NOT NULL,
	count integer NOT NULL,
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	at timestamp with time zone DEFAULT now() NOT NULL,
	undone_at timestamp with time zone,
	undone_by text,
	CONSTRAINT bulk_changes_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT bulk_changes_change_check CHECK ((change = ANY (ARRAY['surcussale'::text, 'supervisor'::text, 'commission'::text, 'activation'::text, 'limit'::text, 'message'::text]))),
	CONSTRAINT bulk_changes_check CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
	CONSTRAINT bulk_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT bulk_changes_count_check CHECK ((count > 0)),
	CONSTRAINT bulk_changes_object_check CHECK ((object = ANY (ARRAY['agent'::text, 'surcussale'::text])))
);
ALTER TABLE bulk_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON bulk_changes FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON bulk_changes USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (actor_id = ( SELECT app_user() AS app_user)))));
CREATE POLICY owner ON bulk_changes TO CURRENT_USER USING (true);
GRANT INSERT, SELECT, UPDATE (undone_at, undone_by) ON bulk_changes TO borlette_app;

CREATE TABLE cities (
	id uuid DEFAULT uuidv7() NOT NULL,
	country_id uuid NOT NULL,
	name text NOT NULL,
	CONSTRAINT cities_pkey PRIMARY KEY (id),
	CONSTRAINT cities_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
	CONSTRAINT cities_country_id_name_key UNIQUE (country_id, name)
);
ALTER TABLE cities ENABLE ROW LEVEL SECURITY;
ALTER TABLE cities FORCE ROW LEVEL SECURITY;
CREATE POLICY everybody ON cities FOR SELECT USING (true);
CREATE POLICY owner ON cities TO CURRENT_USER USING (true);
CREATE POLICY provider ON cities USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT DELETE, SELECT ON cities TO borlette_app;

CREATE TABLE closings (
	company_id uuid NOT NULL,
	day date NOT NULL,
	agent_id uuid NOT NULL,
	no integer NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	expected bigint NOT NULL,
	counted bigint NOT NULL,
	residual bigint NOT NULL,
	seq bigint NOT NULL,
	booked_seq bigint,
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT closings_pkey PRIMARY KEY (company_id, day, agent_id, no),
	CONSTRAINT closings_check CHECK ((residual = (counted - abs(expected)))),
	CONSTRAINT closings_check1 CHECK ((booked_seq > seq)),
	CONSTRAINT closings_company_id_agent_id_booked_seq_fkey FOREIGN KEY (company_id, agent_id, booked_seq) REFERENCES wallet_entries(company_id, agent_id, seq),
	CONSTRAINT closings_company_id_agent_id_seq_fkey FOREIGN KEY (company_id, agent_id, seq) REFERENCES wallet_entries(company_id, agent_id, seq),
	CONSTRAINT closings_counted_check CHECK ((counted >= 0)),
	CONSTRAINT closings_no_check CHECK ((no > 0))
);
ALTER TABLE closings ENABLE ROW LEVEL SECURITY;
ALTER TABLE closings FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON closings FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON closings USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON closings TO CURRENT_USER USING (true);
GRANT INSERT, SELECT ON closings TO borlette_app;

CREATE TABLE code_attempts (
	company_id uuid NOT NULL,
	ref_code text NOT NULL,
	wrong integer NOT NULL,
	CONSTRAINT code_attempts_pkey PRIMARY KEY (company_id, ref_code),
	CONSTRAINT code_attempts_wrong_check CHECK ((wrong > 0))
);
ALTER TABLE code_attempts ENABLE ROW LEVEL SECURITY;
ALTER TABLE code_attempts FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON code_attempts TO CURRENT_USER USING (true);

CREATE TABLE companies (
	id uuid DEFAULT uuidv7() NOT NULL,
	ref_code text NOT NULL,
	companyname text NOT NULL,
	user_photo text,
	country_id uuid NOT NULL,
	currency character(3) DEFAULT 'HTG'::bpchar NOT NULL,
	timezone text DEFAULT 'America/Port-au-Prince'::text NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	address text DEFAULT ''::text NOT NULL,
	CONSTRAINT companies_pkey PRIMARY KEY (id),
	CONSTRAINT companies_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
	CONSTRAINT companies_ref_code_key UNIQUE (ref_code)
);
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_company ON companies FOR SELECT USING ((id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON companies TO CURRENT_USER USING (true);
CREATE POLICY provider ON companies USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT INSERT, SELECT, UPDATE ON companies TO borlette_app;
CREATE TRIGGER company_defaults AFTER INSERT ON companies FOR EACH ROW EXECUTE FUNCTION company_defaults();
CREATE TRIGGER keep_currency AFTER UPDATE OF currency ON companies FOR EACH ROW WHEN ((old.currency IS DISTINCT FROM new.currency)) EXECUTE FUNCTION keep_currency();
CREATE TRIGGER recut_ledger_days AFTER UPDATE OF timezone ON companies FOR EACH ROW WHEN ((old.timezone IS DISTINCT FROM new.timezone)) EXECUTE FUNCTION recut_ledger_days();
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON companies FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE company_homes (
	company_id uuid NOT NULL,
	server text NOT NULL,
	other text,
	step text,
	since timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT company_homes_pkey PRIMARY KEY (company_id),
	CONSTRAINT company_homes_check CHECK (((other ~ '^([a-z][a-z0-9]{0,19})?$'::text) AND (other <> server))),
	CONSTRAINT company_homes_check1 CHECK (((other IS NULL) = (step IS NULL))),
	CONSTRAINT company_homes_server_check CHECK ((server ~ '^([a-z][a-z0-9]{0,19})?$'::text)),
	CONSTRAINT company_homes_step_check CHECK ((step = ANY (ARRAY['copying'::text, 'clearing'::text])))
);
ALTER TABLE company_homes ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_homes FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON company_homes TO CURRENT_USER USING (true);
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON company_homes FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE company_settings (
	company_id uuid NOT NULL,
	minutes_to_void integer DEFAULT 5 NOT NULL,
	default_cutoff_minutes integer DEFAULT 5 NOT NULL,
	first_lot_only boolean DEFAULT false NOT NULL,
	two_person_results boolean DEFAULT true NOT NULL,
	free_mariage_tiers jsonb DEFAULT '[{"from": 10000, "count": 1}, {"from": 20000, "count": 2}, {"from": 50000, "count": 3}]'::jsonb NOT NULL,
	fiche_expiry_days integer DEFAULT 90 NOT NULL,
	invoice_tiers jsonb DEFAULT '[{"from": 1, "price": 1000}, {"from": 10, "price": 900}, {"from": 20, "price": 800}, {"from": 30, "price": 700}, {"from": 50, "price": 600}]'::jsonb NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	invoice_currency character(3) DEFAULT 'USD'::bpchar NOT NULL,
	max_stake bigint DEFAULT 10000000 NOT NULL,
	max_exposure bigint DEFAULT '10000000000'::bigint NOT NULL,
	two_factor_admins boolean DEFAULT false NOT NULL,
	two_factor_supervisors boolean DEFAULT false NOT NULL,
	CONSTRAINT company_settings_pkey PRIMARY KEY (company_id),
	CONSTRAINT company_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT company_settings_default_cutoff_minutes_check CHECK (((default_cutoff_minutes >= 0) AND (default_cutoff_minutes <= 240))),
	CONSTRAINT company_settings_fiche_expiry_days_check CHECK (((fiche_expiry_days >= 1) AND (fiche_expiry_days <= 3650))),
	CONSTRAINT company_settings_max_exposure_check CHECK (((max_exposure >= 1) AND (max_exposure <= '25000000000'::bigint))),
	CONSTRAINT company_settings_max_stake_check CHECK (((max_stake >= 1) AND (max_stake <= 1000000000))),
	CONSTRAINT company_settings_minutes_to_void_check CHECK (((minutes_to_void >= 0) AND (minutes_to_void <= 1440)))
);
ALTER TABLE company_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON company_settings FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON company_settings USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON company_settings TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON company_settings AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON company_settings AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON company_settings AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT SELECT, UPDATE ON company_settings TO borlette_app;
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON company_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE contact_messages (
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	email text NOT NULL,
	phone text,
	message text NOT NULL,
	ip text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);
ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY anybody ON contact_messages FOR INSERT WITH CHECK (true);
CREATE POLICY owner ON contact_messages TO CURRENT_USER USING (true);
CREATE POLICY provider ON contact_messages FOR SELECT USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT INSERT, SELECT ON contact_messages TO borlette_app;

CREATE TABLE countries (
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	name_code character(2) NOT NULL,
	flag text,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT countries_pkey PRIMARY KEY (id),
	CONSTRAINT countries_name_code_check CHECK ((name_code ~ '^[A-Z]{2}$'::text)),
	CONSTRAINT countries_name_code_key UNIQUE (name_code)
);
ALTER TABLE countries ENABLE ROW LEVEL SECURITY;
ALTER TABLE countries FORCE ROW LEVEL SECURITY;
CREATE POLICY everybody ON countries FOR SELECT USING (true);
CREATE POLICY owner ON countries TO CURRENT_USER USING (true);
CREATE POLICY provider ON countries USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT DELETE, INSERT, SELECT, UPDATE ON countries TO borlette_app;

CREATE TABLE ended_sign_ins (
	token_hash bytea NOT NULL,
	why text NOT NULL,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT ended_sign_ins_pkey PRIMARY KEY (token_hash),
	CONSTRAINT ended_sign_ins_why_check CHECK ((why = ANY (ARRAY['idle'::text, 'expired'::text, 'ended'::text, 'password'::text, 'second_step'::text, 'replaced'::text])))
);
CREATE INDEX ended_sign_ins_at ON ended_sign_ins USING btree (at);
ALTER TABLE ended_sign_ins ENABLE ROW LEVEL SECURITY;
ALTER TABLE ended_sign_ins FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON ended_sign_ins TO CURRENT_USER USING (true);

CREATE TABLE exposures (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	game text NOT NULL,
	option smallint NOT NULL,
	numbers text NOT NULL,
	holder_id uuid NOT NULL,
	staked bigint NOT NULL,
	liability bigint NOT NULL,
	cap bigint,
	counting integer,
	counted bigint DEFAULT 0 NOT NULL,
	CONSTRAINT exposures_pkey PRIMARY KEY (company_id, instance_id, holder_id, game, option, numbers),
	CONSTRAINT exposures_liability_check CHECK ((liability >= 0)),
	CONSTRAINT exposures_staked_check CHECK ((staked >= 0))
) WITH (fillfactor=70);
ALTER TABLE exposures ENABLE ROW LEVEL SECURITY;
ALTER TABLE exposures FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON exposures FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON exposures USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (holder_id IN ( SELECT surcussales.id
   FROM surcussales)) OR (holder_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON exposures TO CURRENT_USER USING (true);
GRANT SELECT ON exposures TO borlette_app;

CREATE TABLE fiche_lines (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	fiche_id uuid NOT NULL,
	line_no smallint NOT NULL,
	instance_id uuid NOT NULL,
	tirage_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	game text NOT NULL,
	option smallint DEFAULT 0 NOT NULL,
	numbers text NOT NULL,
	stake bigint NOT NULL,
	prime1 integer NOT NULL,
	prime2 integer DEFAULT 0 NOT NULL,
	prime3 integer DEFAULT 0 NOT NULL,
	commission bigint DEFAULT 0 NOT NULL,
	commission_surcussale bigint DEFAULT 0 NOT NULL,
	gain bigint DEFAULT 0 NOT NULL,
	CONSTRAINT fiche_lines_pkey PRIMARY KEY (company_id, draw_date, fiche_id, line_no),
	CONSTRAINT fiche_lines_check CHECK ((((stake > 0) = (game <> 'mariage_gratuit'::text)) AND (stake >= 0))),
	CONSTRAINT fiche_lines_check1 CHECK (
CASE
    WHEN (game = ANY (ARRAY['lotto4'::text, 'lotto5'::text])) THEN ((option >= 1) AND (option <= 3))
    ELSE (option = 0)
END),
	CONSTRAINT fiche_lines_check2 CHECK (
CASE game
    WHEN 'borlette'::text THEN (numbers ~ '^[0-9]{2}$'::text)
    WHEN 'lotto3'::text THEN (numbers ~ '^[0-9]{3}$'::text)
    WHEN 'lotto4'::text THEN (numbers ~ '^[0-9]{4}$'::text)
    WHEN 'lotto5'::text THEN (numbers ~ '^[0-9]{5}$'::text)
    ELSE ((numbers ~ '^[0-9]{2}[*][0-9]{2}$'::text) AND ("left"(numbers, 2) <= "right"(numbers, 2)))
END),
	CONSTRAINT fiche_lines_commission_check CHECK ((commission >= 0)),
	CONSTRAINT fiche_lines_commission_surcussale_check CHECK ((commission_surcussale >= 0)),
	CONSTRAINT fiche_lines_company_id_draw_date_fiche_id_fkey FOREIGN KEY (company_id, draw_date, fiche_id) REFERENCES fiches(company_id, draw_date, id),
	CONSTRAINT fiche_lines_company_id_instance_id_fkey FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances(company_id, id),
	CONSTRAINT fiche_lines_gain_check CHECK ((gain >= 0)),
	CONSTRAINT fiche_lines_game_check CHECK ((game = ANY (ARRAY['borlette'::text, 'mariage'::text, 'mariage_gratuit'::text, 'lotto3'::text, 'lotto4'::text, 'lotto5'::text]))),
	CONSTRAINT fiche_lines_line_no_check CHECK ((line_no > 0)),
	CONSTRAINT fiche_lines_prime1_check CHECK ((prime1 >= 0)),
	CONSTRAINT fiche_lines_prime2_check CHECK ((prime2 >= 0)),
	CONSTRAINT fiche_lines_prime3_check CHECK ((prime3 >= 0))
) PARTITION BY RANGE (draw_date);
CREATE INDEX fiche_lines_played ON ONLY fiche_lines USING btree (company_id, instance_id, game, numbers);
CREATE INDEX fiche_lines_won ON ONLY fiche_lines USING btree (company_id, instance_id) WHERE (gain > 0);
ALTER TABLE fiche_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE fiche_lines FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON fiche_lines FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON fiche_lines USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON fiche_lines TO CURRENT_USER USING (true);
GRANT SELECT ON fiche_lines TO borlette_app;

CREATE TABLE fiches (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	number integer NOT NULL,
	ref_code text NOT NULL,
	security_code text DEFAULT ''::text NOT NULL,
	agent_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	supervisor_id uuid,
	device_id text DEFAULT ''::text NOT NULL,
	draws smallint DEFAULT 1 NOT NULL,
	first_lot_only boolean DEFAULT false NOT NULL,
	sold_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	total bigint NOT NULL,
	commission bigint NOT NULL,
	commission_surcussale bigint DEFAULT 0 NOT NULL,
	gain bigint DEFAULT 0 NOT NULL,
	status text DEFAULT 'sold'::text NOT NULL,
	voided_at timestamp with time zone,
	voided_by text,
	void_reason text,
	paid_at timestamp with time zone,
	paid_by text,
	paid_agent_id uuid,
	CONSTRAINT fiches_pkey PRIMARY KEY (company_id, draw_date, id),
	CONSTRAINT fiches_check CHECK (((status = 'deleted'::text) = (voided_at IS NOT NULL))),
	CONSTRAINT fiches_check1 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
	CONSTRAINT fiches_commission_check CHECK ((commission >= 0)),
	CONSTRAINT fiches_commission_surcussale_check CHECK ((commission_surcussale >= 0)),
	CONSTRAINT fiches_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id),
	CONSTRAINT fiches_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id),
	CONSTRAINT fiches_draws_check CHECK ((draws > 0)),
	CONSTRAINT fiches_gain_check CHECK ((gain >= 0)),
	CONSTRAINT fiches_number UNIQUE (company_id, agent_id, draw_date, number),
	CONSTRAINT fiches_number_check CHECK ((number > 0)),
	CONSTRAINT fiches_ref UNIQUE (ref_code, company_id, draw_date),
	CONSTRAINT fiches_ref_code_check CHECK ((ref_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'::text)),
	CONSTRAINT fiches_status_check CHECK ((status = ANY (ARRAY['sold'::text, 'winning'::text, 'losing'::text, 'paid'::text, 'deleted'::text, 'expired'::text]))),
	CONSTRAINT fiches_total_check CHECK ((total >= 0))
) PARTITION BY RANGE (draw_date);
CREATE INDEX fiches_date ON ONLY fiches USING btree (company_id, draw_date, sold_at);
CREATE INDEX fiches_deleted ON ONLY fiches USING btree (company_id, draw_date) WHERE (voided_at IS NOT NULL);
CREATE INDEX fiches_surcussale ON ONLY fiches USING btree (company_id, surcussale_id, draw_date);
CREATE INDEX fiches_won ON ONLY fiches USING btree (company_id, draw_date) WHERE (gain > 0);
ALTER TABLE fiches ENABLE ROW LEVEL SECURITY;
ALTER TABLE fiches FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON fiches FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON fiches USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON fiches TO CURRENT_USER USING (true);
GRANT SELECT ON fiches TO borlette_app;

CREATE TABLE files (
	id uuid DEFAULT gen_random_uuid() NOT NULL,
	content_type text NOT NULL,
	bytes bytea NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	kept_for uuid DEFAULT (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid,
	CONSTRAINT files_pkey PRIMARY KEY (id)
);
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
ALTER TABLE files FORCE ROW LEVEL SECURITY;
CREATE POLICY drop ON files FOR DELETE USING (((( SELECT app_role() AS app_role) = 'superuser'::text) OR (kept_for = ( SELECT app_company() AS app_company))));
CREATE POLICY everybody ON files FOR SELECT USING (true);
CREATE POLICY keep ON files FOR INSERT WITH CHECK (((( SELECT app_user() AS app_user) IS NOT NULL) AND (NOT (kept_for IS DISTINCT FROM ( SELECT app_company() AS app_company)))));
CREATE POLICY owner ON files TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT ON files TO borlette_app;

CREATE TABLE gains (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	instance_id uuid NOT NULL,
	revision integer NOT NULL,
	fiche_id uuid NOT NULL,
	line_no smallint NOT NULL,
	amount bigint NOT NULL,
	CONSTRAINT gains_pkey PRIMARY KEY (company_id, draw_date, instance_id, revision, fiche_id, line_no),
	CONSTRAINT gains_amount_check CHECK ((amount <> 0))
);
ALTER TABLE gains ENABLE ROW LEVEL SECURITY;
ALTER TABLE gains FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON gains FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON gains USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON gains TO CURRENT_USER USING (true);
GRANT SELECT ON gains TO borlette_app;

CREATE TABLE generales (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	zone text DEFAULT ''::text NOT NULL,
	responsible text DEFAULT ''::text NOT NULL,
	phone text,
	commission integer DEFAULT 0 NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT generales_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT generales_commission_check CHECK (((commission >= 0) AND (commission <= 10000))),
	CONSTRAINT generales_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE UNIQUE INDEX generales_name ON generales USING btree (company_id, lower(name));
ALTER TABLE generales ENABLE ROW LEVEL SECURITY;
ALTER TABLE generales FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON generales FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON generales USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON generales TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON generales AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON generales AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON generales AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON generales TO borlette_app;

CREATE TABLE idempotency_keys (
	company_id uuid NOT NULL,
	actor_id uuid NOT NULL,
	key text NOT NULL,
	body_hash bytea NOT NULL,
	answer jsonb,
	created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT idempotency_keys_pkey PRIMARY KEY (company_id, actor_id, key),
	CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 128)))
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON idempotency_keys TO CURRENT_USER USING (true);

CREATE TABLE info_tirages (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	state text NOT NULL,
	slot text NOT NULL,
	colour text NOT NULL,
	timezone text NOT NULL,
	draw_time time without time zone NOT NULL,
	days smallint[] NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT info_tirages_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT info_tirages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT info_tirages_slot_check CHECK ((slot = ANY (ARRAY['matin'::text, 'midi'::text, 'soir'::text, 'nuit'::text])))
);
CREATE UNIQUE INDEX info_tirages_name ON info_tirages USING btree (company_id, lower(name));
ALTER TABLE info_tirages ENABLE ROW LEVEL SECURITY;
ALTER TABLE info_tirages FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON info_tirages FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON info_tirages USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON info_tirages TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON info_tirages AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON info_tirages AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON info_tirages AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON info_tirages TO borlette_app;

CREATE TABLE invoices (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	number text NOT NULL,
	month date NOT NULL,
	terminals integer NOT NULL,
	unit_price bigint NOT NULL,
	amount bigint NOT NULL,
	currency character(3) NOT NULL,
	due_on date NOT NULL,
	issued_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT invoices_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT invoices_check CHECK ((amount = (terminals * unit_price))),
	CONSTRAINT invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT invoices_company_id_month_key UNIQUE (company_id, month),
	CONSTRAINT invoices_month_check CHECK ((month = (date_trunc('month'::text, (month)::timestamp with time zone))::date)),
	CONSTRAINT invoices_terminals_check CHECK ((terminals >= 0)),
	CONSTRAINT invoices_unit_price_check CHECK ((unit_price >= 0))
);
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON invoices FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON invoices USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON invoices TO CURRENT_USER USING (true);
CREATE POLICY read_by_part ON invoices FOR SELECT USING ((company_id = ( SELECT app_company() AS app_company)));
GRANT INSERT, SELECT ON invoices TO borlette_app;

CREATE TABLE ledger_days (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	day date NOT NULL,
	seq bigint NOT NULL,
	balance bigint NOT NULL,
	sales bigint NOT NULL,
	reversals bigint NOT NULL,
	commission bigint NOT NULL,
	payouts bigint NOT NULL,
	movements bigint NOT NULL,
	actor_names text[] NOT NULL,
	has_notes boolean NOT NULL,
	CONSTRAINT ledger_days_pkey PRIMARY KEY (company_id, agent_id, day)
) WITH (fillfactor=70);
ALTER TABLE ledger_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_days FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON ledger_days FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON ledger_days USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON ledger_days TO CURRENT_USER USING (true);
GRANT SELECT ON ledger_days TO borlette_app;

CREATE VIEW ledger_days_differences WITH (security_invoker=true) AS
 SELECT company_id,
    agent_id,
    day,
    to_jsonb(kept.*) AS kept,
    to_jsonb(raw.*) AS raw
   FROM (ledger_days kept
     FULL JOIN ledger_days_raw raw USING (company_id, agent_id, day))
  WHERE (to_jsonb(kept.*) IS DISTINCT FROM to_jsonb(raw.*));

CREATE VIEW ledger_days_raw WITH (security_invoker=true) AS
 SELECT company_id,
    agent_id,
    day,
    max(seq) AS seq,
    (sum(sum(amount)) OVER days)::bigint AS balance,
    (COALESCE(sum(amount) FILTER (WHERE (kind = 'sale'::text)), (0)::numeric))::bigint AS sales,
    (COALESCE(sum(amount) FILTER (WHERE (kind = 'reversal'::text)), (0)::numeric))::bigint AS reversals,
    (COALESCE(sum(amount) FILTER (WHERE (kind = 'commission'::text)), (0)::numeric))::bigint AS commission,
    (COALESCE(sum(amount) FILTER (WHERE (kind = 'payout'::text)), (0)::numeric))::bigint AS payouts,
    (COALESCE(sum(amount) FILTER (WHERE (kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'adjustment'::text]))), (0)::numeric))::bigint AS movements,
    array_agg(DISTINCT (actor_name COLLATE "C") ORDER BY (actor_name COLLATE "C")) AS actor_names,
    bool_or((note <> ''::text)) AS has_notes
   FROM ( SELECT w.company_id,
            w.agent_id,
            ((w.at AT TIME ZONE c.timezone))::date AS day,
            w.seq,
            w.kind,
            w.amount,
            w.actor_name,
            w.note
           FROM (wallet_entries w
             JOIN companies c ON ((c.id = w.company_id)))) entries
  GROUP BY company_id, agent_id, day
  WINDOW days AS (PARTITION BY company_id, agent_id ORDER BY day);

CREATE TABLE ledger_heads (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	seq bigint NOT NULL,
	CONSTRAINT ledger_heads_pkey PRIMARY KEY (company_id, agent_id)
);
ALTER TABLE ledger_heads ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_heads FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON ledger_heads TO CURRENT_USER USING (true);

CREATE TABLE limits (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	kind text NOT NULL,
	agent_id uuid,
	game text NOT NULL,
	boule text,
	tirage_id uuid,
	min_stake bigint,
	max_stake bigint,
	limite bigint,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT limits_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT limits_boule_check CHECK ((boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'::text)),
	CONSTRAINT limits_check CHECK (((boule IS NULL) OR (kind = 'boule'::text))),
	CONSTRAINT limits_check1 CHECK ((max_stake >= min_stake)),
	CONSTRAINT limits_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id) ON DELETE CASCADE,
	CONSTRAINT limits_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT limits_company_id_tirage_id_fkey FOREIGN KEY (company_id, tirage_id) REFERENCES tirages(company_id, id) ON DELETE CASCADE,
	CONSTRAINT limits_game_check CHECK ((game = ANY (ARRAY['borlette'::text, 'mariage'::text, 'mariage_gratuit'::text, 'lotto3'::text, 'lotto4'::text, 'lotto5'::text]))),
	CONSTRAINT limits_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'boule'::text]))),
	CONSTRAINT limits_limite_check CHECK ((limite >= 0)),
	CONSTRAINT limits_max_stake_check CHECK ((max_stake >= 0)),
	CONSTRAINT limits_min_stake_check CHECK ((min_stake >= 0)),
	CONSTRAINT limits_target UNIQUE NULLS NOT DISTINCT (company_id, kind, agent_id, game, boule, tirage_id)
);
ALTER TABLE limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE limits FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON limits FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON limits USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))))));
CREATE POLICY owner ON limits TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON limits AS RESTRICTIVE FOR DELETE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
CREATE POLICY part_inserts ON limits AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
CREATE POLICY part_updates ON limits AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))) WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents))));
GRANT DELETE, INSERT, SELECT, UPDATE ON limits TO borlette_app;
CREATE TRIGGER count_for_limit AFTER INSERT OR UPDATE ON limits FOR EACH ROW EXECUTE FUNCTION count_for_limit();

CREATE TABLE lotto_option_blocks (
	company_id uuid NOT NULL,
	option_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT lotto_option_blocks_pkey PRIMARY KEY (company_id, option_id, surcussale_id),
	CONSTRAINT lotto_option_blocks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT lotto_option_blocks_company_id_option_id_fkey FOREIGN KEY (company_id, option_id) REFERENCES lotto_options(company_id, id) ON DELETE CASCADE,
	CONSTRAINT lotto_option_blocks_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id) ON DELETE CASCADE
);
ALTER TABLE lotto_option_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE lotto_option_blocks FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON lotto_option_blocks FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON lotto_option_blocks USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON lotto_option_blocks TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON lotto_option_blocks AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON lotto_option_blocks AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON lotto_option_blocks AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT ON lotto_option_blocks TO borlette_app;

CREATE TABLE lotto_options (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	game text NOT NULL,
	option smallint DEFAULT 0 NOT NULL,
	name text NOT NULL,
	colour text NOT NULL,
	"position" integer NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT lotto_options_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT lotto_options_check CHECK (
CASE
    WHEN (game = ANY (ARRAY['lotto4'::text, 'lotto5'::text])) THEN ((option >= 1) AND (option <= 3))
    ELSE (option = 0)
END),
	CONSTRAINT lotto_options_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT lotto_options_game UNIQUE (company_id, game, option),
	CONSTRAINT lotto_options_game_check CHECK ((game = ANY (ARRAY['borlette'::text, 'mariage'::text, 'mariage_gratuit'::text, 'lotto3'::text, 'lotto4'::text, 'lotto5'::text])))
);
CREATE UNIQUE INDEX lotto_options_name ON lotto_options USING btree (company_id, lower(name));
ALTER TABLE lotto_options ENABLE ROW LEVEL SECURITY;
ALTER TABLE lotto_options FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON lotto_options FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON lotto_options USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON lotto_options TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON lotto_options AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON lotto_options AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON lotto_options AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON lotto_options TO borlette_app;

CREATE TABLE messages (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	title text NOT NULL,
	body text NOT NULL,
	surcussale_id uuid,
	agent_id uuid,
	starts_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone,
	is_active boolean DEFAULT true NOT NULL,
	created_by text NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT messages_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT messages_check CHECK ((ends_at > starts_at)),
	CONSTRAINT messages_check1 CHECK (((surcussale_id IS NULL) OR (agent_id IS NULL))),
	CONSTRAINT messages_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id),
	CONSTRAINT messages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT messages_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id)
);
CREATE INDEX messages_agent ON messages USING btree (company_id, agent_id);
CREATE INDEX messages_surcussale ON messages USING btree (company_id, surcussale_id);
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE messages FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON messages FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON messages USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (((surcussale_id IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales))) AND ((agent_id IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))))));
CREATE POLICY owner ON messages TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON messages AS RESTRICTIVE FOR DELETE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY part_inserts ON messages AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY part_updates ON messages AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales))))) WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
GRANT DELETE, INSERT, SELECT, UPDATE ON messages TO borlette_app;

CREATE TABLE official_results (
	state text NOT NULL,
	slot text NOT NULL,
	draw_date date NOT NULL,
	pick3 text NOT NULL,
	pick4 text,
	created_by text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT official_results_pkey PRIMARY KEY (state, slot, draw_date),
	CONSTRAINT official_results_pick3_check CHECK ((pick3 ~ '^[0-9]{3}$'::text)),
	CONSTRAINT official_results_pick4_check CHECK ((pick4 ~ '^[0-9]{4}$'::text)),
	CONSTRAINT official_results_slot_check CHECK ((slot = ANY (ARRAY['matin'::text, 'midi'::text, 'soir'::text, 'nuit'::text]))),
	CONSTRAINT official_results_state_check CHECK (((length(state) >= 1) AND (length(state) <= 80)))
);
ALTER TABLE official_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE official_results FORCE ROW LEVEL SECURITY;
CREATE POLICY everybody ON official_results FOR SELECT USING (true);
CREATE POLICY provider ON official_results FOR INSERT WITH CHECK ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT INSERT, SELECT ON official_results TO borlette_app;

CREATE TABLE page_sums (
	company_id uuid NOT NULL,
	minute timestamp with time zone NOT NULL,
	role text NOT NULL,
	channel text NOT NULL,
	revision integer NOT NULL,
	host text NOT NULL,
	remote text NOT NULL,
	build text NOT NULL,
	tabs integer NOT NULL,
	visits integer NOT NULL,
	failing integer NOT NULL,
	failing_tabs integer NOT NULL,
	unsure integer NOT NULL,
	errors integer NOT NULL,
	rejections integer NOT NULL,
	failed_loads integer NOT NULL,
	open integer NOT NULL,
	lcp integer[],
	inp integer[],
	cls integer[],
	CONSTRAINT page_sums_pkey PRIMARY KEY (company_id, minute, role, channel, revision, host, remote, build)
);
CREATE INDEX page_sums_channel ON page_sums USING btree (channel, minute);
CREATE INDEX page_sums_minute ON page_sums USING btree (minute);
ALTER TABLE page_sums ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_sums FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON page_sums TO CURRENT_USER USING (true);
CREATE POLICY provider ON page_sums FOR SELECT USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT SELECT ON page_sums TO borlette_app;

CREATE TABLE payments (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	amount bigint NOT NULL,
	currency character(3) NOT NULL,
	method text NOT NULL,
	reference text DEFAULT ''::text NOT NULL,
	paid_on date NOT NULL,
	note text DEFAULT ''::text NOT NULL,
	created_by text NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT payments_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT payments_amount_check CHECK ((amount > 0)),
	CONSTRAINT payments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'transfer'::text, 'mobile'::text, 'cheque'::text, 'other'::text])))
);
CREATE INDEX payments_day ON payments USING btree (company_id, paid_on);
ALTER TABLE payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON payments FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON payments USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON payments TO CURRENT_USER USING (true);
CREATE POLICY read_by_part ON payments FOR SELECT USING ((company_id = ( SELECT app_company() AS app_company)));
GRANT DELETE, INSERT, SELECT, UPDATE ON payments TO borlette_app;

CREATE TABLE primes (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	surcussale_id uuid,
	tirage_id uuid,
	agent_id uuid,
	target text GENERATED ALWAYS AS (
CASE
    WHEN ((agent_id IS NOT NULL) AND (tirage_id IS NOT NULL)) THEN 'agent_tirage'::text
    WHEN (agent_id IS NOT NULL) THEN 'agent'::text
    WHEN (tirage_id IS NOT NULL) THEN 'tirage'::text
    WHEN (surcussale_id IS NOT NULL) THEN 'surcussale'::text
    ELSE 'general'::text
END) STORED NOT NULL,
	borlette1 integer,
	borlette2 integer,
	borlette3 integer,
	mariage integer,
	mariage_gratuit integer,
	lotto3 integer,
	lotto4 integer,
	lotto5 integer,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT primes_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT primes_borlette1_check CHECK (((borlette1 >= 0) AND (borlette1 <= 1000000))),
	CONSTRAINT primes_borlette2_check CHECK (((borlette2 >= 0) AND (borlette2 <= 1000000))),
	CONSTRAINT primes_borlette3_check CHECK (((borlette3 >= 0) AND (borlette3 <= 1000000))),
	CONSTRAINT primes_check CHECK (((surcussale_id IS NULL) OR ((agent_id IS NULL) AND (tirage_id IS NULL)))),
	CONSTRAINT primes_check1 CHECK (((agent_id IS NOT NULL) OR (tirage_id IS NOT NULL) OR (surcussale_id IS NOT NULL) OR (num_nulls(borlette1, borlette2, borlette3, mariage, mariage_gratuit, lotto3, lotto4, lotto5) = 0))),
	CONSTRAINT primes_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id) ON DELETE CASCADE,
	CONSTRAINT primes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT primes_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id) ON DELETE CASCADE,
	CONSTRAINT primes_company_id_tirage_id_fkey FOREIGN KEY (company_id, tirage_id) REFERENCES tirages(company_id, id) ON DELETE CASCADE,
	CONSTRAINT primes_lotto3_check CHECK (((lotto3 >= 0) AND (lotto3 <= 1000000))),
	CONSTRAINT primes_lotto4_check CHECK (((lotto4 >= 0) AND (lotto4 <= 1000000))),
	CONSTRAINT primes_lotto5_check CHECK (((lotto5 >= 0) AND (lotto5 <= 1000000))),
	CONSTRAINT primes_mariage_check CHECK (((mariage >= 0) AND (mariage <= 1000000))),
	CONSTRAINT primes_mariage_gratuit_check CHECK (((mariage_gratuit >= 0) AND (mariage_gratuit <= 1000000))),
	CONSTRAINT primes_target UNIQUE NULLS NOT DISTINCT (company_id, agent_id, tirage_id, surcussale_id)
);
ALTER TABLE primes ENABLE ROW LEVEL SECURITY;
ALTER TABLE primes FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON primes FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON primes USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (((surcussale_id IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales))) AND ((agent_id IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))))));
CREATE POLICY owner ON primes TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON primes AS RESTRICTIVE FOR DELETE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY part_inserts ON primes AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY part_updates ON primes AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales))))) WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR ((agent_id IN ( SELECT agents.id
   FROM agents)) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
GRANT DELETE, INSERT, SELECT, UPDATE ON primes TO borlette_app;

CREATE TABLE recovery_codes (
	user_id uuid NOT NULL,
	code_hash bytea NOT NULL,
	used_at timestamp with time zone,
	CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
	CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON recovery_codes TO CURRENT_USER USING (true);

CREATE TABLE release_rights (
	user_id uuid NOT NULL,
	remote text NOT NULL,
	given_by uuid,
	given_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT release_rights_pkey PRIMARY KEY (user_id, remote),
	CONSTRAINT release_rights_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
	CONSTRAINT release_rights_remote_check CHECK ((remote ~ '^[a-z][a-z0-9-]*$'::text)),
	CONSTRAINT release_rights_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE release_rights ENABLE ROW LEVEL SECURITY;
ALTER TABLE release_rights FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON release_rights FOR SELECT USING (((user_id = ( SELECT app_user() AS app_user)) OR (( SELECT app_role() AS app_role) = 'superuser'::text)));
CREATE POLICY owner ON release_rights TO CURRENT_USER USING (true);
GRANT SELECT ON release_rights TO borlette_app;

CREATE TABLE report_schedules (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	name text NOT NULL,
	report text NOT NULL,
	format text NOT NULL,
	days smallint[] NOT NULL,
	at time without time zone NOT NULL,
	people uuid[] NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	sent_for date,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT report_schedules_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT report_schedules_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT report_schedules_days_check CHECK ((days <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])),
	CONSTRAINT report_schedules_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'xlsx'::text]))),
	CONSTRAINT report_schedules_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);
ALTER TABLE report_schedules ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_schedules FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON report_schedules FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON report_schedules USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON report_schedules TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON report_schedules TO borlette_app;

CREATE TABLE result_claims (
	source_id uuid NOT NULL,
	slot text NOT NULL,
	draw_date date NOT NULL,
	numbers text NOT NULL,
	first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT result_claims_pkey PRIMARY KEY (source_id, slot, draw_date, numbers),
	CONSTRAINT result_claims_numbers_check CHECK ((numbers ~ '^[0-9]{3}( [0-9]{4})?$'::text)),
	CONSTRAINT result_claims_slot_check CHECK ((slot = ANY (ARRAY['matin'::text, 'midi'::text, 'soir'::text, 'nuit'::text]))),
	CONSTRAINT result_claims_source_id_fkey FOREIGN KEY (source_id) REFERENCES result_sources(id)
);
ALTER TABLE result_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_claims FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON result_claims TO CURRENT_USER USING (true);
CREATE POLICY provider ON result_claims USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT INSERT, SELECT ON result_claims TO borlette_app;

CREATE TABLE result_sources (
	id uuid DEFAULT uuidv7() NOT NULL,
	state text NOT NULL,
	name text NOT NULL,
	url text NOT NULL,
	format text NOT NULL,
	rows_path text NOT NULL,
	date_column text NOT NULL,
	day_order text NOT NULL,
	slot_column text,
	draws jsonb NOT NULL,
	wait_minutes integer NOT NULL,
	late_minutes integer NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	attempts integer DEFAULT 0 NOT NULL,
	next_at timestamp with time zone DEFAULT now() NOT NULL,
	last_at timestamp with time zone,
	last_ok_at timestamp with time zone,
	problem jsonb,
	etag text,
	CONSTRAINT result_sources_pkey PRIMARY KEY (id),
	CONSTRAINT result_sources_check CHECK ((late_minutes > wait_minutes)),
	CONSTRAINT result_sources_day_order_check CHECK ((day_order = ANY (ARRAY['ymd'::text, 'mdy'::text, 'dmy'::text]))),
	CONSTRAINT result_sources_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text]))),
	CONSTRAINT result_sources_late_minutes_check CHECK (((late_minutes >= 1) AND (late_minutes <= 1440))),
	CONSTRAINT result_sources_state_check CHECK (((length(state) >= 1) AND (length(state) <= 80))),
	CONSTRAINT result_sources_wait_minutes_check CHECK (((wait_minutes >= 0) AND (wait_minutes <= 720)))
);
CREATE UNIQUE INDEX result_sources_url ON result_sources USING btree (state, url);
ALTER TABLE result_sources ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_sources FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON result_sources TO CURRENT_USER USING (true);
CREATE POLICY provider ON result_sources USING ((( SELECT app_role() AS app_role) = 'superuser'::text));
GRANT DELETE, INSERT, SELECT, UPDATE ON result_sources TO borlette_app;

CREATE TABLE results (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	instance_id uuid NOT NULL,
	revision integer DEFAULT 1 NOT NULL,
	lotto3 text NOT NULL,
	lot1 text NOT NULL,
	lot2 text,
	lot3 text,
	created_by uuid,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	state text DEFAULT 'provisional'::text NOT NULL,
	reason text DEFAULT ''::text NOT NULL,
	created_by_name text DEFAULT ''::text NOT NULL,
	confirmed_by uuid,
	confirmed_by_name text DEFAULT ''::text NOT NULL,
	confirmed_at timestamp with time zone,
	CONSTRAINT results_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT results_check CHECK ((lot1 = "right"(lotto3, 2))),
	CONSTRAINT results_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT results_company_id_instance_id_fkey FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances(company_id, id),
	CONSTRAINT results_company_id_instance_id_revision_key UNIQUE (company_id, instance_id, revision),
	CONSTRAINT results_lot2_check CHECK ((lot2 ~ '^[0-9]{2}$'::text)),
	CONSTRAINT results_lot3_check CHECK ((lot3 ~ '^[0-9]{2}$'::text)),
	CONSTRAINT results_lotto3_check CHECK ((lotto3 ~ '^[0-9]{3}$'::text)),
	CONSTRAINT results_state_check CHECK ((state = ANY (ARRAY['provisional'::text, 'confirmed'::text, 'reversed'::text])))
);
ALTER TABLE results ENABLE ROW LEVEL SECURITY;
ALTER TABLE results FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON results FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON results USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON results TO CURRENT_USER USING (true);
GRANT SELECT ON results TO borlette_app;

CREATE TABLE rollups (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	instance_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	supervisor_id uuid NOT NULL,
	game text NOT NULL,
	tirage_id uuid NOT NULL,
	fiches bigint DEFAULT 0 NOT NULL,
	home_fiches bigint DEFAULT 0 NOT NULL,
	fiches_gagnantes bigint DEFAULT 0 NOT NULL,
	home_gagnantes bigint DEFAULT 0 NOT NULL,
	lines bigint DEFAULT 0 NOT NULL,
	vente bigint DEFAULT 0 NOT NULL,
	commission bigint DEFAULT 0 NOT NULL,
	commission_surcussale bigint DEFAULT 0 NOT NULL,
	gain bigint DEFAULT 0 NOT NULL,
	paid bigint DEFAULT 0 NOT NULL,
	deleted_fiches bigint DEFAULT 0 NOT NULL,
	home_deleted bigint DEFAULT 0 NOT NULL,
	deleted_vente bigint DEFAULT 0 NOT NULL,
	CONSTRAINT rollups_pkey PRIMARY KEY (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
) WITH (fillfactor=70);
CREATE INDEX rollups_agent ON rollups USING btree (company_id, agent_id, draw_date);
ALTER TABLE rollups ENABLE ROW LEVEL SECURITY;
ALTER TABLE rollups FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON rollups FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON rollups USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON rollups TO CURRENT_USER USING (true);
GRANT SELECT ON rollups TO borlette_app;

CREATE VIEW rollups_differences WITH (security_invoker=true) AS
 SELECT company_id,
    draw_date,
    instance_id,
    agent_id,
    game,
    to_jsonb(kept.*) AS kept,
    to_jsonb(raw.*) AS raw
   FROM (rollups kept
     FULL JOIN rollups_raw raw USING (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game))
  WHERE (to_jsonb(kept.*) IS DISTINCT FROM to_jsonb(raw.*));

CREATE VIEW rollups_raw WITH (security_invoker=true) AS
 WITH sold AS (
         SELECT f.company_id,
            f.draw_date,
            l.instance_id,
            f.agent_id,
            f.surcussale_id,
            COALESCE(f.supervisor_id, '00000000-0000-0000-0000-000000000000'::uuid) AS supervisor_id,
            l.game,
            l.tirage_id,
            f.id AS fiche_id,
            (f.status <> 'deleted'::text) AS counts,
            (f.status = 'paid'::text) AS is_paid,
            (f.gain > 0) AS has_won,
            count(*) AS lines,
            sum(l.stake) AS vente,
            sum(l.commission) AS commission,
            sum(l.commission_surcussale) AS commission_surcussale,
            sum(l.gain) AS gain,
            (min(l.line_no) = 1) AS is_home
           FROM (fiches f
             JOIN fiche_lines l ON (((l.company_id = f.company_id) AND (l.draw_date = f.draw_date) AND (l.fiche_id = f.id))))
          GROUP BY f.company_id, f.draw_date, f.id, l.instance_id, l.tirage_id, l.game
        ), parts AS (
         SELECT sold.company_id,
            sold.draw_date,
            sold.instance_id,
            sold.agent_id,
            sold.surcussale_id,
            sold.supervisor_id,
            sold.game,
            sold.tirage_id,
            sold.fiche_id,
            sold.counts,
            sold.is_paid,
            sold.has_won,
            sold.lines,
            sold.vente,
            sold.commission,
            sold.commission_surcussale,
            sold.gain,
            sold.is_home
           FROM sold
        UNION ALL
         SELECT sold.company_id,
            sold.draw_date,
            sold.instance_id,
            sold.agent_id,
            sold.surcussale_id,
            sold.supervisor_id,
            '*'::text,
            sold.tirage_id,
            sold.fiche_id,
            sold.counts,
            sold.is_paid,
            sold.has_won,
            0,
            0,
            0,
            0,
            sum(sold.gain) AS sum,
            bool_or(sold.is_home) AS bool_or
           FROM sold
          GROUP BY sold.company_id, sold.draw_date, sold.instance_id, sold.agent_id, sold.surcussale_id, sold.supervisor_id, sold.tirage_id, sold.fiche_id, sold.counts, sold.is_paid, sold.has_won
        )
 SELECT company_id,
    draw_date,
    instance_id,
    agent_id,
    surcussale_id,
    supervisor_id,
    game,
    tirage_id,
    count(*) FILTER (WHERE counts) AS fiches,
    count(*) FILTER (WHERE (counts AND (game = '*'::text) AND is_home)) AS home_fiches,
    count(*) FILTER (WHERE (counts AND (gain > (0)::numeric))) AS fiches_gagnantes,
    count(*) FILTER (WHERE (counts AND (game = '*'::text) AND is_home AND has_won)) AS home_gagnantes,
    (COALESCE(sum(lines) FILTER (WHERE counts), (0)::numeric))::bigint AS lines,
    (COALESCE(sum(vente) FILTER (WHERE counts), (0)::numeric))::bigint AS vente,
    (COALESCE(sum(commission) FILTER (WHERE counts), (0)::numeric))::bigint AS commission,
    (COALESCE(sum(commission_surcussale) FILTER (WHERE counts), (0)::numeric))::bigint AS commission_surcussale,
    (COALESCE(sum(gain) FILTER (WHERE (counts AND (game <> '*'::text))), (0)::numeric))::bigint AS gain,
    (COALESCE(sum(gain) FILTER (WHERE (is_paid AND (game <> '*'::text))), (0)::numeric))::bigint AS paid,
    count(*) FILTER (WHERE ((NOT counts) AND (game = '*'::text))) AS deleted_fiches,
    count(*) FILTER (WHERE ((NOT counts) AND (game = '*'::text) AND is_home)) AS home_deleted,
    (COALESCE(sum(vente) FILTER (WHERE (NOT counts)), (0)::numeric))::bigint AS deleted_vente
   FROM parts
  GROUP BY company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game, tirage_id;

CREATE TABLE sales_curves (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	counted_until timestamp with time zone NOT NULL,
	is_final boolean NOT NULL,
	staked bigint[] NOT NULL,
	CONSTRAINT sales_curves_pkey PRIMARY KEY (company_id, instance_id)
) WITH (fillfactor=50);
ALTER TABLE sales_curves ENABLE ROW LEVEL SECURITY;
ALTER TABLE sales_curves FORCE ROW LEVEL SECURITY;
CREATE POLICY own_company ON sales_curves USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON sales_curves TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_curves TO borlette_app;

CREATE TABLE schema_code (
	hash text NOT NULL,
	laid_down_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT schema_code_pkey PRIMARY KEY (hash)
);
GRANT SELECT ON schema_code TO borlette_app;

CREATE TABLE sendings (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	key text NOT NULL,
	source_id uuid NOT NULL,
	source text NOT NULL,
	kind text NOT NULL,
	facts jsonb NOT NULL,
	channel text NOT NULL,
	person_id uuid NOT NULL,
	browser_id uuid,
	state text DEFAULT 'waiting'::text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	next_at timestamp with time zone DEFAULT now() NOT NULL,
	problem jsonb,
	is_doubtful boolean DEFAULT false NOT NULL,
	sent_at timestamp with time zone,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT sendings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT sendings_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text]))),
	CONSTRAINT sendings_check CHECK (((sent_at IS NOT NULL) = (state = 'sent'::text))),
	CONSTRAINT sendings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT sendings_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text])))
);
CREATE INDEX sendings_due ON sendings USING btree (next_at, company_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE UNIQUE INDEX sendings_key ON sendings USING btree (company_id, key);
CREATE INDEX sendings_source ON sendings USING btree (company_id, source_id, created_at);
ALTER TABLE sendings ENABLE ROW LEVEL SECURITY;
ALTER TABLE sendings FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON sendings FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON sendings USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_supervisor() AS app_supervisor) IS NULL)));
CREATE POLICY owner ON sendings TO CURRENT_USER USING (true);
GRANT INSERT, SELECT, UPDATE ON sendings TO borlette_app;

CREATE TABLE settlements (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	kind text NOT NULL,
	revision integer NOT NULL,
	fiches_gagnantes integer NOT NULL,
	gain bigint NOT NULL,
	at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT settlements_pkey PRIMARY KEY (company_id, instance_id, id),
	CONSTRAINT settlements_company_id_instance_id_fkey FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances(company_id, id),
	CONSTRAINT settlements_kind_check CHECK ((kind = ANY (ARRAY['settlement'::text, 'reversal'::text, 'cancellation'::text])))
);
ALTER TABLE settlements ENABLE ROW LEVEL SECURITY;
ALTER TABLE settlements FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON settlements FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON settlements USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON settlements TO CURRENT_USER USING (true);
GRANT SELECT ON settlements TO borlette_app;
CREATE CONSTRAINT TRIGGER witness_outcome AFTER INSERT ON settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind <> 'reversal'::text)) EXECUTE FUNCTION witness_outcome();

CREATE TABLE supervisors (
	company_id uuid NOT NULL,
	id uuid NOT NULL,
	commission integer DEFAULT 0 NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT supervisors_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT supervisors_commission_check CHECK (((commission >= 0) AND (commission <= 10000))),
	CONSTRAINT supervisors_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT supervisors_id_fkey FOREIGN KEY (id) REFERENCES users(id)
);
ALTER TABLE supervisors ENABLE ROW LEVEL SECURITY;
ALTER TABLE supervisors FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON supervisors FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON supervisors USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (id = ( SELECT app_supervisor() AS app_supervisor)))));
CREATE POLICY owner ON supervisors TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON supervisors AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON supervisors AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON supervisors AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON supervisors TO borlette_app;

CREATE TABLE surcussales (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	supervisor_id uuid,
	name text NOT NULL,
	city text DEFAULT ''::text NOT NULL,
	address text DEFAULT ''::text NOT NULL,
	phone text,
	commission integer DEFAULT 0 NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	generale_id uuid,
	CONSTRAINT surcussales_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT surcussales_commission_check CHECK (((commission >= 0) AND (commission <= 10000))),
	CONSTRAINT surcussales_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT surcussales_company_id_supervisor_id_fkey FOREIGN KEY (company_id, supervisor_id) REFERENCES supervisors(company_id, id),
	CONSTRAINT surcussales_generale FOREIGN KEY (company_id, generale_id) REFERENCES generales(company_id, id)
);
CREATE INDEX surcussales_generale ON surcussales USING btree (company_id, generale_id);
CREATE UNIQUE INDEX surcussales_name ON surcussales USING btree (company_id, lower(name));
CREATE INDEX surcussales_supervisor ON surcussales USING btree (company_id, supervisor_id);
ALTER TABLE surcussales ENABLE ROW LEVEL SECURITY;
ALTER TABLE surcussales FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON surcussales FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON surcussales USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (supervisor_id = ( SELECT app_supervisor() AS app_supervisor)))));
CREATE POLICY owner ON surcussales TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON surcussales TO borlette_app;
CREATE TRIGGER keep_own_rate BEFORE INSERT OR UPDATE OF commission ON surcussales FOR EACH ROW EXECUTE FUNCTION keep_own_rate();

CREATE TABLE takings (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	agent_id uuid NOT NULL,
	seq bigint NOT NULL,
	key text NOT NULL,
	taken_at timestamp with time zone NOT NULL,
	at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	despite text[] NOT NULL,
	actor_signature bytea NOT NULL,
	agent_signature bytea NOT NULL,
	CONSTRAINT takings_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT takings_check CHECK ((taken_at <= at)),
	CONSTRAINT takings_company_id_actor_id_key_key UNIQUE (company_id, actor_id, key),
	CONSTRAINT takings_company_id_agent_id_seq_fkey FOREIGN KEY (company_id, agent_id, seq) REFERENCES wallet_entries(company_id, agent_id, seq)
);
CREATE INDEX takings_at ON takings USING btree (company_id, actor_id, at);
ALTER TABLE takings ENABLE ROW LEVEL SECURITY;
ALTER TABLE takings FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON takings FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_acts ON takings FOR SELECT USING (((company_id = ( SELECT app_company() AS app_company)) AND (actor_id = ( SELECT app_user() AS app_user))));
CREATE POLICY own_company ON takings USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON takings TO CURRENT_USER USING (true);
GRANT INSERT, SELECT ON takings TO borlette_app;

CREATE TABLE tirage_instances (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	tirage_id uuid NOT NULL,
	draw_date date NOT NULL,
	opens_at timestamp with time zone DEFAULT now() NOT NULL,
	close_at timestamp with time zone NOT NULL,
	draw_at timestamp with time zone NOT NULL,
	state text DEFAULT 'open'::text NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	sealed_at timestamp with time zone,
	seal_fiches integer,
	seal_total bigint,
	seal_hash bytea,
	result_revision integer DEFAULT 0 NOT NULL,
	verified_revision integer DEFAULT 0 NOT NULL,
	verified_at timestamp with time zone,
	CONSTRAINT tirage_instances_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT tirage_instances_check CHECK ((draw_at >= close_at)),
	CONSTRAINT tirage_instances_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT tirage_instances_company_id_tirage_id_draw_date_key UNIQUE (company_id, tirage_id, draw_date),
	CONSTRAINT tirage_instances_company_id_tirage_id_fkey FOREIGN KEY (company_id, tirage_id) REFERENCES tirages(company_id, id),
	CONSTRAINT tirage_instances_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'provisional'::text, 'confirmed'::text, 'settled'::text, 'cancelled'::text])))
);
CREATE INDEX tirage_instances_date ON tirage_instances USING btree (company_id, draw_date);
CREATE INDEX tirage_instances_due ON tirage_instances USING btree (close_at) WHERE ((state = ANY (ARRAY['open'::text, 'confirmed'::text])) OR (verified_revision <> result_revision));
ALTER TABLE tirage_instances ENABLE ROW LEVEL SECURITY;
ALTER TABLE tirage_instances FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON tirage_instances FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON tirage_instances USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON tirage_instances TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON tirage_instances AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON tirage_instances AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON tirage_instances AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT (company_id, tirage_id, draw_date, close_at, draw_at), SELECT ON tirage_instances TO borlette_app;
CREATE TRIGGER tell_gone AFTER DELETE ON tirage_instances REFERENCING OLD TABLE AS dates FOR EACH STATEMENT EXECUTE FUNCTION tell_dates();
CREATE TRIGGER tell_made AFTER INSERT ON tirage_instances REFERENCING NEW TABLE AS dates FOR EACH STATEMENT EXECUTE FUNCTION tell_dates();
CREATE TRIGGER tell_state AFTER UPDATE ON tirage_instances FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_instance();
CREATE CONSTRAINT TRIGGER witness_imported_seal AFTER INSERT ON tirage_instances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.sealed_at IS NOT NULL)) EXECUTE FUNCTION witness_seal();
CREATE CONSTRAINT TRIGGER witness_seal AFTER UPDATE ON tirage_instances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.sealed_at IS DISTINCT FROM new.sealed_at)) EXECUTE FUNCTION witness_seal();

CREATE TABLE tirages (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	info_tirage_id uuid NOT NULL,
	name text NOT NULL,
	timezone text NOT NULL,
	draw_time time without time zone NOT NULL,
	days smallint[] NOT NULL,
	cutoff_minutes integer DEFAULT 5 NOT NULL,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT tirages_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT tirages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT tirages_company_id_info_tirage_id_fkey FOREIGN KEY (company_id, info_tirage_id) REFERENCES info_tirages(company_id, id),
	CONSTRAINT tirages_cutoff_minutes_check CHECK (((cutoff_minutes >= 0) AND (cutoff_minutes <= 240)))
);
CREATE INDEX tirages_info ON tirages USING btree (company_id, info_tirage_id);
CREATE UNIQUE INDEX tirages_name ON tirages USING btree (company_id, lower(name));
ALTER TABLE tirages ENABLE ROW LEVEL SECURITY;
ALTER TABLE tirages FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON tirages FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON tirages USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON tirages TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON tirages AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON tirages AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON tirages AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT, UPDATE ON tirages TO borlette_app;
CREATE TRIGGER tell_changed AFTER UPDATE ON tirages REFERENCING NEW TABLE AS dates FOR EACH STATEMENT EXECUTE FUNCTION tell_dates();

CREATE TABLE todos (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	kind text NOT NULL,
	subject text NOT NULL,
	surcussale_id uuid,
	facts jsonb NOT NULL,
	grade text DEFAULT ''::text NOT NULL,
	due_at timestamp with time zone,
	raised_at timestamp with time zone DEFAULT now() NOT NULL,
	assigned_to uuid,
	put_off_until timestamp with time zone,
	done_at timestamp with time zone,
	done_name text,
	gone_at timestamp with time zone,
	version integer DEFAULT 1 NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT todos_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT todos_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL,
	CONSTRAINT todos_check CHECK (((done_at IS NULL) = (done_name IS NULL)))
);
CREATE UNIQUE INDEX todos_open ON todos USING btree (company_id, kind, subject) WHERE (gone_at IS NULL);
ALTER TABLE todos ENABLE ROW LEVEL SECURITY;
ALTER TABLE todos FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON todos FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY of_provider ON todos USING (((company_id = '00000000-0000-0000-0000-000000000000'::uuid) AND (( SELECT app_scope() AS app_scope) = 'all'::text) AND (( SELECT app_role() AS app_role) = 'superuser'::text)));
CREATE POLICY own_company ON todos USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON todos TO CURRENT_USER USING (true);
GRANT INSERT, SELECT, UPDATE ON todos TO borlette_app;

CREATE TABLE tokens (
	id uuid DEFAULT uuidv7() NOT NULL,
	token_hash bytea NOT NULL,
	user_id uuid NOT NULL,
	company_id uuid,
	country_code character(2),
	idle_minutes integer NOT NULL,
	idle_expires_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	ip text,
	user_agent text,
	CONSTRAINT tokens_pkey PRIMARY KEY (id),
	CONSTRAINT tokens_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT tokens_token_hash_key UNIQUE (token_hash),
	CONSTRAINT tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX tokens_user ON tokens USING btree (user_id);
ALTER TABLE tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON tokens TO CURRENT_USER USING (true);
CREATE TRIGGER tell_ended AFTER DELETE ON tokens FOR EACH ROW EXECUTE FUNCTION tell_revoked();
CREATE TRIGGER tell_rotated AFTER UPDATE ON tokens FOR EACH ROW WHEN ((old.token_hash IS DISTINCT FROM new.token_hash)) EXECUTE FUNCTION tell_revoked();

CREATE TABLE two_factor (
	user_id uuid NOT NULL,
	secret bytea NOT NULL,
	confirmed_at timestamp with time zone,
	last_step bigint DEFAULT '-1'::integer NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT two_factor_pkey PRIMARY KEY (user_id),
	CONSTRAINT two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE two_factor ENABLE ROW LEVEL SECURITY;
ALTER TABLE two_factor FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON two_factor TO CURRENT_USER USING (true);
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON two_factor FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE user_browsers (
	id uuid DEFAULT uuidv7() NOT NULL,
	user_id uuid NOT NULL,
	endpoint text NOT NULL,
	p256dh text NOT NULL,
	auth text NOT NULL,
	lang text NOT NULL,
	label text NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT user_browsers_pkey PRIMARY KEY (id),
	CONSTRAINT user_browsers_endpoint_check CHECK ((length(endpoint) <= 1000)),
	CONSTRAINT user_browsers_endpoint_key UNIQUE (endpoint),
	CONSTRAINT user_browsers_lang_check CHECK ((lang = ANY (ARRAY['fr'::text, 'en'::text, 'de'::text]))),
	CONSTRAINT user_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_browsers_user ON user_browsers USING btree (user_id);
ALTER TABLE user_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_browsers FORCE ROW LEVEL SECURITY;
CREATE POLICY colleagues ON user_browsers FOR SELECT USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) AND (EXISTS ( SELECT
   FROM users
  WHERE ((users.id = user_browsers.user_id) AND (users.company_id = ( SELECT app_company() AS app_company)))))));
CREATE POLICY house ON user_browsers USING (((( SELECT app_role() AS app_role) = 'superuser'::text) AND (( SELECT app_user() AS app_user) IS NULL)));
CREATE POLICY myself ON user_browsers USING ((user_id = ( SELECT app_user() AS app_user)));
CREATE POLICY owner ON user_browsers TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT ON user_browsers TO borlette_app;

CREATE TABLE user_emails (
	user_id uuid NOT NULL,
	email text NOT NULL,
	lang text NOT NULL,
	code_hash bytea,
	code_sent_at timestamp with time zone DEFAULT now() NOT NULL,
	wrong_codes integer DEFAULT 0 NOT NULL,
	confirmed_at timestamp with time zone,
	CONSTRAINT user_emails_pkey PRIMARY KEY (user_id),
	CONSTRAINT user_emails_email_check CHECK ((length(email) <= 254)),
	CONSTRAINT user_emails_lang_check CHECK ((lang = ANY (ARRAY['fr'::text, 'en'::text, 'de'::text]))),
	CONSTRAINT user_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE user_emails ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_emails FORCE ROW LEVEL SECURITY;
CREATE POLICY colleagues ON user_emails FOR SELECT USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) AND (EXISTS ( SELECT
   FROM users
  WHERE ((users.id = user_emails.user_id) AND (users.company_id = ( SELECT app_company() AS app_company)))))));
CREATE POLICY house ON user_emails USING (((( SELECT app_role() AS app_role) = 'superuser'::text) AND (( SELECT app_user() AS app_user) IS NULL)));
CREATE POLICY myself ON user_emails USING ((user_id = ( SELECT app_user() AS app_user)));
CREATE POLICY owner ON user_emails TO CURRENT_USER USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON user_emails TO borlette_app;

CREATE TABLE user_permissions (
	user_id uuid NOT NULL,
	codename text NOT NULL,
	CONSTRAINT user_permissions_pkey PRIMARY KEY (user_id, codename),
	CONSTRAINT user_permissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE user_permissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_permissions FORCE ROW LEVEL SECURITY;
CREATE POLICY administered_deletes ON user_permissions AS RESTRICTIVE FOR DELETE TO borlette_app USING (may_administer(user_id));
CREATE POLICY administered_inserts ON user_permissions AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (may_give(user_id, codename));
CREATE POLICY all_companies ON user_permissions FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON user_permissions USING ((EXISTS ( SELECT
   FROM users
  WHERE ((users.id = user_permissions.user_id) AND (users.company_id = ( SELECT app_company() AS app_company))))));
CREATE POLICY owner ON user_permissions TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON user_permissions AS RESTRICTIVE FOR DELETE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_inserts ON user_permissions AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
CREATE POLICY part_updates ON user_permissions AS RESTRICTIVE FOR UPDATE TO borlette_app USING ((( SELECT app_supervisor() AS app_supervisor) IS NULL)) WITH CHECK ((( SELECT app_supervisor() AS app_supervisor) IS NULL));
GRANT DELETE, INSERT, SELECT ON user_permissions TO borlette_app;
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON user_permissions FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed('rights');

CREATE TABLE username_claims (
	username text NOT NULL,
	claimed_for uuid,
	at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT username_claims_pkey PRIMARY KEY (username)
);
ALTER TABLE username_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE username_claims FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON username_claims TO CURRENT_USER USING (true);

CREATE TABLE users (
	id uuid DEFAULT uuidv7() NOT NULL,
	role text NOT NULL,
	company_id uuid,
	username text NOT NULL,
	password_hash text NOT NULL,
	first_name text DEFAULT ''::text NOT NULL,
	last_name text DEFAULT ''::text NOT NULL,
	phone text,
	user_photo text,
	is_active boolean DEFAULT true NOT NULL,
	version integer DEFAULT 1 NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	updated_at timestamp with time zone DEFAULT now() NOT NULL,
	chosen_company uuid,
	chosen_country character(2),
	CONSTRAINT users_pkey PRIMARY KEY (id),
	CONSTRAINT users_check CHECK (((role = 'superuser'::text) = (company_id IS NULL))),
	CONSTRAINT users_chosen_company_fkey FOREIGN KEY (chosen_company) REFERENCES companies(id) ON DELETE SET NULL,
	CONSTRAINT users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
	CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['superuser'::text, 'company'::text, 'supervisor'::text])))
);
CREATE INDEX users_chosen_company ON users USING btree (chosen_company);
CREATE INDEX users_company ON users USING btree (company_id);
CREATE INDEX users_phone ON users USING btree (phone);
CREATE UNIQUE INDEX users_username ON users USING btree (lower(username));
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
CREATE POLICY administered_deletes ON users AS RESTRICTIVE FOR DELETE TO borlette_app USING (may_administer(id));
CREATE POLICY administered_inserts ON users AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_role() AS app_role) = 'superuser'::text) OR ((( SELECT app_role() AS app_role) = 'company'::text) AND (role <> 'superuser'::text))));
CREATE POLICY administered_updates ON users AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((id = ( SELECT app_user() AS app_user)) OR may_administer(id)));
CREATE POLICY all_companies ON users FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY myself ON users USING ((id = ( SELECT app_user() AS app_user)));
CREATE POLICY own_company ON users USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON users TO CURRENT_USER USING (true);
CREATE POLICY part_deletes ON users AS RESTRICTIVE FOR DELETE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (id = ( SELECT app_user() AS app_user))));
CREATE POLICY part_inserts ON users AS RESTRICTIVE FOR INSERT TO borlette_app WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (id = ( SELECT app_user() AS app_user))));
CREATE POLICY part_updates ON users AS RESTRICTIVE FOR UPDATE TO borlette_app USING (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (id = ( SELECT app_user() AS app_user)))) WITH CHECK (((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (id = ( SELECT app_user() AS app_user))));
GRANT DELETE, INSERT, SELECT (id, role, company_id, username, first_name, last_name, phone, is_active, version, created_at), UPDATE (password_hash, first_name, last_name, phone, user_photo, is_active, version, updated_at) ON users TO borlette_app;
CREATE TRIGGER tell_people AFTER INSERT OR DELETE OR UPDATE ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_people_changed();

CREATE TABLE usual_signals (
	company_id uuid NOT NULL,
	signal text NOT NULL,
	usual bigint,
	day date NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT usual_signals_pkey PRIMARY KEY (company_id, signal),
	CONSTRAINT usual_signals_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
ALTER TABLE usual_signals ENABLE ROW LEVEL SECURITY;
ALTER TABLE usual_signals FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON usual_signals FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON usual_signals USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY owner ON usual_signals TO CURRENT_USER USING (true);
GRANT INSERT, SELECT, UPDATE ON usual_signals TO borlette_app;

CREATE TABLE visits (
	company_id uuid NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	surcussale_id uuid NOT NULL,
	visited_at timestamp with time zone NOT NULL,
	at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	note text DEFAULT ''::text NOT NULL,
	CONSTRAINT visits_pkey PRIMARY KEY (company_id, id),
	CONSTRAINT visits_check CHECK ((visited_at <= at)),
	CONSTRAINT visits_company_id_surcussale_id_fkey FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales(company_id, id)
);
CREATE INDEX visits_newest ON visits USING btree (company_id, surcussale_id, visited_at);
ALTER TABLE visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE visits FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON visits FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON visits USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (surcussale_id IN ( SELECT surcussales.id
   FROM surcussales)))));
CREATE POLICY owner ON visits TO CURRENT_USER USING (true);
GRANT INSERT, SELECT ON visits TO borlette_app;

CREATE TABLE wallet_entries (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	seq bigint NOT NULL,
	id uuid DEFAULT uuidv7() NOT NULL,
	at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	kind text NOT NULL,
	amount bigint NOT NULL,
	balance bigint NOT NULL,
	ref_code text DEFAULT ''::text NOT NULL,
	note text DEFAULT ''::text NOT NULL,
	actor_id uuid,
	actor_name text NOT NULL,
	CONSTRAINT wallet_entries_pkey PRIMARY KEY (company_id, agent_id, seq),
	CONSTRAINT wallet_entries_check CHECK (
CASE kind
    WHEN 'deposit'::text THEN (amount > 0)
    WHEN 'withdrawal'::text THEN (amount < 0)
    WHEN 'sale'::text THEN (amount <= 0)
    WHEN 'commission'::text THEN (amount >= 0)
    WHEN 'payout'::text THEN (amount >= 0)
    ELSE true
END),
	CONSTRAINT wallet_entries_company_id_agent_id_fkey FOREIGN KEY (company_id, agent_id) REFERENCES agents(company_id, id),
	CONSTRAINT wallet_entries_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'sale'::text, 'commission'::text, 'payout'::text, 'reversal'::text, 'adjustment'::text]))),
	CONSTRAINT wallet_entries_seq_check CHECK ((seq > 0))
);
CREATE INDEX wallet_entries_at ON wallet_entries USING btree (company_id, at);
ALTER TABLE wallet_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE wallet_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY all_companies ON wallet_entries FOR SELECT USING ((( SELECT app_scope() AS app_scope) = 'all'::text));
CREATE POLICY own_company ON wallet_entries USING (((company_id = ( SELECT app_company() AS app_company)) AND ((( SELECT app_supervisor() AS app_supervisor) IS NULL) OR (agent_id IN ( SELECT agents.id
   FROM agents)))));
CREATE POLICY owner ON wallet_entries TO CURRENT_USER USING (true);
GRANT SELECT ON wallet_entries TO borlette_app;

CREATE FUNCTION add_counts(a integer[], b integer[]) RETURNS integer[]
	LANGUAGE sql IMMUTABLE PARALLEL SAFE;

CREATE FUNCTION agent_name(p_first_name text, p_last_name text, p_code text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE;
GRANT EXECUTE ON FUNCTION agent_name TO borlette_app;

CREATE FUNCTION agent_signed_in_until(p_agent uuid) RETURNS timestamp with time zone
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION agent_signed_in_until TO borlette_app;

CREATE FUNCTION app_company() RETURNS uuid
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION app_company TO borlette_app;

CREATE FUNCTION app_role() RETURNS text
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION app_role TO borlette_app;

CREATE FUNCTION app_scope() RETURNS text
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION app_scope TO borlette_app;

CREATE FUNCTION app_supervisor() RETURNS uuid
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION app_supervisor TO borlette_app;

CREATE FUNCTION app_user() RETURNS uuid
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION app_user TO borlette_app;

CREATE FUNCTION audit_append(p_actor_name text, p_action text, p_object_type text, p_object_id text, p_object_label text, p_before jsonb, p_after jsonb, p_ip text, p_user_agent text) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION audit_append TO borlette_app;

CREATE FUNCTION audit_chain(entry audit_entries) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION audit_hash(entry audit_entries) RETURNS bytea
	LANGUAGE sql STABLE SET TimeZone=UTC;
GRANT EXECUTE ON FUNCTION audit_hash TO borlette_app;

CREATE FUNCTION audit_witness(p_company uuid, p_action text, p_id text, p_after jsonb) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION auth_credentials(p_username text, p_phone text) RETURNS TABLE(user_id uuid, company_id uuid, username text, role text, password_hash text, is_active boolean)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_credentials TO borlette_app;

CREATE FUNCTION auth_due(p_user users, OUT password_given boolean, OUT second_step_demanded boolean, OUT has_second_step boolean) RETURNS record
	LANGUAGE sql STABLE SET search_path=public, pg_temp;

CREATE FUNCTION auth_end(p_hash bytea) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_end TO borlette_app;

CREATE FUNCTION auth_end_agent(p_agent uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_end_agent TO borlette_app;

CREATE FUNCTION auth_end_others(p_keep bytea, p_why text) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_end_others TO borlette_app;

CREATE FUNCTION auth_end_session(p_id uuid) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_end_session TO borlette_app;

CREATE FUNCTION auth_end_user(p_user uuid, p_why text) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_end_user TO borlette_app;

CREATE FUNCTION auth_peek(p_hash bytea) RETURNS TABLE(role text, is_active boolean, company_id uuid, perms text[], expires_at timestamp with time zone, password_given boolean, second_step_demanded boolean, has_second_step boolean)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_peek TO borlette_app;

CREATE FUNCTION auth_rechoose(p_old bytea, p_new bytea, p_company uuid, p_country text) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_rechoose TO borlette_app;

CREATE FUNCTION auth_session(p_hash bytea) RETURNS TABLE(user_id uuid, role text, username text, first_name text, last_name text, phone text, user_photo text, is_active boolean, company_id uuid, companyname text, company_photo text, currency text, timezone text, company_country text, country_name text, country_code text, idle_expires_at timestamp with time zone, expires_at timestamp with time zone, perms text[], password_given boolean, second_step_demanded boolean, has_second_step boolean, seconds_since_sign_in double precision)
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_session TO borlette_app;

CREATE FUNCTION auth_sessions(p_current bytea) RETURNS TABLE(id uuid, created_at timestamp with time zone, last_used_at timestamp with time zone, idle_expires_at timestamp with time zone, expires_at timestamp with time zone, ip text, user_agent text, is_current boolean)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_sessions TO borlette_app;

CREATE FUNCTION auth_start(p_user uuid, p_hash bytea, p_idle_minutes integer, p_minutes integer, p_ip text, p_agent text, p_password text, p_second boolean) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_start TO borlette_app;

CREATE FUNCTION auth_take_recovery_code(p_user uuid, p_hash bytea) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_take_recovery_code TO borlette_app;

CREATE FUNCTION auth_take_step(p_user uuid, p_step bigint) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_take_step TO borlette_app;

CREATE FUNCTION auth_two_factor(p_user uuid) RETURNS TABLE(secret bytea, confirmed_at timestamp with time zone, recovery_left integer)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_two_factor TO borlette_app;

CREATE FUNCTION auth_why_ended(p_hash bytea) RETURNS text
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION auth_why_ended TO borlette_app;

CREATE FUNCTION autopilot_of(p_company uuid) RETURNS autopilots
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION autopilot_of TO borlette_app;

CREATE FUNCTION await_settlements(p_instance tirage_instances) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION blocks_on(p_company uuid, p_agent uuid, p_tirage uuid, p_draw_date date, p_numbers text) RETURNS SETOF uuid
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION blocks_on TO borlette_app;

CREATE FUNCTION cancel_instance(p_instance uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION cancel_instance TO borlette_app;

CREATE FUNCTION claim_username(p_username text, p_company uuid) RETURNS boolean
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION claim_username TO borlette_app;

CREATE FUNCTION close_due() RETURNS integer
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION close_due TO borlette_app;

CREATE FUNCTION close_instance(p_company uuid, p_instance uuid) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION code_is_right(p_ref_code text, p_security_code text) RETURNS boolean
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION code_is_right TO borlette_app;

CREATE FUNCTION company_defaults() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION confirm_result(p_instance uuid, p_revision integer, p_lotto3 text, p_lot2 text, p_lot3 text, p_actor_name text) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION confirm_result TO borlette_app;

CREATE FUNCTION contact_forget(p_days integer) RETURNS integer
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION contact_forget TO borlette_app;

CREATE FUNCTION count_for_limit() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION counters_of(p_agent uuid, p_surcussale uuid, p_lines sale_line[], p_most_cost bigint) RETURNS TABLE(place integer, rule text, instance_id uuid, holder_id uuid, game text, option smallint, numbers text, staked bigint, liability bigint, cap bigint, worst bigint)
	LANGUAGE sql STABLE;

CREATE FUNCTION counts_agent(p_company uuid, p_agent uuid, p_instance uuid, p_tirage uuid) RETURNS boolean
	LANGUAGE sql STABLE;

CREATE FUNCTION create_first_superuser(p_username text, p_hash text, p_permissions text[]) RETURNS boolean
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION create_first_superuser TO borlette_app;

CREATE FUNCTION decide_fiches(p_instance tirage_instances, p_at_home uuid[]) RETURNS void
	LANGUAGE sql SET work_mem=64MB;

CREATE FUNCTION delete_company(p_id uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION delete_company TO borlette_app;

CREATE FUNCTION draw_counted(p_pilot autopilots, p_instance uuid, p_parts integer[], p_worst bigint) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION drawn_at(p_day date, p_time time without time zone, p_zone text) RETURNS timestamp with time zone
	LANGUAGE sql STABLE PARALLEL SAFE;
GRANT EXECUTE ON FUNCTION drawn_at TO borlette_app;

CREATE FUNCTION draws_of(p_fiche fiches) RETURNS uuid[]
	LANGUAGE sql STABLE;

CREATE FUNCTION effective_primes(p_company uuid, p_agent uuid, p_surcussale uuid, p_tirage uuid) RETURNS TABLE(borlette1 integer, borlette2 integer, borlette3 integer, mariage integer, mariage_gratuit integer, lotto3 integer, lotto4 integer, lotto5 integer)
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION effective_primes TO borlette_app;

CREATE FUNCTION ensure_partitions(p_month date) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp SET lock_timeout=800ms;
GRANT EXECUTE ON FUNCTION ensure_partitions TO borlette_app;

CREATE FUNCTION enter_result(p_instance uuid, p_lotto3 text, p_lot2 text, p_lot3 text, p_reason text, p_actor_name text) RETURNS integer
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION enter_result TO borlette_app;

CREATE FUNCTION expire_fiches() RETURNS integer
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION expire_fiches TO borlette_app;

CREATE FUNCTION expires_on(p_fiche fiches) RETURNS date
	LANGUAGE sql STABLE;

CREATE FUNCTION fiche_for_change(p_ref_code text, p_alone boolean DEFAULT false) RETURNS fiches
	LANGUAGE plpgsql;

CREATE FUNCTION fiche_sold(p_company uuid, p_draw_date date, p_id uuid) RETURNS json
	LANGUAGE plpgsql STABLE;

CREATE FUNCTION fiche_view(p_fiche fiches) RETURNS json
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION fiche_view TO borlette_app;

CREATE FUNCTION fiche_with(p_fiche fiches, p_lines sale_line[]) RETURNS json
	LANGUAGE sql STABLE SET TimeZone=UTC;
GRANT EXECUTE ON FUNCTION fiche_with TO borlette_app;

CREATE FUNCTION fit_shares(p_pilot autopilots, p_instance uuid, p_worst bigint) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION free_mariages(p_company uuid, p_surcussale uuid, p_total bigint) RETURNS integer
	LANGUAGE sql STABLE;

CREATE FUNCTION free_of(p_ceiling bigint) RETURNS bigint
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION gain_changes(p_instance tirage_instances, p_result results) RETURNS TABLE(fiche_id uuid, line_no smallint, game text, amount bigint)
	LANGUAGE sql STABLE;

CREATE FUNCTION give_agent_code() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION give_defaults(p_company uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION give_gains(p_instance tirage_instances, p_result results) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION give_release_rights(p_username text, p_remotes text[]) RETURNS uuid
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION give_release_rights TO borlette_app;

CREATE FUNCTION grown_by(p_growth bigint[], p_parts integer[]) RETURNS bigint
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION has_code(p_code text) RETURNS boolean
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION has_code TO borlette_app;

CREATE FUNCTION has_room(p_company uuid, p_line sale_line) RETURNS boolean
	LANGUAGE sql STABLE;

CREATE FUNCTION hold_balls(p_pilot autopilots, p_agent uuid, p_lines sale_line[], p_raised exposures[]) RETURNS jsonb
	LANGUAGE plpgsql;

CREATE FUNCTION hold_ceilings(p_pilot autopilots, p_agent uuid, p_lines sale_line[], p_raised exposures[], p_alone boolean) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION hold_dates(p_tirage uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION hold_dates TO borlette_app;

CREATE FUNCTION hold_draw(p_pilot autopilots, p_instance uuid, p_agent uuid, p_lines sale_line[], p_raised exposures[], p_alone boolean) RETURNS jsonb
	LANGUAGE plpgsql;

CREATE FUNCTION hold_draws(p_company uuid, p_instances uuid[], p_alone boolean) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION hold_fiche(p_ref_code text) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION hold_fiche TO borlette_app;

CREATE FUNCTION hold_home(p_company uuid, p_server text) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION hold_home TO borlette_app;

CREATE FUNCTION hold_open_draws() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION hold_void(p_company uuid, p_lines sale_line[], p_alone boolean) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION homes_of_companies() RETURNS TABLE(company_id uuid, server text)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION homes_of_companies TO borlette_app;

CREATE FUNCTION house_state() RETURNS TABLE(at timestamp with time zone, started_at timestamp with time zone, version text, bytes bigint, connections integer, most_connections integer, transaction_seconds integer, frozen_age bigint, room_until date, people integer, terminals integer, fiches_minute integer, draws_late integer, draw_late_seconds integer, messages_waiting integer, message_late_seconds integer, replicas jsonb, checked_at timestamp with time zone, differences integer)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION house_state TO borlette_app;

CREATE FUNCTION idempotency_begin(p_key text, p_hash bytea) RETURNS jsonb
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION idempotency_begin TO borlette_app;

CREATE FUNCTION idempotency_end(p_key text, p_hash bytea, p_answer jsonb, p_for_good boolean DEFAULT false) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION idempotency_end TO borlette_app;

CREATE FUNCTION idempotency_forget() RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION idempotency_forget TO borlette_app;

CREATE FUNCTION instance_for_result(p_instance uuid) RETURNS tirage_instances
	LANGUAGE plpgsql;

CREATE FUNCTION is_blocked(p_company uuid, p_agent uuid, p_tirage uuid, p_draw_date date, p_numbers text) RETURNS boolean
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION is_blocked TO borlette_app;

CREATE FUNCTION is_claimable(p_fiche fiches) RETURNS boolean
	LANGUAGE sql STABLE;

CREATE FUNCTION is_playable(p_company uuid, p_surcussale uuid, p_game text, p_option smallint) RETURNS boolean
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION is_playable TO borlette_app;

CREATE FUNCTION is_selling(p_instance tirage_instances, p_now timestamp with time zone) RETURNS boolean
	LANGUAGE sql IMMUTABLE;
GRANT EXECUTE ON FUNCTION is_selling TO borlette_app;

CREATE FUNCTION judge_lines(p_company uuid, p_agent uuid, p_surcussale uuid, p_lines sale_line[]) RETURNS sale_line[]
	LANGUAGE plpgsql;

CREATE FUNCTION keep_currency() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION keep_own_rate() RETURNS trigger
	LANGUAGE plpgsql;

CREATE FUNCTION kind_of(p_game text, p_option smallint) RETURNS integer
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION limits_on(p_company uuid, p_agent uuid, p_tirage uuid, p_game text, p_numbers text) RETURNS TABLE(min_stake bigint, max_stake bigint, game bigint, game_agent bigint, boule bigint, boule_agent bigint)
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION limits_on TO borlette_app;

CREATE FUNCTION lines_of(p_fiche fiches) RETURNS sale_line[]
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION lines_of TO borlette_app;

CREATE FUNCTION lower_exposures(p_fiche fiches, p_lines sale_line[]) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION may_administer(p_user uuid) RETURNS boolean
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION may_administer TO borlette_app;

CREATE FUNCTION may_give(p_user uuid, p_code text) RETURNS boolean
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION may_give TO borlette_app;

CREATE FUNCTION next_close() RETURNS timestamp with time zone
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION next_close TO borlette_app;

CREATE FUNCTION note_near(p_company uuid, p_instance uuid, p_ceiling bigint, p_reached bigint) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION note_refused(p_refused jsonb) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION note_refused TO borlette_app;

CREATE FUNCTION numbered_lines(p_lines sale_line[]) RETURNS TABLE(instance_id uuid, tirage_id uuid, game text, option smallint, numbers text, stake bigint, prime1 integer, prime2 integer, prime3 integer, commission bigint, commission_surcussale bigint, gain bigint, line_no bigint)
	LANGUAGE sql IMMUTABLE;
GRANT EXECUTE ON FUNCTION numbered_lines TO borlette_app;

CREATE FUNCTION one_in(p_class integer) RETURNS integer[]
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION options_of(p_company uuid, p_surcussale uuid) RETURNS TABLE(game text, option smallint)
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION options_of TO borlette_app;

CREATE FUNCTION outcome_text(i tirage_instances) RETURNS text
	LANGUAGE sql STABLE;

CREATE FUNCTION page_forget() RETURNS integer
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION page_forget TO borlette_app;

CREATE FUNCTION page_note(p_token bytea, p_channel text, p_revision integer, p_host text, p_builds jsonb) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION page_note TO borlette_app;

CREATE FUNCTION paid_fiche_against(p_instance uuid, p_lotto3 text, p_lot1 text, p_lot2 text, p_lot3 text) RETURNS text
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION paid_fiche_against TO borlette_app;

CREATE FUNCTION paid_fiche_of(p_instance tirage_instances, p_result results) RETURNS text
	LANGUAGE sql STABLE;

CREATE FUNCTION parts_of(p_lines sale_line[]) RETURNS integer[]
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION parts_sold(p_company uuid, p_instance uuid) RETURNS integer[]
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION parts_sold TO borlette_app;

CREATE FUNCTION pay_fiche(p_ref_code text, p_security_code text, p_actor_name text) RETURNS jsonb
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pay_fiche TO borlette_app;

CREATE FUNCTION peaks(p_one bigint[], p_other bigint[]) RETURNS bigint[]
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION people_of_provider() RETURNS TABLE(id uuid, username text, first_name text, last_name text)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION people_of_provider TO borlette_app;

CREATE FUNCTION pilot_room(p_company uuid, p_agent uuid, p_instance uuid, p_game text, p_option smallint, p_numbers text, p_primes integer[]) RETURNS TABLE(rule text, ceiling bigint, remaining bigint)
	LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pilot_room TO borlette_app;

CREATE FUNCTION pos_credentials(p_ref_code text, p_username text) RETURNS TABLE(company_id uuid, agent_id uuid, password_hash text, device_id text, is_active boolean)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pos_credentials TO borlette_app;

CREATE FUNCTION pos_end(p_hash bytea) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pos_end TO borlette_app;

CREATE FUNCTION pos_enter(p_hash bytea) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pos_enter TO borlette_app;

CREATE FUNCTION pos_session(p_hash bytea) RETURNS TABLE(company_id uuid, agent_id uuid, username text, agent_name text, first_name text, last_name text, device_id text, is_active boolean, companyname text, currency text, timezone text, expires_at timestamp with time zone)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pos_session TO borlette_app;

CREATE FUNCTION pos_start(p_company uuid, p_agent uuid, p_device text, p_hash bytea, p_minutes integer, p_password text) RETURNS boolean
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION pos_start TO borlette_app;

CREATE FUNCTION preview_result(p_instance uuid, p_lotto3 text, p_lot1 text, p_lot2 text, p_lot3 text) RETURNS TABLE(ref_code text, agent_name text, gain bigint, sold_at timestamp with time zone)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION preview_result TO borlette_app;

CREATE FUNCTION price_lines(p_company uuid, p_agent uuid, p_surcussale uuid, p_commission integer, p_commission_surcussale integer, p_instances uuid[], p_lines jsonb) RETURNS sale_line[]
	LANGUAGE sql STABLE;

CREATE FUNCTION public_fiche(p_ref_code text) RETURNS jsonb
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp SET TimeZone=UTC;
GRANT EXECUTE ON FUNCTION public_fiche TO borlette_app;

CREATE FUNCTION quiet_until(p_at timestamp with time zone, p_zone text, p_from time without time zone, p_to time without time zone) RETURNS timestamp with time zone
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION quiet_until TO borlette_app;

CREATE FUNCTION raise_exposures(p_company uuid, p_agent uuid, p_surcussale uuid, p_lines sale_line[], p_alone boolean) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION reactivate_fiche(p_ref_code text, p_actor_name text) RETURNS jsonb
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION reactivate_fiche TO borlette_app;

CREATE FUNCTION recut_ledger_days() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION refuse(p_code text, p_detail jsonb DEFAULT '{}'::jsonb) RETURNS void
	LANGUAGE plpgsql;
GRANT EXECUTE ON FUNCTION refuse TO borlette_app;

CREATE FUNCTION refuse_differing(p_result results, p_lotto3 text, p_lot2 text, p_lot3 text) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION refuse_lines(p_refusals jsonb) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION refuse_paid(p_instance tirage_instances, p_result results) RETURNS void
	LANGUAGE plpgsql;

CREATE FUNCTION refused_by_draw(p_instance uuid, p_lines sale_line[], p_ceiling bigint, p_room bigint) RETURNS jsonb
	LANGUAGE plpgsql IMMUTABLE;

CREATE FUNCTION release_rights_given() RETURNS TABLE(user_id uuid, username text, name text, companyname text, remotes text[])
	LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION release_rights_given TO borlette_app;

CREATE FUNCTION require_code(p_code text) RETURNS void
	LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION require_open(p_company uuid, p_instances uuid[], p_selling boolean, p_alone boolean) RETURNS date
	LANGUAGE plpgsql;

CREATE FUNCTION rollup_fiche(p_fiche fiches, p_lines sale_line[], p_sign integer) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION rollup_gains(p_instance tirage_instances, p_flipped uuid[], p_won boolean[]) RETURNS void
	LANGUAGE sql;

CREATE FUNCTION room_of(p_ceiling bigint, p_used bigint, p_own bigint) RETURNS bigint
	LANGUAGE sql IMMUTABLE;

CREATE FUNCTION seal_of(p_company uuid, p_instance uuid) RETURNS TABLE(fiches integer, total bigint, hash bytea, at_home uuid[])
	LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path=public, pg_temp SET plan_cache_mode=force_custom_plan SET work_mem=256MB;

CREATE FUNCTION seal_text(i tirage_instances) RETURNS text
	LANGUAGE sql STABLE;
GRANT EXECUTE ON FUNCTION seal_text TO borlette_app;

CREATE FUNCTION sell_fiche(p_agent uuid, p_device text, p_key text, p_hash bytea, p_ref_code text, p_security_code text, p_lines jsonb, p_free text[]) RETURNS json
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp SET plan_cache_mode=force_generic_plan;
GRANT EXECUTE ON FUNCTION sell_fiche TO borlette_app;

CREATE FUNCTION servers_heard() RETURNS TABLE(server text, is_heard boolean, heard_at timestamp with time zone)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION servers_heard TO borlette_app;

CREATE FUNCTION set_company_logo(p_photo text) RETURNS text
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION set_company_logo TO borlette_app;

CREATE FUNCTION settle_instance(p_instance uuid) RETURNS boolean
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION settle_instance TO borlette_app;

CREATE FUNCTION settlement_verified(p_instance uuid, p_revision integer) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION settlement_verified TO borlette_app;

CREATE FUNCTION staked_against(p_company uuid, p_agent uuid, p_instance uuid, p_game text, p_option smallint, p_numbers text) RETURNS TABLE(rule text, staked bigint)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION staked_against TO borlette_app;

CREATE AGGREGATE sum_counts(integer[]) RETURNS integer[]
	LANGUAGE internal IMMUTABLE;
GRANT EXECUTE ON FUNCTION sum_counts TO borlette_app;

CREATE FUNCTION take_browser(p_endpoint text) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION take_browser TO borlette_app;

CREATE FUNCTION take_share(p_pilot autopilots, p_instance uuid, p_agent uuid, p_used bigint, p_more bigint) RETURNS boolean
	LANGUAGE plpgsql;

CREATE FUNCTION taking_told(p_company uuid, p_taking uuid) RETURNS TABLE(agent_name text, surcussale_id uuid, surcussale_name text, amount bigint, currency text, balance bigint, note text)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION taking_told TO borlette_app;

CREATE FUNCTION tell_dates() RETURNS trigger
	LANGUAGE plpgsql;

CREATE FUNCTION tell_instance() RETURNS trigger
	LANGUAGE plpgsql;

CREATE FUNCTION tell_people_changed() RETURNS trigger
	LANGUAGE plpgsql;

CREATE FUNCTION tell_revoked() RETURNS trigger
	LANGUAGE plpgsql;

CREATE FUNCTION two_factor_begin(p_secret bytea) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION two_factor_begin TO borlette_app;

CREATE FUNCTION two_factor_confirm(p_secret bytea) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION two_factor_confirm TO borlette_app;

CREATE FUNCTION two_factor_end() RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION two_factor_end TO borlette_app;

CREATE FUNCTION two_factor_recovery(p_hashes bytea[]) RETURNS void
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION two_factor_recovery TO borlette_app;

CREATE FUNCTION two_factor_reset(p_user uuid) RETURNS boolean
	LANGUAGE sql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION two_factor_reset TO borlette_app;

CREATE FUNCTION void_fiche(p_ref_code text, p_reason text, p_actor_name text) RETURNS jsonb
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION void_fiche TO borlette_app;

CREATE FUNCTION wallet_append(p_company uuid, p_agent uuid, p_kinds text[], p_amounts bigint[], p_ref_code text, p_note text, p_actor_name text) RETURNS bigint
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION wallet_hold(p_agent uuid) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION wallet_hold TO borlette_app;

CREATE FUNCTION wallet_record(p_agent uuid, p_kind text, p_amount bigint, p_note text, p_actor_name text) RETURNS bigint
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION wallet_record TO borlette_app;

CREATE FUNCTION winning_lines(p_instance tirage_instances, p_result results) RETURNS TABLE(fiche_id uuid, line_no smallint, game text, gain bigint)
	LANGUAGE sql STABLE;

CREATE FUNCTION winning_numbers(p_result results) RETURNS TABLE(game text, option smallint, numbers text, on1 integer, on2 integer, on3 integer)
	LANGUAGE sql IMMUTABLE;
GRANT EXECUTE ON FUNCTION winning_numbers TO borlette_app;

CREATE FUNCTION witness_claims() RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION witness_claims TO borlette_app;

CREATE FUNCTION witness_ledger() RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;
GRANT EXECUTE ON FUNCTION witness_ledger TO borlette_app;

CREATE FUNCTION witness_outcome() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION witness_seal() RETURNS trigger
	LANGUAGE plpgsql SECURITY DEFINER SET search_path=public, pg_temp;

CREATE FUNCTION worst_at_close(p_company uuid, p_instance uuid, p_parts integer[], p_growth numeric, p_boules text[], p_game text, p_limite bigint) RETURNS bigint
	LANGUAGE plpgsql STABLE;
GRANT EXECUTE ON FUNCTION worst_at_close TO borlette_app;

CREATE FUNCTION worst_case(p_company uuid, p_instance uuid, p_parts integer[], p_lines sale_line[], p_sign integer) RETURNS bigint
	LANGUAGE plpgsql STABLE;
GRANT EXECUTE ON FUNCTION worst_case TO borlette_app;
