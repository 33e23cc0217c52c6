/**
 * @import { Pool, PoolClient } from 'pg'
 * @import { House } from './house.mjs'
 */

/** @param {() => Promise<unknown>} work @returns seconds */
async function timed(work) {
	const begun = performance.now();
	await work();
	return (performance.now() - begun) / 1_000;
}

/**
 * Seconds for closing with its seal, for settling, and until the other code agreed.
 * @param {Pool} pool @param {Pick<House, 'companyId' | 'draw'>} house
 */
export async function settle(pool, { companyId, draw }) {
	const client = await pool.connect();
	try {
		await client.query('BEGIN');
		await client.query(
			`SELECT set_config('app.company_id', $1, true), set_config('app.role', 'superuser', true)`,
			[companyId],
		);
		await client.query(
			`UPDATE tirage_instances SET close_at = now() - interval '2 minutes',
				draw_at = now() - interval '1 minute' WHERE company_id = $1 AND id = $2`,
			[companyId, draw.id],
		);
		const closing = await timed(() =>
			client.query('SELECT close_instance($1, $2)', [companyId, draw.id]),
		);
		await client.query(`SELECT enter_result($1, '123', '45', '67', '', 'Bench')`, [draw.id]);
		await client.query(`SELECT confirm_result($1, 1, '123', '45', '67', 'Bench')`, [draw.id]);
		// Before the end of the transaction: the API would settle it by itself.
		const settling = await timed(() => client.query('SELECT settle_instance($1)', [draw.id]));
		await client.query('COMMIT');
		const verifying = await timed(() => untilVerified(client, companyId, draw.id));
		return { closing, settling, verifying };
	} finally {
		client.release();
	}
}

/** @param {PoolClient} client @param {string} companyId @param {string} id */
async function untilVerified(client, companyId, id) {
	for (;;) {
		const { rows } = await client.query(
			`SELECT verified_revision = result_revision AS is_verified FROM tirage_instances
			WHERE company_id = $1 AND id = $2`,
			[companyId, id],
		);
		if (rows[0].is_verified) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
