import type { FreezePlace } from './marks.ts';

/** What the page tells its watcher. */
export interface Beat {
	/** Undefined: no code of a remote is at work. */
	readonly place?: FreezePlace | undefined;
	/** The page says nothing for now: it is hidden, or a dialog of the browser is open. */
	readonly isResting: boolean;
}

/** How often the watcher looks, ms. */
export const LOOK_MS = 1_000;
/** A page that said nothing for so long is frozen, ms. */
const FROZEN_MS = 5_000;
/** The watcher itself came so late, ms: the machine slept, and the page with it. */
const SLEPT_MS = 3 * LOOK_MS;

/**
 * Tells from what a page says, and when, whether it is frozen. A page that says anything again was
 * not: a debugger held it, or something that took long.
 */
export class Silence {
	#heardAt: number;
	#lookedAt: number;
	#beat: Beat = { isResting: true };
	#isFrozen = false;

	/** @param now ms, of a clock that goes on evenly */
	constructor(now: number) {
		this.#heardAt = now;
		this.#lookedAt = now;
	}

	/** @returns whether it had been taken for frozen */
	hear(beat: Beat, now: number): boolean {
		const wasFrozen = this.#isFrozen;
		this.#isFrozen = false;
		this.#beat = beat;
		this.#heardAt = now;
		return wasFrozen;
	}

	/** @returns the place of the page that is frozen, once */
	look(now: number): FreezePlace | undefined {
		if (now - this.#lookedAt > SLEPT_MS) this.#heardAt = now;
		this.#lookedAt = now;
		const { place, isResting } = this.#beat;
		if (this.#isFrozen || isResting || !place || now - this.#heardAt < FROZEN_MS) return undefined;
		this.#isFrozen = true;
		return place;
	}
}
