/**
 * Prints how many lists of 50 a second the API answers, with sign-in, permission check, validation
 * and row-level security, and within which time: for a house that sold 7,500 fiches that day and for
 * one that sold 150,000. Reports are lists too: the day's sales by agent. `--beside <commit>` takes turns with that commit and prints the ratios.
 * Run: pnpm --filter ./e2e bench:list [--beside <commit>]   (after a build: npm start builds)
 */
import { readScript } from '../../deploy/local/script.mjs';
import { agentApi, ficheApi, rapportApi } from '../support/contract.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { machineLine, median, quantile, verdict } from './load/machine.mjs';
import { BESIDE, ratio, settledMachine, withSides } from './load/sides.mjs';

const AT_ONCE = 8;
const SECONDS = 5;
const ROUNDS = 3;
/** `goal`: how many times as many lists of fiches as fb9245a; of anything else at least AS_BEFORE. */
const HOUSES = [
	{ agents: 50, count: 7_500, goal: 3 },
	{ agents: 1_000, count: 150_000, goal: 6 },
];
const AS_BEFORE = 0.97;
/** A house has one report at work at a time: eight at once tell how long its others wait for it. */
const ASKED = /** @type {const} */ ([
	['fiches', AT_ONCE],
	['agents', AT_ONCE],
	['reports', 1],
	['reports', AT_ONCE],
]);
/** @typedef {(typeof ASKED)[number][0]} What is listed */

/** The houses of one side, filled; `close` ends its connections. @param {import('./load/sides.mjs').Side} side */
async function open({ name, server, house, fiches }) {
	const pool = house.ownerPool(await server.ownerUrl(), 2);
	/** @type {Map<number, string>} */
	const tokens = new Map();
	let day = {};
	for (const { agents, count } of HOUSES) {
		const opened = await house.openHouse(pool, { agents });
		await fiches.generateFiches(pool, opened, count);
		tokens.set(count, await house.signedIn(pool, opened.companyId));
		const { draw_date } = opened.draw;
		day = { start_date: draw_date, end_date: draw_date };
	}
	await pool.query('VACUUM ANALYZE');
	const client = httpClient(server.url, AT_ONCE);
	/** @type {Record<What, [endpoint: import('@borlette/shared/contract').Endpoint, query: object]>} */
	const lists = {
		fiches: [ficheApi.list, { limit: 50, ...day }],
		agents: [agentApi.list, { limit: 50 }],
		reports: [rapportApi.vente, { limit: 50, filter_choice: 'agent', ...day }],
	};
	const close = async () => {
		client.close();
		await pool.end();
	};
	/** @param {What} what @param {number} count */
	const list = (what, count) => {
		const [endpoint, query] = lists[what];
		return () => client.send(endpoint, { query: { ...query }, token: tokens.get(count) });
	};
	return { name, list, close };
}

/** @param {Awaited<ReturnType<typeof open>>[]} sides @param {What} what @param {number} atOnce @param {number} count */
async function measure(sides, what, atOnce, count) {
	const workers = Array(atOnce).fill(0);
	const figures = sides.map(({ name, list }) => ({ name, list: list(what, count) }));
	for (const { list } of figures) await throughput(workers, 1, list);
	/** @returns {number[]} */
	const none = () => [];
	const rates = figures.map(none);
	const times = figures.map(none);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const [place, { list }] of figures.entries()) {
			const taken = await throughput(workers, SECONDS, list);
			rates[place]?.push(taken.perSecond);
			times[place]?.push(...taken.times);
		}
	}
	for (const [place, { name }] of figures.entries()) {
		console.log(
			`${String(count).padStart(7)} fiches a day: 50 ${what.padEnd(7)} ${atOnce} at once ${name.padEnd(8)} ${median(
				rates[place] ?? [],
			)
				.toFixed(0)
				.padStart(
					5,
				)} lists/s, half within ${quantile(times[place] ?? [], 0.5).toFixed(1)} ms, 95 % within ${quantile(times[place] ?? [], 0.95).toFixed(1)} ms`,
		);
	}
	return rates;
}

const beside = readScript(import.meta.filename, { options: BESIDE }).values.beside;
await withSides(beside, async (opened) => {
	/** @type {Awaited<ReturnType<typeof open>>[]} */
	const sides = [];
	for (const side of opened) sides.push(await open(side));
	console.log(machineLine(await settledMachine(beside)));
	for (const { count, goal } of HOUSES) {
		for (const [what, atOnce] of ASKED) {
			const [these, those] = await measure(sides, what, atOnce, count);
			if (!these || !those) continue;
			const times = ratio(these, those);
			const least = what === 'fiches' ? goal : AS_BEFORE;
			const judged = `goal ≥ ${least}: ${verdict(times >= least)}`;
			console.log(`        ${times.toFixed(2)} times as many as ${beside}, ${judged}`);
		}
	}
	for (const { close } of sides) await close();
});
