import {
	type DatabaseConnection,
	type Driver,
	PostgresDialect,
	type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { Connection } from './connection.ts';

/** A connection that was taken from a pool; `giveBack` releases the call's hold on it. */
export interface Taken {
	client: pg.PoolClient;
	/** What one statement may take there; undefined: as long as it likes. */
	statementMs?: number;
	giveBack(): void;
}

/** Where connections come from. */
export interface Connections {
	take(): Promise<Taken>;
	end(): Promise<void>;
}

/** Kysely on connections that send statements prepared and together. */
export class Dialect extends PostgresDialect {
	readonly #connections: Connections;

	constructor(connections: Connections) {
		super({ pool: connections as never });
		this.#connections = connections;
	}

	override createDriver(): Driver {
		return new PooledDriver(this.#connections);
	}
}

const beginning = ({ isolationLevel, accessMode }: TransactionSettings): string =>
	['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
		.filter(Boolean)
		.join(' ');

class PooledDriver implements Driver {
	readonly #pool: Connections;
	readonly #ofClient = new WeakMap<pg.PoolClient, Connection>();
	readonly #taken = new WeakMap<Connection, Taken>();

	constructor(pool: Connections) {
		this.#pool = pool;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<Connection> {
		const taken = await this.#pool.take();
		const { client, statementMs } = taken;
		const connection = this.#ofClient.get(client) ?? new Connection(client, statementMs);
		this.#ofClient.set(client, connection);
		this.#taken.set(connection, taken);
		return connection;
	}

	async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
		const { isolationLevel = 'read committed', accessMode } = settings;
		const isReadOnly = accessMode === 'read only';
		const isPlain = isolationLevel === 'read committed' && !isReadOnly;
		connection.begin(beginning(settings), { isReadOnly, isPlain });
	}

	commitTransaction(connection: Connection): Promise<void> {
		return connection.commit();
	}

	rollbackTransaction(connection: Connection): Promise<void> {
		return connection.rollback();
	}

	/** Not waited for: the call goes on, the next one gets the connection when it is free. */
	async releaseConnection(connection: DatabaseConnection): Promise<void> {
		const { client, giveBack } = this.#taken.get(connection as Connection) as Taken;
		giveBack();
		(connection as Connection).leave().then(
			() => client.release(),
			(error: Error) => client.release(error),
		);
	}

	async destroy(): Promise<void> {
		await this.#pool.end();
	}
}
