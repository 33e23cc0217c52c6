-- Kinds of combinations of which a result lets one win (of mariages three): their places in autopilot_draws.growth.
CREATE FUNCTION kind_of(p_game text, p_option smallint)
RETURNS integer
LANGUAGE sql
IMMUTABLE
RETURN CASE p_game
	WHEN 'borlette' THEN 1
	WHEN 'mariage' THEN 2
	WHEN 'mariage_gratuit' THEN 3
	WHEN 'lotto3' THEN 4
	WHEN 'lotto4' THEN 4 + p_option
	ELSE 7 + p_option
END;
