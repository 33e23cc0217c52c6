-- The lines wanted in these draws, merged where they are alike, with rates, commission and worst case.
CREATE FUNCTION price_lines(
	p_company uuid,
	p_agent uuid,
	p_surcussale uuid,
	p_commission integer,
	p_commission_surcussale integer,
	p_instances uuid[],
	p_lines jsonb
)
RETURNS sale_line[]
LANGUAGE sql
STABLE
AS $$
	WITH
		draws AS MATERIALIZED (
			SELECT i.id, i.tirage_id, i.draw_date, p.*
			FROM
				tirage_instances i
				CROSS JOIN LATERAL effective_primes(p_company, p_agent, p_surcussale, i.tirage_id) AS p
			WHERE i.company_id = p_company AND i.id = ANY (p_instances)
		),
		merged AS (
			SELECT
				min(w.line) AS place,
				w.instance_id,
				w.game,
				w.option,
				w.numbers,
				sum(w.stake)::bigint AS stake
			FROM
				jsonb_to_recordset(p_lines) AS w (
					line integer,
					instance_id uuid,
					game text,
					option smallint,
					numbers text,
					stake bigint
				)
			GROUP BY w.instance_id, w.game, w.option, w.numbers
		),
		priced AS (
			SELECT
				m.*,
				d.tirage_id,
				d.draw_date,
				CASE m.game
					WHEN 'borlette' THEN d.borlette1
					WHEN 'mariage' THEN d.mariage
					WHEN 'mariage_gratuit' THEN d.mariage_gratuit
					WHEN 'lotto3' THEN d.lotto3
					WHEN 'lotto4' THEN d.lotto4
					ELSE d.lotto5
				END AS prime1,
				CASE m.game
					WHEN 'borlette' THEN d.borlette2
					ELSE 0
				END AS prime2,
				CASE m.game
					WHEN 'borlette' THEN d.borlette3
					ELSE 0
				END AS prime3
			FROM
				merged m
				JOIN draws d ON d.id = m.instance_id
		)
	SELECT
		array_agg(
			ROW(
				place,
				instance_id,
				tirage_id,
				draw_date,
				game,
				option,
				numbers,
				stake,
				prime1,
				prime2,
				prime3,
				stake * p_commission / 10000,
				stake * p_commission_surcussale / 10000,
				CASE game
					WHEN 'mariage_gratuit' THEN 100
					ELSE stake
				END * (prime1 + prime2 + prime3),
				0,
				NULL,
				NULL,
				NULL,
				NULL,
				NULL,
				NULL
			)::sale_line
			ORDER BY place, instance_id
		)
	FROM priced;
$$;
