-- Browsers that show notifications to a person, as the browser's maker takes them (Push API).
CREATE TABLE user_browsers (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
	p256dh text NOT NULL,
	auth text NOT NULL,
	lang text NOT NULL CHECK (lang IN ('fr', 'en', 'de')),
	-- As the person knows it: browser and system.
	label text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX user_browsers_user ON user_browsers (user_id);
