-- Makes a result true for a locked draw whose sales are over; null cancels it.
-- Throws: fiche_paid, seal_broken.
CREATE FUNCTION give_gains(p_instance tirage_instances, p_result results)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
	seal record;
	flipped uuid[];
	won boolean[];
	now_revision integer := coalesce((p_result).revision, 0);
BEGIN
	SELECT * INTO seal FROM seal_of(p_instance.company_id, p_instance.id);
	IF (seal.fiches, seal.total, seal.hash) IS DISTINCT FROM
		(p_instance.seal_fiches, p_instance.seal_total, p_instance.seal_hash)
	THEN PERFORM refuse('seal_broken'); END IF;
	PERFORM refuse_paid(p_instance, p_result);

	IF p_instance.result_revision > 0 THEN
		INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain)
		SELECT p_instance.company_id, p_instance.id, 'reversal', p_instance.result_revision,
			-count(DISTINCT fiche_id), -coalesce(sum(gain), 0)
		FROM fiche_lines WHERE company_id = p_instance.company_id
			AND draw_date = p_instance.draw_date AND instance_id = p_instance.id AND gain > 0;
	END IF;
	INSERT INTO gains (company_id, draw_date, instance_id, revision, fiche_id, line_no, amount)
	SELECT p_instance.company_id, p_instance.draw_date, p_instance.id, now_revision, fiche_id,
		line_no, amount
	FROM gain_changes(p_instance, p_result);
	UPDATE fiche_lines l SET gain = l.gain + g.amount FROM gains g
		WHERE g.company_id = p_instance.company_id AND g.draw_date = p_instance.draw_date
			AND g.instance_id = p_instance.id AND g.revision = now_revision
			AND l.company_id = g.company_id AND l.draw_date = g.draw_date
			AND l.fiche_id = g.fiche_id AND l.line_no = g.line_no;

	UPDATE tirage_instances SET version = version + 1, updated_at = now(),
			state = CASE WHEN p_result.id IS NULL THEN 'cancelled' ELSE 'settled' END,
			result_revision = now_revision
		WHERE company_id = p_instance.company_id AND id = p_instance.id;
	WITH changed AS (
		SELECT g.fiche_id, sum(g.amount) AS amount FROM gains g
		WHERE g.company_id = p_instance.company_id AND g.draw_date = p_instance.draw_date
			AND g.instance_id = p_instance.id AND g.revision = now_revision
		GROUP BY g.fiche_id
	), written AS (
		-- Decided here where no other draw has a say, so that each fiche is written once.
		UPDATE fiches f SET gain = f.gain + c.amount, status = CASE
			WHEN f.draws > 1 THEN f.status WHEN f.gain + c.amount > 0 THEN 'winning'
			ELSE 'losing' END
		FROM changed c
		WHERE f.company_id = p_instance.company_id AND f.draw_date = p_instance.draw_date
			AND f.id = c.fiche_id
		RETURNING f.id, f.gain > 0 AS has_won, f.gain - c.amount > 0 AS had_won
	)
	SELECT array_agg(id), array_agg(has_won) INTO flipped, won FROM written
		WHERE has_won <> had_won;
	PERFORM decide_fiches(p_instance, seal.at_home);
	PERFORM rollup_gains(p_instance, flipped, won);

	INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain)
	SELECT p_instance.company_id, p_instance.id,
		CASE WHEN p_result.id IS NULL THEN 'cancellation' ELSE 'settlement' END, now_revision,
		count(DISTINCT fiche_id), coalesce(sum(gain), 0)
	FROM fiche_lines WHERE company_id = p_instance.company_id
		AND draw_date = p_instance.draw_date AND instance_id = p_instance.id AND gain > 0;
END $$;
