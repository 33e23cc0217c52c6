/**
 * Writes fiches of six lines for the house's draw past the sale, as the owner, with the sums that
 * reports and settlement read. Counters and ledger are left out: neither is what is measured.
 * @param {import('pg').Pool} pool @param {Pick<import('./house.mjs').House, 'companyId' | 'draw'>} house @param {number} count
 */
export async function generateFiches(pool, { companyId, draw }, count) {
	await pool.query('SELECT ensure_partitions($1)', [draw.draw_date]);
	await pool.query(
		`WITH sellers AS (
			SELECT id, surcussale_id, device_id, row_number() OVER (ORDER BY id) - 1 AS place,
				count(*) OVER () AS sellers
			FROM agents WHERE company_id = $1
		)
		INSERT INTO fiches (company_id, draw_date, number, ref_code, security_code, agent_id,
			surcussale_id, device_id, sold_at, total, commission, commission_surcussale)
		SELECT $1, $2, n / sellers + 1, lpad(n::text, 12, '0'), '000000', id, surcussale_id, device_id,
			now() - interval '1 hour' + n * interval '10 ms', 3000, 360, 90
		FROM generate_series(0, $3::int - 1) AS n JOIN sellers ON place = n % sellers`,
		[companyId, draw.draw_date, count],
	);
	await pool.query('ANALYZE fiches');
	await pool.query(
		`INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
			agent_id, surcussale_id, game, numbers, stake, prime1, prime2, prime3, commission,
			commission_surcussale)
		SELECT company_id, draw_date, id, place, $3, $4, agent_id, surcussale_id,
			CASE WHEN place < 5 THEN 'borlette' WHEN place = 5 THEN 'mariage' ELSE 'lotto3' END,
			CASE WHEN place < 5 THEN a WHEN place = 5 THEN least(a, b) || '*' || greatest(a, b)
				ELSE a || left(b, 1) END,
			500, CASE WHEN place < 5 THEN 50 WHEN place = 5 THEN 1000 ELSE 500 END,
			CASE WHEN place < 5 THEN 20 ELSE 0 END, CASE WHEN place < 5 THEN 10 ELSE 0 END, 60, 15
		FROM (
			SELECT f.*, place, lpad(floor(random() * 100)::text, 2, '0') AS a,
				lpad(floor(random() * 100)::text, 2, '0') AS b
			FROM fiches f CROSS JOIN generate_series(1, 6) AS place
			WHERE f.company_id = $1 AND f.draw_date = $2
		) AS played`,
		[companyId, draw.draw_date, draw.id, draw.tirage_id],
	);
	await pool.query('ANALYZE fiche_lines');
	await pool.query(
		`INSERT INTO rollups (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id,
			game, tirage_id, fiches, home_fiches, fiches_gagnantes, home_gagnantes, lines, vente,
			commission, commission_surcussale, gain, paid, deleted_fiches, home_deleted, deleted_vente)
		SELECT * FROM rollups_raw WHERE company_id = $1 AND draw_date = $2`,
		[companyId, draw.draw_date],
	);
	await pool.query('ANALYZE rollups');
}
