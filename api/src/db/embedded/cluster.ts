import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OtherVersion } from '../schema-version.ts';
import { type Account, unprivilegedAccount } from './account.ts';
import { type Binaries, embeddedMajor, findBinaries } from './binaries.ts';
import { clusterFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { keptPassword } from './password.ts';
import { runProgram } from './run-program.ts';
import { OWNER, startServer, stopServer } from './server.ts';

export const DATABASE = 'borlette';

export interface ClusterOptions {
	/** Parent of the cluster's folder. */
	dataDir: string;
	/** false only for clusters that are thrown away: a power cut may then lose everything. */
	durable?: boolean;
	/** Where it is reached from other machines too. */
	listen?: { host: string; port: number } | undefined;
	/** For how long the server may take to begin. */
	patienceMs?: number;
	say?: (message: string) => void;
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
	const unlock = lockFolder(folder);
	try {
		const data = join(folder, 'data');
		refuseOtherMajor(data);
		const binaries = findBinaries(folder, account);
		const password = keptPassword(join(folder, 'owner.password'));
		await stopOrphan(binaries, data, account, say);
		if (!existsSync(join(data, 'PG_VERSION')))
			await initialise(binaries, folder, password, account);
		const place = {
			binaries,
			folder,
			account,
			password,
			durable: options.durable ?? true,
			listen: options.listen,
			...(options.patienceMs && { patienceMs: options.patienceMs }),
		};
		const server = await startServer(place);
		await createDatabase(server.url('postgres'));
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
		throw error;
	}
}

/** The files of one major version cannot be opened by another. */
function refuseOtherMajor(data: string): void {
	const file = join(data, 'PG_VERSION');
	if (!existsSync(file)) return;
	const found = Number.parseInt(readFileSync(file, 'utf8'), 10);
	const ours = embeddedMajor();
	if (found === ours) return;
	throw new OtherVersion(
		`The data folder ${data} is of PostgreSQL ${found}, this version brings PostgreSQL ${ours}, which cannot open it. Nothing was changed. Start the version that made it; how to carry the data over says docs/how-to/change-the-database.md, "Another PostgreSQL"`,
	);
}

async function initialise(
	binaries: Binaries,
	folder: string,
	password: string,
	account: Account | undefined,
): Promise<void> {
	const passwordFile = join(folder, 'initdb.password');
	// Made beside its place and renamed: a start that was cut short leaves no half cluster.
	const draft = join(folder, 'data.new');
	rmSync(draft, { recursive: true, force: true });
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (account) chownSync(passwordFile, account.uid, account.gid);
	try {
		await runProgram(
			binaries.initdb,
			[
				`--pgdata=${draft}`,
				`--username=${OWNER}`,
				`--pwfile=${passwordFile}`,
				'--auth=scram-sha-256',
				'--encoding=UTF8',
				'--locale-provider=builtin',
				'--builtin-locale=C.UTF-8',
				'--locale=C',
				'--data-checksums',
			],
			account,
		);
	} finally {
		rmSync(passwordFile, { force: true });
	}
	renameSync(draft, join(folder, 'data'));
}

/** A server that outlived its API (kill -9, power of the process manager) is stopped in order. */
async function stopOrphan(
	binaries: Binaries,
	data: string,
	account: Account | undefined,
	say: (message: string) => void,
): Promise<void> {
	if (!existsSync(join(data, 'postmaster.pid'))) return;
	const status = await runProgram(binaries.pg_ctl, ['status', '-D', data], account, [0, 3, 4]);
	if (status !== 0) return;
	say('A PostgreSQL of an earlier run is still there: stopping it first');
	await runProgram(binaries.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'], account);
}

async function createDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
		if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
	} finally {
		await client.end();
	}
}
