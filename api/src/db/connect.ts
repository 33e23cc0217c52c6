import { Kysely } from 'kysely';
import pg from 'pg';
import type { CompanyChange } from './changes.ts';
import { type Connections, Dialect, type Taken } from './driver.ts';
import {
	LANES,
	type Lane,
	type LaneLimits,
	lockMsOf,
	SecondConnection,
	takeConnection,
} from './lanes.ts';
import { urlsOf } from './server-urls.ts';
import { Servers } from './servers.ts';

/** Queries are written as SQL, so Kysely is given no table types. */
export type Db = Kysely<unknown>;

/** All servers of an installation that has its companies on several (homes/homes.ts). */
export interface Homes {
	/** The directory first. */
	readonly all: readonly Pool[];
	readonly directory: Pool;
	/** Where a company is, as far as this process has heard. */
	holding(companyId: string): Promise<Pool>;
	/** A company may be elsewhere than a moment ago. */
	forget(): void;
}

/** Connections to a database. Days are strings, instants ISO 8601, bigint is a safe integer. */
export class Pool extends Kysely<unknown> {
	readonly #url: string;
	readonly #servers: Servers | undefined;
	/** Told what a transaction changed, once it is committed. */
	onCommitted: (changes: readonly CompanyChange[]) => void = () => undefined;
	/** Its name among several; '': the directory, and the only one. */
	readonly server: string;
	/** Which company is on which server, where there are several. */
	homes: Homes | undefined;

	constructor(
		url: string,
		connections: Connections,
		{ servers, server = '' }: Pick<ConnectOptions, 'servers' | 'server'> = {},
	) {
		super({ dialect: new Dialect(connections) });
		this.#url = url;
		this.#servers = servers;
		this.server = server;
	}

	/**
	 * A connection of its own to the same server, not connected yet: a pool cannot LISTEN. What it asks is answered within
	 * `answerMs`, or fails: the network would leave it open for a quarter of an hour.
	 */
	newListeningClient(answerMs = LISTENER_ANSWER_MS): pg.Client {
		const Client = this.#servers?.Client ?? pg.Client;
		return new Client({
			connectionString: this.#url,
			connectionTimeoutMillis: 5_000,
			query_timeout: answerMs,
			keepAlive: true,
			application_name: 'borlette-live',
		});
	}
}

const LISTENER_ANSWER_MS = 10_000;
const WAIT_MS = 5_000;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** A sum that no number holds exactly. */
export class BeyondSafeInteger extends RangeError {
	override name = 'BeyondSafeInteger';
}

/** Amounts and counts: a value that a number cannot hold exactly must never pass in silence. */
function safeInteger(text: string): number {
	const value = Number(text);
	if (!Number.isSafeInteger(value))
		throw new BeyondSafeInteger(`${text} is beyond the safe integers`);
	return value;
}

const parsers: Record<number, (text: string) => unknown> = {
	[INT8]: safeInteger,
	[DATE]: (text) => text,
	[TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

const types: pg.CustomTypesConfig = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		(format !== 'binary' && parsers[oid]) ||
		pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface ConnectOptions {
	/** Called when an idle connection is lost; the pool makes a new one when it is needed. */
	onLost?: (error: Error) => void;
	/** Connections in all; without it each lane has its own. */
	max?: number;
	/** The longest that one is waited for; 0: as long as it takes. */
	waitMs?: number;
	/** Multiplies the slots of each lane. */
	capacity?: number;
	/** Name of the server among several. */
	server?: string;
	/** Of a URL that names several: knows which of them is the primary. */
	servers?: Servers | undefined;
}

/** A pool for each lane, or one for everything. Of a URL that names several servers: to the primary. */
export function connect(url: string, given: ConnectOptions = {}): Pool {
	const urls = urlsOf(url);
	const options = { ...given, servers: given.servers ?? serversOf(urls) };
	const { max, capacity = 1, servers } = options;
	const [first = url] = urls;
	const connections = max
		? new OnePool(newPool(first, options, { max }))
		: new LanePools((limits) => newPool(first, options, laneConfig(limits, capacity)));
	return new Pool(first, servers ? new Switching(connections, servers) : connections, options);
}

const serversOf = (urls: readonly string[]): Servers | undefined =>
	urls.length > 1 ? new Servers(urls) : undefined;

/**
 * Whatever the server has for others: transactions of one trip are of the kind that is said here, and compiling a statement, where
 * the server can, would take longer than it does.
 */
const SESSION =
	'-c timezone=UTC -c jit=off -c default_transaction_isolation=read\\ committed -c default_transaction_read_only=off';

function newPool(
	url: string,
	{ onLost, servers, waitMs = WAIT_MS }: ConnectOptions,
	config: pg.PoolConfig,
): pg.Pool {
	const pool = new pg.Pool({
		...(servers && {
			Client: servers.Client,
			onConnect: (client) => servers.requireWritable(client),
		}),
		connectionString: url,
		types,
		connectionTimeoutMillis: waitMs,
		application_name: 'borlette-api',
		options: SESSION,
		...config,
	});
	pool.on('error', onLost ?? (() => undefined));
	// A connection in use may be lost between two statements: its next statement fails then. Without
	// a listener the process would end.
	pool.on('connect', (client) => client.on('error', () => undefined));
	return pool;
}

const laneConfig = (limits: LaneLimits, capacity: number): pg.PoolConfig => {
	const { slots, statementMs, transactionMs, idleMs = 0, workers = 0 } = limits;
	return {
		max: slots * capacity,
		statement_timeout: statementMs,
		lock_timeout: lockMsOf(limits),
		idle_in_transaction_session_timeout: idleMs,
		options: `${SESSION} -c transaction_timeout=${transactionMs} -c max_parallel_workers_per_gather=${workers}`,
	};
};

class OnePool implements Connections {
	readonly #pool: pg.Pool;

	constructor(pool: pg.Pool) {
		this.#pool = pool;
	}

	async take(): Promise<Taken> {
		return { client: await this.#pool.connect(), giveBack: () => undefined };
	}

	end(): Promise<void> {
		return this.#pool.end();
	}
}

/** One pool for each lane; a connection comes from that of the work that asks. */
class LanePools implements Connections {
	readonly #pools: Record<Lane, pg.Pool>;

	constructor(newPoolOf: (limits: LaneLimits) => pg.Pool) {
		const entries = Object.entries(LANES).map(([lane, limits]) => [lane, newPoolOf(limits)]);
		this.#pools = Object.fromEntries(entries);
	}

	async take(): Promise<Taken> {
		const { lane, giveBack } = takeConnection();
		try {
			const { statementMs } = LANES[lane];
			return { client: await this.#pools[lane].connect(), statementMs, giveBack };
		} catch (error) {
			giveBack();
			throw error;
		}
	}

	async end(): Promise<void> {
		await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
	}
}

/** To the primary, which may have become another server a moment ago. */
class Switching implements Connections {
	readonly #connections: Connections;
	readonly #servers: Servers;

	constructor(connections: Connections, servers: Servers) {
		this.#connections = connections;
		this.#servers = servers;
	}

	async take(): Promise<Taken> {
		try {
			return await this.#connections.take();
		} catch (error) {
			if (error instanceof SecondConnection) throw error;
			const before = this.#servers.written;
			await this.#servers.look();
			if (this.#servers.written === before) throw error;
			return this.#connections.take();
		}
	}

	end(): Promise<void> {
		return this.#connections.end();
	}
}
