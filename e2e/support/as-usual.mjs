const MINUTES = 180;
/** Minor units, in each of two minutes: one that has passed by now, and one to come. */
const STAKED = 10_000_000;

/**
 * Lets a draw's date close in an hour, and gives it a date two weeks before that was not held: half of what is usually
 * staked is staked by now. It is sealed as the engine would; of a week before, other tests compare the figures.
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
			INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state,
				sealed_at, seal_fiches, seal_total, seal_hash)
			SELECT company_id, tirage_id, draw_date - 14, opens_at - interval '14 days', close_at - interval '14 days',
				draw_at - interval '14 days', 'cancelled', now(), 0, 0, sha256('')
			FROM tirage_instances WHERE id = $1 RETURNING company_id, id, close_at
		)
		INSERT INTO sales_curves (company_id, instance_id, counted_until, is_final, staked)
		SELECT company_id, id, close_at, true, $2 FROM before`,
		[instanceId, staked],
	);
}
