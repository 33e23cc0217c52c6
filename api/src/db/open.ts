import type { Config } from '../config/config.ts';
import { APP_ROLE, ensureAppRole, setAppPassword } from './app-role.ts';
import { type ConnectOptions, connect, type Db, type Pool } from './connect.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { randomPassword } from './embedded/password.ts';
import { guardDatabase } from './guard.ts';
import { migrate } from './migrate.ts';
import { checkSchemaVersion } from './schema-version.ts';
import { linkServers, openServers } from './servers/open.ts';

export interface Database {
	/** Pool of the application role. */
	db: Pool;
	/** Settles when the embedded PostgreSQL has ended, in order or not; never for another one. */
	ended: Promise<unknown>;
	close(): Promise<void>;
}

interface OpenOptions extends ConnectOptions {
	/** What the owner does to a migrated database before anybody else comes to it. */
	asOwner?: (owner: Pool) => Promise<unknown>;
}

/**
 * Starts or reaches PostgreSQL, migrates it, and answers a checked pool of the application role. What
 * an owner does is left out where there is none: `DATABASE_URL` without `DATABASE_OWNER_URL`.
 */
export async function openDatabase(
	config: Config,
	say: (message: string) => void,
	options: OpenOptions = {},
): Promise<Database> {
	if (!config.databaseUrl) return openEmbedded(config, say, options);
	if (config.databaseOwnerUrl) {
		const { databaseUrl, databaseOwnerUrl } = config;
		await asOwner(databaseOwnerUrl, async (owner) => {
			await migrate(owner, { say });
			await ensureAppRole(owner, databaseUrl);
			await options.asOwner?.(owner);
			await linkServers({ pool: owner, url: databaseOwnerUrl }, config, say);
		});
	}
	const db = connect(config.databaseUrl, options);
	await checked(db);
	const others = await openServers(db, config, { ...options, say, check });
	const ended = new Promise(() => undefined);
	return { db, ended, close: async () => void (await Promise.all([db, ...others].map(end))) };
}

const end = (pool: Pool): Promise<void> => pool.destroy();

async function openEmbedded(
	config: Config,
	say: (message: string) => void,
	options: OpenOptions,
): Promise<Database> {
	const cluster = await startCluster({ dataDir: config.dataDir, say });
	try {
		const db = connect(await prepareEmbedded(cluster, say, options), options);
		await checked(db);
		return {
			db,
			ended: cluster.ended,
			async close() {
				await db.destroy();
				await cluster.stop();
			},
		};
	} catch (error) {
		await cluster.stop();
		throw error;
	}
}

/** Migrates and answers the connection of the application role. */
async function prepareEmbedded(
	cluster: Cluster,
	say: (message: string) => void,
	options: OpenOptions,
): Promise<string> {
	const password = randomPassword();
	await asOwner(cluster.ownerUrl, async (owner) => {
		await migrate(owner, { say });
		await setAppPassword(owner, password);
		await options.asOwner?.(owner);
	});
	const url = new URL(cluster.ownerUrl);
	url.username = APP_ROLE;
	url.password = password;
	return url.href;
}

async function asOwner(url: string, work: (owner: Pool) => Promise<void>): Promise<void> {
	const owner = connect(url, { max: 1 });
	try {
		await work(owner);
	} finally {
		await owner.destroy();
	}
}

async function check(db: Db): Promise<void> {
	await guardDatabase(db);
	await checkSchemaVersion(db);
}

async function checked(db: Db): Promise<void> {
	try {
		await check(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
}
