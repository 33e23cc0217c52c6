/**
 * Prints how long it takes to settle a draw of 200,000 fiches and 1.2 million lines, and how long the
 * API then takes to work it out again by other code, after which winners are paid.
 * Run: pnpm --filter ./e2e bench:settlement   (after a build: npm start builds)
 */
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { addDraw, openHouse, ownerPool } from './load/house.mjs';
import { calmMachine, machineLine, median, verdict } from './load/machine.mjs';
import { settle } from './load/settle.mjs';

const FICHES = Number(process.argv[2] ?? 200_000);
const AGENTS = 1_000;
const ROUNDS = 3;
const GOAL_S = 5;
const CLOSING_GOAL_S = 2;

const server = await Server.create();
try {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const house = await openHouse(pool, { agents: AGENTS });
	await pool.query('UPDATE company_settings SET two_person_results = false WHERE company_id = $1', [
		house.companyId,
	]);
	/** @type {Awaited<ReturnType<typeof settle>>[]} */
	const rounds = [];
	let load = 0;
	let won = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		// Each on a date of its own, like the fiches of a day.
		const draw = await addDraw(pool, house.companyId, `Bench ${round}`, round + 1);
		const own = { companyId: house.companyId, draw };
		await generateFiches(pool, own, FICHES);
		await pool.query('CHECKPOINT');
		const calm = await calmMachine();
		load ||= calm;
		rounds.push(await settle(pool, own));
		const { rows } = await pool.query(
			'SELECT sum(fiches_gagnantes)::int AS fiches FROM settlements WHERE instance_id = $1',
			[draw.id],
		);
		won = rows[0].fiches;
	}
	await pool.end();
	/** @param {'closing' | 'settling' | 'verifying'} name */
	const of = (name) => median(rounds.map((round) => round[name]));
	console.log(machineLine(load));
	console.log(
		`${FICHES} fiches, ${FICHES * 6} lines, ${AGENTS} agents, ${won} winning fiches; median of ${ROUNDS} draws`,
	);
	console.log(`closing with its seal      ${of('closing').toFixed(1)} s`);
	console.log(`settlement                 ${of('settling').toFixed(1)} s`);
	console.log(
		`worked out again by the API ${of('verifying').toFixed(1)} s (begins within a second)`,
	);
	console.log(`goal closing ≤ ${CLOSING_GOAL_S} s: ${verdict(of('closing') <= CLOSING_GOAL_S)}`);
	console.log(
		`goal settlement ≤ ${GOAL_S} s: ${verdict(of('settling') <= GOAL_S)} (${rounds.map(({ settling }) => settling.toFixed(1)).join(', ')} s)`,
	);
} finally {
	await server.remove();
}
