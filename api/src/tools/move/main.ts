import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/environment.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { DIRECTORY } from '../../db/homes/homes.ts';
import { rowOf } from '../../db/rows.ts';
import { checkSchemaVersion } from '../../db/schema-version.ts';
import { CommandError, runCommand } from '../console/run.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { homeOf } from './homes.sql.ts';
import { cancelMove, type Move, moveHome, moveOut } from './move.ts';

const HELP = `Moves a company, whole, from one PostgreSQL server to another while its terminals sell: the rows
are copied first, then the company is refused ("try again") for the moment in which both sides are
compared. It may be broken off at any point: give it again, and it goes on.

  npm run move -- --company CHANS --to north
  npm run move -- --company CHANS --to directory
  npm run move -- --company CHANS --cancel

  --company REF   the company, by its code
  --to NAME       a server of COMPANY_SERVERS, or directory: that of DATABASE_URL
  --cancel        takes a move back that was broken off before the company changed its server
  --help          this text

Reads DATABASE_OWNER_URL, COMPANY_SERVERS and COMPANY_SERVER_OWNERS.
Exit code: 0 when the company is where it was wanted, 2 when it could not be moved.
`;

const NAME_OF_DIRECTORY = 'directory';

const OPTIONS = {
	company: { type: 'string' },
	to: { type: 'string' },
	cancel: { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async ({ company, to, cancel }) => {
	if (!company || (!to && !cancel))
		throw new CommandError('Say which company, and where to: --help');
	const config = readConfig();
	const { databaseOwnerUrl } = config;
	if (!databaseOwnerUrl) throw new ConfigError('A move needs DATABASE_OWNER_URL');
	const directory = connect(databaseOwnerUrl, { max: 4 });
	try {
		await checkSchemaVersion(directory);
		const companyId = await idOf(directory, company);
		const moves = new Moves(config, { pool: directory, url: databaseOwnerUrl }, companyId, company);
		if (cancel) await moves.cancel();
		else await moves.bring(to === NAME_OF_DIRECTORY ? DIRECTORY : (to ?? DIRECTORY));
		return 0;
	} finally {
		await directory.destroy();
	}
});

/** Of one company: between two servers it goes over the directory. */
class Moves {
	readonly #config: Config;
	readonly #directory: Move['directory'];
	readonly #companyId: string;
	readonly #refCode: string;

	constructor(config: Config, directory: Move['directory'], companyId: string, refCode: string) {
		this.#config = config;
		this.#directory = directory;
		this.#companyId = companyId;
		this.#refCode = refCode;
	}

	async bring(to: string): Promise<void> {
		const { server, other, step } = await homeOf(this.#directory.pool, this.#companyId);
		// What is on the directory by now may have old rows elsewhere.
		const left = server || (step === 'clearing' ? other : '') || '';
		if (left && left !== to) await this.at(left, timed(moveHome));
		if (to !== DIRECTORY) await this.at(to, timed(moveOut));
	}

	async cancel(): Promise<void> {
		const { server, other, step } = await homeOf(this.#directory.pool, this.#companyId);
		if (step === null) throw new CommandError('There is no move to take back');
		await this.at(server || other || '', cancelMove);
	}

	/** Does the work with the connections of the server besides. */
	async at(name: string, work: (move: Move) => Promise<unknown>): Promise<void> {
		const server = this.#config.companyServers.find((one) => one.name === name);
		if (!server?.ownerUrl)
			throw new CommandError(`COMPANY_SERVER_OWNERS does not name the server ${name}`);
		const pool = connect(server.ownerUrl, { max: 4 });
		try {
			await checkSchemaVersion(pool);
			await work({
				companyId: this.#companyId,
				directory: this.#directory,
				server: { pool, url: server.ownerUrl, name },
				say: (message) => process.stdout.write(`${message}\n`),
				reconcile: async (db) => (await reconcile(db, { company: this.#refCode, most: 0 })).count,
			});
		} finally {
			await pool.destroy();
		}
	}
}

const timed =
	(work: (move: Move) => Promise<number>) =>
	async (move: Move): Promise<void> => {
		const refusedMs = await work(move);
		const where = work === moveHome ? 'the directory' : move.server.name;
		move.say(`The company is on ${where}; it was refused for ${(refusedMs / 1_000).toFixed(1)} s`);
	};

async function idOf(directory: Pool, refCode: string): Promise<string> {
	const found = await rowOf(
		directory,
		sql<{ id: string }>`SELECT id FROM companies WHERE lower(ref_code) = lower(${refCode})`,
	);
	if (!found) throw new CommandError(`There is no company ${refCode}`);
	return found.id;
}
