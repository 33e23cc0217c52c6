/**
 * As second.mjs, but nobody promotes: two servers of PostgreSQL 18 are under Patroni (Debian's packages `patroni`, `python3-etcd` and
 * `etcd-server`), which promotes by itself. Each round the one that is written is lost, disk and all, while terminals sell, and is laid down anew.
 * Run: node e2e/faults/patroni.mjs --bin /usr/lib/postgresql/18/bin [--rounds 5]   (after a build: npm start builds)
 */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { aboutScript, readScript } from '../../deploy/local/script.mjs';
import { PatroniCluster } from '../support/patroni.mjs';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';
import { say, sayRound } from './rounds.mjs';
import { lostOf, sellAtAll, signInTerminals, sum, untilSold } from './terminals.mjs';

const TERMINALS = 6;
/** Confirmed sales before each loss, drawn by chance. */
const [FEWEST, MOST] = [30, 120];
const ROLE = 'borlette_sells';

const {
	values: { bin, ...values },
} = readScript(import.meta.filename, {
	options: { bin: { type: 'string' }, rounds: { type: 'string' } },
});
if (!bin) {
	say(aboutScript(import.meta.filename));
	process.exit(1);
}
const rounds = Number(values.rounds ?? 5);
const lacking = ['postgres', 'pg_basebackup', 'pg_rewind', 'pg_controldata'].filter(
	(program) => !existsSync(path.join(bin, program)),
);
if (lacking.length > 0) {
	say(`${bin} has no ${lacking.join(', ')}: name the programs of PostgreSQL 18 with --bin.`);
	process.exit(1);
}

/** The database and the role that an administrator makes before the first start. @param {PatroniCluster} cluster */
async function makeDatabase(cluster) {
	const client = new pg.Client({ connectionString: await cluster.ownerUrl('postgres') });
	await client.connect();
	await client.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'only-for-tests'`);
	await client.query('CREATE DATABASE borlette');
	await client.end();
}

const cluster = await PatroniCluster.create(bin);
/** @type {Server | undefined} */
let api;
try {
	await makeDatabase(cluster);
	const DATABASE_URL = cluster.urlOf(ROLE);
	const first = await Server.create({
		DATABASE_URL,
		DATABASE_OWNER_URL: await cluster.ownerUrl(),
	});
	await first.remove();
	api = await Server.on(DATABASE_URL);
	const terminals = await signInTerminals(api.url, TERMINALS);
	let lost = 0;
	let differences = 0;
	/** Seconds from the loss to the next confirmed sale. @type {number[]} */
	const pauses = [];
	for (let round = 1; round <= rounds; round += 1) {
		await cluster.whole();
		const { selling, failed } = sellAtAll(terminals);
		await untilSold(terminals, randomInt(FEWEST, MOST), failed);
		const leader = await cluster.leader();
		await leader.lose();
		const lostAt = Date.now();
		// What was confirmed in the moment of the loss is not after it.
		await untilSold(terminals, TERMINALS + 1, failed);
		pauses.push((Date.now() - lostAt) / 1_000);
		await untilSold(terminals, FEWEST, failed);
		for (const terminal of terminals) terminal.close();
		await selling;
		const gone = await lostOf(terminals);
		const owner = { DATABASE_URL, DATABASE_OWNER_URL: await cluster.ownerUrl() };
		const found = await reconcile(api.dataDir, owner);
		lost += gone.length;
		differences += found.differences;
		sayRound(`round ${round}/${rounds}, without ${leader.name}`, {
			gone,
			found,
			pause: pauses.at(-1),
		});
		if (round < rounds) cluster.join(leader);
	}
	const problems = (await Promise.all(terminals.map((terminal) => terminal.problems()))).flat();
	say(`${sum(terminals.map(({ confirmed }) => confirmed.size))} sales confirmed, ${lost} lost`);
	say(`longest pause ${Math.max(...pauses).toFixed(1)} s; reconcile: ${differences} differences`);
	for (const problem of problems) say(problem);
	process.exitCode = lost + differences + problems.length === 0 ? 0 : 1;
} finally {
	await api?.remove();
	await cluster.remove();
}
