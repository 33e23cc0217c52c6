/** What a draw gave: three lots and the whole first number. */
export interface Lots {
	/** Three digits; the first lot is its last two. */
	lotto3: string;
	lot1: string;
	/** null while the second number was not drawn. */
	lot2: string | null;
	lot3: string | null;
}

/** Lots of a Pick 3 (`abc`) and a Pick 4 (`defg`): `bc`, `de`, `fg`. */
export function lotsOf(pick3: string, pick4: string | null): Lots {
	if (!/^[0-9]{3}$/.test(pick3)) throw new RangeError(`${pick3} is no Pick 3: three digits`);
	if (pick4 !== null && !/^[0-9]{4}$/.test(pick4)) {
		throw new RangeError(`${pick4} is no Pick 4: four digits`);
	}
	return {
		lotto3: pick3,
		lot1: pick3.slice(1),
		lot2: pick4?.slice(0, 2) ?? null,
		lot3: pick4?.slice(2) ?? null,
	};
}
