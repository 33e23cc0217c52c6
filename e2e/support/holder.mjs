import { asOwner } from './owner-client.mjs';

/**
 * Makes a person like another one: role, company and password are theirs.
 * @param {string} username of the other one
 * @param {string} own
 */
export const personLike = (username, own) =>
	asOwner(async (owner) => {
		const { rowCount } = await owner.query(
			`INSERT INTO users SELECT (jsonb_populate_record(u,
				jsonb_build_object('id', uuidv7(), 'username', $2::text))).*
			FROM users u WHERE u.username = $1`,
			[username, own],
		);
		if (rowCount !== 1) throw new Error(`There is nobody called ${username}`);
	});

/**
 * The person holds exactly these codes from now on.
 * @param {string} username
 * @param {readonly string[]} codes
 */
export const letHold = (username, codes) =>
	asOwner(async (owner) => {
		await owner.query(
			`WITH person AS (SELECT id FROM users WHERE username = $1), gone AS (
				DELETE FROM user_permissions WHERE user_id = (SELECT id FROM person)
					AND codename <> ALL ($2::text[]))
			INSERT INTO user_permissions SELECT id, unnest($2::text[]) FROM person
			ON CONFLICT DO NOTHING`,
			[username, codes],
		);
	});
