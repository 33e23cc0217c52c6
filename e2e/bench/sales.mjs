/**
 * Prints how many fiches a second are sold over HTTP beside the bare database function, at equal
 * concurrency; and by the function with one ball on every fiche beside balls all over. All in one
 * run, by turns, medians of the rounds; and what processor time a sale over HTTP takes where. `--beside <commit>` takes
 * turns with that commit's API too.
 * Run: pnpm --filter ./e2e bench:sales [--beside <commit>]   (after a build: npm start builds)
 */

import { randomInt, randomUUID } from 'node:crypto';
import { readScript } from '../../deploy/local/script.mjs';
import { posApi } from '../support/contract.mjs';
import { sha256 } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { sixLines, typedLines } from './load/lines.mjs';
import { machineLine, median, quantile, verdict } from './load/machine.mjs';
import { processorOf } from './load/processor.mjs';
import { BESIDE, ratio, settledMachine, withSides } from './load/sides.mjs';

const AT_ONCE = 8;
const SECONDS = 5;
const ROUNDS = 3;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * @import { House, Terminal } from './load/house.mjs'
 * @typedef {{ client: number, api: number, database: number }} Took processor time of a sale, in milliseconds
 */

const refCode = () => Array.from({ length: 12 }, () => CROCKFORD[randomInt(32)]).join('');
/**
 * The function alone: one statement and one transaction a sale, on a connection of its own.
 * @param {import('pg').Pool} pool @param {House} house @param {Terminal} terminal
 */
async function bare(pool, { companyId, draw }, terminal) {
	const client = await pool.connect();
	await client.query(
		`SELECT set_config('app.company_id', $1, false), set_config('app.user_id', $2, false),
			set_config('app.role', 'agent', false)`,
		[companyId, terminal.id],
	);
	/** @param {string} [ball] */
	const sell = (ball) => {
		const sold = sixLines(ball).map((line, index) => ({
			...line,
			line: index,
			instance_id: draw.id,
		}));
		const key = randomUUID();
		const values = [terminal.id, terminal.device, key, sha256(key), refCode(), '000000'];
		return client.query({
			name: 'sell',
			text: `SELECT sell_fiche($1, $2, $3, $4, $5, $6, $7::jsonb, '{}')`,
			values: [...values, JSON.stringify(sold)],
		});
	};
	return { sell, release: () => client.release() };
}

/** One side: its house, with terminals that sell over HTTP and by the bare function. @param {import('./load/sides.mjs').Side} side */
async function open({ server, house }) {
	const pool = house.ownerPool(await server.ownerUrl(), AT_ONCE + 1);
	const opened = await house.openHouse(pool, { agents: AT_ONCE });
	const client = httpClient(server.url, AT_ONCE);
	const direct = await Promise.all(opened.terminals.map((each) => bare(pool, opened, each)));
	/** @param {Terminal} terminal */
	const overHttp = ({ token }) => {
		const body = { instances: [opened.draw.id], lines: typedLines() };
		return client.send(posApi.sell, { token, key: randomUUID(), body });
	};
	const processor = await processorOf(pool);
	/** The round's figures, with the bytes of log and the processor time that went into each sale. */
	const counted = async (/** @type {() => ReturnType<typeof throughput>} */ work) => {
		const [log, taken] = [await logAt(pool), await processor()];
		const figures = await work();
		const [logNow, takenNow] = [await logAt(pool), await processor()];
		/** @param {keyof typeof taken} part */
		const of = (part) => (takenNow[part] - taken[part]) / figures.times.length;
		return {
			...figures,
			logBytes: (logNow - log) / figures.times.length,
			took: { client: of('client'), api: of('api'), database: of('database') },
		};
	};
	/** @type {{ spread(seconds: number): ReturnType<typeof throughput>, hot(seconds: number): ReturnType<typeof throughput>, http(seconds: number): ReturnType<typeof counted> }} */
	const ways = {
		spread: (seconds) => throughput(direct, seconds, ({ sell }) => sell()),
		http: (seconds) => counted(() => throughput(opened.terminals, seconds, overHttp)),
		hot: (seconds) => throughput(direct, seconds, ({ sell }) => sell('07')),
	};
	// The planner learns what a table looks like once it holds something.
	await ways.spread(2);
	await ways.http(2);
	await pool.query('ANALYZE');
	const close = async () => {
		for (const { release } of direct) release();
		client.close();
		await pool.end();
	};
	return { pool, ways, close };
}

/** How far the write-ahead log has come, in bytes. @param {import('pg').Pool} pool */
async function logAt(pool) {
	const { rows } = await pool.query(`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`);
	return Number(rows[0].bytes);
}

/** @param {Took} took */
const inAll = ({ client, api, database }) => client + api + database;

/** @param {readonly Took[]} rounds */
function parts(rounds) {
	/** @param {(took: Took) => number} part */
	const of = (part) => median(rounds.map(part)).toFixed(2);
	return `${of(inAll)} ms (client ${of((each) => each.client)}, API ${of((each) => each.api)}, database ${of((each) => each.database)})`;
}

/** @param {number} share */
const shown = (share) => `${(share * 100).toFixed(0)} %`;
const beside = readScript(import.meta.filename, { options: BESIDE }).values.beside;
await withSides(beside, async (opened) => {
	/** @type {Awaited<ReturnType<typeof open>>[]} */
	const sides = [];
	for (const side of opened) sides.push(await open(side));
	const [today, before] = sides;
	if (!today) return;
	const { pool, ways } = today;
	const load = await settledMachine(beside);
	/** @type {Record<'spread' | 'http' | 'hot' | 'before' | 'bareBefore', number[]>} */
	const figures = { spread: [], http: [], hot: [], before: [], bareBefore: [] };
	/** @type {Record<'now' | 'before', number[]>} */
	const logBytes = { now: [], before: [] };
	/** @type {Record<'now' | 'before', Took[]>} */
	const took = { now: [], before: [] };
	/** @type {number[]} */
	const slowest = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		figures.spread.push((await ways.spread(SECONDS)).perSecond);
		const sold = await ways.http(SECONDS);
		figures.http.push(sold.perSecond);
		logBytes.now.push(sold.logBytes);
		took.now.push(sold.took);
		slowest.push(quantile(sold.times, 0.95));
		if (before) {
			figures.bareBefore.push((await before.ways.spread(SECONDS)).perSecond);
			const soldBefore = await before.ways.http(SECONDS);
			figures.before.push(soldBefore.perSecond);
			logBytes.before.push(soldBefore.logBytes);
			took.before.push(soldBefore.took);
		}
		figures.hot.push((await ways.hot(SECONDS)).perSecond);
	}
	const { rows } = await pool.query(
		'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
	);
	for (const { close } of sides) await close();

	console.log(machineLine(load));
	console.log(
		`${AT_ONCE} at once, fiches of 6 lines, ${ROUNDS} rounds of ${SECONDS} s each, by turns`,
	);
	/** @param {keyof typeof figures} name */
	const rate = (name) => `${median(figures[name]).toFixed(0)} fiches/s`;
	console.log(`bare function, balls all over   ${rate('spread')}`);
	console.log(
		`over HTTP                       ${rate('http')}, 95 % within ${median(slowest).toFixed(0)} ms`,
	);
	console.log(`bare function, one hot ball     ${rate('hot')}`);
	/** @param {keyof typeof logBytes} name */
	const log = (name) => `${(median(logBytes[name]) / 1024).toFixed(1)} KB`;
	console.log(`log of the database by sale     ${log('now')}`);
	console.log(`processor by sale over HTTP     ${parts(took.now)}`);
	const share = ratio(figures.http, figures.spread);
	const hotShare = ratio(figures.hot, figures.spread);
	console.log(`goal HTTP ≥ 60 % of the function: ${verdict(share >= 0.6)} (${shown(share)})`);
	console.log(
		`goal hot ≥ 70 % of spread, no deadlock: ${verdict(hotShare >= 0.7 && rows[0].deadlocks === 0)} (${shown(hotShare)}, ${rows[0].deadlocks} deadlocks)`,
	);
	if (!before) return;
	const times = ratio(figures.http, figures.before);
	console.log(
		`${beside}: over HTTP ${rate('before')}, bare function ${rate('bareBefore')}, log by sale ${log('before')}`,
	);
	const taken = ratio(took.before.map(inAll), took.now.map(inAll));
	console.log(`${beside}: processor ${parts(took.before)}: ${taken.toFixed(2)} times as much`);
	console.log(`goal ≥ 2.5 times ${beside}: ${verdict(times >= 2.5)} (${times.toFixed(2)} times)`);
});
