-- parts_of all that was sold in a draw.
CREATE FUNCTION parts_sold(p_company uuid, p_instance uuid)
RETURNS integer[]
LANGUAGE sql
STABLE
AS $$
	SELECT
		ARRAY[
			coalesce(max((l.prime1 * 1000000::bigint + p.all_three - 1) / p.all_three), 0),
			coalesce(max((l.prime2 * 1000000::bigint + p.all_three - 1) / p.all_three), 0),
			coalesce(max((l.prime3 * 1000000::bigint + p.all_three - 1) / p.all_three), 0)
		]::integer[]
	FROM
		(
			SELECT DISTINCT l.prime1, l.prime2, l.prime3
			FROM fiche_lines l
			-- Not joined to it: PostgreSQL would expect a few lines, and sort all of them to a disk.
			WHERE
				l.company_id = p_company
				AND l.draw_date = (
					SELECT i.draw_date
					FROM tirage_instances i
					WHERE i.company_id = p_company AND i.id = p_instance
				)
				AND l.instance_id = p_instance
				AND l.game = 'borlette'
		) AS l
		CROSS JOIN LATERAL (
			SELECT greatest(l.prime1::bigint + l.prime2 + l.prime3, 1) AS all_three
		) AS p;
$$;
