import path from 'node:path';
import type { Account } from '../../db/embedded/account.ts';
import type { Binaries } from '../../db/embedded/binaries.ts';
import { createDatabase, DATABASE } from '../../db/embedded/initialise.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { dropServer, startServer, stopServer } from '../../db/embedded/server.ts';

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
	/** Those that run, and what ends them when it comes to nothing. */
	readonly #running = new Map<Running, () => Promise<void>>();

	constructor(folder: string, account: Account | undefined) {
		this.#account = account;
		this.#passwordFile = path.join(folder, 'owner.password');
	}

	get password(): string {
		return keptPassword(this.#passwordFile);
	}

	/** @param place folder: holds `data`; isDraft: nobody wants its files unless it is stopped in order */
	async start(place: { binaries: Binaries; folder: string; isDraft: boolean }): Promise<Running> {
		const whole = {
			...{ ...place, account: this.#account, password: this.password },
			durable: true,
		};
		const { child, url } = await startServer(whole);
		const stop = () => stopServer(whole, child);
		const running: Running = {
			url: url(DATABASE),
			stop: async () => {
				await stop();
				this.#running.delete(running);
			},
		};
		this.#running.set(running, place.isDraft ? () => dropServer(child) : stop);
		await createDatabase(url('postgres'));
		return running;
	}

	/** Ends what runs; whoever waits for one gets an error. */
	async end(): Promise<void> {
		await Promise.all([...this.#running.values()].map((end) => end()));
		this.#running.clear();
	}
}
