/**
 * Counts what was staked on each combination of the house's draw, for the company and by surcussale, as the owner. For
 * houses that `generateFiches` filled, whose draws have no counters.
 * @param {import('pg').Pool} pool @param {Pick<import('./house.mjs').House, 'companyId' | 'draw'>} house
 */
export async function generateCounters(pool, { companyId, draw }) {
	await pool.query(
		`INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
		SELECT $1, $2, l.game, l.option, l.numbers, whose.holder_id, sum(l.stake),
			sum(l.stake * (l.prime1 + l.prime2 + l.prime3))
		FROM fiche_lines l
		CROSS JOIN LATERAL (VALUES ('00000000-0000-0000-0000-000000000000'::uuid), (l.surcussale_id)) AS whose (holder_id)
		WHERE l.company_id = $1 AND l.draw_date = $3 AND l.instance_id = $2
		GROUP BY l.game, l.option, l.numbers, whose.holder_id`,
		[companyId, draw.id, draw.draw_date],
	);
	await pool.query('ANALYZE exposures');
}
