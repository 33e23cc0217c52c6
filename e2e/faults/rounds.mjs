import { readScript } from '../../deploy/local/script.mjs';

/** @param {string} text a line of what a fault script tells */
export const say = (text) => process.stdout.write(`${text}\n`);

/**
 * What a round in which a server was lost came to.
 * @param {string} title
 * @param {{ gone: string[], found: { differences: number, named: object[] }, pause: number | undefined }} of `gone`: sales that
 *   were confirmed; `found`: by reconcile; `pause`: seconds to the next sale
 */
export function sayRound(title, { gone, found, pause }) {
	say(
		`${title}: lost ${gone.length}, reconcile ${found.differences} differences, ${pause?.toFixed(1)} s to the next sale`,
	);
	for (const each of [...gone, ...found.named.map((one) => JSON.stringify(one))]) say(each);
}

/**
 * Reads a fault script's command line.
 * @param {string} file of the script @param {number} usual rounds where none are asked for
 * @param {string[]} [switches] names of further options, each on or off
 * @returns {{ rounds: number, on: Set<string> }} `on`: the switches that are set
 */
export function readRounds(file, usual, switches = []) {
	const { values } = readScript(file, {
		options: {
			rounds: { type: 'string' },
			...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' }])),
		},
	});
	const rounds = Number(values.rounds ?? usual);
	return { rounds, on: new Set(switches.filter((name) => name in values)) };
}
