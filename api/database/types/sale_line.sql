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
	liability bigint,
	gain bigint,
	-- What may be staked in all, by family of limits (functions/sale/judge_lines.sql); null: no bound.
	most_game bigint,
	most_game_agent bigint,
	most_boule bigint,
	most_boule_agent bigint,
	-- Whether the game is counted as a whole, and the draw for the agent alone.
	counts_game boolean,
	counts_agent boolean
);
