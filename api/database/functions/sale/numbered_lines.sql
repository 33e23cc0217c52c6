-- Lines with the numbers that they have on their fiche: their order.
CREATE FUNCTION numbered_lines(p_lines sale_line[])
RETURNS TABLE (
	instance_id uuid,
	tirage_id uuid,
	game text,
	option smallint,
	numbers text,
	stake bigint,
	prime1 integer,
	prime2 integer,
	prime3 integer,
	commission bigint,
	commission_surcussale bigint,
	gain bigint,
	line_no bigint
)
LANGUAGE sql
IMMUTABLE
AS $$
	SELECT
		l.instance_id,
		l.tirage_id,
		l.game,
		l.option,
		l.numbers,
		l.stake,
		l.prime1,
		l.prime2,
		l.prime3,
		l.commission,
		l.commission_surcussale,
		l.gain,
		l.ordinality
	FROM unnest(p_lines) WITH ORDINALITY AS l;
$$;
