-- A company sells by these from its first day.
CREATE FUNCTION give_defaults(p_company uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	INSERT INTO company_settings (company_id) VALUES (p_company);
	INSERT INTO primes (company_id, borlette1, borlette2, borlette3, mariage, mariage_gratuit,
			lotto3, lotto4, lotto5)
		VALUES (p_company, 50, 20, 10, 1000, 1000, 500, 5000, 25000);
	INSERT INTO lotto_options (company_id, game, option, name, colour, position) VALUES
		(p_company, 'borlette', 0, 'Borlette', '#2F6BDE', 1),
		(p_company, 'mariage', 0, 'Mariage', '#C2410C', 2),
		(p_company, 'mariage_gratuit', 0, 'Mariage gratuit', '#A16207', 3),
		(p_company, 'lotto3', 0, 'Lotto 3', '#15803D', 4),
		(p_company, 'lotto4', 1, 'Lotto 4 option 1', '#7E22CE', 5),
		(p_company, 'lotto4', 2, 'Lotto 4 option 2', '#7E22CE', 6),
		(p_company, 'lotto4', 3, 'Lotto 4 option 3', '#7E22CE', 7),
		(p_company, 'lotto5', 1, 'Lotto 5 option 1', '#BE123C', 8),
		(p_company, 'lotto5', 2, 'Lotto 5 option 2', '#BE123C', 9),
		(p_company, 'lotto5', 3, 'Lotto 5 option 3', '#BE123C', 10);
END $$;
