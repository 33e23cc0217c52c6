const MINUTES = 180;
/** Minor units, in each of two minutes: one that has passed by now, and one to come. */
const STAKED = 10_000_000;

/**
 * Lets a draw's date close in an hour, and gives it a week before: half of what is usually staked is staked by now.
 * @param {Pick<import('pg').Client, 'query'>} owner @param {string} instanceId
 */
export async function closeInAnHour(owner, instanceId) {
	await owner.query(
		`UPDATE tirage_instances SET close_at = now() + interval '60 minutes', draw_at = now() + interval '60 minutes'
		WHERE id = $1`,
		[instanceId],
	);
	const staked = Array.from({ length: MINUTES + 1 }, (_, minute) =>
		minute === 90 || minute === 20 ? STAKED : 0,
	);
	await owner.query(
		`WITH before AS (
			INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state)
			SELECT company_id, tirage_id, draw_date - 7, opens_at - interval '7 days', close_at - interval '7 days',
				draw_at - interval '7 days', 'settled'
			FROM tirage_instances WHERE id = $1 RETURNING company_id, id, close_at
		)
		INSERT INTO sales_curves (company_id, instance_id, counted_until, is_final, staked)
		SELECT company_id, id, close_at, true, $2 FROM before`,
		[instanceId, staked],
	);
}
