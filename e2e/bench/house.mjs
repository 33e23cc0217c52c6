/**
 * Prints within which time the calls of a large house's evening are answered: 2,000 agents, who sold 150,000
 * fiches that day; with sign-in, permission check, validation and row-level security.
 * Run: pnpm --filter ./e2e bench:house [--fiches <count>]   (after a build: npm start builds)
 */
import { readArguments } from '../../deploy/local/arguments.mjs';
import { agentApi, clotureApi, dashboardApi, ficheApi, overviewApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { generateLedger } from './load/ledger.mjs';
import { calmMachine, machineLine, quantile, verdict } from './load/machine.mjs';

const AGENTS = 2_000;
const GOAL_MS = 200;
/** People of the house who ask at the same time. */
const PEOPLE = [1, 4];
const SECONDS = 5;

const options = /** @type {const} */ ({ fiches: { type: 'string', default: '150000' } });
const { values } = readArguments({ command: 'bench:house', options }, process.argv.slice(2));
const count = Number(values.fiches);

const server = await Server.create();
const pool = ownerPool(await server.ownerUrl(), 2);
try {
	const house = await openHouse(pool, { agents: AGENTS });
	await generateFiches(pool, house, count);
	await generateLedger(pool, house);
	await pool.query('VACUUM ANALYZE');
	const { rows } = await pool.query(
		'SELECT ref_code FROM fiches WHERE company_id = $1 ORDER BY number DESC LIMIT 1',
		[house.companyId],
	);
	const { rows: agents } = await pool.query(
		'SELECT id, surcussale_id FROM agents WHERE company_id = $1 ORDER BY username LIMIT 1',
		[house.companyId],
	);
	const agent = agents[0];
	const token = await signedIn(pool, house.companyId);
	const client = httpClient(server.url, Math.max(...PEOPLE));
	/** @type {[what: string, call: () => Promise<string>][]} */
	const calls = [
		['agents: a page of 25, searched', () => ask(agentApi.list, { limit: 25, q: 'agent 17' })],
		['agents: what a choice offers', () => ask(agentApi.list, { limit: 25, is_active: true })],
		['closings: a page of 50, totals, progress', () => ask(clotureApi.list, { limit: 50 })],
		['fiches: one by its reference', () => ask(ficheApi.list, { limit: 25, q: rows[0].ref_code })],
		['agent: the head of their page', () => head(overviewApi.agent, { agentId: agent.id })],
		[
			'surcussale: the head of its page',
			() => head(overviewApi.surcussale, { surcussaleId: agent.surcussale_id }),
		],
		['dashboard: the figures of the day', () => ask(dashboardApi.app, undefined)],
	];
	/** @param {import('@borlette/shared/contract').Endpoint} endpoint @param {Record<string, string>} params */
	function head(endpoint, params) {
		return client.send(endpoint, { params, token });
	}
	/** @param {import('@borlette/shared/contract').Endpoint} endpoint @param {object | undefined} query */
	function ask(endpoint, query) {
		return client.send(endpoint, { ...(query && { query: { ...query } }), token });
	}
	console.log(machineLine(await calmMachine(60_000)));
	console.log(`${AGENTS} agents, ${count} fiches and ${2 * count} entries of the ledger that day`);
	for (const [what, call] of calls) {
		await throughput([0], 1, call);
		for (const people of PEOPLE) {
			const { times } = await throughput(Array(people).fill(0), SECONDS, call);
			const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
			console.log(
				`${what.padEnd(42)} ${people} at once: half within ${half.toFixed(0).padStart(4)} ms, 95 % within ${most
					.toFixed(0)
					.padStart(4)} ms (${times.length} calls), goal ≤ ${GOAL_MS}: ${verdict(most <= GOAL_MS)}`,
			);
		}
	}
	client.close();
} finally {
	await pool.end();
	await server.remove();
}
