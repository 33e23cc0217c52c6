import { uptime } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds that have passed, sleep and all, in which no clock has a say. */
const sinceBoot = (): number => uptime() * 1_000;

/** No clock is corrected by so much while it runs, and nobody asks for what it says that late. */
const STEP_MS = 300_000;
/** By then whoever keeps the machine's clock has put it right. */
const DOUBT_MS = 600_000;

/**
 * Whether a database's clock may be believed. What falls due is done for good: a clock that was a day ahead for a second closed
 * all draws of that day. So one that goes ahead in a moment is not believed for ten minutes, in which nothing is lost: no call
 * sells what has ended.
 */
export class SteppedClock {
	/** What it said less the time that had passed, milliseconds; of the last time that it was believed. */
	#offset: number | undefined;
	/** Time that had passed. */
	#doubtedSince: number | undefined;

	constructor(private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {}

	/** @param clock asks what it says by now */
	async isDoubted(clock: () => Promise<string>, passedNow = sinceBoot): Promise<boolean> {
		const asked = passedNow();
		const now = Date.parse(await clock());
		const passed = passedNow();
		// Of an answer that took so long nothing can be told.
		if (passed - asked > STEP_MS) return this.#doubtedSince !== undefined;
		const offset = now - passed;
		const step = offset - (this.#offset ?? offset);
		if (step > STEP_MS && !this.#isKnown(step, passed)) return true;
		if (step < -STEP_MS) {
			this.log.error(`The clock was set back by ${inWords(-step)}: draws sell until it says so`);
		} else if (this.#doubtedSince !== undefined && step <= STEP_MS) {
			this.log.warn('The clock is right again: what falls due is done');
		}
		this.#offset = offset;
		this.#doubtedSince = undefined;
		return false;
	}

	/** It says so for long enough. */
	#isKnown(step: number, passed: number): boolean {
		if (this.#doubtedSince === undefined) {
			this.#doubtedSince = passed;
			this.log.error(
				`The clock went ahead by ${inWords(step)} in a moment: draws are not closed, and nothing else that falls due is done, for ${inWords(DOUBT_MS)}, unless it is put right before`,
			);
		}
		return passed - this.#doubtedSince >= DOUBT_MS;
	}
}

const inWords = (milliseconds: number): string => `${Math.round(milliseconds / 60_000)} minutes`;
