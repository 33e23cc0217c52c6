/**
 * Prints what dashboards that people look at cost a rush: fiches sold a second over HTTP beside so many of them, each reading
 * its figures as soon as a page does, by turns with none; once as pages read (a round that took long is followed by three times
 * as much rest), once without that rest.
 * Run: pnpm --filter ./e2e bench:dashboards [--pages 40]   (after a build: npm start builds)
 */
import { randomInt, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { readScript } from '../../deploy/local/script.mjs';
import { dashboardApi, posApi, rapportApi, statistiqueApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { machineLine, median, quantile } from './load/machine.mjs';
import { ratio } from './load/sides.mjs';

const { pacer } = await import('../../shared/src/data/live/pacer.ts');

/**
 * @import { Endpoint } from '@borlette/shared/contract'
 * @import { Input } from './load/http.mjs'
 */

const AT_ONCE = 8;
const SECONDS = 8;
const ROUNDS = 3;
/** As `useLive` has it. */
const EVERY_MS = 1_000;
/** A browser opens no more to a server. */
const CONNECTIONS_OF_PAGE = 6;

const { values } = readScript(import.meta.filename, {
	options: { pages: { type: 'string', default: '40' } },
});
const PAGES = Number(values.pages);

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const house = await openHouse(pool, { agents: AT_ONCE });
	/** @type {string[]} */
	const tokens = [];
	for (let page = 0; page < PAGES; page += 1) {
		tokens.push(await signedIn(pool, house.companyId, `bench-${randomUUID().slice(0, 18)}`));
	}
	await pool.query('ANALYZE');
	await pool.end();
	const terminals = httpClient(server.url, AT_ONCE);
	const ball = () => String(randomInt(100)).padStart(2, '0');
	const rush = () =>
		throughput(house.terminals, SECONDS, ({ token }) =>
			terminals.send(posApi.sell, {
				...{ token, key: randomUUID() },
				body: {
					instances: [house.draw.id],
					lines: Array.from({ length: 6 }, () => ({
						game: 'borlette',
						numbers: ball(),
						stake: 500,
					})),
				},
			}),
		);

	/** What a dashboard reads when somebody sold. @type {[Endpoint, Input][]} */
	const READS = [
		[dashboardApi.app, {}],
		[dashboardApi.journalier, {}],
		[dashboardApi.tirage, {}],
		[dashboardApi.lotto, {}],
		[statistiqueApi.board, { params: { instanceId: house.draw.id } }],
		[rapportApi.journalier, { query: { limit: 4, sort: 'pp_avec_commission' } }],
	];

	/** Looks on with all pages while `work` goes on. @template T @param {boolean} doRest @param {() => Promise<T>} work */
	async function beside(doRest, work) {
		let isOver = false;
		/** @type {number[]} */
		const took = [];
		let refused = 0;
		const look = async (/** @type {string} */ token, /** @type {number} */ place) => {
			const client = httpClient(server.url, CONNECTIONS_OF_PAGE);
			const ask = (/** @type {Endpoint} */ read, /** @type {Input} */ input) =>
				client.send(read, input).catch(() => {
					refused += 1;
				});
			await delay((place / PAGES) * EVERY_MS);
			const { round, restMs } = pacer();
			while (!isOver) {
				const begun = performance.now();
				await round(() =>
					Promise.all(READS.map(([read, input]) => ask(read, { token, ...input }))),
				);
				took.push(performance.now() - begun);
				await delay(Math.max(EVERY_MS, doRest ? restMs() : 0));
			}
			client.close();
		};
		const looking = tokens.map(look);
		const done = await work();
		isOver = true;
		await Promise.all(looking);
		return { done, took, refused };
	}

	await rush();
	const load = loadavg()[0] ?? 0;
	/** @type {number[]} */
	const alone = [];
	const sides = [true, false].map((doRest) => ({
		doRest,
		sold: /** @type {number[]} */ ([]),
		took: /** @type {number[]} */ ([]),
		refused: 0,
	}));
	for (let round = 0; round < ROUNDS; round += 1) {
		alone.push((await rush()).perSecond);
		for (const side of sides) {
			const { done, took, refused } = await beside(side.doRest, rush);
			side.sold.push(done.perSecond);
			side.took.push(...took);
			side.refused += refused;
		}
	}
	terminals.close();

	console.log(machineLine(load));
	console.log(`${AT_ONCE} at once, ${ROUNDS} rounds of ${SECONDS} s each, by turns`);
	console.log(`no dashboard              ${median(alone).toFixed(0)} fiches/s`);
	for (const { doRest, sold, took, refused } of sides) {
		const half = quantile(took, 0.5).toFixed(0);
		console.log(
			`${PAGES} dashboards, ${doRest ? 'as pages read' : 'without rest '}  ${median(sold).toFixed(0)} fiches/s, ${ratio(sold, alone).toFixed(2)}; ` +
				`read ${(took.length / (ROUNDS * SECONDS)).toFixed(1)} times a second, half within ${half} ms; ${refused} calls refused`,
		);
	}
} finally {
	await server.remove();
}
