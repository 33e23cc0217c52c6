/**
 * Kills the API and the database (kill -9) in turn while terminals sell, again and again. Terminals
 * send a call whose answer was lost again under the same key. At the end nothing that was confirmed
 * is lost or doubled, and the books balance.
 * Run: node e2e/faults/kill.mjs --rounds 30   (after a build: npm start builds)
 */
import { randomInt } from 'node:crypto';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';
import { readRounds, say } from './rounds.mjs';
import { sellAtAll, signInTerminals, sum, untilSold } from './terminals.mjs';

const TERMINALS = 8;
/** Confirmed sales between a start and the next kill, drawn by chance. */
const [FEWEST, MOST] = [30, 120];

const { rounds } = readRounds(import.meta.filename, 6);

/** @param {Server} server */
async function play(server) {
	const terminals = await signInTerminals(server.url, TERMINALS);
	const { selling, failed } = sellAtAll(terminals);
	const begun = Date.now();
	for (let round = 1; round <= rounds; round += 1) {
		await untilSold(terminals, randomInt(FEWEST, MOST), failed);
		const isApi = round % 2 === 1;
		if (isApi) await server.killApi();
		else await server.killDatabase();
		await server.start();
		say(`round ${round}/${rounds}: ${isApi ? 'API' : 'PostgreSQL'} killed and back`);
	}
	await untilSold(terminals, FEWEST, failed);
	for (const terminal of terminals) terminal.close();
	await selling;
	const seconds = Math.round((Date.now() - begun) / 1_000);
	/** @param {'voided' | 'inDoubt' | 'madeAllTheSame'} name */
	const total = (name) => sum(terminals.map((terminal) => terminal[name]));
	const sold = sum(terminals.map(({ confirmed }) => confirmed.size));
	say(
		`${sold} sales and ${total('voided')} voids confirmed to ${TERMINALS} terminals in ${seconds} s`,
	);
	say(`${total('inDoubt')} sales in doubt, ${total('madeAllTheSame')} of them had been made`);
	return (await Promise.all(terminals.map((terminal) => terminal.problems()))).flat();
}

const server = await Server.create();
try {
	const problems = await play(server);
	const { differences, named } = await reconcile(server.dataDir);
	say(`lost or doubled: ${problems.length}`);
	say(`reconcile: ${differences} differences`);
	for (const problem of [...problems, ...named.map((each) => JSON.stringify(each))]) say(problem);
	process.exitCode = problems.length === 0 && differences === 0 ? 0 : 1;
} finally {
	await server.remove();
}
