/**
 * Prints how long a sale waits while another API process, of another version, brings the database up:
 * its functions, policies and grants are thrown away and laid down anew under terminals that sell
 * through the process that was there before. No sale may be refused, lost or doubled.
 * Run: node e2e/faults/upgrade.mjs [--rounds 10]   (after a build: npm start builds)
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { machineLine, quantile } from '../bench/load/machine.mjs';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';
import { readRounds, say } from './rounds.mjs';
import { sellAtAll, signInTerminals, untilSold } from './terminals.mjs';

/** @import { Terminal } from './terminals.mjs' */

const TERMINALS = 8;
/** Confirmed sales between one upgrade and the next. */
const BETWEEN = 200;

const { rounds } = readRounds(import.meta.filename, 10);

/** @param {string} what @param {number[]} times */
const sayTimes = (what, times) =>
	say(
		`${what}: half within ${quantile(times, 0.5).toFixed(0)} ms, 95 % within ${quantile(times, 0.95).toFixed(0)}, the longest ${Math.max(...times).toFixed(0)} (${times.length} sales)`,
	);

/** @param {Terminal[]} terminals @returns the waits since this was asked last */
const newWaits = (terminals) => terminals.flatMap((terminal) => terminal.waits.splice(0));

/** @param {Server} server @param {pg.Client} owner */
async function play(server, owner) {
	const terminals = await signInTerminals(server.url, TERMINALS);
	const { selling, failed } = sellAtAll(terminals);
	await untilSold(terminals, BETWEEN, failed);
	newWaits(terminals);
	await untilSold(terminals, BETWEEN, failed);
	sayTimes('with nothing else', newWaits(terminals));
	/** @type {number[]} */
	const longest = [];
	for (let round = 1; round <= rounds; round += 1) {
		// As of another version: whoever starts next lays all of it down.
		await owner.query("UPDATE schema_code SET hash = 'of another version'");
		const next = await Server.beside(server);
		await untilSold(terminals, TERMINALS, failed);
		const waits = newWaits(terminals);
		longest.push(Math.max(...waits));
		sayTimes(`upgrade ${round}/${rounds}`, waits);
		await next.stop();
		await untilSold(terminals, BETWEEN, failed);
		newWaits(terminals);
	}
	for (const terminal of terminals) terminal.close();
	await selling;
	sayTimes('the longest wait of each upgrade', longest);
	return (await Promise.all(terminals.map((terminal) => terminal.problems()))).flat();
}

const [load = 0] = loadavg();
const server = await Server.create();
const owner = new pg.Client({ connectionString: await server.ownerUrl() });
try {
	await owner.connect();
	const problems = await play(server, owner);
	const { differences, named } = await reconcile(server.dataDir);
	say(`lost or doubled: ${problems.length}; reconcile: ${differences} differences`);
	for (const problem of [...problems, ...named.map((each) => JSON.stringify(each))]) say(problem);
	say(machineLine(load));
	process.exitCode = problems.length === 0 && differences === 0 ? 0 : 1;
} finally {
	await owner.end();
	await server.remove();
}
