/** Same seed, same numbers: a demo looks alike on every machine. Not for secrets. */
export class Random {
	private state: number;

	constructor(seed: number) {
		this.state = seed;
	}

	/** From 0 up to 1 (mulberry32). */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** Whole number from `least` to `most`, both included. */
	integer(least: number, most: number): number {
		return least + Math.floor(this.next() * (most - least + 1));
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(values: readonly T[]): T {
		return values[this.integer(0, values.length - 1)] as T;
	}

	/** One of the values, each as likely as its weight. */
	weighted<T>(values: ReadonlyArray<readonly [value: T, weight: number]>): T {
		let left = this.next() * values.reduce((sum, [, weight]) => sum + weight, 0);
		for (const [value, weight] of values) {
			left -= weight;
			if (left < 0) return value;
		}
		return (values.at(-1) as readonly [T, number])[0];
	}

	/** `count` decimal digits. */
	digits(count: number): string {
		return String(this.integer(0, 10 ** count - 1)).padStart(count, '0');
	}

	/** A UUID of version 7 for an instant. */
	uuid(at: number): string {
		const time = at.toString(16).padStart(12, '0');
		const hex = (length: number) =>
			Array.from({ length }, () => this.integer(0, 15).toString(16)).join('');
		const variant = '89ab'[this.integer(0, 3)];
		return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
	}
}
