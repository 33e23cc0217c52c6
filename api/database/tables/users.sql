-- People who sign in to the back office. Usernames are unique over all companies. Neither role nor
-- company of a person ever change, and no query can read a password hash.
CREATE TABLE users (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	role text NOT NULL CHECK (role IN ('superuser', 'company', 'supervisor')),
	company_id uuid REFERENCES companies (id),
	username text NOT NULL,
	password_hash text NOT NULL,
	first_name text NOT NULL DEFAULT '',
	last_name text NOT NULL DEFAULT '',
	phone text,
	user_photo text,
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- What a superuser chose to work on, kept for their next sign-in.
	chosen_company uuid REFERENCES companies (id)
		ON DELETE SET NULL,
	chosen_country char(2),
	CHECK ((role = 'superuser') = (company_id IS NULL))
);

-- A change is told to other servers with the company of the person, which is no part of the key.
ALTER TABLE users REPLICA IDENTITY FULL;

CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE INDEX users_company ON users (company_id);
CREATE INDEX users_chosen_company ON users (chosen_company);
CREATE INDEX users_phone ON users (phone);
