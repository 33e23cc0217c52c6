/** Updates a second that go by without being counted, also where nothing is drawn (a hidden tab). */
const FREE_PER_SECOND = 30;
/** Updates that a drawn frame explains: an animation, something dragged, a list that is scrolled. */
const FREE_PER_FRAME = 2;
/** Updates that a key, a click or an answer of the network explains. */
const FREE_PER_REASON = 10;
/** More than these unexplained: looked at more closely. */
const SUSPICIOUS = 60;
/** More than these unexplained, and for so long without a pause: it has no end. */
const ENDLESS = 300;
const ENDLESS_MS = 1_500;
/** Hardly more: after a burst that ended, a fraction of a second explains what is above. */
const MOST = 330;

/**
 * How many updates of the page nothing explains. Each adds one; time, frames, keys and answers take
 * away. What people and servers cause stays near nothing; a component that causes its own next
 * update fills it within moments.
 */
export class Pressure {
	#level = 0;
	#seenAt: number;
	#fullSince: number | undefined;

	/** @param now ms, as of performance.now() */
	constructor(now: number) {
		this.#seenAt = now;
	}

	get level(): number {
		return this.#level;
	}

	get isSuspicious(): boolean {
		return this.#level >= SUSPICIOUS;
	}

	/** One update of the page. */
	update(now: number): void {
		this.#relieve(((now - this.#seenAt) / 1_000) * FREE_PER_SECOND);
		this.#seenAt = now;
		this.#level = Math.min(this.#level + 1, MOST);
		if (this.#level >= ENDLESS) this.#fullSince ??= now;
	}

	frame(): void {
		this.#relieve(FREE_PER_FRAME);
	}

	reason(): void {
		this.#relieve(FREE_PER_REASON);
	}

	isEndless(now: number): boolean {
		return this.#fullSince !== undefined && now - this.#fullSince >= ENDLESS_MS;
	}

	clear(): void {
		this.#relieve(this.#level);
	}

	#relieve(updates: number): void {
		this.#level = Math.max(0, this.#level - updates);
		if (this.#level < ENDLESS) this.#fullSince = undefined;
	}
}
