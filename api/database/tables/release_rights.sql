-- Which remotes somebody of a team may release from the console (decision 0037). A code says that
-- somebody may, these rows say which; the provider's own people may every one. Written by one
-- function, which asks whether it is the provider who gives.
CREATE TABLE release_rights (
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	remote text NOT NULL CHECK (remote ~ '^[a-z][a-z0-9-]*$'),
	given_by uuid REFERENCES users (id)
		ON DELETE SET NULL,
	given_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (user_id, remote)
);
