-- Who sells, on a terminal of theirs, for one surcussale. The balance only ever follows the ledger
-- (wallet_entries), and no query can read a password hash.
CREATE TABLE agents (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	surcussale_id uuid NOT NULL,
	-- Sign-in of the terminal; it also sends the company's ref_code, so unique within it.
	username text NOT NULL,
	password_hash text NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	phone text NOT NULL,
	commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
	device_id text NOT NULL DEFAULT '',
	balance bigint NOT NULL DEFAULT 0,
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- Number of the agent's newest entry in the ledger.
	wallet_seq bigint NOT NULL DEFAULT 0,
	-- Tells namesakes apart; the trigger gives the next number of the company where none is typed.
	code text NOT NULL CHECK (code ~ '^[A-Z]{0,2}[0-9]{1,6}$'),
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
);

CREATE UNIQUE INDEX agents_username ON agents (company_id, lower(username));
CREATE UNIQUE INDEX agents_device ON agents (company_id, device_id) WHERE device_id <> '';
-- 412 is 0412: nobody has to know which of the two was meant.
CREATE UNIQUE INDEX agents_code ON agents (company_id, ltrim(code, '0'));
CREATE INDEX agents_surcussale ON agents (company_id, surcussale_id);
-- A list begins with the first of them: the page of a large house reads fifty, not all.
CREATE INDEX agents_last_name ON agents (company_id, last_name COLLATE names, id);
