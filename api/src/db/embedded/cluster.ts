import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chownSync,
	closeSync,
	existsSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, asAccount, unprivilegedAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { ownerPassword } from './password.ts';
import { runProgram } from './run-program.ts';

/** The role that initdb makes; owns the database and runs the migrations. */
export const OWNER = 'borlette_owner';
const DATABASE = 'borlette';
const PORT_ATTEMPTS = 5;
const START_TIMEOUT_MS = 60_000;

export interface ClusterOptions {
	/** Parent of the cluster's folder. */
	dataDir: string;
	/** false only for clusters that are thrown away: a power cut may then lose everything. */
	durable?: boolean;
	say?: (message: string) => void;
}

export interface Cluster {
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
		const binaries = findBinaries(folder, account);
		const data = join(folder, 'data');
		const password = ownerPassword(join(folder, 'owner.password'));
		await stopOrphan(binaries, data, account, say);
		if (!existsSync(join(data, 'PG_VERSION')))
			await initialise(binaries, folder, password, account);
		const server = await startServer(binaries, folder, password, account, options.durable ?? true);
		await createDatabase(server.url('postgres'));
		return {
			ownerUrl: server.url(DATABASE),
			pid: server.child.pid as number,
			ended: once(server.child, 'exit'),
			async stop() {
				await stopServer(binaries, data, account, server.child);
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
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

interface Server {
	child: ChildProcess;
	url(database: string): string;
}

async function startServer(
	binaries: Binaries,
	folder: string,
	password: string,
	account: Account | undefined,
	durable: boolean,
): Promise<Server> {
	const log = join(folder, 'postgres.log');
	for (let attempt = 1; ; attempt++) {
		const port = await freePort();
		const child = launch(binaries.postgres, folder, log, port, account, durable);
		const url = (database: string) =>
			`postgres://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
		if (await answers(child, url('postgres'))) return { child, url };
		const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
		if (attempt === PORT_ATTEMPTS || !lines.includes('Address already in use')) {
			throw new Error(`The embedded PostgreSQL does not start; end of ${log}:\n${lines}`);
		}
	}
}

function launch(
	postgres: string,
	folder: string,
	log: string,
	port: number,
	account: Account | undefined,
	durable: boolean,
): ChildProcess {
	const settings = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		log_min_messages: 'warning',
		fsync: durable ? 'on' : 'off',
		synchronous_commit: durable ? 'on' : 'off',
		full_page_writes: durable ? 'on' : 'off',
	};
	const output = openSync(log, 'w');
	const child = spawn(
		postgres,
		[
			...['-D', join(folder, 'data'), '-p', String(port)],
			...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
		{
			// A process group of its own: Ctrl-C reaches the API alone, which stops things in order.
			detached: true,
			stdio: ['ignore', output, output],
			cwd: folder,
			...asAccount(account),
		},
	);
	closeSync(output);
	child.unref();
	return child;
}

/** Waits until the server takes connections; false when it ended instead. */
async function answers(child: ChildProcess, url: string): Promise<boolean> {
	let ended = false;
	child.once('exit', () => {
		ended = true;
	});
	child.once('error', () => {
		ended = true;
	});
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (!ended && Date.now() < deadline) {
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			return true;
		} catch {
			await wait(30);
		} finally {
			await client.end().catch(() => undefined);
		}
	}
	if (!ended) child.kill('SIGKILL');
	return false;
}

async function stopServer(
	binaries: Binaries,
	data: string,
	account: Account | undefined,
	child: ChildProcess,
): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	const stopped = runProgram(
		binaries.pg_ctl,
		['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'],
		account,
	);
	// A server that was killed ends without taking its files away, for which pg_ctl would wait.
	await Promise.race([ended, stopped]);
	await ended;
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

/** A port that was free a moment ago; a start that loses the race takes another. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	if (address === null || typeof address === 'string') throw new Error('No free port');
	return address.port;
}
