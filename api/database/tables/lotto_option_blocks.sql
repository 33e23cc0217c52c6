-- Options that a surcussale does not sell.
CREATE TABLE lotto_option_blocks (
	company_id uuid NOT NULL REFERENCES companies (id),
	option_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, option_id, surcussale_id),
	FOREIGN KEY (company_id, option_id) REFERENCES lotto_options (company_id, id)
		ON DELETE CASCADE,
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
		ON DELETE CASCADE
);
