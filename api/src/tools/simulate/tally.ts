import { Refusal } from '@borlette/shared/contract/request';

/** What became of everything that was tried. */
export class Tally {
	fiches = 0;
	lines = 0;
	/** Minor units. */
	sold = 0;
	voided = 0;
	paid = 0;
	/** Minor units. */
	paidOut = 0;
	readonly refused = new Map<string, number>();
	private readonly times: number[] = [];

	/** Counts a refusal by its rule or code; throws what is none. */
	refuse(error: unknown): Refusal {
		if (!(error instanceof Refusal) || error.status >= 500) throw error;
		const rules = error.body.refusals?.map(({ rule }) => rule) ?? [error.body.code];
		for (const rule of new Set(rules)) this.refused.set(rule, (this.refused.get(rule) ?? 0) + 1);
		return error;
	}

	/** How long one sale took, in milliseconds. */
	took(ms: number): void {
		this.times.push(ms);
	}

	/** The time within which that share of the sales was answered. */
	within(share: number): number {
		const sorted = [...this.times].sort((a, b) => a - b);
		return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
	}
}
