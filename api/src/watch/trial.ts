import { Beyond, upperRate, type Visits, WorseThan } from './evidence.ts';
import type { Sums } from './sums.sql.ts';

/** A good build is called worse once in a thousand canaries at most. */
export const ALPHA = 0.001;
/** Fewer visits to the new build decide nothing. */
const LEAST_VISITS = 10;
/** Within a day before; what is usual is not known of fewer. */
export const LEAST_PAST = 100;
/** Of builds that everybody has, which are compared with the past, more are asked for. */
const LEAST_AFTER_ALL = 30;
/** Less of a difference is left to people. */
const LEAST_EXCESS = 0.01;
/** Where more than one tab ran it, one alone that fails may have a broken browser. */
const LEAST_TABS = 2;

export const NONE: Sums = { visits: 0, failing: 0, unsure: 0, tabs: 0, failing_tabs: 0 };
type Kind = 'failing' | 'unsure';

/** What came between two looks; a visit that failed may be told later than the visit. */
function since(before: Sums, sums: Sums, kind: Kind): Visits {
	const failing = Math.max(0, sums[kind] - before[kind]);
	return { visits: Math.max(failing, sums.visits - before.visits), failing };
}
const rateOf = (sums: Sums, kind: Kind) => sums[kind] / Math.max(1, sums.visits);

export interface Verdict {
	/** Share of the visits that failed, old and new. */
	old: number;
	now: number;
	visits: number;
	/** Of so many to one. */
	evidence: number;
}

/** Follows a new build beside the old one; where nobody runs that any more, after it. */
export class Trial {
	readonly #kind: Kind;
	readonly #past: Sums;
	readonly #beside = new WorseThan();
	readonly #after: Beyond | undefined;
	#old: Sums = NONE;
	#now: Sums = NONE;

	/** @param kind what counts as a failure @param past what the old build did before; of too few visits nothing is usual */
	constructor(kind: Kind, past: Sums) {
		this.#kind = kind;
		this.#past = past;
		if (past.visits < LEAST_PAST) return;
		// Half of what may go wrong is for the bound, the other half for the evidence against it.
		const bound = upperRate({ visits: past.visits, failing: past[kind] }, ALPHA / 2);
		this.#after = new Beyond(Math.min(0.99, bound), 'more');
	}

	/** @param old sums of the old build from the beginning on, `NONE` where all got the new one @param now of the new one */
	look(old: Sums, now: Sums): void {
		const come = since(this.#now, now, this.#kind);
		this.#after?.look(come);
		this.#beside.look(since(this.#old, old, this.#kind), come);
		this.#old = old;
		this.#now = now;
	}

	/** Why the new build is to be taken back; undefined: it is not. */
	get verdict(): Verdict | undefined {
		// All who are at work may have got a canary.
		const isAlone = this.#old.visits === 0;
		const old = rateOf(isAlone ? this.#past : this.#old, this.#kind);
		const now = rateOf(this.#now, this.#kind);
		const evidence = isAlone ? (this.#after?.value ?? 0) : this.#beside.value;
		const least = isAlone ? LEAST_AFTER_ALL : LEAST_VISITS;
		const tabs = Math.min(LEAST_TABS, this.#now.tabs);
		const isWorse =
			evidence >= (isAlone ? 2 : 1) / ALPHA &&
			now - old >= LEAST_EXCESS &&
			this.#now.visits >= least &&
			(this.#kind === 'unsure' || this.#now.failing_tabs >= tabs);
		return isWorse ? { old, now, visits: this.#now.visits, evidence } : undefined;
	}
}
