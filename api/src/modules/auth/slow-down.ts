import { ApiFailure } from '../../errors.ts';

const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 60_000;
const FORGET_AFTER_MS = 15 * 60_000;
const MOST_REMEMBERED = 50_000;

interface Failures {
	count: number;
	last: number;
}

/**
 * Makes guessing slow: after five failures for one username from one address, that pair waits 1 s,
 * 2 s, 4 s … up to a minute. The account itself is never locked, so nobody can lock others out.
 */
export class SlowDown {
	private readonly failures = new Map<string, Failures>();
	private readonly now: () => number;

	constructor(now: () => number = () => Date.now()) {
		this.now = now;
	}

	/** Throws `too_many_requests` while the pair has to wait. */
	check(address: string, username: string): void {
		const found = this.failures.get(keyOf(address, username));
		if (!found || found.count < FREE_FAILURES) return;
		const wait = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (found.count - FREE_FAILURES));
		const left = found.last + wait - this.now();
		if (left > 0) throw new ApiFailure('too_many_requests', { retryAfter: Math.ceil(left / 1000) });
	}

	failed(address: string, username: string): void {
		this.forgetOld();
		const key = keyOf(address, username);
		const count = (this.failures.get(key)?.count ?? 0) + 1;
		// Deleted and set again: the map stays ordered by the last failure.
		this.failures.delete(key);
		this.failures.set(key, { count, last: this.now() });
	}

	succeeded(address: string, username: string): void {
		this.failures.delete(keyOf(address, username));
	}

	private forgetOld(): void {
		for (const [key, { last }] of this.failures) {
			const fresh = this.now() - last < FORGET_AFTER_MS;
			if (fresh && this.failures.size < MOST_REMEMBERED) return;
			this.failures.delete(key);
		}
	}
}

const keyOf = (address: string, username: string) => `${address} ${username.toLowerCase()}`;
