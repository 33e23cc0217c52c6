/**
 * Prints how long a large house waits for "what if": its last 30 settled draws replayed with a prime,
 * a limit on a game and a limit on each ball. The API gives the draws up that are not replayed in time.
 * Run: pnpm --filter ./e2e bench:what-if [fiches, 200000]   (after a build: npm start builds)
 */
import { readScript } from '../../deploy/local/script.mjs';
import { whatIfApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { addDraw, openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpClient } from './load/http.mjs';
import { calmMachine, machineLine, median, verdict } from './load/machine.mjs';
import { settle } from './load/settle.mjs';

const FICHES = Number(readScript(import.meta.filename, { takesNames: true }).names[0] ?? 200_000);
const DRAWS = 30;
const AGENTS = 1_000;
const ROUNDS = 3;
const GOAL_S = 2;

const NOBODY = { agent_id: null, tirage_id: null };
const OPEN = { ...NOBODY, boule: null, min_stake: null, max_stake: null, limite: null };
const RATES = { mariage: 1000, mariage_gratuit: 1000, lotto3: 500, lotto4: 5000, lotto5: 25000 };
const REQUESTS = {
	'a general prime': {
		prime: {
			...NOBODY,
			surcussale_id: null,
			borlette1: 60,
			borlette2: 20,
			borlette3: 10,
			...RATES,
		},
	},
	'a limit on a game': { limit: { ...OPEN, kind: 'game', game: 'borlette', limite: 5_000_000 } },
	'a limit on each ball': { limit: { ...OPEN, kind: 'boule', game: 'borlette', limite: 50_000 } },
};

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const { companyId } = await openHouse(pool, { agents: AGENTS });
	await pool.query('UPDATE company_settings SET two_person_results = false WHERE company_id = $1', [
		companyId,
	]);
	for (let place = 1; place <= DRAWS; place += 1) {
		const draw = await addDraw(pool, companyId, `Bench ${place}`, place);
		await generateFiches(pool, { companyId, draw }, Math.round(FICHES / DRAWS));
		await settle(pool, { companyId, draw });
	}
	await pool.query('VACUUM ANALYZE');
	const token = await signedIn(pool, companyId);
	const client = httpClient(server.url, 1);
	console.log(machineLine(await calmMachine()));
	console.log(`${FICHES} fiches, ${FICHES * 6} lines in ${DRAWS} draws; median of ${ROUNDS}`);
	for (const [what, body] of Object.entries(REQUESTS)) {
		/** @type {number[]} */
		const times = [];
		/** @type {import('@borlette/shared/contract').OutputOf<typeof whatIfApi.replay> | undefined} */
		let answer;
		for (let round = 0; round < ROUNDS; round += 1) {
			const begun = performance.now();
			answer = JSON.parse(await client.send(whatIfApi.replay, { token, body }));
			times.push(performance.now() - begun);
		}
		if (!answer) continue;
		const cut = answer.is_cut ? ', cut' : '';
		const seconds = median(times) / 1_000;
		const isMet = seconds <= GOAL_S && !answer.is_cut;
		console.log(
			`${what}: ${seconds.toFixed(2)} s, ${answer.draws.length} draws${cut}; goal ≤ ${GOAL_S} s: ${verdict(isMet)}`,
		);
	}
	client.close();
	await pool.end();
} finally {
	await server.remove();
}
