CREATE TYPE sale_line AS (
	place integer,
	instance_id uuid,
	tirage_id uuid,
	draw_date date,
	game text,
	option smallint,
	numbers text,
	stake bigint,
	prime1 integer,
	prime2 integer,
	prime3 integer,
	commission bigint,
	commission_surcussale bigint,
	liability bigint
);
