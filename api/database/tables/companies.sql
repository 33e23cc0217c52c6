-- The lottery houses. What each of them sets stands in company_settings.
CREATE TABLE companies (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	ref_code text NOT NULL UNIQUE,
	companyname text NOT NULL,
	user_photo text,
	country_id uuid NOT NULL REFERENCES countries (id),
	currency char(3) NOT NULL DEFAULT 'HTG',
	timezone text NOT NULL DEFAULT 'America/Port-au-Prince',
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- On its invoices; '' until somebody writes it.
	address text NOT NULL DEFAULT ''
);
