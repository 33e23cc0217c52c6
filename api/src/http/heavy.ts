/** Milliseconds at work beyond which a call is heavy: a page takes some ten even while the machine is busy. */
const HEAVY_MS = 250;
/** Milliseconds for which the next call of the same kind is taken to be as heavy. */
const REMEMBERED_MS = 60_000;

type Query = Readonly<Record<string, unknown>>;

/** Days of a span that are told apart: a page of a year costs what one of a day does not. */
const SPANS = [1, 7, 31, 92];
const DAY_MS = 86_400_000;

/** A span beyond them is taken to be heavy before anybody has asked for it. */
export const asksForMuch = (query: unknown): boolean =>
	spanOf((query ?? {}) as Query) === Number.POSITIVE_INFINITY;

/** What of a query tells how much is asked for: which of its parts are given, and about how many days. */
export function shapeOf(query: unknown): string {
	const asked = (query ?? {}) as Query;
	const names = Object.keys(asked).filter((name) => asked[name] !== undefined);
	return [...names.sort(), spanOf(asked)].join(' ');
}

function spanOf({ start_date: start, end_date: end }: Query): number {
	const days = (Date.parse(String(end)) - Date.parse(String(start))) / DAY_MS + 1;
	return SPANS.find((most) => days <= most) ?? (Number.isNaN(days) ? 0 : Number.POSITIVE_INFINITY);
}

/** What a call costs is known once somebody has made it: this remembers which calls of a house were heavy. */
export class HeavyCalls {
	/** Until when, in the order of that time. */
	readonly #until = new Map<string, number>();

	isKnown(kind: string): boolean {
		return (this.#until.get(kind) ?? 0) > performance.now();
	}

	/** Does the work, and remembers its kind as soon as it takes long. */
	async timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
		const timer = setTimeout(() => this.#remember(kind), HEAVY_MS);
		try {
			return await work();
		} finally {
			clearTimeout(timer);
		}
	}

	#remember(kind: string): void {
		const now = performance.now();
		this.#until.delete(kind);
		this.#until.set(kind, now + REMEMBERED_MS);
		for (const [first, until] of this.#until) {
			if (until > now) return;
			this.#until.delete(first);
		}
	}
}
