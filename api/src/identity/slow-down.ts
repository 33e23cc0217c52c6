import { ApiFailure } from '../errors.ts';

const LONGEST_WAIT_MS = 60_000;
const FORGET_AFTER_MS = 15 * 60_000;
const MOST_REMEMBERED = 50_000;

/** What a guess counts against, and how many wrong ones are free. */
export interface Allowance {
	key: string;
	free: number;
	/** Of several people: one who guesses right takes back no more than their own guess. */
	isShared?: true;
}

interface Failures {
	count: number;
	last: number;
}

/**
 * Makes guessing slow: an allowance that is used up waits 1 s, 2 s, 4 s … up to a minute after each
 * further wrong guess. A guess counts as wrong before it is looked at, so that many at once are no
 * more than one after another. Counted in this process, by time that passes and not by the clock, which somebody may set back a day:
 * forgotten after a quarter of an hour.
 */
export class SlowDown {
	private readonly failures = new Map<string, Failures>();
	private readonly now: () => number;

	constructor(now: () => number = () => performance.now()) {
		this.now = now;
	}

	/**
	 * Does one guess, which is wrong where it answers nothing; what it throws is no guess at all.
	 * @throws `too_many_requests` while one of the allowances has to wait
	 */
	async guess<T>(
		allowances: readonly Allowance[],
		attempt: () => Promise<T | undefined>,
	): Promise<T | undefined> {
		for (const allowance of allowances) this.check(allowance);
		const counted = allowances.map((allowance) => ({ allowance, own: this.count(allowance.key) }));
		try {
			const answer = await attempt();
			if (answer !== undefined)
				for (const { allowance, own } of counted) this.forgive(allowance, own);
			return answer;
		} catch (error) {
			for (const { own } of counted) own.count--;
			throw error;
		}
	}

	private check({ key, free }: Allowance): void {
		const found = this.failures.get(key);
		if (!found || found.count < free) return;
		const wait = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (found.count - free));
		const left = found.last + wait - this.now();
		if (left > 0) throw new ApiFailure('too_many_requests', { retryAfter: Math.ceil(left / 1000) });
	}

	/** Answers where it counts, from which alone it may be taken back: others may begin to count anew meanwhile. */
	private count(key: string): Failures {
		this.forgetOld();
		const own = this.failures.get(key) ?? { count: 0, last: 0 };
		own.count++;
		own.last = this.now();
		// Deleted and set again: the map stays ordered by the last failure.
		this.failures.delete(key);
		this.failures.set(key, own);
		return own;
	}

	private forgive({ key, isShared }: Allowance, own: Failures): void {
		if (isShared) own.count--;
		else this.failures.delete(key);
	}

	private forgetOld(): void {
		for (const [key, { last }] of this.failures) {
			const fresh = this.now() - last < FORGET_AFTER_MS;
			if (fresh && this.failures.size < MOST_REMEMBERED) return;
			this.failures.delete(key);
		}
	}
}
