import { PassThrough, type Readable } from 'node:stream';
import pg from 'pg';
import { baseBackup, slotCommands } from './second.sql.ts';

/** What pg's connection has and its types leave out. */
interface Wire {
	stream: { pause(): void; resume(): void };
	query(text: string): void;
}

/**
 * A copy of everything as PostgreSQL itself sends it: a tar archive between messages that say what each is of. `n`: an
 * archive begins, `d`: its next bytes, `p`: how far it is.
 */
class BaseBackup {
	readonly archive = new PassThrough();
	#wire: Wire | undefined;
	#isFull = false;

	submit(wire: Wire): void {
		this.#wire = wire;
		wire.query(baseBackup);
	}

	handleCopyData({ chunk }: { chunk: Buffer }): void {
		if (chunk[0] !== 'd'.charCodeAt(0)) return;
		// The buffer is pg's, which reads the next message into it.
		if (this.archive.write(Buffer.from(chunk.subarray(1))) || this.#isFull) return;
		this.#isFull = true;
		this.#wire?.stream.pause();
		this.archive.once('drain', () => {
			this.#isFull = false;
			this.#wire?.stream.resume();
		});
	}

	handleReadyForQuery(): void {
		this.archive.end();
	}

	handleError(error: Error): void {
		this.archive.destroy(error);
	}

	handleRowDescription(): void {}
	handleDataRow(): void {}
	handleCommandComplete(): void {}
}

/** A connection as that of a server that follows. */
export async function asFollower<T>(
	url: string,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const config = { connectionString: url, connectionTimeoutMillis: 10_000, replication: 'true' };
	const client = new pg.Client(config as pg.ClientConfig);
	// Whoever waits for an answer gets the error too.
	client.on('error', () => undefined);
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** From here on the server keeps what it writes for us, until we have it. */
export async function keepSlot(client: pg.Client): Promise<void> {
	const { rows } = await client.query(slotCommands.read);
	if (rows[0]?.slot_type) await client.query(slotCommands.drop);
	await client.query(slotCommands.create);
}

/** All of a server's database, as a tar archive: with the log that it takes to open it. */
export function archiveOf(client: pg.Client): Readable {
	const backup = new BaseBackup();
	client.query(backup as unknown as pg.Submittable);
	return backup.archive;
}
