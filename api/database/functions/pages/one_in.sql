-- One in the class, of as many as there are; none is measured where the class is null.
CREATE FUNCTION one_in(p_class integer)
RETURNS integer[]
LANGUAGE sql
IMMUTABLE
RETURN CASE
	WHEN p_class IS NOT NULL THEN array_fill(0, ARRAY[p_class]) || 1
END;
