/**
 * Prints how many lists of 50 agents a second the API answers beside Directus on the same PostgreSQL, by turns:
 * one house's, sorted by name, with the name of each agent's surcussale and the number of all. Directus is installed beside the project (bench/directus/install.mjs).
 * Run: pnpm --filter ./e2e bench:directus   (after a build: npm start builds)
 */

import http from 'node:http';
import { readScript } from '../../deploy/local/script.mjs';
import { agentApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { startDirectus } from './directus/server.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { calmMachine, machineLine, median, quantile, verdict } from './load/machine.mjs';
import { ratio } from './load/sides.mjs';

readScript(import.meta.filename);

const AT_ONCE = 8;
const SECONDS = 5;
const ROUNDS = 3;
const LIMIT = 50;
const HOUSES = [50, 1_000];
const GOAL = 4;

/** What our list shows, asked of Directus. */
const FIELDS = [
	...['id', 'first_name', 'last_name', 'code', 'phone', 'surcussale_id.id', 'surcussale_id.name'],
	...['commission', 'device_id', 'username', 'balance', 'is_active', 'version', 'created_at'],
];

/**
 * A call that keeps its connections, as `httpClient` does.
 * @param {{ base: string, token: string }} directus @param {string} companyId
 */
function directusList({ base, token }, companyId) {
	const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
	const query = new URLSearchParams({
		limit: String(LIMIT),
		sort: 'last_name,first_name',
		fields: FIELDS.join(','),
		meta: 'filter_count',
		filter: JSON.stringify({ company_id: { _eq: companyId } }),
	});
	/** @returns {Promise<{ rows: number, total: number }>} */
	const list = () =>
		new Promise((resolve, reject) => {
			const headers = { authorization: `Bearer ${token}` };
			http
				.get(`${base}/items/agents?${query}`, { agent, headers }, (answer) => {
					let text = '';
					answer.setEncoding('utf8').on('data', (part) => {
						text += part;
					});
					answer.on('end', () => {
						if (answer.statusCode !== 200) return reject(new Error(text));
						const { data, meta } = JSON.parse(text);
						resolve({ rows: data.length, total: meta.filter_count });
					});
				})
				.on('error', reject);
		});
	return { list, close: () => agent.destroy() };
}

const server = await Server.create();
/** @type {Awaited<ReturnType<typeof startDirectus>> | undefined} */
let directus;
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const houses = [];
	for (const agents of HOUSES) houses.push({ agents, ...(await openHouse(pool, { agents })) });
	await pool.query('VACUUM ANALYZE');
	directus = await startDirectus(await server.ownerUrl());
	console.log(machineLine(await calmMachine(0)));
	const own = httpClient(server.url, AT_ONCE);
	for (const { agents, companyId } of houses) {
		const token = await signedIn(pool, companyId);
		const theirs = directusList(directus, companyId);
		const expected = { rows: Math.min(agents, LIMIT), total: agents };
		const found = await theirs.list();
		if (found.rows !== expected.rows || found.total !== expected.total) {
			throw new Error(`Directus lists ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
		}
		const ours = async () => {
			const page = JSON.parse(await own.send(agentApi.list, { query: { limit: LIMIT }, token }));
			return page.items.length;
		};
		if ((await ours()) !== expected.rows) throw new Error('The API lists other agents');
		const workers = Array(AT_ONCE).fill(0);
		/** @type {[name: string, list: () => Promise<unknown>, rates: number[], times: number[]][]} */
		const sides = [
			['today', ours, [], []],
			[directus.name, theirs.list, [], []],
		];
		for (const [, list] of sides) await throughput(workers, 1, list);
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const [, list, rates, times] of sides) {
				const taken = await throughput(workers, SECONDS, list);
				rates.push(taken.perSecond);
				times.push(...taken.times);
			}
		}
		for (const [name, , rates, times] of sides) {
			const within = `95 % within ${quantile(times, 0.95).toFixed(1)} ms`;
			console.log(`${agents} agents, ${name}: ${median(rates).toFixed(0)} lists/s, ${within}`);
		}
		const [[, , these], [, , those]] = /** @type {[typeof sides[0], typeof sides[0]]} */ (sides);
		const times = ratio(these, those);
		console.log(
			`        ${times.toFixed(2)} times as many as ${directus.name}, goal ≥ ${GOAL}: ${verdict(times >= GOAL)}`,
		);
		theirs.close();
	}
	own.close();
	await pool.end();
} finally {
	await directus?.stop();
	await server.remove();
}
