import { readArguments } from './arguments.mjs';

export const HELP = `Starts the back-office on this machine: installs what is missing, builds what changed,
publishes the remotes into the local store and serves everything at one address.

  npm start                    with demo companies, agents, draws and sales
  npm start -- --no-demo       without them
  npm start -- --agents 2000   the first of these companies with so many agents; npm run demo is the same
  npm start -- --staging       the channel staging too, at a second port
  npm start -- --help          this text

Variables
  PORT                 port to listen on (3000)
  STAGING_PORT         port of the channel staging, with --staging (the one after PORT)
  CHANNEL              channel that the pages at PORT read (production)
  DEV_BUILDS           1 lets testers run builds of the channel dev in production
  HOST                 address to listen on (127.0.0.1)
  DATA_DIR             folder of the database, the published remotes and uploads (.data)
  DATABASE_URL         a PostgreSQL of your own, as the application's role; without it one is
                       started from the packages, with its data in DATA_DIR
  DATABASE_OWNER_URL   the same database as the role that owns the tables, for migrations
  BRAND                name of the provider in texts
  DEMO                 0 is the same as --no-demo

Another port: PORT=3001 npm start     Windows: set PORT=3001 && npm start
Ctrl-C ends everything; the database is closed properly.`;

/** @satisfies {import('./arguments.mjs').Options} */
const OPTIONS = {
	demo: { type: 'boolean' },
	'no-demo': { type: 'boolean' },
	agents: { type: 'string' },
	staging: { type: 'boolean' },
};

/**
 * @param {string[]} args
 * @returns {{ help: boolean, demo: boolean, staging: boolean, agents: string | undefined }}
 * @throws {import('./failure.mjs').Failure} for what it does not know
 */
export function readOptions(args) {
	const { values } = readArguments({ command: 'npm start --', options: OPTIONS }, args);
	const { help = false, staging = false, agents } = values;
	return { help, demo: !values['no-demo'], staging, agents };
}
