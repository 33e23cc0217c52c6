/** Beyond so many at once, none is of much use. */
const MOST = 10_000;

interface Ending {
	view: { expires_at: string; idle_expires_at?: string };
}

interface Kept<S> {
	session: S;
	/** By `performance.now()`. */
	until: number;
}

/**
 * A cache of sign-ins that were looked up a moment ago, so that a page that reads several things at once asks the
 * database once. All are forgotten when the database tells that somebody's ended or changed (trigger functions
 * `tell_revoked` and `tell_people_changed`); while nobody would hear it, none is kept.
 */
export class KeptSignIns<S extends Ending> {
	readonly #milliseconds: number;
	readonly #kept = new Map<string, Kept<S>>();
	#isTold = false;
	#forgotten = 0;

	constructor(milliseconds: number) {
		this.#milliseconds = milliseconds;
	}

	/** Whether anybody has to listen. */
	get mayKeep(): boolean {
		return this.#milliseconds > 0;
	}

	/** Whether what ends sign-ins would be heard from now on. */
	told(isTold: boolean): void {
		this.#isTold = isTold;
		this.forget();
	}

	forget(): void {
		this.#forgotten += 1;
		this.#kept.clear();
	}

	find(token: string): S | undefined {
		const kept = this.#kept.get(token);
		if (!kept) return undefined;
		if (kept.until > performance.now()) return kept.session;
		this.#kept.delete(token);
		return undefined;
	}

	/** Answers whether what is looked up from now on is still so: nothing was told since, which may be about it. */
	watch(): () => boolean {
		const before = this.#forgotten;
		return () => this.#isTold && before === this.#forgotten;
	}

	/** Looks a sign-in up and keeps it, while it is still so. */
	async keep(token: string, read: () => Promise<S | undefined>): Promise<S | undefined> {
		const isStillSo = this.watch();
		const session = await read();
		if (session && isStillSo()) this.#add(token, session);
		return session;
	}

	#add(token: string, session: S): void {
		if (this.#kept.size >= MOST) this.#kept.clear();
		const { expires_at, idle_expires_at = expires_at } = session.view;
		const left = Math.min(Date.parse(idle_expires_at), Date.parse(expires_at)) - Date.now();
		const until = performance.now() + Math.min(this.#milliseconds, left);
		this.#kept.set(token, { session, until });
	}
}
