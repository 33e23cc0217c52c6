import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/**
 * @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options by name, as parseArgs takes them
 */
/**
 * @template {Options} O
 * @typedef {{ [name in keyof O]?: O[name]['type'] extends 'boolean' ? boolean : string } & { help?: boolean }} Values
 */

/** @satisfies {Options} */
const HELP = { help: { type: 'boolean', short: 'h' } };

/**
 * What a command was told: every command of the project reads its line with this. `npm start` does before
 * anything is installed, so it is Node's own parser.
 * @template {Options} [O={}]
 * @param {{ command: string, options?: O, takesNames?: boolean }} what `command`: as people type it;
 *   `options`: beside `--help`; `takesNames`: also what is no option
 * @param {string[]} [args]
 * @returns {{ names: string[], values: Values<O> }}
 * @throws {Failure} that names what the command does not know, and where its help is
 */
export function readArguments(
	{ command, options, takesNames = false },
	args = process.argv.slice(2),
) {
	const known = { ...options, ...HELP };
	try {
		const { values, positionals } = parseArgs({
			args,
			options: known,
			allowPositionals: takesNames,
		});
		return {
			names: positionals,
			values: /** @type {Values<O>} */ (/** @type {unknown} */ (values)),
		};
	} catch (error) {
		const [problem] = String(error instanceof Error ? error.message : error).split('. ');
		throw new Failure(`${problem?.replace(/\.$/, '')}. \`${command} --help\` names the options.`);
	}
}

/**
 * @param {string} option by its name @param {unknown} value as the line has it
 * @throws {Failure} where it is no address of a server: `localhost:3000` is one of the kind `localhost:`
 */
export function refuseNoAddress(option, value) {
	const text = String(value);
	if (value === undefined || (/^https?:\/\//.test(text) && URL.canParse(text))) return;
	throw new Failure(`--${option} is ${value}: write it as http://localhost:3000.`);
}
