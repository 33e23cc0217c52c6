/** Milliseconds at work beyond which a call is heavy: a page takes some ten even while the machine is busy. */
const HEAVY_MS = 250;
/** Milliseconds for which the next call of the same kind is taken to be as heavy. */
const REMEMBERED_MS = 60_000;

/** What a call costs is known once somebody has made it: this remembers whose calls of which kind were heavy. */
export class HeavyCalls {
	/** Until when, in the order of that time. */
	readonly #until = new Map<string, number>();

	isKnown(kind: string): boolean {
		return (this.#until.get(kind) ?? 0) > Date.now();
	}

	/** Does the work, and remembers its kind if it takes long, also where it fails at last. */
	async timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
		const begun = Date.now();
		try {
			return await work();
		} finally {
			if (Date.now() - begun > HEAVY_MS) this.#remember(kind);
		}
	}

	#remember(kind: string): void {
		const now = Date.now();
		this.#until.delete(kind);
		this.#until.set(kind, now + REMEMBERED_MS);
		for (const [first, until] of this.#until) {
			if (until > now) return;
			this.#until.delete(first);
		}
	}
}
