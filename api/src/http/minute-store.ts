interface Counted {
	/** Calls since. */
	current: number;
	since: number;
}
type Tell = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/** Callers that are remembered; who called longest ago is forgotten first. */
const MOST = 5_000;

/**
 * Where a limit by minute counts, in this process. By time that passes: the store that comes with the limit goes by the clock,
 * and where that is set back by a day, what may be called so often in a minute may be in a day, a sign-in of an office too.
 */
export class MinuteStore {
	readonly #callers = new Map<string, Counted>();

	incr(caller: string, tell: Tell, windowMs: number): void {
		const now = performance.now();
		const before = this.#callers.get(caller);
		const { current, since } =
			before && now - before.since < windowMs ? before : { current: 0, since: now };
		// Deleted and set again: the map stays ordered by the last call.
		this.#callers.delete(caller);
		this.#callers.set(caller, { current: current + 1, since });
		if (this.#callers.size > MOST)
			this.#callers.delete(this.#callers.keys().next().value as string);
		tell(null, { current: current + 1, ttl: windowMs - (now - since) });
	}

	/** Each route counts its own. */
	child(): MinuteStore {
		return new MinuteStore();
	}
}
