import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Queries are written as SQL, so Kysely is given no table types. */
export type Db = Kysely<unknown>;

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
	max?: number;
}

const urls = new WeakMap<Db, string>();

/** A connection of its own to the same server, not connected yet: a pool cannot LISTEN. */
export const newListeningClient = (db: Db): pg.Client =>
	new pg.Client({
		connectionString: urls.get(db),
		connectionTimeoutMillis: 5_000,
		keepAlive: true,
		application_name: 'borlette-live',
	});

/** A pool of connections. Days are strings, instants ISO 8601, bigint is a safe integer. */
export function connect(url: string, { onLost, max = 10 }: ConnectOptions = {}): Db {
	const pool = new pg.Pool({
		connectionString: url,
		types,
		max,
		connectionTimeoutMillis: 5_000,
		application_name: 'borlette-api',
		options: '-c timezone=UTC',
	});
	pool.on('error', onLost ?? (() => undefined));
	// A connection in use may be lost between two statements: its next statement fails then. Without
	// a listener the process would end.
	pool.on('connect', (client) => client.on('error', () => undefined));
	const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
	urls.set(db, url);
	return db;
}
