/**
 * Prints what 2,000 open pages cost a rush: fiches sold a second over HTTP with them beside without
 * them, by turns in one run; the memory that a page takes; and how long after a sale was answered the
 * last page of its house is told of it.
 * Run: pnpm --filter ./e2e bench:events [pages]   (after a build: npm start builds)
 */

import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readScript } from '../../deploy/local/script.mjs';
import { eventsApi, posApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { machineLine, median, quantile, verdict } from './load/machine.mjs';
import { ratio } from './load/sides.mjs';

const [PAGES = 2_000] = readScript(import.meta.filename, { takesNames: true }).names.map(Number);
const AT_ONCE = 8;
const SECONDS = 8;
const ROUNDS = 3;
const PROBE_EVERY_MS = 700;
const HOUSES = 4;
/** The API lets a person have a few more. */
const PAGES_OF_PERSON = 10;

/**
 * @import { House, Terminal } from './load/house.mjs'
 * @import { Told } from './load/pages.mjs'
 */

const ball = () => String(randomInt(100)).padStart(2, '0');
/** @param {House} house */
const ticket = ({ draw }) => ({
	instances: [draw.id],
	lines: Array.from({ length: 6 }, () => ({ game: 'borlette', numbers: ball(), stake: 500 })),
});

/** Bytes of memory of a process. @param {number} pid */
async function memoryOf(pid) {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024;
}

/**
 * Opens every page; resolves when all are.
 * @param {string} base @param {string[]} tokens @param {(event: Told) => void} told
 */
async function openPages(base, tokens, told) {
	const worker = new Worker(new URL('./load/pages.mjs', import.meta.url), {
		workerData: { base, path: eventsApi.stream.path, tokens },
	});
	/** @type {Promise<void>} */
	const opened = new Promise((resolve, reject) => {
		worker.once('error', reject);
		worker.on('message', (message) => {
			if (message.open) resolve();
			for (const one of message.told ?? []) told(one);
		});
	});
	await opened;
	const ended = new Promise((resolve) => worker.once('exit', resolve));
	return async () => {
		worker.postMessage('close');
		await ended;
	};
}

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	/** @type {House[]} */
	const houses = [];
	/** Whose page it is, by page. @type {number[]} */
	const houseOf = [];
	/** @type {string[]} */
	const tokens = [];
	for (let place = 0; place < HOUSES; place += 1) {
		const house = await openHouse(pool, { agents: AT_ONCE });
		houses.push(house);
		const pages = Math.ceil(PAGES / HOUSES);
		for (let page = 0, token = ''; page < pages; page += 1) {
			if (page % PAGES_OF_PERSON === 0) {
				token = await signedIn(pool, house.companyId, `bench-${randomUUID().slice(0, 18)}`);
			}
			tokens.push(token);
			houseOf.push(place);
		}
	}
	await pool.query('ANALYZE');
	await pool.end();
	const client = httpClient(server.url, AT_ONCE + 1);
	const [rushing, quiet] = houses;
	const [probe] = quiet?.terminals ?? [];
	if (!rushing || !quiet || !probe) throw new Error('There are no houses to measure');
	/** @param {House} house @param {Terminal} terminal */
	const sell = (house, terminal) =>
		client.send(posApi.sell, { token: terminal.token, key: randomUUID(), body: ticket(house) });
	const rush = () => throughput(rushing.terminals, SECONDS, (each) => sell(rushing, each));

	await rush();
	const load = loadavg()[0] ?? 0;
	/** @type {number[]} */
	const alone = [];
	/** @type {number[]} */
	const beside = [];
	/** @type {number[]} */
	const waits = [];
	let untold = 0;
	/** @type {number[]} */
	const bytes = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		alone.push((await rush()).perSecond);
		const before = await memoryOf(server.pid ?? 0);
		/** The first event of each page of the quiet house since a probe. @type {Map<number, number>} */
		let heard = new Map();
		const close = await openPages(server.url, tokens, ([page, kind, at]) => {
			if (houseOf[page] === 1 && kind === 'sale' && !heard.has(page)) heard.set(page, at);
		});
		bytes.push((await memoryOf(server.pid ?? 0)) - before);
		let isOver = false;
		/** One sale of a house where nobody else sells, again and again. */
		const probing = (async () => {
			while (!isOver) {
				heard = new Map();
				await sell(quiet, probe);
				const sold = Date.now();
				await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS + 1_000));
				const pages = houseOf.filter((house) => house === 1).length;
				untold += pages - heard.size;
				for (const at of heard.values()) waits.push(at - sold);
			}
		})();
		beside.push((await rush()).perSecond);
		isOver = true;
		await probing;
		await close();
	}
	client.close();

	console.log(machineLine(load));
	console.log(`${AT_ONCE} at once, ${ROUNDS} rounds of ${SECONDS} s each, by turns`);
	console.log(`without pages       ${median(alone).toFixed(0)} fiches/s`);
	console.log(
		`${String(tokens.length).padEnd(6)} pages open   ${median(beside).toFixed(0)} fiches/s`,
	);
	const share = ratio(beside, alone);
	console.log(`goal ≥ 0.9 of without: ${verdict(share >= 0.9)} (${share.toFixed(2)})`);
	console.log(
		`memory of a page: ${(Math.max(...bytes) / tokens.length / 1_024).toFixed(1)} KB of the API`,
	);
	const last = Math.max(...waits);
	console.log(
		`a page is told after ${quantile(waits, 0.5)} ms, 95 % within ${quantile(waits, 0.95)} ms, the last after ${last} ms; ${untold} never`,
	);
	console.log(`goal within 1 s: ${verdict(last <= 1_000 && untold === 0)}`);
} finally {
	await server.remove();
}
