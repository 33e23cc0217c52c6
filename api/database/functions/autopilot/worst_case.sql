-- What a draw can lose by any result, at most: payouts and commissions less what was staked; never below the true worst
-- case, and above it only where mariages, lotto 4 and lotto 5 of three different pairs of lots meet. p_lines with
-- p_sign -1 are left out of it, with 1 they are added.
-- Of a result the lots x, y, z and the digit a before x decide. What is won on x with y, and on x with z, is looked for
-- together (alone); what is won on y with z is set against the best that x has with either (with_pair).
CREATE FUNCTION worst_case(
	p_company uuid,
	p_instance uuid,
	p_parts integer[],
	p_lines sale_line[],
	p_sign integer
)
RETURNS bigint
LANGUAGE plpgsql
STABLE
AS $$
DECLARE costs bigint; takings bigint;
BEGIN
	WITH held AS MATERIALIZED (
		SELECT game, option, numbers, sum(pays)::bigint AS pays FROM (
			SELECT e.game, e.option, e.numbers, e.liability AS pays FROM exposures e
			WHERE e.company_id = p_company AND e.instance_id = p_instance AND e.numbers <> ''
				AND e.holder_id = '00000000-0000-0000-0000-000000000000' AND e.liability > 0
			UNION ALL
			SELECT l.game, l.option, l.numbers, p_sign * l.liability FROM unnest(p_lines) AS l
			WHERE l.instance_id = p_instance
		) AS both_of GROUP BY game, option, numbers
	), balls AS MATERIALIZED (
		SELECT b.ball, coalesce((h.pays * p_parts[1] + 999999) / 1000000, 0) AS first,
			coalesce((h.pays * p_parts[2] + 999999) / 1000000, 0) AS second,
			coalesce((h.pays * p_parts[3] + 999999) / 1000000, 0) AS third
		FROM (SELECT lpad(n::text, 2, '0') AS ball FROM generate_series(0, 99) AS n) AS b
		LEFT JOIN held h ON h.game = 'borlette' AND h.numbers = b.ball
	), mariages AS MATERIALIZED (
		SELECT w.one, w.other, sum(h.pays)::bigint AS pays FROM held h
		CROSS JOIN LATERAL (
			SELECT left(h.numbers, 2) AS one, right(h.numbers, 2) AS other
			UNION ALL
			SELECT right(h.numbers, 2), left(h.numbers, 2) WHERE left(h.numbers, 2) <> right(h.numbers, 2)
		) AS w
		WHERE h.game IN ('mariage', 'mariage_gratuit') GROUP BY w.one, w.other
	), pairs AS MATERIALIZED (
		-- Which two lots, and what they win together: 1 y with z, 2 x with y, 3 x with z.
		SELECT place, one, other, sum(pays)::bigint AS pays FROM (
			SELECT o.place, m.one, m.other, m.pays FROM mariages m, generate_series(1, 3) AS o (place)
			UNION ALL
			SELECT h.option, left(h.numbers, 2), right(h.numbers, 2), h.pays FROM held h WHERE h.game = 'lotto4'
			UNION ALL
			-- Whichever digit the 1er lot ends in.
			SELECT 1, substr(h.numbers, 2, 2), right(h.numbers, 2), max(h.pays)
			FROM held h WHERE h.game = 'lotto5' AND h.option = 3 GROUP BY 2, 3
		) AS won GROUP BY place, one, other
	), heads AS MATERIALIZED (
		-- What x wins by itself, with each digit before it that was played; '': with one that was not.
		SELECT d.digit, d.ball, b.first + coalesce(h.pays, 0) AS pays
		FROM (
			SELECT '' AS digit, ball FROM balls
			UNION SELECT left(numbers, 1), substr(numbers, 2, 2) FROM held
			WHERE game = 'lotto3' OR game = 'lotto5' AND option IN (1, 2)
		) AS d
		JOIN balls b ON b.ball = d.ball
		LEFT JOIN held h ON h.game = 'lotto3' AND h.numbers = d.digit || d.ball
	), joined AS MATERIALIZED (
		-- x with y (2) and with z (3): of a digit, or of any.
		SELECT place, '' AS digit, one, other, pays FROM pairs WHERE place IN (2, 3)
		UNION ALL
		SELECT h.option + 1, left(h.numbers, 1), substr(h.numbers, 2, 2), right(h.numbers, 2),
			h.pays + coalesce(p.pays, 0)
		FROM held h
		LEFT JOIN pairs p ON p.place = h.option + 1 AND p.one = substr(h.numbers, 2, 2)
			AND p.other = right(h.numbers, 2)
		WHERE h.game = 'lotto5' AND h.option IN (1, 2)
	), best AS MATERIALIZED (
		-- The most that x (with its digit) wins with another lot, with what that lot wins by itself.
		SELECT j.place, j.digit, j.one,
			max(j.pays + CASE j.place WHEN 2 THEN b.second ELSE b.third END) AS pays
		FROM joined j JOIN balls b ON b.ball = j.other GROUP BY j.place, j.digit, j.one
	), tops AS MATERIALIZED (
		SELECT max(second) AS second, max(third) AS third FROM balls
	), alone AS (
		SELECT max(h.pays + greatest(t.second, y.pays, y_of.pays) + greatest(t.third, z.pays, z_of.pays)) AS pays
		FROM heads h
		CROSS JOIN tops t
		LEFT JOIN best y ON y.place = 2 AND y.digit = '' AND y.one = h.ball
		LEFT JOIN best z ON z.place = 3 AND z.digit = '' AND z.one = h.ball
		LEFT JOIN best y_of ON h.digit <> '' AND y_of.place = 2 AND y_of.digit = h.digit AND y_of.one = h.ball
		LEFT JOIN best z_of ON h.digit <> '' AND z_of.place = 3 AND z_of.digit = h.digit AND z_of.one = h.ball
	), x_tops AS MATERIALIZED (
		SELECT ball, max(pays) AS pays FROM heads GROUP BY ball
	), x_best AS MATERIALIZED (SELECT max(pays) AS pays FROM heads
	), with_other AS MATERIALIZED (
		-- The most that any x wins with a given lot: with what it wins by itself, and without.
		SELECT j.place, j.other, max(j.pays + coalesce(h.pays, x.pays)) AS in_all, max(j.pays) AS together
		FROM joined j
		JOIN x_tops x ON x.ball = j.one
		LEFT JOIN heads h ON j.digit <> '' AND h.digit = j.digit AND h.ball = j.one
		GROUP BY j.place, j.other
	), as_y AS MATERIALIZED (
		-- Of each ball what it wins by itself and what any x wins with it. Put together here: PostgreSQL expects few pairs, and would
		-- compare each with all balls.
		SELECT b.ball, b.second AS alone, greatest(x.pays, w.in_all) AS in_all, coalesce(w.together, 0) AS together
		FROM balls b CROSS JOIN x_best x LEFT JOIN with_other w ON w.place = 2 AND w.other = b.ball
	), as_z AS MATERIALIZED (
		SELECT b.ball, b.third AS alone, greatest(x.pays, w.in_all) AS in_all, coalesce(w.together, 0) AS together
		FROM balls b CROSS JOIN x_best x LEFT JOIN with_other w ON w.place = 3 AND w.other = b.ball
	), with_pair AS (
		SELECT max(p.pays + y.alone + z.alone + least(y.in_all + z.together, z.in_all + y.together)) AS pays
		FROM pairs p
		JOIN as_y y ON y.ball = p.one
		JOIN as_z z ON z.ball = p.other
		WHERE p.place = 1
	)
	SELECT greatest((SELECT pays FROM alone), (SELECT pays FROM with_pair)) INTO costs;

	SELECT coalesce(sum(r.vente - r.commission - r.commission_surcussale), 0) + p_sign * (
			SELECT coalesce(sum(l.stake - l.commission - l.commission_surcussale), 0)
			FROM unnest(p_lines) AS l WHERE l.instance_id = p_instance)
		INTO takings
		FROM tirage_instances i
		JOIN rollups r ON r.company_id = i.company_id AND r.draw_date = i.draw_date AND r.instance_id = i.id
		WHERE i.company_id = p_company AND i.id = p_instance;
	RETURN costs - takings;
END $$;
