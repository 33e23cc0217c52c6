-- Whether what a fiche won can be claimed: its draws are over, and other code has come to the same gains.
CREATE FUNCTION is_claimable(p_fiche fiches)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT
		NOT EXISTS (
			SELECT
			FROM tirage_instances
			WHERE
				company_id = p_fiche.company_id
				AND id = ANY (draws_of(p_fiche))
				AND (state NOT IN ('settled', 'cancelled') OR verified_revision <> result_revision)
		);
$$;
