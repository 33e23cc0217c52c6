import type { SlowDown } from '../identity/slow-down.ts';
import { failureOf } from './errors.ts';

const FREE = 5;

/**
 * Usernames are unique over all companies, since people sign in by them alone: that one is taken
 * tells of somebody elsewhere. Who meets several of those has to wait before each further try, as
 * with passwords, so that nobody can go through a list of names.
 */
export class Guesses {
	readonly #slowDown: SlowDown;

	constructor(slowDown: SlowDown) {
		this.#slowDown = slowDown;
	}

	/** Does a call's work. Throws `too_many_requests` where it names a username and has to wait. */
	async watch<T>(person: string, body: unknown, work: () => Promise<T>): Promise<T> {
		const names = typeof body === 'object' && body !== null && 'username' in body;
		if (!names) return work();
		let taken: unknown;
		const done = await this.#slowDown.guess(
			[{ key: `names ${person}`, free: FREE, isShared: true } as const],
			async () => {
				try {
					return { answer: await work() };
				} catch (error) {
					if (!isTaken(error)) throw error;
					taken = error;
					return undefined;
				}
			},
		);
		if (!done) throw taken;
		return done.answer;
	}
}

const isTaken = (error: unknown): boolean =>
	failureOf(error).details.fields?.username?.code === 'taken';
