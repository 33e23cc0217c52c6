/**
 * Prints how much a company notices of another one that sends the heaviest calls there are, sixty
 * at once: its list of 50 agents, its sale and /api/health, alone and beside each kind of them.
 * Run: pnpm --filter ./e2e bench:fairness [parts of kinds' names]   (after a build: npm start builds)
 */

import { randomInt, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readScript } from '../../deploy/local/script.mjs';
import {
	agentApi,
	ficheApi,
	healthApi,
	posApi,
	rapportApi,
	send,
	whatIfApi,
} from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { addDraw, openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, httpRequestOf, throughput } from './load/http.mjs';
import { machineLine, quantile, verdict } from './load/machine.mjs';
import { settle } from './load/settle.mjs';

/** Parts of kinds' names; none: all of them. */
const { names: wanted } = readScript(import.meta.filename, { takesNames: true });
const AT_ONCE = 60;
const PEOPLE = 10;
const DAYS = 15;
const FICHES_A_DAY = 8_000;
/** A day of as many fiches as a list without pages may have (`PLAIN_LIST_MAX` of the contract), before all others. */
const PLAIN_ROWS = 2_000;
const PLAIN_DAYS_AGO = DAYS + 3;
const ALONE_SECONDS = 6;
const BESIDE_SECONDS = 10;
/** Until what was sent first is at work and the rest waits. */
const WARM_MS = 2_000;
/** A client that asks again sooner than it is told. */
const MOST_WAIT_MS = 1_000;
const GOAL = 3;

const RATES = { mariage: 1000, mariage_gratuit: 1000, lotto3: 500, lotto4: 5000, lotto5: 25000 };
const PRIME = {
	...{ agent_id: null, tirage_id: null, surcussale_id: null },
	...{ borlette1: 60, borlette2: 20, borlette3: 10, ...RATES },
};
const LIMIT = {
	...{ agent_id: null, tirage_id: null, boule: null, min_stake: null, max_stake: null },
	...{ kind: 'boule', game: 'borlette', limite: 50_000 },
};
const FORMATS = ['csv', 'xlsx', 'pdf'];

/** @import { Pool } from 'pg' */
/** @import { Endpoint } from '@borlette/shared/contract' */
/** @import { Draw, House, Terminal } from './load/house.mjs' */
/** @import { Input } from './load/http.mjs' */
/** @import { Call } from './load/flood.mjs' */

/** @param {number} count */
const digits = (count) => String(randomInt(10 ** count)).padStart(count, '0');
/** @param {number} daysAgo */
const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** @param {number} days */
const lately = (days) => ({ start_date: day(days - 1), end_date: day(0) });

/** The longest span that the API takes: thirty years where it has no bound. @param {string} url @param {string} token */
async function longestSpan(url, token) {
	for (const days of [10_957, 3_650, 1_830, 730, 365, 92]) {
		const query = { ...lately(days), limit: 25, id: randomUUID() };
		const answer = await send(url, ficheApi.list, { query, token });
		if (answer?.status === 200) return days;
	}
	throw new Error('No span of days is taken');
}

/** A ticket of as many lines as the API takes in as many draws. @param {Draw[]} draws */
const ticket = (draws) => ({
	instances: draws.map(({ id }) => id),
	lines: Array.from({ length: 1_000 / draws.length }, () => ({
		game: 'borlette',
		numbers: digits(2),
		stake: 100,
	})),
});

/**
 * The heaviest calls by kind, of the ten people of a company and its terminals.
 * @param {{ tokens: string[], terminals: Terminal[], draws: Draw[], days: number }} house
 * @returns {Record<string, Call[]>}
 */
function heaviest({ tokens, terminals, draws, days }) {
	const span = lately(days);
	const plain = { start_date: day(PLAIN_DAYS_AGO + 1), end_date: day(PLAIN_DAYS_AGO - 1) };
	const words = 'abcdefghijklmnopqrstuvwxy';
	/** @param {Endpoint} endpoint @param {Input} input */
	const ofEach = (endpoint, input) =>
		tokens.map((token) => httpRequestOf(endpoint, { ...input, token }));
	/** @param {Record<string, unknown>} query */
	const fiches = (query) => ofEach(ficheApi.list, { query });
	/** @param {object} body */
	const whatIf = (body) => ofEach(whatIfApi.replay, { body });
	/** @param {Terminal[]} sellers @returns {Call[]} */
	const sales = (sellers) =>
		sellers.map(({ token }) => ({
			...httpRequestOf(posApi.sell, { body: ticket(draws), token }),
			isKeyed: /** @type {const} */ (true),
		}));
	const lists = fiches({ limit: 50, ...span, q: words, sort: 'agent_name' });
	const letters = fiches({ limit: 50, ...span, q: [...words].join(' '), sort: '-agent_name' });
	const reports = ['agent', 'surcussale', 'tirage', 'date'].flatMap((choice) =>
		ofEach(rapportApi.vente, { query: { limit: 50, ...span, filter_choice: choice } }),
	);
	const exported = FORMATS.flatMap((format) => fiches({ ...span, format }));
	const kinds = {
		'lists, one person': lists.slice(0, 1),
		'lists, ten people': [...lists, ...letters],
		'lists without pages': fiches(plain),
		'lists too long without pages': fiches(span),
		'what if': [...whatIf({ prime: PRIME }), ...whatIf({ limit: LIMIT })],
		reports,
		files: exported,
		'tickets of 1,000 lines, one terminal': sales(terminals.slice(0, 1)),
		'tickets of 1,000 lines, ten terminals': sales(terminals.slice(0, PEOPLE)),
	};
	return { ...kinds, 'all of them': Object.values(kinds).flatMap((calls) => calls.slice(0, 8)) };
}

/** A large house with draws that are settled and draws that sell. @param {Pool} pool */
async function openHeavy(pool) {
	const house = await openHouse(pool, { agents: 200 });
	const { companyId } = house;
	await pool.query('UPDATE company_settings SET two_person_results = false WHERE company_id = $1', [
		companyId,
	]);
	for (let daysAgo = 1; daysAgo <= DAYS; daysAgo += 1) {
		const draw = await addDraw(pool, companyId, `Settled ${daysAgo}`, daysAgo);
		await generateFiches(pool, { companyId, draw }, FICHES_A_DAY);
		await settle(pool, { companyId, draw });
	}
	const plain = await addDraw(pool, companyId, 'Plain', PLAIN_DAYS_AGO);
	await generateFiches(pool, { companyId, draw: plain }, PLAIN_ROWS);
	await settle(pool, { companyId, draw: plain });
	/** @type {Draw[]} */
	const draws = [];
	for (let place = 1; place <= 10; place += 1) {
		draws.push(await addDraw(pool, companyId, `Open ${place}`));
	}
	/** @type {string[]} */
	const tokens = [];
	for (let person = 0; person < PEOPLE; person += 1) {
		tokens.push(await signedIn(pool, companyId, `bench-${randomUUID().slice(0, 18)}`));
	}
	return { ...house, draws, tokens };
}

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const heavy = await openHeavy(pool);
	const light = await openHouse(pool, { agents: 50 });
	const token = await signedIn(pool, light.companyId);
	await pool.query('VACUUM ANALYZE');
	await pool.end();
	const client = httpClient(server.url, 3);

	const typed = () => ({
		instances: [light.draw.id],
		lines: Array.from({ length: 6 }, () => ({ game: 'borlette', numbers: digits(2), stake: 500 })),
	});
	const [terminal] = light.terminals;
	/** @type {Record<string, () => Promise<string>>} */
	const CALLS = {
		list: () => client.send(agentApi.list, { query: { limit: 50 }, token }),
		sale: () => {
			const sold = { token: terminal?.token, key: randomUUID(), body: typed() };
			return client.send(posApi.sell, sold);
		},
		health: () => client.send(healthApi.read, { token }),
	};
	/** One worker for each of them, one call after another. p95 in ms by name, and what failed. @param {number} seconds */
	async function measure(seconds) {
		/** @type {string[]} */
		const failures = [];
		const worked = await Promise.all(
			Object.entries(CALLS).map(async ([name, call]) => {
				const { times } = await throughput([0], seconds, () =>
					call().catch(({ message }) => failures.push(message.replace(/,"requestId":"[^"]*"/, ''))),
				);
				return /** @type {const} */ ([name, quantile(times, 0.95)]);
			}),
		);
		return { p95: Object.fromEntries(worked), failures };
	}
	/** Beside calls of the heavy house, sixty at once. @param {Call[]} calls */
	async function besides(calls) {
		const flood = new Worker(new URL('./load/flood.mjs', import.meta.url), {
			workerData: { base: server.url, calls, atOnce: AT_ONCE, mostWaitMs: MOST_WAIT_MS },
		});
		/** @type {Promise<{ statuses: Record<string, number> }>} */
		const ended = new Promise((resolve, reject) => {
			flood.once('message', resolve).once('error', reject);
		});
		await new Promise((resolve) => setTimeout(resolve, WARM_MS));
		const beside = await measure(BESIDE_SECONDS);
		flood.postMessage('stop');
		const { statuses } = await ended;
		return { ...beside, statuses };
	}

	await measure(ALONE_SECONDS);
	console.log(machineLine(loadavg()[0] ?? 0));
	const days = await longestSpan(server.url, heavy.tokens[0] ?? '');
	console.log(
		`${AT_ONCE} at once of a house with ${DAYS * FICHES_A_DAY} fiches; the longest span of days is ${days}`,
	);
	const kinds = Object.entries(heaviest({ ...heavy, days })).filter(
		([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
	);
	for (const [name, calls] of kinds) {
		const alone = await measure(ALONE_SECONDS);
		const { p95, failures, statuses } = await besides(calls);
		const pairs = Object.keys(CALLS).map((call) => ({
			call,
			before: alone.p95[call] ?? Number.NaN,
			after: p95[call] ?? Number.NaN,
		}));
		const ratios = pairs.map(({ before, after }) => after / before);
		const figures = pairs.map(
			({ call, before, after }) =>
				`${call} ${before.toFixed(0)} → ${after.toFixed(0)} ms (${(after / before).toFixed(1)}×)`,
		);
		const broken = Object.keys(statuses).filter((status) => !/^[24]/.test(status));
		const isMet = ratios.every((ratio) => ratio <= GOAL) && failures.length + broken.length === 0;
		console.log(`${name}: ${figures.join(', ')}: ${verdict(isMet)}`);
		console.log(`  its own answers: ${JSON.stringify(statuses)}`);
		for (const failure of new Set(failures)) console.log(`  failed beside it: ${failure}`);
	}
	client.close();
} finally {
	await server.remove();
}
