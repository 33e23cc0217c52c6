import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../../errors.ts';
import { BETWEEN_TRIES_MS, SILENCE_MS, SOON_MS, whyNotYet } from '../let-in.ts';
import { type Account, asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { refuseTaken } from './entry.ts';
import { isDiskFull } from './full-disk.ts';
import { StartFailure } from './problem.ts';
import { runProgram } from './run-program.ts';

/** The role that initdb makes; owns the database and runs the migrations. */
export const OWNER = 'borlette_owner';
const PORT_ATTEMPTS = 5;
const INVALID_PASSWORD = '28P01';
/** As PostgreSQL refuses to begin while a process of one that was killed is in the middle of a statement: it looks up only after it. */
const STILL_AT_WORK = 'pre-existing shared memory block';
const BETWEEN_FIRST_TRIES_MS = 30;

export interface Server {
	child: ChildProcess;
	/** Connection of the owner role to one of its databases. */
	url(database: string): string;
}

export interface ServerPlace {
	binaries: Binaries;
	/** Holds `data` and gets the log. */
	folder: string;
	account: Account | undefined;
	/** false: no fsync. */
	durable: boolean;
	password: string;
	/** Where it is reached from other machines too. */
	listen?: { host: string; port: number } | undefined;
	say?: ((message: string) => void) | undefined;
	/** Ends it while it begins. */
	signal?: AbortSignal | undefined;
}

/**
 * Starts the server of an initialised folder and waits until it takes connections: for as long as it says that it is on its way.
 * @throws EmbeddedProblem
 */
export async function startServer(place: ServerPlace): Promise<Server> {
	const file = join(place.folder, 'postgres.log');
	if (place.listen) await refuseTaken(place.listen);
	let isTold = false;
	for (let attempt = 1; ; ) {
		place.signal?.throwIfAborted();
		const port = place.listen?.port ?? (await freePort());
		const child = launch(place, file, port);
		const url = (database: string) =>
			`postgres://${OWNER}:${encodeURIComponent(place.password)}@127.0.0.1:${port}/${database}`;
		try {
			if (await answers(child, url('postgres'), place)) return { child, url };
		} catch (error) {
			await dropServer(child);
			throw error;
		}
		const log = readFileSync(file, 'utf8');
		if (log.includes(STILL_AT_WORK)) {
			if (!isTold) {
				place.say?.(
					'A PostgreSQL of this folder was killed, and a process of it still works: waiting until that has ended',
				);
			}
			isTold = true;
			await wait(BETWEEN_TRIES_MS);
			continue;
		}
		if (place.listen || attempt === PORT_ATTEMPTS || !log.includes('Address already in use')) {
			throw new StartFailure(file, log);
		}
		attempt += 1;
	}
}

/**
 * A quarter of the memory, as PostgreSQL's manual advises, up to what a large house sells in some
 * days; pages that are not used take none.
 */
const bufferMb = (): number => Math.min(1024, Math.floor(totalmem() / 2 ** 20 / 4));

const BETWEEN_SERVERS = {
	// A server that does not answer is away; it comes back soon.
	wal_sender_timeout: '10s',
	wal_receiver_timeout: '10s',
	wal_retrieve_retry_interval: '1s',
	// Rows that a reader on the second server needs are kept: it is not cut off.
	hot_standby_feedback: 'on',
};

/** The owner, who may do anything, comes from this machine alone. */
const RULES = `host all,replication all 127.0.0.1/32 scram-sha-256
host all ${OWNER} all reject
host all,replication all all scram-sha-256
`;

/** Writes who may come from where. */
function rulesOfEntry({ folder, account }: ServerPlace): string {
	const file = join(folder, 'entry.conf');
	writeFileSync(file, RULES, { mode: 0o600 });
	if (account) chownSync(file, account.uid, account.gid);
	return file;
}

function launch(place: ServerPlace, log: string, port: number): ChildProcess {
	const durable = place.durable ? 'on' : 'off';
	const settings = {
		listen_addresses: [...new Set(['127.0.0.1', place.listen?.host])].filter(Boolean).join(),
		unix_socket_directories: '',
		log_min_messages: 'warning',
		// What was refused, without the row and the statement that it was in: names, telephones, passwords.
		log_error_verbosity: 'terse',
		log_min_error_statement: 'panic',
		shared_buffers: `${bufferMb()}MB`,
		fsync: durable,
		synchronous_commit: durable,
		full_page_writes: durable,
		// Of its log for backups that cannot be kept; then a new copy is needed.
		max_slot_wal_keep_size: '8GB',
		...(place.listen && { hba_file: rulesOfEntry(place), ...BETWEEN_SERVERS }),
	};
	const output = openSync(log, 'w');
	const child = spawn(
		place.binaries.postgres,
		[
			...['-D', join(place.folder, 'data'), '-p', String(port)],
			...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
		{
			// A process group of its own: Ctrl-C reaches the API alone, which stops things in order. One that is thrown away
			// ends with the tests that it was for.
			detached: place.durable,
			stdio: ['ignore', output, output],
			cwd: place.folder,
			env: { ...process.env, LC_ALL: 'C' },
			...asAccount(place.account),
		},
	);
	closeSync(output);
	child.unref();
	return child;
}

/** Waits until the server takes connections; false when it ended instead, or said nothing. Throws where it shall not begin. */
async function answers(
	child: ChildProcess,
	url: string,
	{ say, signal }: Pick<ServerPlace, 'say' | 'signal'>,
): Promise<boolean> {
	let ended = false;
	child.once('exit', () => {
		ended = true;
	});
	child.once('error', () => {
		ended = true;
	});
	const begun = performance.now();
	let heard = begun;
	let isLong = false;
	while (!ended && performance.now() < heard + SILENCE_MS) {
		signal?.throwIfAborted();
		const answer = await knock(url);
		if (answer === true) return true;
		if (answer) heard = performance.now();
		if (answer && !isLong && heard > begun + SOON_MS) {
			isLong = true;
			say?.(
				`PostgreSQL works through what was done before it ended, and lets nobody in before (“${answer}”): waiting until it is through`,
			);
		}
		await wait(isLong ? BETWEEN_TRIES_MS : BETWEEN_FIRST_TRIES_MS);
	}
	if (!ended) child.kill('SIGKILL');
	return false;
}

/** Whether one is let in; why not yet, where it says so. Throws where it would say the same for ever. */
async function knock(url: string): Promise<true | string | undefined> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SILENCE_MS });
	try {
		await client.connect();
		return true;
	} catch (error) {
		if (codeOf(error) === INVALID_PASSWORD) throw error;
		return whyNotYet(error);
	} finally {
		await client.end().catch(() => undefined);
	}
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
	exitCode !== null || signalCode !== null;

/** Fast shutdown; returns when the process has ended. */
export async function stopServer(place: ServerPlace, child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, 'exit');
	// Whoever has nothing else to do waits for it too.
	child.ref();
	// Where its log cannot be written it waits for room for ever.
	const isFull = await isDiskFull(place.folder);
	const stopped = runProgram(
		place.binaries.pg_ctl,
		['stop', '-D', join(place.folder, 'data'), '-m', 'fast', '-w', '-t', isFull ? '5' : '60'],
		place.account,
	);
	// A server that was killed ends without taking its files away, for which pg_ctl would wait.
	try {
		await Promise.race([ended, stopped]);
		await ended;
	} catch (error) {
		// Nobody else would end it. What was committed is in its log, and the next start takes it from there.
		await dropServer(child);
		if (!isFull) throw error;
	} finally {
		child.unref();
	}
}

/** Ends it at once, whatever it does: of a server whose files nobody wants. */
export async function dropServer(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, 'exit');
	child.ref();
	// It ends its processes too, before it ends.
	child.kill('SIGQUIT');
	await ended;
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
