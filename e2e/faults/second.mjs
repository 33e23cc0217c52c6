/**
 * The machine with the database is lost, disk and all, while terminals sell; the second server is promoted, the API goes on with
 * it by itself, terminals send again under the same key. Each round lays a new second server down. At the end nothing that
 * was confirmed is lost, where a sale waited for the second server's disk; else it is said how much. The books balance each time.
 * Run: node e2e/faults/second.mjs --rounds 20 [--synchronous]   (after a build: npm start builds)
 */
import { randomInt } from 'node:crypto';
import { freePort } from '../../shared/config/ports.mjs';
import { appUrlOf, Second } from '../support/second.mjs';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';
import { readRounds, say, sayRound } from './rounds.mjs';
import { lostOf, sellAtAll, signInTerminals, sum, untilSold } from './terminals.mjs';

const TERMINALS = 6;
/** Confirmed sales between the second's beginning and the loss, drawn by chance. */
const [FEWEST, MOST] = [30, 120];

const { rounds, on } = readRounds(import.meta.filename, 1, ['synchronous']);
const isSynchronous = on.has('synchronous');
const mode = isSynchronous ? { SYNCHRONOUS: 'always', LOG_LEVEL: 'warn' } : {};
const IN_FORCE = 'A sale counts once the second server has it on its disk';

const addresses = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
const [here = '', there = ''] = addresses;
/** @type {{ dataDir: string, address: string, lose(): Promise<void>, remove(): Promise<void>,
 *   says(text: string): Promise<void> }} */
let first;
/** @type {Server | undefined} */
let api;
/** @type {Second | undefined} */
let second;
const server = await Server.create({ DATABASE_LISTEN: here, ...mode });
first = Object.assign(server, { address: here });
let lost = 0;
let differences = 0;
const begun = Date.now();
/** Seconds from the loss to the next confirmed sale. @type {number[]} */
const pauses = [];
try {
	let next = await Second.follow({ of: first, address: there, env: mode });
	second = next;
	api = await Server.on(await appUrlOf(first.dataDir, addresses));
	const terminals = await signInTerminals(api.url, TERMINALS);
	for (let round = 1; round <= rounds; round += 1) {
		// What is sold before is the first machine's alone; whoever runs it is told from when on.
		if (isSynchronous) await first.says(IN_FORCE);
		const { selling, failed } = sellAtAll(terminals);
		await untilSold(terminals, randomInt(FEWEST, MOST), failed);
		await first.lose();
		const lostAt = Date.now();
		await next.promote();
		await untilSold(terminals, 1, failed);
		pauses.push((Date.now() - lostAt) / 1_000);
		await untilSold(terminals, FEWEST, failed);
		for (const terminal of terminals) terminal.close();
		await selling;
		const gone = await lostOf(terminals);
		const found = await reconcile(next.dataDir);
		lost += gone.length;
		differences += found.differences;
		sayRound(`round ${round}/${rounds}`, { gone, found, pause: pauses.at(-1) });
		const address = first.address;
		first = next;
		second = undefined;
		if (round === rounds) break;
		next = await Second.follow({ of: first, address, env: mode });
		second = next;
	}
	/** @param {'inDoubt' | 'madeAllTheSame'} name */
	const total = (name) => sum(terminals.map((terminal) => terminal[name]));
	const problems = (await Promise.all(terminals.map((terminal) => terminal.problems()))).flat();
	const sold = sum(terminals.map(({ confirmed }) => confirmed.size));
	say(`${sold} sales confirmed in ${Math.round((Date.now() - begun) / 1_000)} s`);
	say(`${total('inDoubt')} in doubt, ${total('madeAllTheSame')} of them had been made`);
	say(`${isSynchronous ? 'synchronous' : 'asynchronous'}: ${lost} confirmed sales lost`);
	say(`longest pause ${Math.max(...pauses).toFixed(1)} s; reconcile: ${differences} differences`);
	for (const problem of problems) say(problem);
	const isGood = differences === 0 && problems.length === 0 && (!isSynchronous || lost === 0);
	process.exitCode = isGood ? 0 : 1;
} finally {
	await api?.remove();
	await second?.remove();
	await first.remove();
}
