/**
 * Prints how long it takes to settle a draw of 200,000 fiches and 1.2 million lines, and how long the
 * API then takes to work it out again by other code, after which winners are paid. `--beside <commit>` takes turns
 * with that commit and prints the ratios.
 * Run: pnpm --filter ./e2e bench:settlement [--beside <commit>] [--fiches 200000]   (after a build: npm start builds)
 */
import { readScript } from '../../deploy/local/script.mjs';
import { machineLine, median, verdict } from './load/machine.mjs';
import { BESIDE, ratio, settledMachine, withSides } from './load/sides.mjs';

const AGENTS = 1_000;
const ROUNDS = 3;
/** Seconds. */
const GOALS = { closing: 2, settling: 5 };
/** How many times as fast as the commit beside it, at least. */
const AS_BEFORE = 0.97;
const STEPS = /** @type {const} */ ([
	['closing', 'closing with its seal'],
	['settling', 'settlement'],
	['verifying', 'worked out again by the API (begins within a second)'],
]);

const { beside, fiches = '200000' } = readScript(import.meta.filename, {
	options: { ...BESIDE, fiches: { type: 'string' } },
}).values;
const FICHES = Number(fiches);

/** A house of one side, whose results one person enters. @param {import('./load/sides.mjs').Side} side */
async function open({ name, server, house, fiches, settle }) {
	const pool = house.ownerPool(await server.ownerUrl(), 2);
	const { companyId } = await house.openHouse(pool, { agents: AGENTS });
	await pool.query('UPDATE company_settings SET two_person_results = false WHERE company_id = $1', [
		companyId,
	]);
	/** @type {Record<(typeof STEPS)[number][0], number[]>} */
	const seconds = { closing: [], settling: [], verifying: [] };
	let load = 0;
	let won = 0;
	/** @param {number} round */
	const play = async (round) => {
		// Each on a date of its own, like the fiches of a day.
		const draw = await house.addDraw(pool, companyId, `Bench ${round}`, round + 1);
		const own = { companyId, draw };
		await fiches.generateFiches(pool, own, FICHES);
		await pool.query('CHECKPOINT');
		const calm = await settledMachine(beside);
		load ||= calm;
		const taken = await settle(pool, own);
		seconds.closing.push(taken.closing);
		seconds.settling.push(taken.settling);
		seconds.verifying.push(taken.verifying);
		const { rows } = await pool.query(
			'SELECT sum(fiches_gagnantes)::int AS fiches FROM settlements WHERE instance_id = $1',
			[draw.id],
		);
		won = rows[0].fiches;
	};
	return { name, play, seconds, told: () => ({ load, won }), close: () => pool.end() };
}

/** @param {readonly number[]} seconds */
const secondsLine = (seconds) =>
	`${median(seconds).toFixed(1)} s (${seconds.map((each) => each.toFixed(1)).join(', ')})`;

await withSides(beside, async (opened) => {
	/** @type {Awaited<ReturnType<typeof open>>[]} */
	const sides = [];
	for (const side of opened) sides.push(await open(side));
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const { play } of sides) await play(round);
	}
	for (const { close } of sides) await close();
	const [today, before] = sides;
	if (!today) return;
	const { load, won } = today.told();
	console.log(machineLine(load));
	console.log(
		`${FICHES} fiches, ${FICHES * 6} lines, ${AGENTS} agents, ${won} winning fiches; median of ${ROUNDS} draws`,
	);
	for (const [step, title] of STEPS) {
		console.log(`${title.padEnd(54)}${secondsLine(today.seconds[step])}`);
		if (!before) continue;
		const times = ratio(before.seconds[step], today.seconds[step]);
		console.log(
			`${`  ${before.name}`.padEnd(54)}${secondsLine(before.seconds[step])}; ${times.toFixed(2)} times as fast now, goal ≥ ${AS_BEFORE}: ${verdict(times >= AS_BEFORE)}`,
		);
	}
	const { closing, settling } = today.seconds;
	console.log(`goal closing ≤ ${GOALS.closing} s: ${verdict(median(closing) <= GOALS.closing)}`);
	console.log(
		`goal settlement ≤ ${GOALS.settling} s: ${verdict(median(settling) <= GOALS.settling)}`,
	);
});
