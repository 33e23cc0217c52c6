import { ApiError, Listeners, onTokenChange, readEvents, readingToken } from '../../api/index.ts';
import { eventsApi, type LiveEvent } from '../../contract/events.ts';
import { backOff, pause } from './backOff.ts';

/**
 * `live`: what happens is told; `reconnecting`: it may be missed until the connection is back;
 * `off`: nobody is signed in, or may not look.
 */
export type LiveState = 'live' | 'reconnecting' | 'off';

/** undefined: anything may have changed, because the connection was not there. */
type News = [event: LiveEvent | undefined];

/**
 * The page's one stream of live events. It is open while somebody listens, is signed in, and the tab
 * is in sight: hidden tabs would use up the few connections that a browser opens to one server.
 */
class LiveConnection {
	readonly #listeners = new Listeners<News>();
	readonly #watchers = new Listeners();
	#state: LiveState = 'off';
	#token: string | null = null;
	#running: AbortController | undefined;
	#stopWatching: (() => void) | undefined;
	#heardAt = Number.NEGATIVE_INFINITY;
	/** What the open stream told of each channel last: at its opening it says so once, to whoever listens by then. */
	readonly #registries = new Map<string | undefined, LiveEvent>();

	readonly state = (): LiveState => this.#state;

	/** ms since anything came; Infinity before that. */
	readonly silence = (): number => performance.now() - this.#heardAt;

	/** Subscribes to changes of the state; returns the unsubscribe function. */
	readonly watch = this.#watchers.add;

	readonly listen = (listener: (...news: News) => void): (() => void) => {
		const leave = this.#listeners.add(listener);
		if (this.#listeners.size === 1) this.#open();
		for (const event of this.#registries.values()) listener(event);
		return () => {
			leave();
			if (this.#listeners.size === 0) this.#close();
		};
	};

	#open(): void {
		const look = () => this.#look();
		document.addEventListener('visibilitychange', look);
		const forget = onTokenChange(look);
		this.#stopWatching = () => {
			document.removeEventListener('visibilitychange', look);
			forget();
		};
		look();
	}

	#close(): void {
		this.#stopWatching?.();
		this.#stop('off');
		this.#token = null;
	}

	/** Starts or stops, depending on whether the tab is visible and somebody is signed in who owes nothing first. */
	#look(): void {
		const token = readingToken();
		if (token !== this.#token) this.#stop('off');
		this.#token = token;
		if (token === null) return;
		if (document.visibilityState === 'hidden') this.#stop('reconnecting');
		else if (!this.#running) void this.#run();
	}

	#stop(state: LiveState): void {
		this.#running?.abort();
		this.#running = undefined;
		this.#set(state);
	}

	async #run(): Promise<void> {
		const running = new AbortController();
		const { signal } = running;
		this.#running = running;
		for (let failures = 0; !signal.aborted; failures += 1) {
			this.#set('reconnecting');
			try {
				await readEvents<LiveEvent>(eventsApi.stream, {
					signal,
					onOpen: () => {
						failures = 0;
						this.#set('live');
						this.#tell(undefined);
					},
					onEvent: (event) => this.#tell(event),
					onHeard: () => {
						this.#heardAt = performance.now();
					},
				});
			} catch (error) {
				if (isFinal(error) && !signal.aborted) return this.#set('off');
			}
			if (signal.aborted) return;
			this.#set('reconnecting');
			await pause(backOff(failures), signal);
		}
	}

	#tell(event: LiveEvent | undefined): void {
		if (event?.kind === 'registry') this.#registries.set(event.channel, event);
		this.#listeners.tell(event);
	}

	#set(state: LiveState): void {
		if (state === this.#state) return;
		this.#state = state;
		if (state !== 'live') this.#registries.clear();
		this.#watchers.tell();
	}
}

/** The same call would be refused again. */
const isFinal = (error: unknown): boolean =>
	error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'forbidden');

export const liveConnection = new LiveConnection();
