import * as commandLine from '../local/arguments.mjs';

/**
 * @import { Command } from './main.mjs'
 * @import { Options } from './types.ts'
 * @typedef {{ type: 'string' | 'boolean', default?: string, help: string }} Option as node:util parseArgs takes it,
 *   with what it means
 */

/** @type {Record<string, Option>} */
const COMMON = {
	store: { type: 'string', help: 'folder with registry/ and remotes/, https://… or s3://bucket/…' },
	key: {
		type: 'string',
		help: 'file of the private key that signs; without --trust, trust.json is looked for beside it',
	},
	trust: {
		type: 'string',
		help: "trust.json of the host's deployment: the root keys that are believed",
	},
	help: { type: 'boolean', help: 'this text' },
};

/** Options that commands share. @type {Option} */
export const CHANNEL = { type: 'string', help: 'channel: dev, staging or production' };
/** @type {Option} */
export const FROM = { type: 'string', help: 'channel the builds come from' };
/** @type {Option} */
export const TO = { type: 'string', help: 'channel they go to' };
/** @type {Option} */
export const URL_OPTION = {
	type: 'string',
	help: 'server of store and host, e.g. https://app.example: files are probed and needs compared there',
};

/** Options that name a server. */
const ADDRESSES = ['url', 'api', 'next-url', 'next-api'];

/** @type {Option} */
export const REASON = { type: 'string', help: 'why, for the journal' };

/** @type {Option} */
export const API_OPTION = {
	type: 'string',
	help: "server of the API, where it is not the host's",
};

/**
 * @param {string} name of the command
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ help?: string | undefined, names: string[], options: Options }}
 * @throws {import('../local/failure.mjs').Failure} for what the command does not know, and what is no address
 */
export function readArguments(name, command, args) {
	const options = { ...command.options, ...COMMON };
	/** @type {import('../local/arguments.mjs').Options} */
	const known = Object.fromEntries(
		Object.entries(options).map(([option, { type, default: value }]) => [
			option,
			{ type, ...(value !== undefined && { default: value }) },
		]),
	);
	const { takesNames = false } = command;
	const what = { command: `pnpm release ${name}`, options: known, takesNames };
	const { names, values } = commandLine.readArguments(what, args);
	for (const option of ADDRESSES) commandLine.refuseNoAddress(option, values[option]);
	const help = values.help ? helpOf(name, command, options) : undefined;
	return { help, names, options: /** @type {Options} */ (values) };
}

/** @param {string} name @param {Command} command @param {Record<string, Option>} options */
function helpOf(name, { usage, help }, options) {
	const width = Math.max(...Object.keys(options).map(({ length }) => length));
	const lines = Object.entries(options).map(([option, { default: value, help: text }]) =>
		`  --${option.padEnd(width)} ${text}${value === undefined ? '' : ` (${value})`}`.trimEnd(),
	);
	return `pnpm release ${name} ${usage}\n\n${help}\n\n${lines.join('\n')}`;
}
