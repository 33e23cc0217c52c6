import type { Config } from '../../config/config.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { findCluster } from '../../db/embedded/running.ts';
import { checkSchemaVersion } from '../../db/schema-version.ts';
import { CommandError } from './run.ts';

/**
 * Does the work on the database that the API uses, beside it if it runs: DATABASE_OWNER_URL,
 * DATABASE_URL, or the embedded one of DATA_DIR, which is started for the while if nobody else did.
 */
export async function withDatabase<T>(config: Config, work: (db: Pool) => Promise<T>): Promise<T> {
	const { url, close } = await reach(config);
	const db = connect(url, { max: 1 });
	const stop = async () => {
		await db.destroy();
		await close();
	};
	const interrupted = () => void close().finally(() => process.exit(130));
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
	try {
		await checkSchemaVersion(db);
		return await work(db);
	} finally {
		await stop();
	}
}

async function reach({ databaseOwnerUrl, databaseUrl, dataDir }: Config) {
	const given = databaseOwnerUrl ?? databaseUrl;
	if (given) return { url: given, close: async () => undefined };
	const found = findCluster(dataDir);
	if (!found) {
		throw new CommandError(
			`There is no database in ${dataDir} yet: run npm start first, or set DATA_DIR or DATABASE_URL`,
		);
	}
	if (found.ownerUrl) return { url: found.ownerUrl, close: async () => undefined };
	const cluster = await startCluster({ dataDir });
	return { url: cluster.ownerUrl, close: () => cluster.stop() };
}
