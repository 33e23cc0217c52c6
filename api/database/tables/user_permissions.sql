-- What a person may do, by codename.
CREATE TABLE user_permissions (
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	codename text NOT NULL,
	PRIMARY KEY (user_id, codename)
);
