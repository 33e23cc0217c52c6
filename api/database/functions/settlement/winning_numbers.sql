-- What wins by a result, as lines are written, and how often on each of the lots.
CREATE FUNCTION winning_numbers(p_result results)
RETURNS TABLE (game text, option smallint, numbers text, on1 integer, on2 integer, on3 integer)
LANGUAGE sql
IMMUTABLE
AS $$
	WITH
		lots(place, ball) AS (
			SELECT *
			FROM
				(
					VALUES
						(1, p_result.lot1),
						(2, p_result.lot2),
						(3, p_result.lot3)
				) AS l (p, b)
			WHERE b IS NOT NULL
		),
		pairs AS (
			SELECT DISTINCT least(a.ball, b.ball) || '*' || greatest(a.ball, b.ball) AS numbers
			FROM
				lots a
				JOIN lots b ON a.place < b.place
		)
	SELECT
		'borlette',
		0::smallint,
		ball,
		count(*) FILTER (WHERE place = 1)::int,
		count(*) FILTER (WHERE place = 2)::int,
		count(*) FILTER (WHERE place = 3)::int
	FROM lots
	GROUP BY ball
	UNION ALL
	SELECT g, 0::smallint, numbers, 1, 0, 0
	FROM
		pairs,
		unnest('{mariage,mariage_gratuit}'::text[]) AS g
	UNION ALL
	SELECT w.game, w.option, w.numbers, 1, 0, 0
	FROM
		(
			VALUES
				('lotto3', 0::smallint, p_result.lotto3),
				('lotto4', 1, p_result.lot2 || p_result.lot3),
				('lotto4', 2, p_result.lot1 || p_result.lot2),
				('lotto4', 3, p_result.lot1 || p_result.lot3),
				('lotto5', 1, p_result.lotto3 || p_result.lot2),
				('lotto5', 2, p_result.lotto3 || p_result.lot3),
				('lotto5', 3, right(p_result.lot1, 1) || p_result.lot2 || p_result.lot3)
		) AS w (game, option, numbers)
	WHERE w.numbers IS NOT NULL;
$$;
