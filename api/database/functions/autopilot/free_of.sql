-- What everybody sells freely of a ceiling: seven tenths.
CREATE FUNCTION free_of(p_ceiling bigint)
RETURNS bigint
LANGUAGE sql
IMMUTABLE
RETURN p_ceiling / 10 * 7;
