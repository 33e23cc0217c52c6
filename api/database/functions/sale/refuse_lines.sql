-- Refuses a fiche by what was found against its lines. What is given (place 100000 and above, where no
-- fiche that is brought back has lines) refuses nothing that is paid:
-- where only gifts are refused it raises BL003, and the sale is written again without them.
-- Throws: line_refused.
CREATE FUNCTION refuse_lines(p_refusals jsonb)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE paid jsonb := jsonb_path_query_array(p_refusals, '$[*] ? (@.line < 100000)');
BEGIN
	IF paid = '[]' THEN RAISE EXCEPTION USING ERRCODE = 'BL003', MESSAGE = 'A gift passes a bound'; END IF;
	PERFORM refuse('line_refused', jsonb_build_object('refusals', paid));
END $$;
