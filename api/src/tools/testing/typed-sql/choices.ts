/**
 * What the code may do one way or another: a condition, a caller, one of several words. A run of the
 * reader takes one way at each; what has the same name goes the same way.
 */
export class Choices {
	readonly #taken: ReadonlyMap<string, number>;
	readonly #seen = new Map<string, number>();

	constructor(taken: ReadonlyMap<string, number> = new Map()) {
		this.#taken = taken;
	}

	/** One of `ways`, counted from 0. */
	take(name: string, ways: number): number {
		this.#seen.set(name, Math.max(ways, this.#seen.get(name) ?? 0));
		return Math.min(this.#taken.get(name) ?? 0, ways - 1);
	}

	/** Whether the way is decided: whoever asks for no more than that may go it. */
	isTaken = (name: string): boolean => this.#seen.has(name) || this.#taken.has(name);

	/** Further runs, each of which goes another way at one place that this run saw first. */
	others(known: Set<string>): Choices[] {
		const others: Choices[] = [];
		for (const [name, ways] of this.#seen) {
			for (let way = 0; way < ways; way += 1) {
				const id = `${name}=${way}`;
				if (known.has(id)) continue;
				known.add(id);
				if (way !== (this.#taken.get(name) ?? 0)) {
					others.push(new Choices(new Map([...this.#taken, [name, way]])));
				}
			}
		}
		return others;
	}
}

/** Runs `work` until each way of each choice was taken once: not every combination of them. */
export function eachWay(work: (choices: Choices) => void): void {
	const known = new Set<string>();
	const waiting = [new Choices()];
	for (let choices = waiting.pop(); choices; choices = waiting.pop()) {
		work(choices);
		waiting.push(...choices.others(known));
	}
}
