import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { listen, PEOPLE_CHANNEL, probe } from './channel.sql.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const PROBE_MS = 30_000;

export interface ListenerParts {
	newClient: () => pg.Client;
	onText: (text: string) => void;
	/** `what` of them: `rights`, or nothing in particular. */
	onPeople: (what: string) => void;
	/** It listens, perhaps again: notifications sent meanwhile are lost. */
	onGap: () => void;
	/** Whether it receives notifications now. */
	onHearing: (isHearing: boolean) => void;
	onFailure: (error: unknown) => void;
	/** From one question whether the connection still stands to the next. */
	probeMs?: number;
}

/** The one connection of this process that LISTENs; made again whenever it is lost. */
export class Listener {
	readonly #parts: ListenerParts;
	readonly #stopping = new AbortController();
	#running: Promise<void> | undefined;

	constructor(parts: ListenerParts) {
		this.#parts = parts;
	}

	/** At the first call; it listens a moment later. */
	start(): void {
		this.#running ??= this.#run();
	}

	async stop(): Promise<void> {
		this.#stopping.abort();
		await this.#running;
	}

	async #run(): Promise<void> {
		const { signal } = this.#stopping;
		let wait = FIRST_WAIT_MS;
		let isAgain = false;
		while (!signal.aborted) {
			try {
				await this.#listen(() => {
					if (isAgain) this.#parts.onGap();
					isAgain = true;
					wait = FIRST_WAIT_MS;
				});
			} catch (error) {
				isAgain = true;
				if (!signal.aborted) this.#parts.onFailure(error);
			}
			await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
			wait = Math.min(wait * 2, LONGEST_WAIT_MS);
		}
	}

	/** Until the connection ends, or shall. */
	async #listen(onListening: () => void): Promise<void> {
		const { newClient, probeMs = PROBE_MS } = this.#parts;
		const client = newClient();
		const { signal } = this.#stopping;
		const over = new AbortController();
		// Not ended from outside: a client that is ended while it connects never says that it is.
		const ended = new Promise<void>((resolve) => {
			client.once('end', resolve);
			client.on('error', () => resolve());
			signal.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
		});
		let probing: NodeJS.Timeout | undefined;
		try {
			await client.connect();
			client.on('notification', ({ channel, payload = '' }) => {
				if (channel === PEOPLE_CHANNEL) this.#parts.onPeople(payload);
				else this.#parts.onText(payload);
			});
			await listen(client);
			onListening();
			this.#parts.onHearing(true);
			probing = setInterval(() => {
				probe(client).catch(() => client.end().catch(() => undefined));
			}, probeMs).unref();
			await ended;
		} finally {
			over.abort();
			this.#parts.onHearing(false);
			clearInterval(probing);
			await client.end().catch(() => undefined);
		}
	}
}
