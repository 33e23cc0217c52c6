/**
 * Kills the API and the database (kill -9) in turn while terminals sell, again and again. Terminals
 * send a call whose answer was lost again under the same key. At the end nothing that was confirmed
 * is lost or doubled, and the books balance.
 * Run: node e2e/faults/kill.mjs --rounds 30   (after a build: npm start builds)
 */
import { randomInt } from 'node:crypto';
import { readArguments } from '../../deploy/local/arguments.mjs';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';
import { demoAgents, sum, Terminal, untilSold } from './terminals.mjs';

const TERMINALS = 8;
/** Confirmed sales between a start and the next kill, drawn by chance. */
const [FEWEST, MOST] = [30, 120];

const COMMAND = 'node e2e/faults/kill.mjs';
const { values } = readArguments({ command: COMMAND, options: { rounds: { type: 'string' } } });
if (values.help) {
	process.stdout.write(`${COMMAND} [--rounds 6]\n`);
	process.exit();
}
const rounds = Number(values.rounds ?? 6);

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);
/** @param {Server} server */
async function play(server) {
	const agents = await demoAgents(server.url, TERMINALS);
	/** @type {Terminal[]} */
	const terminals = [];
	for (const agent of agents) terminals.push(await Terminal.signIn(server.url, agent));
	const selling = Promise.all(terminals.map((terminal) => terminal.sell()));
	const failed = selling.then(() => undefined);
	failed.catch(() => undefined);
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
