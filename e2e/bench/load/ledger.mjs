/**
 * Writes what the fiches of the house's day left in its agents' ledgers, as the owner: of each fiche the sale
 * and the commission on it, sold one after the other since the house's midnight and written by its agent's name. For
 * houses that `generateFiches` filled, whose ledgers are empty.
 * @param {import('pg').Pool} pool @param {Pick<import('./house.mjs').House, 'companyId' | 'draw'>} house
 */
export async function generateLedger(pool, { companyId, draw }) {
	await pool.query(
		`INSERT INTO wallet_entries (company_id, agent_id, seq, at, kind, amount, balance, ref_code, actor_name)
		SELECT company_id, agent_id, row_number() OVER own, at, kind, amount, sum(amount) OVER own, ref_code, seller
		FROM (
			SELECT f.*, agent_name(a.first_name, a.last_name, a.code) AS seller, kind,
				CASE kind WHEN 'sale' THEN -f.total ELSE f.commission END AS amount,
				midnight + (now() - midnight) * percent_rank() OVER (ORDER BY f.id) AS at
			FROM fiches f JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
			JOIN companies c ON c.id = f.company_id
			CROSS JOIN LATERAL (SELECT date_trunc('day', now(), c.timezone) AS midnight) AS day
			CROSS JOIN (VALUES ('sale'), ('commission')) AS entry (kind)
			WHERE f.company_id = $1 AND f.draw_date = $2
		) AS sold
		WINDOW own AS (PARTITION BY agent_id ORDER BY number, kind DESC)`,
		[companyId, draw.draw_date],
	);
	await pool.query('INSERT INTO ledger_days SELECT * FROM ledger_days_raw WHERE company_id = $1', [
		companyId,
	]);
	await pool.query('ANALYZE wallet_entries, ledger_days');
}
