import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { APP_ROLE, ensureAppRole, setAppPassword } from './app-role.ts';
import { type ConnectOptions, connect, type Db, type Pool } from './connect.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { toldOfFullDisk } from './embedded/full-disk.ts';
import { keptPassword } from './embedded/password.ts';
import { findCluster } from './embedded/running.ts';
import { guardDatabase, UnsafeDatabase } from './guard.ts';
import { linkServers, openServers } from './homes/open.ts';
import { onceLetIn, type Waiting } from './let-in.ts';
import { migrate } from './migrate.ts';
import { checkSchemaVersion } from './schema-version.ts';
import { SecondReads } from './second-reads.ts';
import { addressOf, urlsOf } from './server-urls.ts';
import { Servers } from './servers.ts';
import { timelineIn } from './timeline.ts';

export interface Database {
	/** Pool of the application role. */
	db: Pool;
	/** Where what "Toutes" shows is read, if there is a second server. */
	second: SecondReads | undefined;
	/** Of the owner of the embedded PostgreSQL. */
	ownerUrl: string | undefined;
	/** Settles when the embedded PostgreSQL has ended, in order or not; never for another one. */
	ended: Promise<unknown>;
	/** Settles with a sentence when its second server was promoted: nothing may be sold here. */
	overtaken: Promise<string>;
	close(): Promise<void>;
}

interface OpenOptions extends ConnectOptions {
	/** What the owner does to a migrated database before anybody else comes to it. */
	asOwner?: (owner: Pool) => Promise<unknown>;
	/** Ends the embedded PostgreSQL while it is got ready: what is under way is rolled back, and done by the next start. */
	signal?: AbortSignal;
}

const NEVER = new Promise<never>(() => undefined);

/**
 * Starts or reaches PostgreSQL, migrates it, and answers a checked pool of the application role. What
 * an owner does is left out where there is none: `DATABASE_URL` without `DATABASE_OWNER_URL`.
 */
export async function openDatabase(
	config: Config,
	say: (message: string) => void,
	options: OpenOptions = {},
): Promise<Database> {
	const { databaseUrl, databaseOwnerUrl } = config;
	if (!databaseUrl) return openEmbedded(config, say, options);
	const { signal } = options;
	if (databaseOwnerUrl) {
		await asOwner(databaseOwnerUrl, { say, signal }, async (owner) => {
			await migrate(owner, { say });
			await ensureAppRole(owner, databaseUrl);
			await options.asOwner?.(owner);
			await linkServers({ pool: owner, url: databaseOwnerUrl }, config, say);
		});
	}
	const servers = serversOf(urlsOf(databaseUrl), config, say);
	await servers?.look();
	await onceLetIn(databaseUrl, { say, signal, servers }, check);
	const db = connect(databaseUrl, { ...options, servers });
	const others = await openServers(db, config, { ...options, say, check });
	const watching = new AbortController();
	servers?.watch(watching.signal);
	const second = servers && new SecondReads(servers, options);
	void second?.beat(db, watching.signal);
	return {
		...{ db, second },
		ownerUrl: undefined,
		ended: NEVER,
		overtaken: NEVER,
		async close() {
			watching.abort();
			await second?.close();
			await Promise.all([db, ...others].map((pool) => pool.destroy()));
		},
	};
}

function serversOf(
	urls: readonly string[],
	{ dataDir }: Config,
	say: (message: string) => void,
): Servers | undefined {
	if (urls.length < 2) return undefined;
	const servers = new Servers(urls, timelineIn(dataDir));
	servers.onSwitch = (to) => say(`The database is written on ${addressOf(to)} from now on`);
	return servers;
}

async function openEmbedded(
	config: Config,
	say: (message: string) => void,
	options: OpenOptions,
): Promise<Database> {
	const { dataDir, databaseListen: listen } = config;
	refuseFollowing(dataDir);
	const cluster = await startCluster({ dataDir, listen, say, signal: options.signal });
	const watching = new AbortController();
	let stopped: Promise<void> | undefined;
	const stop = () => (stopped ??= cluster.stop());
	/** Whoever opens waits for the same, and hears of it. */
	const cutOff = (): void => void stop().catch(() => undefined);
	options.signal?.addEventListener('abort', cutOff, { once: true });
	try {
		options.signal?.throwIfAborted();
		const url = appUrlOf(cluster);
		const { overtaken, servers } = await watchSecond(url, config, watching.signal);
		await prepareEmbedded(cluster, url, say, options);
		const db = connect(url, options);
		await checked(db);
		const second = servers && new SecondReads(servers, options);
		void second?.beat(db, watching.signal);
		return {
			...{ db, second },
			ownerUrl: cluster.ownerUrl,
			ended: cluster.ended,
			overtaken,
			async close() {
				watching.abort();
				await second?.close();
				await db.destroy();
				await stop();
			},
		};
	} catch (error) {
		watching.abort();
		await stop();
		throw await toldOfFullDisk(error, cluster.folder);
	} finally {
		options.signal?.removeEventListener('abort', cutOff);
	}
}

/** What follows another server would be written by nobody. */
function refuseFollowing(dataDir: string): void {
	if (!findCluster(dataDir)?.isFollowing) return;
	throw new UnsafeDatabase(
		`The database in ${dataDir} follows that of another server: npm run second goes on with that, npm run promote makes it the one that sells`,
	);
}

/** The application's role of the embedded server: its password is the same on the second one. */
function appUrlOf({ folder, ownerUrl }: Cluster): string {
	const url = new URL(ownerUrl);
	url.username = APP_ROLE;
	url.password = keptPassword(join(folder, 'app.password'));
	return url.href;
}

/** Throws where the second server was promoted: this one is behind, and what it sold would be lost. */
async function watchSecond(
	own: string,
	{ dataDir, databaseSecond }: Config,
	signal: AbortSignal,
): Promise<Pick<Database, 'overtaken'> & { servers?: Servers }> {
	if (!databaseSecond) return { overtaken: NEVER };
	const second = new URL(own);
	second.host = `${databaseSecond.host}:${databaseSecond.port}`;
	const servers = new Servers([own, second.href], timelineIn(dataDir));
	await servers.look();
	const overtaken = `The second server ${second.host} was promoted: it has the database now, and this one is behind. Nothing is sold here. Move its folder away and lay it down anew as the second (docs/how-to/second-server.md)`;
	if (servers.written !== own) throw new UnsafeDatabase(overtaken);
	servers.watch(signal);
	return {
		servers,
		overtaken: new Promise((resolve) => {
			servers.onSwitch = () => resolve(overtaken);
		}),
	};
}

/** Migrates, and lets the application's role in. */
async function prepareEmbedded(
	cluster: Cluster,
	appUrl: string,
	say: (message: string) => void,
	options: OpenOptions,
): Promise<void> {
	await asOwner(cluster.ownerUrl, { say, signal: options.signal }, async (owner) => {
		await migrate(owner, { say });
		await setAppPassword(owner, decodeURIComponent(new URL(appUrl).password));
		await options.asOwner?.(owner);
	});
}

const asOwner = (url: string, waiting: Waiting, work: (owner: Pool) => Promise<void>) =>
	onceLetIn(url, waiting, async (owner) => {
		// A start does not wait for a second server that is away.
		await sql`SET synchronous_commit = local`.execute(owner);
		await work(owner);
	});

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
