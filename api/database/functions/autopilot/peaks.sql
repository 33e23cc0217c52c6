-- The greater of each two.
CREATE FUNCTION peaks(p_one bigint[], p_other bigint[])
RETURNS bigint[]
LANGUAGE sql
IMMUTABLE
RETURN ARRAY(
	SELECT greatest(each.one, each.other)
	FROM unnest(p_one, p_other) WITH ORDINALITY AS each (one, other, place)
	ORDER BY each.place
);
