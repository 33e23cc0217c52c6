import { setTimeout as wait } from 'node:timers/promises';
import type { Synchronous } from '../config/config.ts';
import { connect, type Db } from '../db/connect.ts';
import { checkpoint, followerOf, followingOf, isWaitedFor, waitForSecond } from './second.sql.ts';

const LOOK_EVERY_MS = 1_000;
/** A second server that restarts is not away yet. */
const AWAY_MS = 10_000;

/**
 * Has sales wait for the second server's disk as it was chosen, until the signal. It begins once a second follows and has caught up: a
 * house that has none, or has just been promoted, sells. `while-there` ends it when the second is away.
 */
export async function keepSynchronous(
	ownerUrl: string,
	wanted: Synchronous,
	{ say, signal }: { say: (message: string) => void; signal: AbortSignal },
): Promise<void> {
	const pool = connect(ownerUrl, { max: 1 });
	const turn = new Turn(wanted, say);
	let last = '';
	while (!signal.aborted) {
		const problem = await turn.take(pool).then(
			() => '',
			(error: Error) => error.message,
		);
		if (problem && problem !== last) say(`Nobody knows how the second server is: ${problem}`);
		last = problem;
		await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
	}
	await pool.destroy();
}

class Turn {
	readonly #wanted: Synchronous;
	readonly #say: (message: string) => void;
	#thereAt = performance.now();
	/** Asked for, and not sure yet that PostgreSQL does it. */
	#isBeginning = false;

	constructor(wanted: Synchronous, say: (message: string) => void) {
		this.#wanted = wanted;
		this.#say = say;
	}

	async take(owner: Db): Promise<void> {
		if ((await followingOf(owner)).isFollowing) return;
		const isWaiting = await isWaitedFor(owner);
		if (this.#wanted === 'no') {
			if (isWaiting) await this.#stopWaiting(owner, 'Sales do not wait for the second server');
			return;
		}
		const isThere = (await followerOf(owner))?.state === 'streaming';
		if (isThere) this.#thereAt = performance.now();
		if (this.#isBeginning) await this.#makeSure(owner);
		if (isThere && !isWaiting) {
			await waitForSecond(owner, true);
			this.#isBeginning = true;
		}
		const isAway = performance.now() - this.#thereAt > AWAY_MS;
		if (isAway && isWaiting && this.#wanted === 'while-there')
			await this.#stopWaiting(
				owner,
				'The second server is away: sales go on without it, and would be lost with this machine',
			);
	}

	/** The process of PostgreSQL that turns it on may be in the middle of a checkpoint: before it begins ours, it has. */
	async #makeSure(owner: Db): Promise<void> {
		await checkpoint(owner);
		this.#isBeginning = false;
		this.#say('A sale counts once the second server has it on its disk');
	}

	async #stopWaiting(owner: Db, sentence: string): Promise<void> {
		await waitForSecond(owner, false);
		this.#say(sentence);
	}
}
