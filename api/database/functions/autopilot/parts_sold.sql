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
			FROM
				tirage_instances i
				JOIN fiche_lines l
					ON l.company_id = i.company_id AND l.draw_date = i.draw_date AND l.instance_id = i.id
			WHERE i.company_id = p_company AND i.id = p_instance AND l.game = 'borlette'
		) AS l
		CROSS JOIN LATERAL (
			SELECT greatest(l.prime1::bigint + l.prime2 + l.prime3, 1) AS all_three
		) AS p;
$$;
