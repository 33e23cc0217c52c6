/** Visits, and how many of them failed. */
export interface Visits {
	readonly visits: number;
	readonly failing: number;
}

/** By how much of what can fail the new build is worse, in the cases that evidence is sought for. */
const EXCESSES = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7];
/** Before anything was seen: a visit in two hundred fails. */
const PRIOR = { failing: 0.5, visits: 100 };

/** Looks, of five seconds each, within which visits to both are of one time. */
const TOGETHER = 120;
const NONE: Visits = { visits: 0, failing: 0 };

const sum = (one: Visits, other: Visits): Visits => ({
	visits: one.visits + other.visits,
	failing: one.failing + other.failing,
});

const rateOf = ({ visits, failing }: Visits): number =>
	(failing + PRIOR.failing) / (visits + PRIOR.visits);

const logOf = ({ visits, failing }: Visits, rate: number, null_: number): number =>
	failing * Math.log(rate / null_) + (visits - failing) * Math.log((1 - rate) / (1 - null_));

const meanOf = (logs: readonly number[]): number =>
	logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;

/**
 * Evidence that visits to a new build fail more often than those to the old one at the same time. It is
 * an e-process: while the new build is no worse, its mean is at most 1 whenever one looks, so that it
 * ever reaches 1/α has a probability of at most α (Ville), however often one looks.
 *
 * A block is visits of both: what came to the new build since the block before, and what a look then finds to the old one. In a
 * quiet house a look of five seconds seldom has both. Its factor is the likelihood of what was seen under rates
 * that were fixed before it, against that under one common rate, their mean weighted by the visits
 * (Turner, Ly & Grünwald, Generic E-variables for exact sequential k-sample tests, 2024). The old rate is
 * learnt from what came before; of the new one several are tried, and the evidence is their mean.
 */
export class WorseThan {
	#old = NONE;
	/** To the new one since a block ended, and in how many looks. */
	#waiting = NONE;
	#looks = 0;
	readonly #logs = EXCESSES.map(() => 0);

	/** @param old new visits to the old build since the look before @param now to the new one */
	look(old: Visits, now: Visits): void {
		const learnt = rateOf(this.#old);
		this.#old = sum(this.#old, old);
		// Of one alone nothing is learnt about the other.
		if (this.#waiting.visits === 0 || this.#looks === TOGETHER) {
			this.#waiting = NONE;
			this.#looks = 0;
		}
		this.#looks += 1;
		this.#waiting = sum(this.#waiting, now);
		if (this.#waiting.visits === 0 || old.visits === 0) return;
		this.#compare(old, this.#waiting, learnt);
		this.#waiting = NONE;
	}

	#compare(old: Visits, now: Visits, learnt: number): void {
		const share = now.visits / (old.visits + now.visits);
		for (const [index, excess] of EXCESSES.entries()) {
			const worse = learnt + excess * (1 - learnt);
			const common = learnt + share * (worse - learnt);
			this.#logs[index] =
				(this.#logs[index] ?? 0) + logOf(old, learnt, common) + logOf(now, worse, common);
		}
	}

	get value(): number {
		return meanOf(this.#logs);
	}
}

/**
 * Evidence that visits fail more often, or less often, than a rate. The same as above with a rate that
 * is known; for what has nothing beside it at the same time.
 */
export class Beyond {
	readonly #rate: number;
	readonly #others: readonly number[];
	readonly #logs: number[];

	/** @param rate 0 to 1, both excluded @param side where evidence is sought */
	constructor(rate: number, side: 'more' | 'less') {
		this.#rate = rate;
		this.#others =
			side === 'more'
				? EXCESSES.map((excess) => rate + excess * (1 - rate))
				: EXCESSES.map((excess) => rate * (1 - excess));
		this.#logs = this.#others.map(() => 0);
	}

	look(visits: Visits): void {
		for (const [index, other] of this.#others.entries()) {
			this.#logs[index] = (this.#logs[index] ?? 0) + logOf(visits, other, this.#rate);
		}
	}

	get value(): number {
		return meanOf(this.#logs);
	}
}

/**
 * A rate that what was seen is below with a probability of 1 − α: Hoeffding's bound in its
 * Kullback-Leibler form, found by halving.
 */
export function upperRate({ visits, failing }: Visits, alpha: number): number {
	const seen = failing / visits;
	const most = Math.log(1 / alpha) / visits;
	const part = (a: number, b: number) => (a === 0 ? 0 : a * Math.log(a / b));
	const distance = (rate: number) => part(seen, rate) + part(1 - seen, 1 - rate);
	let [low, high] = [seen, 1];
	for (let step = 0; step < 50; step++) {
		const middle = (low + high) / 2;
		if (distance(middle) > most) high = middle;
		else low = middle;
	}
	return high;
}
