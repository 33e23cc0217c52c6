import { Beyond, upperRate, type Visits } from './evidence.ts';
import { ALPHA } from './trial.ts';

/** Of a step: the search goes on or ends, and a person reads of it. */
const STEP_ALPHA = 0.01;
const LEAST_VISITS = 30;
const LEAST_EXCESS = 0.01;

const rateOf = ({ visits, failing }: Visits) => failing / Math.max(1, visits);

/** Follows what a channel's pages fail on that nothing names the build of. */
export class Unnamed {
	readonly #before: number;
	readonly #beyond: Beyond;
	#seen: Visits = { visits: 0, failing: 0 };

	/** @param past before the changes that are suspected */
	constructor(past: Visits) {
		this.#before = rateOf(past);
		this.#beyond = new Beyond(Math.min(0.99, upperRate(past, ALPHA / 2)), 'more');
	}

	/** @param all from the changes on */
	look(all: Visits): void {
		this.#beyond.look(difference(this.#seen, all));
		this.#seen = all;
	}

	/** Between what was usual and what is: above it the fault is there, below it is gone. */
	get fault(): number | undefined {
		const now = rateOf(this.#seen);
		const isThere =
			this.#beyond.value >= 2 / ALPHA &&
			now - this.#before >= LEAST_EXCESS &&
			this.#seen.visits >= LEAST_VISITS;
		return isThere ? (now + this.#before) / 2 : undefined;
	}
}

/** Whether taking back one of several changes has ended a fault. */
export class Step {
	readonly #still: Beyond;
	readonly #gone: Beyond;
	#seen: Visits = { visits: 0, failing: 0 };

	/** @param fault as `Unnamed` says it */
	constructor(fault: number) {
		this.#still = new Beyond(fault, 'more');
		this.#gone = new Beyond(fault, 'less');
	}

	/** @param all since it was taken back */
	look(all: Visits): void {
		const come = difference(this.#seen, all);
		this.#still.look(come);
		this.#gone.look(come);
		this.#seen = all;
	}

	/** undefined: it cannot be said yet. */
	get outcome(): 'still there' | 'gone' | undefined {
		if (this.#gone.value >= 1 / STEP_ALPHA) return 'gone';
		return this.#still.value >= 1 / STEP_ALPHA ? 'still there' : undefined;
	}
}

function difference(before: Visits, now: Visits): Visits {
	const failing = Math.max(0, now.failing - before.failing);
	return { failing, visits: Math.max(failing, now.visits - before.visits) };
}
