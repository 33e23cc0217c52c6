-- The greatest share that each lot has in the three primes of these borlettes, in millionths, rounded up.
CREATE FUNCTION parts_of(p_lines sale_line[])
RETURNS integer[]
LANGUAGE sql
IMMUTABLE
RETURN (
	SELECT
		ARRAY[
			coalesce(max((l.prime1 * 1000000::bigint + p.all_three - 1) / p.all_three), 0),
			coalesce(max((l.prime2 * 1000000::bigint + p.all_three - 1) / p.all_three), 0),
			coalesce(max((l.prime3 * 1000000::bigint + p.all_three - 1) / p.all_three), 0)
		]::integer[]
	FROM
		unnest(p_lines) AS l
		CROSS JOIN LATERAL (
			SELECT greatest(l.prime1::bigint + l.prime2 + l.prime3, 1) AS all_three
		) AS p
	WHERE l.game = 'borlette'
);
