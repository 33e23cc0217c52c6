-- What was answered to a sale: its fiche as it was then, and its code, as long as all its draws sell. To be
-- printed again, but not to be kept for a fiche that may have won.
CREATE FUNCTION fiche_sold(p_company uuid, p_draw_date date, p_id uuid)
RETURNS json
LANGUAGE plpgsql
STABLE
AS $$
DECLARE fiche fiches; lines sale_line[]; code text := '';
BEGIN
	SELECT * INTO STRICT fiche FROM fiches
		WHERE company_id = p_company AND draw_date = p_draw_date AND id = p_id;
	lines := lines_of(fiche);
	IF NOT EXISTS (SELECT FROM tirage_instances i WHERE i.company_id = p_company
		AND i.id = ANY (ARRAY(SELECT l.instance_id FROM unnest(lines) AS l)) AND NOT is_selling(i, clock_timestamp()))
	THEN code := fiche.security_code; END IF;
	fiche.status := 'sold';
	fiche.gain := 0;
	FOR place IN 1 .. cardinality(lines) LOOP lines[place].gain := 0; END LOOP;
	RETURN json_build_object('fiche', fiche_with(fiche, lines), 'security_code', code);
END $$;
