import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { type Cluster, startCluster } from '../../db/embedded/cluster.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import type { Move } from '../move/move.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { APP_PASSWORD } from './databases.ts';
import { seed } from './seed.ts';
import { bindDevices } from './selling.ts';

export const SECOND = 'north';

/** A PostgreSQL of its own that can be killed and started again. */
export interface TestServer {
	owner: Pool;
	ownerUrl: string;
	appUrl: string;
	/** kill -9 of the whole server. */
	kill(): Promise<void>;
	/** Starts it again, at the same address. */
	revive(): Promise<void>;
}

export interface TwoServers {
	directory: TestServer;
	second: TestServer;
	config: Config;
	db: Pool;
	/** As the command moves a company. */
	move(companyId: string, more?: Partial<Move>): Move;
	close(): Promise<void>;
}

/**
 * Two PostgreSQL servers as one installation: the directory with the companies of the seed, and another one without any. Terminals
 * are bound, and nothing keeps them from selling.
 */
export async function startTwoServers(): Promise<TwoServers> {
	const [first, second] = await Promise.all([startServer(), startServer()]);
	const config = {
		...readConfig({}),
		twoFactorRoles: [],
		// Never that of an API that somebody runs beside the tests.
		dataDir: join(tmpdir(), 'borlette-no-data'),
		secretsKey: Buffer.alloc(32, 'secret').toString('base64'),
		databaseUrl: first.appUrl,
		databaseOwnerUrl: first.ownerUrl,
		companyServers: [{ name: SECOND, url: second.appUrl, ownerUrl: second.ownerUrl }],
	};
	const database: Database = await openDatabase(config, () => undefined, { asOwner: seed });
	await bindDevices(first.owner);
	await sql`DELETE FROM boules_block`.execute(first.owner);
	await sql`DELETE FROM limits`.execute(first.owner);
	// Of no sales.
	await sql`DELETE FROM invoices`.execute(first.owner);
	return {
		directory: first,
		second,
		config,
		db: database.db,
		move: (companyId, more = {}) => ({
			companyId,
			directory: { pool: first.owner, url: first.ownerUrl },
			server: { pool: second.owner, url: second.ownerUrl, name: SECOND },
			say: () => undefined,
			reconcile: async (db) => (await reconcile(db, { most: 5 })).count,
			...more,
		}),
		async close() {
			await database.close();
			await Promise.all([first.stop(), second.stop()]);
		},
	};
}

async function startServer(): Promise<TestServer & { stop(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), 'borlette-servers-'));
	chmodSync(folder, 0o755);
	let cluster = await withLogicalLog(folder);
	const address = await openAddress(() => Number(new URL(cluster.ownerUrl).port));
	const ownerUrl = new URL(cluster.ownerUrl);
	ownerUrl.port = String(address.port);
	const appUrl = new URL(ownerUrl);
	appUrl.username = 'borlette_api';
	appUrl.password = APP_PASSWORD;
	const owner = connect(ownerUrl.href, { max: 4 });
	return {
		owner,
		ownerUrl: ownerUrl.href,
		appUrl: appUrl.href,
		async kill() {
			process.kill(cluster.pid, 'SIGKILL');
			await cluster.ended;
			await cluster.stop();
		},
		async revive() {
			cluster = await startCluster({ dataDir: folder });
		},
		async stop() {
			await owner.destroy();
			await cluster.stop();
			await address.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** An address that stays while the server behind it gets a port of its own at each start. */
async function openAddress(portBehind: () => number) {
	const open = new Set<Socket>();
	const server = createServer((socket) => {
		const behind = connectTo(portBehind(), '127.0.0.1');
		for (const [one, other] of [
			[socket, behind],
			[behind, socket],
		] as const) {
			open.add(one);
			one.on('error', () => other.destroy());
			one.on('close', () => {
				open.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			server.close();
			for (const socket of open) socket.destroy();
			await once(server, 'close');
		},
	};
}

async function withLogicalLog(dataDir: string): Promise<Cluster> {
	const first = await startCluster({ dataDir });
	const owner = connect(first.ownerUrl, { max: 1 });
	await sql`ALTER SYSTEM SET wal_level = logical`.execute(owner);
	await owner.destroy();
	await first.stop();
	return startCluster({ dataDir });
}
