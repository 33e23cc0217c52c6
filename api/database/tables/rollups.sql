-- Written in the transaction of the sale, void, settlement or payment they count.
-- Rows of a game hold its money and lines. The row of game '*' holds no money, only fiches:
-- those with a line in this instance, and (home_…) those whose first line is in it, which add
-- up over instances without counting a fiche twice.
CREATE TABLE rollups (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	instance_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	-- All-zero: the surcussale had none at the sale.
	supervisor_id uuid NOT NULL,
	game text NOT NULL,
	tirage_id uuid NOT NULL,
	fiches bigint NOT NULL DEFAULT 0,
	home_fiches bigint NOT NULL DEFAULT 0,
	fiches_gagnantes bigint NOT NULL DEFAULT 0,
	home_gagnantes bigint NOT NULL DEFAULT 0,
	lines bigint NOT NULL DEFAULT 0,
	-- Minor units.
	vente bigint NOT NULL DEFAULT 0,
	commission bigint NOT NULL DEFAULT 0,
	commission_surcussale bigint NOT NULL DEFAULT 0,
	gain bigint NOT NULL DEFAULT 0,
	paid bigint NOT NULL DEFAULT 0,
	-- Voided: on the row '*' fiches and none of the money, on a game's row its stakes.
	deleted_fiches bigint NOT NULL DEFAULT 0,
	home_deleted bigint NOT NULL DEFAULT 0,
	deleted_vente bigint NOT NULL DEFAULT 0,
	PRIMARY KEY (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
)
WITH (fillfactor = 70);

CREATE INDEX rollups_agent ON rollups (company_id, agent_id, draw_date);
