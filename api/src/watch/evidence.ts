/** Visits, and how many of them failed. */
export interface Visits {
	readonly visits: number;
	readonly failing: number;
}

/** By how much of what can fail the new build is worse, in the cases that evidence is sought for. */
const EXCESSES = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7];
/** Before anything was seen: a visit in two hundred fails. */
const PRIOR = { failing: 0.5, visits: 100 };

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
 * Each look is a block of visits of both. Its factor is the likelihood of what was seen under rates
 * that were fixed before the look, against that under one common rate, their mean weighted by the visits
 * (Turner, Ly & Grünwald, Generic E-variables for exact sequential k-sample tests, 2024). The old rate is
 * learnt from the looks before; of the new one several are tried, and the evidence is their mean.
 */
export class WorseThan {
	#old: Visits = { visits: 0, failing: 0 };
	readonly #logs = EXCESSES.map(() => 0);

	/** @param old new visits to the old build since the look before @param now to the new one */
	look(old: Visits, now: Visits): void {
		const share = now.visits / (old.visits + now.visits);
		const learnt = rateOf(this.#old);
		this.#old = {
			visits: this.#old.visits + old.visits,
			failing: this.#old.failing + old.failing,
		};
		// Of one alone nothing is learnt about the other.
		if (!(share > 0 && share < 1)) return;
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
