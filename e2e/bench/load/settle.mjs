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
	const measured = await asProvider(pool, companyId, async (client) => {
		const closing = await closeNow(client, { companyId, draw });
		await client.query(`SELECT enter_result($1, '123', '45', '67', '', 'Bench')`, [draw.id]);
		await client.query(`SELECT confirm_result($1, 1, '123', '45', '67', 'Bench')`, [draw.id]);
		// Before the end of the transaction: the API would settle it by itself.
		const settling = await timed(() => client.query('SELECT settle_instance($1)', [draw.id]));
		return { closing, settling };
	});
	const verifying = await timed(() => untilVerified(pool, companyId, draw.id));
	return { ...measured, verifying };
}

/**
 * In one transaction as the provider, who works on the company.
 * @template T
 * @param {Pool} pool @param {string} companyId @param {(client: PoolClient) => Promise<T>} work
 */
export async function asProvider(pool, companyId, work) {
	const client = await pool.connect();
	try {
		await client.query('BEGIN');
		await client.query(
			// A result is confirmed by somebody.
			`SELECT set_config('app.company_id', $1, true), set_config('app.role', 'superuser', true),
				set_config('app.user_id', (SELECT min(id::text) FROM users WHERE role = 'superuser'), true)`,
			[companyId],
		);
		const result = await work(client);
		await client.query('COMMIT');
		return result;
	} finally {
		client.release();
	}
}

/**
 * Ends the sales of a draw and seals them; it is held already.
 * @param {PoolClient} client @param {Pick<House, 'companyId' | 'draw'>} house @returns seconds
 */
export async function closeNow(client, { companyId, draw }) {
	await client.query(
		`UPDATE tirage_instances SET close_at = now() - interval '2 minutes',
			draw_at = now() - interval '1 minute' WHERE company_id = $1 AND id = $2`,
		[companyId, draw.id],
	);
	return timed(() => client.query('SELECT close_instance($1, $2)', [companyId, draw.id]));
}

/** @param {Pool} client @param {string} companyId @param {string} id */
export async function untilVerified(client, companyId, id) {
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
