import pg from 'pg';
import { type ServerState, stateOf } from './server-state.sql.ts';
import { addressOf } from './server-urls.ts';

/** Of one that does not answer. */
const ANSWER_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

/** The newest promotion that is known of: a server of an older one was overtaken. */
export interface Reached {
	system: string;
	timeline: number;
}

/** Where that is kept from one run to the next. */
export interface Memory {
	reached(): Reached | undefined;
	keep(reached: Reached): void;
}

/** No server is the primary, or the one that takes writes was overtaken. PostgreSQL would say 57P03 while it starts. */
export class NotWritable extends Error {
	override name = 'NotWritable';
	readonly code = '57P03';
}

/**
 * The servers that have one database: the primary, and standbys that follow it. Connections go to the primary, and are cut
 * off from a server that was overtaken.
 */
export class Servers {
	readonly urls: readonly string[];
	readonly #memory: Memory | undefined;
	readonly #asking = new Map<string, pg.Client>();
	readonly #clients = new Set<pg.Client>();
	#reached: Reached | undefined;
	#written: string;
	#following: string | undefined;
	#looking: Promise<void> | undefined;
	/** Called when another server became the primary. */
	onSwitch: (to: string) => void = () => undefined;

	constructor(urls: readonly string[], memory?: Memory) {
		this.urls = urls;
		this.#memory = memory;
		this.#reached = memory?.reached();
		this.#written = urls[0] as string;
	}

	/** URL of the primary, as far as is known. */
	get written(): string {
		return this.#written;
	}

	/** URL of a standby that answered a moment ago. */
	get following(): string | undefined {
		return this.#following;
	}

	/** For pools and listeners: connects to the primary. */
	get Client(): typeof pg.Client {
		const servers = this;
		return class extends pg.Client {
			constructor(config: pg.ClientConfig = {}) {
				super({ ...config, connectionString: servers.#written });
				servers.#hold(this);
			}
		};
	}

	/** Refuses a connection to a server that is not, or no longer, the primary. */
	async requireWritable(client: pg.ClientBase): Promise<void> {
		const state = await stateOf(client);
		if (this.#isWritten(state)) return;
		void this.look();
		throw new NotWritable(`${addressOf(this.#written)} ${this.#whyNot(state)}`);
	}

	/** Asks all of them which is the primary; calls at the same time share one look. */
	look(): Promise<void> {
		this.#looking ??= this.#look().finally(() => {
			this.#looking = undefined;
		});
		return this.#looking;
	}

	/** Looks all the time, until the signal. */
	watch(signal: AbortSignal): void {
		const again = async (): Promise<void> => {
			await this.look();
			if (!signal.aborted) setTimeout(again, LOOK_EVERY_MS).unref();
			else for (const client of this.#asking.values()) await client.end().catch(() => undefined);
		};
		void again();
	}

	async #look(): Promise<void> {
		const found = await Promise.all(
			this.urls.map(async (url) => ({ url, state: await this.#ask(url) })),
		);
		const writable = found
			.filter(({ state }) => state && this.#isWritten(state))
			.sort((a, b) => (b.state?.timeline ?? 0) - (a.state?.timeline ?? 0));
		const [best] = writable;
		if (best?.state) this.#reach(best.url, best.state);
		this.#following = found.find(
			({ url, state }) =>
				url !== this.#written && state?.isFollowing && state.system === this.#reached?.system,
		)?.url;
	}

	#reach(url: string, { system, timeline }: ServerState): void {
		if (this.#reached?.timeline !== timeline || this.#reached.system !== system) {
			this.#reached = { system, timeline };
			this.#memory?.keep(this.#reached);
		}
		if (url === this.#written) return;
		this.#written = url;
		// Also those at work: whoever waits for one that is gone would wait for minutes.
		for (const client of this.#clients) cut(client);
		this.onSwitch(url);
	}

	#isWritten({ isFollowing, system, timeline }: ServerState): boolean {
		if (isFollowing) return false;
		return (
			!this.#reached || (system === this.#reached.system && timeline >= this.#reached.timeline)
		);
	}

	#whyNot({ isFollowing, system, timeline }: ServerState): string {
		if (isFollowing) return 'follows another server and takes no writes';
		if (system !== this.#reached?.system) return 'has another database';
		return `was overtaken: it is of timeline ${timeline}, and ${this.#reached.timeline} has been reached. What was promoted since has the database; lay this one down anew`;
	}

	#hold(client: pg.Client): void {
		this.#clients.add(client);
		client.once('end', () => this.#clients.delete(client));
	}

	/** undefined: it does not answer. */
	async #ask(url: string): Promise<ServerState | undefined> {
		const client = this.#asking.get(url) ?? (await this.#newAsking(url));
		if (!client) return undefined;
		try {
			return await stateOf(client);
		} catch {
			this.#asking.delete(url);
			cut(client);
			return undefined;
		}
	}

	async #newAsking(url: string): Promise<pg.Client | undefined> {
		const client = new pg.Client({
			connectionString: url,
			connectionTimeoutMillis: ANSWER_MS,
			query_timeout: ANSWER_MS,
			application_name: 'borlette-servers',
		});
		client.on('error', () => this.#asking.delete(url));
		try {
			await client.connect();
			this.#asking.set(url, client);
			return client;
		} catch {
			cut(client);
			return undefined;
		}
	}
}

/** At once, whether its server answers or not. */
function cut(client: pg.Client): void {
	const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
	connection.stream.destroy();
}
