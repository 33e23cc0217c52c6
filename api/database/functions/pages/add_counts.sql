-- Adds counts class by class; the shorter list is filled up with 0.
CREATE FUNCTION add_counts(a integer[], b integer[])
RETURNS integer[]
LANGUAGE sql
IMMUTABLE
PARALLEL SAFE
AS $$
	SELECT
		CASE
			WHEN a IS NULL THEN b
			WHEN b IS NULL THEN a
			ELSE ARRAY(
				SELECT coalesce(x, 0) + coalesce(y, 0)
				FROM unnest(a, b) WITH ORDINALITY AS t (x, y, i)
				ORDER BY i
			)
		END;
$$;
