/**
 * Prints how many sales and lists a second two API processes answer beside one, on one database and
 * this machine's cores: the same clients, by turns, once to the first process and once to both.
 * Run: pnpm --filter ./e2e bench:processes   (after a build: npm start builds)
 */
import { randomUUID } from 'node:crypto';
import { readScript } from '../../deploy/local/script.mjs';
import { agentApi, posApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { typedLines } from './load/lines.mjs';
import { calmMachine, machineLine, median, quantile } from './load/machine.mjs';

const AT_ONCE = 16;
const SECONDS = 5;
const ROUNDS = 5;

readScript(import.meta.filename);
const first = await Server.create();
const second = await Server.beside(first);
const pool = ownerPool(await first.ownerUrl(), 2);
try {
	const house = await openHouse(pool, { agents: AT_ONCE });
	const token = await signedIn(pool, house.companyId);
	const each = AT_ONCE / 2;
	const clients = [first, second].map(({ url }) => httpClient(url, AT_ONCE));
	/** Which process a client asks. @type {Record<'one' | 'two', (worker: number) => number>} */
	const ways = { one: () => 0, two: (worker) => (worker < each ? 0 : 1) };
	/** @type {Record<'sales' | 'lists', (worker: number, to: number) => Promise<unknown> | undefined>} */
	const calls = {
		sales: (worker, to) =>
			clients[to]?.send(posApi.sell, {
				token: house.terminals[worker]?.token,
				key: randomUUID(),
				body: { instances: [house.draw.id], lines: typedLines() },
			}),
		lists: (_worker, to) => clients[to]?.send(agentApi.list, { query: { limit: 50 }, token }),
	};
	const workers = Array.from({ length: AT_ONCE }, (_, index) => index);
	/** @param {keyof typeof calls} what @param {keyof typeof ways} way @param {number} seconds */
	const run = (what, way, seconds) =>
		throughput(workers, seconds, async (worker) => calls[what](worker, ways[way](worker)));
	for (const what of /** @type {const} */ (['sales', 'lists'])) await run(what, 'two', 2);
	await pool.query('ANALYZE');
	console.log(machineLine(await calmMachine()));
	console.log(`${AT_ONCE} at once, ${ROUNDS} rounds of ${SECONDS} s each, by turns`);
	for (const what of /** @type {const} */ (['sales', 'lists'])) {
		/** @type {Record<keyof typeof ways, { rates: number[], times: number[] }>} */
		const found = { one: { rates: [], times: [] }, two: { rates: [], times: [] } };
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const way of /** @type {const} */ (['one', 'two'])) {
				const { perSecond, times } = await run(what, way, SECONDS);
				found[way].rates.push(perSecond);
				found[way].times.push(...times);
			}
		}
		const ratio = median(
			found.two.rates.map((rate, round) => rate / (found.one.rates[round] ?? 0)),
		);
		for (const [way, { rates, times }] of Object.entries(found)) {
			console.log(
				`${what}, ${way} process${way === 'one' ? '' : 'es'}: ${median(rates).toFixed(0)}/s, 95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
			);
		}
		console.log(`${what}: two beside one ${ratio.toFixed(2)} times`);
	}
	for (const client of clients) client.close();
} finally {
	await pool.end();
	await second.stop();
	await first.remove();
}
