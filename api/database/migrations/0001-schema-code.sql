-- A table that says what functions were laid down from; and what differs in a database of before the
-- baseline: words in the ledger, and constraints by other names than a new table gives them.
CREATE TABLE schema_code (
	hash text PRIMARY KEY,
	laid_down_at timestamptz NOT NULL DEFAULT now()
);

-- The ledger keeps a code, the screens have the words for it.
UPDATE wallet_entries
SET note = 'reactivated'
WHERE note = 'Réactivation' AND kind IN ('sale', 'commission');

ALTER TABLE fiches RENAME CONSTRAINT fiches_commission_check1 TO fiches_commission_check;
ALTER TABLE fiches
RENAME CONSTRAINT fiches_company_id_agent_id_fkey1 TO fiches_company_id_agent_id_fkey;
ALTER TABLE fiches
RENAME CONSTRAINT fiches_company_id_surcussale_id_fkey1 TO fiches_company_id_surcussale_id_fkey;
ALTER TABLE fiches RENAME CONSTRAINT fiches_gain_check1 TO fiches_gain_check;
ALTER TABLE fiches RENAME CONSTRAINT fiches_ref_code_check1 TO fiches_ref_code_check;
ALTER TABLE fiches RENAME CONSTRAINT fiches_status_check1 TO fiches_status_check;
ALTER TABLE fiches RENAME CONSTRAINT fiches_total_check1 TO fiches_total_check;
ALTER TABLE fiche_lines
RENAME CONSTRAINT fiche_lines_company_id_instance_id_fkey1 TO fiche_lines_company_id_instance_id_fkey;
ALTER TABLE fiche_lines RENAME CONSTRAINT fiche_lines_gain_check1 TO fiche_lines_gain_check;
ALTER TABLE fiche_lines RENAME CONSTRAINT fiche_lines_game_check1 TO fiche_lines_game_check;
