import { callerOf } from './caller.ts';
import {
	apply,
	getOwnPropertyDescriptor,
	type Method,
	prototypeOf,
	replaceMethod,
} from './natural.ts';

/** What the router keeps in each entry of the browser's history, beside what a page puts there. */
interface Entry {
	/** Which one it is, counted from the first. */
	idx: number;
	key?: unknown;
	/** State that somebody navigated with. */
	usr?: unknown;
	masked?: unknown;
}

const read = getOwnPropertyDescriptor(prototypeOf('History') ?? {}, 'state')?.get;
const { randomUUID } = crypto;

function entryNow(): Entry | undefined {
	const now = read && (apply(read, window.history, []) as Partial<Entry> | null);
	return typeof now?.idx === 'number' ? (now as Entry) : undefined;
}

/** Of the router's own in an entry that a remote writes. */
const KEPT: Readonly<Record<string, (now: Entry) => Entry>> = {
	replaceState: ({ idx, key, usr, masked }) => ({ idx, key, usr, masked }),
	pushState: ({ idx }) => ({ idx: idx + 1, key: apply(randomUUID, crypto, []) }),
};

/**
 * A remote that writes to the history itself (`replaceState(null, '', '?tab=2')`) leaves the router's count in it: without
 * it nobody was asked any more whether to leave a form by the way back, or the way back loaded the page anew.
 */
export function keepEntries(): void {
	for (const [name, keptOf] of Object.entries(KEPT)) {
		replaceMethod(prototypeOf('History'), name, (native) => {
			const write: Method = function (...args) {
				const [state, ...rest] = args;
				// Of a list or a word nothing can be said beside it.
				const isOpen = typeof state === 'object' ? !Array.isArray(state) : state === undefined;
				const now = isOpen && callerOf(write) ? entryNow() : undefined;
				if (!now) return apply(native, this, args);
				return apply(native, this, [{ ...(state as object | null), ...keptOf(now) }, ...rest]);
			};
			return write;
		});
	}
}
