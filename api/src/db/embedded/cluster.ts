import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder } from './folder.ts';
import { toldOfFullDisk } from './full-disk.ts';
import { createDatabase, DATABASE, initialise } from './initialise.ts';
import { lockFolder } from './lock.ts';
import { finishCarry, refuseOtherMajor } from './majors.ts';
import { stopOrphan } from './orphan.ts';
import { keptPassword } from './password.ts';
import { dropServer, startServer, stopServer } from './server.ts';

export interface ClusterOptions {
	/** Parent of the cluster's folder. */
	dataDir: string;
	/** false only for clusters that are thrown away: a power cut may then lose everything. */
	durable?: boolean;
	/** Where it is reached from other machines too. */
	listen?: { host: string; port: number } | undefined;
	say?: (message: string) => void;
	/** Ends the server while it begins. */
	signal?: AbortSignal | undefined;
}

export interface Cluster {
	/** Holds its data and the passwords of its roles. */
	folder: string;
	/** Connection of the owner role to the application's database. */
	ownerUrl: string;
	/** Process of the PostgreSQL server. */
	pid: number;
	/** Settles when the server has ended, in order or not. */
	ended: Promise<unknown>;
	/** Fast shutdown: connections are cut, everything committed is on disk. */
	stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL; makes it first where the folder is new. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
	const say = options.say ?? (() => undefined);
	const account = unprivilegedAccount();
	const folder = clusterFolder(options.dataDir, account, say);
	let unlock = (): void => undefined;
	try {
		unlock = lockFolder(folder);
		const data = join(folder, 'data');
		finishCarry(folder);
		refuseOtherMajor(data);
		const binaries = findBinaries(folder, account);
		const password = keptPassword(join(folder, 'owner.password'));
		await stopOrphan(binaries, data, account, say, { signal: options.signal });
		if (!existsSync(join(data, 'PG_VERSION')))
			await initialise(binaries, folder, password, account);
		const place = {
			binaries,
			folder,
			account,
			password,
			say,
			durable: options.durable ?? true,
			listen: options.listen,
			signal: options.signal,
		};
		const server = await startServer(place);
		try {
			await createDatabase(server.url('postgres'));
		} catch (error) {
			await dropServer(server.child);
			throw error;
		}
		return {
			folder,
			ownerUrl: server.url(DATABASE),
			pid: server.child.pid as number,
			ended: once(server.child, 'exit'),
			async stop() {
				await stopServer(place, server.child);
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw await toldOfFullDisk(error, folder);
	}
}
