/** Something that is not what it must be. */
export interface Difference {
	/** `ref_code` of the company; '' for the provider's own trail. */
	company: string;
	/** What kind of thing: `gain`, `rollup`, `exposure` … */
	what: string;
	/** Which one, by the names that people know it by. */
	object: string;
	expected: string;
	found: string;
}

/** Differences as they are found: the first ones by name, all by number. */
export class Differences {
	readonly named: Difference[] = [];
	count = 0;
	private readonly most: number;

	constructor(most: number) {
		this.most = most;
	}

	/** Notes a difference unless both values are the same. */
	compare(at: Omit<Difference, 'expected' | 'found'>, expected: unknown, found: unknown): void {
		const [wanted, got] = [textOf(expected), textOf(found)];
		if (wanted === got) return;
		this.count += 1;
		if (this.named.length < this.most) this.named.push({ ...at, expected: wanted, found: got });
	}
}

const textOf = (value: unknown): string =>
	typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? 'nothing');
