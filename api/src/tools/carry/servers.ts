import path from 'node:path';
import type { Account } from '../../db/embedded/account.ts';
import type { Binaries } from '../../db/embedded/binaries.ts';
import { createDatabase, DATABASE } from '../../db/embedded/initialise.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { startServer, stopServer } from '../../db/embedded/server.ts';

/** A server that runs for the copying. */
export interface Running {
	/** Connection of the owner role to the application's database. */
	url: string;
	stop(): Promise<void>;
}

/** The former server and the new one: both are the same owner's, with the same password. */
export class BothServers {
	readonly #account: Account | undefined;
	readonly #passwordFile: string;
	readonly #running = new Set<Running>();

	constructor(folder: string, account: Account | undefined) {
		this.#account = account;
		this.#passwordFile = path.join(folder, 'owner.password');
	}

	get password(): string {
		return keptPassword(this.#passwordFile);
	}

	/** @param folder holds `data` */
	async start(binaries: Binaries, folder: string): Promise<Running> {
		const place = {
			...{ binaries, folder, account: this.#account, password: this.password },
			...{ durable: true, patienceMs: Infinity },
		};
		const server = await startServer(place);
		const running: Running = {
			url: server.url(DATABASE),
			stop: async () => {
				this.#running.delete(running);
				await stopServer(place, server.child);
			},
		};
		this.#running.add(running);
		await createDatabase(server.url('postgres'));
		return running;
	}

	/** Ends them, in order; whoever waits for one gets an error. */
	async stop(): Promise<void> {
		await Promise.all([...this.#running].map((server) => server.stop()));
	}
}
