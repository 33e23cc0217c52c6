import { asOwner } from './owner-client.mjs';

/**
 * Lets the time of a draw's date come: its sales end and it is held now. The product's own scheduler
 * closes and seals it by that, as it does when hours have passed; nothing waits.
 * @param {string} instanceId
 */
export const letDrawCome = (instanceId) =>
	asOwner(async (owner) => {
		const { rowCount } = await owner.query(
			'UPDATE tirage_instances SET close_at = now(), draw_at = now() WHERE id = $1',
			[instanceId],
		);
		if (rowCount !== 1) throw new Error(`There is no date ${instanceId} of a draw`);
	});
