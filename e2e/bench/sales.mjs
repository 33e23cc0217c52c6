/**
 * Prints how many fiches a second are sold over HTTP beside the bare database function, at equal
 * concurrency; and by the function with one ball on every fiche beside balls all over. All in one
 * run, by turns, medians of the rounds.
 * Run: pnpm --filter ./e2e bench:sales   (after a build: npm start builds)
 */
import { randomInt, randomUUID } from 'node:crypto';
import { Server } from '../support/server.mjs';
import { openHouse, ownerPool, sha256 } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { calmMachine, machineLine, median, quantile, verdict } from './load/machine.mjs';

const AT_ONCE = 8;
const SECONDS = 5;
const ROUNDS = 3;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const refCode = () => Array.from({ length: 12 }, () => CROCKFORD[randomInt(32)]).join('');
const digits = (count) => String(randomInt(10 ** count)).padStart(count, '0');

/** Six lines of 5 units: no free mariage is earned. */
function lines(firstBall) {
	const mariage = [digits(2), digits(2)].sort().join('*');
	return [
		{ game: 'borlette', option: 0, numbers: firstBall ?? digits(2), stake: 500 },
		...[1, 2, 3].map(() => ({ game: 'borlette', option: 0, numbers: digits(2), stake: 500 })),
		{ game: 'mariage', option: 0, numbers: mariage, stake: 500 },
		{ game: 'lotto3', option: 0, numbers: digits(3), stake: 500 },
	];
}

/** The function alone: one statement and one transaction a sale, on a connection of its own. */
async function bare(pool, { companyId, draw }, terminal) {
	const client = await pool.connect();
	await client.query(
		`SELECT set_config('app.company_id', $1, false), set_config('app.user_id', $2, false),
			set_config('app.role', 'agent', false)`,
		[companyId, terminal.id],
	);
	const sell = (ball) => {
		const sold = lines(ball).map((line, index) => ({ ...line, line: index, instance_id: draw.id }));
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

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), AT_ONCE + 1);
	const house = await openHouse(pool, { agents: AT_ONCE });
	const client = httpClient(server.url, AT_ONCE);
	const direct = await Promise.all(house.terminals.map((each) => bare(pool, house, each)));
	const overHttp = ({ token }) => {
		const typed = lines().map(({ option: _option, ...line }) => line);
		const body = { instances: [house.draw.id], lines: typed };
		return client.send('POST', '/api/pos/fiche', { token, key: randomUUID(), body });
	};
	const spread = ({ sell }) => sell();
	const hot = ({ sell }) => sell('07');

	// The planner learns what a table looks like once it holds something.
	await throughput(direct, 2, spread);
	await throughput(house.terminals, 2, overHttp);
	await pool.query('ANALYZE');
	const load = await calmMachine();
	const figures = { spread: [], http: [], hot: [] };
	const slowest = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		figures.spread.push((await throughput(direct, SECONDS, spread)).perSecond);
		const { perSecond, times } = await throughput(house.terminals, SECONDS, overHttp);
		figures.http.push(perSecond);
		slowest.push(quantile(times, 0.95));
		figures.hot.push((await throughput(direct, SECONDS, hot)).perSecond);
	}
	const { rows } = await pool.query(
		'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
	);
	for (const { release } of direct) release();
	client.close();
	await pool.end();

	const [bareRate, httpRate, hotRate] = [figures.spread, figures.http, figures.hot].map(median);
	console.log(machineLine(load));
	console.log(
		`${AT_ONCE} at once, fiches of 6 lines, ${ROUNDS} rounds of ${SECONDS} s each, by turns`,
	);
	console.log(`bare function, balls all over   ${bareRate.toFixed(0)} fiches/s`);
	console.log(
		`over HTTP                       ${httpRate.toFixed(0)} fiches/s, 95 % within ${median(slowest).toFixed(0)} ms`,
	);
	console.log(`bare function, one hot ball     ${hotRate.toFixed(0)} fiches/s`);
	const [share, hotShare] = [httpRate / bareRate, hotRate / bareRate];
	console.log(
		`goal HTTP ≥ 40 % of the function: ${verdict(share >= 0.4)} (${(share * 100).toFixed(0)} %)`,
	);
	console.log(
		`goal hot ≥ 25 % of spread, no deadlock: ${verdict(hotShare >= 0.25 && rows[0].deadlocks === 0)} (${(hotShare * 100).toFixed(0)} %, ${rows[0].deadlocks} deadlocks)`,
	);
} finally {
	await server.remove();
}
