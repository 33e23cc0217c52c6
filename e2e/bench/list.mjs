/**
 * Prints how many lists of 50 fiches a second the API answers, with sign-in, permission check,
 * validation and row-level security, and within which time: for a house that sold 7,500 fiches that
 * day and for one that sold 150,000.
 * Run: pnpm --filter ./e2e bench:list   (after a build: npm start builds)
 */
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient, throughput } from './load/http.mjs';
import { calmMachine, machineLine, quantile } from './load/machine.mjs';

const AT_ONCE = 8;
const SECONDS = 5;
const HOUSES = [
	{ agents: 50, fiches: 7_500 },
	{ agents: 1_000, fiches: 150_000 },
];

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const houses = [];
	for (const { agents, fiches } of HOUSES) {
		const house = await openHouse(pool, { agents });
		await generateFiches(pool, house, fiches);
		houses.push({ ...house, fiches, token: await signedIn(pool, house.companyId) });
	}
	await pool.query('VACUUM ANALYZE');
	const client = httpClient(server.url, AT_ONCE);
	const load = await calmMachine();
	console.log(machineLine(load));
	for (const { token, fiches, draw } of houses) {
		const day = `start_date=${draw.draw_date}&end_date=${draw.draw_date}`;
		for (const [what, path] of [
			['fiches of the day, page 1', `/api/companies/fiche?limit=50&${day}`],
			['agents', '/api/companies/list-agent?limit=50'],
		]) {
			const list = () => client.send('GET', path, { token });
			await throughput(Array(AT_ONCE).fill(0), 1, list);
			const { perSecond, times } = await throughput(Array(AT_ONCE).fill(0), SECONDS, list);
			console.log(
				`${String(fiches).padStart(7)} fiches a day: 50 ${what.padEnd(26)} ${perSecond.toFixed(0).padStart(5)} lists/s, half within ${quantile(times, 0.5).toFixed(1)} ms, 95 % within ${quantile(times, 0.95).toFixed(1)} ms`,
			);
		}
	}
	client.close();
	await pool.end();
} finally {
	await server.remove();
}
