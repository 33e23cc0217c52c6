import { lotGagnantApi, RESULT_WARNINGS } from '../../support/contract.mjs';
import { generateFiches } from './fiches.mjs';
import { addDraw } from './house.mjs';
import { asProvider, closeNow, untilVerified } from './settle.mjs';

/**
 * @import { Pool } from 'pg'
 * @import { httpClient } from './http.mjs'
 */

/**
 * How long the second person waits whenever they confirm a result: so many draws, each of a day before with as many
 * fiches, closed and typed by somebody else. The next begins when the one before is settled and worked out again.
 * @param {Pool} pool
 * @param {{ client: ReturnType<typeof httpClient>, token: string, companyId: string }} person
 * @param {{ draws: number, fiches: number }} size
 * @returns milliseconds
 */
export async function confirmTimes(pool, { client, token, companyId }, { draws, fiches }) {
	/** @type {number[]} */
	const times = [];
	for (let index = 1; index <= draws; index += 1) {
		const draw = await addDraw(pool, companyId, `Confirm ${index}`, index);
		await generateFiches(pool, { companyId, draw }, fiches);
		await asProvider(pool, companyId, async (connection) => {
			await closeNow(connection, { companyId, draw });
			await connection.query(`SELECT enter_result($1, '123', '45', '67', '', 'Bench')`, [draw.id]);
		});
		const body = { instance_id: draw.id, revision: 1, pick3: '123', pick4: '4567' };
		const begun = performance.now();
		await client.send(lotGagnantApi.confirm, {
			body: { ...body, seen_warnings: [...RESULT_WARNINGS] },
			token,
		});
		times.push(performance.now() - begun);
		await untilVerified(pool, companyId, draw.id);
	}
	return times;
}
