import { parseArgs } from 'node:util';
import { Failure } from '../local/failure.mjs';

const COMMON = {
	store: { type: 'string', help: 'folder with registry/ and remotes/, https://… or s3://bucket/…' },
	key: { type: 'string', help: 'file of the private key that signs' },
	trust: {
		type: 'string',
		help: "trust.json of the host's deployment: the root keys that are believed",
	},
	help: { type: 'boolean', help: 'this text' },
};

/** Options that commands share. */
export const CHANNEL = { type: 'string', help: 'channel: dev, staging or production' };
export const FROM = { type: 'string', help: 'channel the builds come from' };
export const TO = { type: 'string', help: 'channel they go to' };
export const URL_OPTION = {
	type: 'string',
	help: 'server of store and host, e.g. https://app.example: files are probed and needs compared there',
};

export const REASON = { type: 'string', help: 'why, for the journal' };

export const API_OPTION = {
	type: 'string',
	help: "server of the API, where it is not the host's",
};

/**
 * @param {string} name of the command
 * @param {import('./main.mjs').Command} command
 * @param {string[]} args
 * @returns {{ help?: string, names: string[], options: Record<string, string | boolean> }}
 * @throws {Failure} for what the command does not know
 */
export function readArguments(name, command, args) {
	const options = { ...command.options, ...COMMON };
	const known = Object.fromEntries(
		Object.entries(options).map(([option, { type, default: value }]) => [
			option,
			{ type, ...(value !== undefined && { default: value }) },
		]),
	);
	try {
		const { values, positionals } = parseArgs({
			args,
			options: known,
			allowPositionals: true,
		});
		const help = values.help ? helpOf(name, command, options) : undefined;
		return { help, names: positionals, options: values };
	} catch (error) {
		throw new Failure(
			`${error.message.split('. ')[0]}. \`pnpm release ${name} --help\` names the options.`,
		);
	}
}

function helpOf(name, { usage, help }, options) {
	const lines = Object.entries(options).map(([option, { default: value, help: text }]) =>
		`  --${option.padEnd(9)} ${text}${value === undefined ? '' : ` (${value})`}`.trimEnd(),
	);
	return `pnpm release ${name} ${usage}\n\n${help}\n\n${lines.join('\n')}`;
}
