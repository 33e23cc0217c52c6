import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * @import { Pool } from 'pg'
 * @typedef {{ id: string, tirage_id: string, draw_date: string }} Draw one date of a tirage
 * @typedef {{ id: string, device: string, token: string }} Terminal an agent's, signed in
 * @typedef {{ companyId: string, ref: string, terminals: Terminal[], draw: Draw }} House
 */

/** @param {string} text */
export const sha256 = (text) => createHash('sha256').update(text).digest();

/** A pool of the owner role, for what no call of the API does. @param {string} connectionString @param {number} max */
export function ownerPool(connectionString, max) {
	const pool = new pg.Pool({ connectionString, max, options: '-c timezone=UTC' });
	pool.on('error', () => undefined);
	return pool;
}

/**
 * One date, open for a day, of a draw of its own. Answers its ids and date.
 * @param {Pool} pool @param {string} companyId @param {string} name @param {number} daysAgo
 * @returns {Promise<Draw>}
 */
export async function addDraw(pool, companyId, name, daysAgo = 0) {
	const { rows } = await pool.query(
		`WITH entry AS (
			INSERT INTO info_tirages (company_id, name, state, slot, colour, timezone, draw_time, days)
			VALUES ($1, $2, 'Bench', 'soir', '#000000', 'UTC', '12:00', '{1,2,3,4,5,6,7}') RETURNING id
		), draw AS (
			INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days, is_active)
			SELECT $1, id, $2, 'UTC', '12:00', '{1,2,3,4,5,6,7}', true FROM entry RETURNING id
		) INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
		SELECT $1, id, current_date - $3::int, now() - interval '1 hour', now() + interval '1 day',
			now() + interval '1 day' FROM draw
		RETURNING id, tirage_id, draw_date::text`,
		[companyId, name, daysAgo],
	);
	return rows[0];
}

/**
 * A company with agents who are signed in at a terminal, and a draw that they may sell for.
 * @param {Pool} pool @param {{ agents: number }} size @returns {Promise<House>}
 */
export async function openHouse(pool, { agents }) {
	const ref = `BENCH-${randomBytes(3).toString('hex').toUpperCase()}`;
	const { rows } = await pool.query(
		`INSERT INTO companies (ref_code, companyname, country_id)
		SELECT $1, $1, id FROM countries LIMIT 1 RETURNING id`,
		[ref],
	);
	const companyId = rows[0].id;
	await pool.query(
		`INSERT INTO surcussales (company_id, name, commission)
		SELECT $1, 'Surcussale ' || n, 300 FROM generate_series(1, 20) AS n`,
		[companyId],
	);
	const hired = await pool.query(
		`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name, last_name,
			phone, commission, device_id)
		SELECT $1, (SELECT id FROM surcussales WHERE company_id = $1 AND name = 'Surcussale ' || n % 20 + 1),
			'agent' || n, 'x', 'Agent', n::text, '+50937000000', 1200, 'BENCH-' || n
		FROM generate_series(1, $2::int) AS n RETURNING id, device_id`,
		[companyId, agents],
	);
	const terminals = hired.rows.map(({ id, device_id }) => ({
		id,
		device: device_id,
		token: randomBytes(32).toString('base64url'),
	}));
	for (const { id, device, token } of terminals) {
		await pool.query(
			`INSERT INTO agent_tokens (company_id, agent_id, device_id, token_hash, expires_at)
			VALUES ($1, $2, $3, $4, now() + interval '1 day')`,
			[companyId, id, device, sha256(token)],
		);
	}
	return { companyId, ref, terminals, draw: await addDraw(pool, companyId, 'Bench') };
}

/**
 * Somebody of the house with all rights of the demo's admin, signed in.
 * @param {Pool} pool @param {string} companyId @param {string} username @returns the token
 */
export async function signedIn(pool, companyId, username = `bench-${companyId.slice(0, 18)}`) {
	const token = randomBytes(32).toString('base64url');
	const { rows } = await pool.query(
		`INSERT INTO users (role, company_id, username, password_hash)
		VALUES ('company', $1, $2, 'x') RETURNING id`,
		[companyId, username],
	);
	await pool.query(
		`INSERT INTO user_permissions SELECT $1, codename FROM user_permissions p
		JOIN users u ON u.id = p.user_id WHERE u.username = 'admin'`,
		[rows[0].id],
	);
	// Not by a function: an earlier commit beside this one has it with other parameters.
	await pool.query(
		`INSERT INTO tokens (user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip, user_agent)
		VALUES ($1, $2, 30, now() + interval '30 minutes', now() + interval '12 hours', '', '')`,
		[rows[0].id, sha256(token)],
	);
	return token;
}
