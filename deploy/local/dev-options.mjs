import { readArguments, refuseNoAddress } from './arguments.mjs';
import { Failure } from './failure.mjs';
import { builtPackages } from './paths.mjs';

export const HELP = `Starts the back-office in development: what you save is built again and shown without a reload where
it is a component of React; other files reload the page, and the API starts again.

  pnpm dev                                  all: host, API and remotes, with the demo data of npm start
  pnpm dev --only borlette                  these remotes only (admin,tirage takes both)
  pnpm dev --only borlette --host URL       calls and the other remotes come from a deployed host
  pnpm dev --help                           this text

Variables
  PORT        port to listen on, on this machine only; without it 3000, or a free one where that is taken
  CHANNEL     channel that the page reads (production); with --host the deployed host's own of that name
  DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL   as with npm start`;

/** @satisfies {import('./arguments.mjs').Options} */
const OPTIONS = { only: { type: 'string' }, host: { type: 'string' } };

/**
 * @param {string[]} args
 * @returns {{ help: boolean, remotes: string[], host: string | undefined }} `remotes`: folders
 * @throws {Failure} for what it does not know
 */
export function readDevOptions(args) {
	const known = builtPackages().filter((name) => name.startsWith('remote-'));
	const { values } = readArguments({ command: 'pnpm dev', options: OPTIONS }, args);
	const named = values.only?.split(',').filter(Boolean) ?? known;
	const remotes = named.map((name) => (name.startsWith('remote-') ? name : `remote-${name}`));
	const unknown = remotes.find((name) => !known.includes(name));
	if (unknown) {
		throw new Failure(`There is no remote ${unknown}; there are: ${known.join(', ')}.`);
	}
	refuseNoAddress('host', values.host);
	return { help: Boolean(values.help), remotes, host: values.host };
}
