export interface Keyed<S> {
	key: string;
	value: S;
}

/** Sorts like the parts do one by one: nothing that is in them is smaller than the separator. */
export const keyOf = (...parts: ReadonlyArray<string | number>): string => parts.join('\0');

/** One value for each run of rows with the same key. */
export async function* folded<T, S>(
	rows: AsyncIterable<T>,
	key: (row: T) => string,
	begin: (row: T) => S,
	add: (value: S, row: T) => void,
): AsyncGenerator<Keyed<S>> {
	let run: Keyed<S> | undefined;
	for await (const row of rows) {
		const rowKey = key(row);
		if (run?.key !== rowKey) {
			if (run) yield run;
			run = { key: rowKey, value: begin(row) };
		}
		add(run.value, row);
	}
	if (run) yield run;
}

/** Pairs what two streams, each in the order of its keys, have under the same key. */
export async function* paired<A, B>(
	left: AsyncIterator<Keyed<A>>,
	right: AsyncIterator<Keyed<B>>,
): AsyncGenerator<{ key: string; left?: A; right?: B }> {
	let a = await left.next();
	let b = await right.next();
	while (!a.done || !b.done) {
		const order = a.done ? 1 : b.done ? -1 : compare(a.value.key, b.value.key);
		const pair: { key: string; left?: A; right?: B } = { key: '' };
		if (order <= 0) Object.assign(pair, { key: a.value.key, left: a.value.value });
		if (order >= 0) Object.assign(pair, { key: b.value.key, right: b.value.value });
		yield pair;
		if (order <= 0) a = await left.next();
		if (order >= 0) b = await right.next();
	}
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
