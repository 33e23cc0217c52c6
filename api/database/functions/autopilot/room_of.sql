-- What may still be added to what is used of a ceiling by one: all up to seven tenths of it; beyond them a quarter of
-- what others have not used, less what is p_own already, so that nobody takes it all.
CREATE FUNCTION room_of(p_ceiling bigint, p_used bigint, p_own bigint)
RETURNS bigint
LANGUAGE sql
IMMUTABLE
RETURN greatest(free_of(p_ceiling) - p_used, (p_ceiling - p_used - 3 * p_own) / 4, 0);
