import { callerOf } from './caller.ts';
import {
	apply,
	getOwnPropertyDescriptor,
	type Method,
	prototypeOf,
	replaceMethod,
} from './natural.ts';
import { noteContained } from './notes.ts';
import { atPace } from './pace.ts';
import { presentRemote } from './stays.ts';

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

const Address = URL;

/** The path of an address; undefined: the browser takes it for none, or another house's, and says so itself. */
function pathOf(address: unknown): string | undefined {
	if (address === undefined || address === null) return window.location.pathname;
	try {
		const { origin, pathname } = new Address(String(address), document.baseURI);
		return origin === window.location.origin ? pathname : undefined;
	} catch {
		return undefined;
	}
}

/** The address would say another page than the one that is drawn; of a page that was left, any other would. */
function leadsElsewhere(remote: string, path: string | undefined): boolean {
	if (path === undefined) return false;
	return presentRemote() !== remote || path !== window.location.pathname;
}

/**
 * A remote that writes to the history itself (`replaceState(null, '', '?tab=2')`) leaves the router's count in it: without
 * it nobody was asked any more whether to leave a form by the way back, or the way back loaded the page anew. The path is the
 * router's: nothing is drawn at one that it does not hear of, and what is loaded anew there is another page. What comes too often
 * waits (`pace.ts`).
 */
export function keepEntries(): void {
	for (const [name, keptOf] of Object.entries(KEPT)) {
		replaceMethod(prototypeOf('History'), name, (native) => {
			const write: Method = function (...args) {
				const remote = callerOf(write);
				if (!remote) return apply(native, this, args);
				const [state, title, address] = args;
				return writeOf(remote, name, address, () =>
					apply(native, this, [counted(state, keptOf), title, address]),
				);
			};
			return write;
		});
	}
}

/** At once, a moment later, or never: by then its page may be left. */
function writeOf(remote: string, name: string, address: unknown, write: () => unknown): void {
	const path = pathOf(address);
	if (leadsElsewhere(remote, path)) {
		noteContained(remote, `${name} to another page was not done: use useNavigate`);
	} else if (path === undefined) {
		write();
	} else if (!atPace(() => leadsElsewhere(remote, path) || write())) {
		noteContained(remote, `${name} came too often: what was written last follows a moment later`);
	}
}

/** With what is the router's. Of a list or a word nothing can be said beside it. */
function counted(state: unknown, keptOf: (now: Entry) => Entry): unknown {
	const isOpen = typeof state === 'object' ? !Array.isArray(state) : state === undefined;
	const now = isOpen ? entryNow() : undefined;
	return now ? { ...(state as object | null), ...keptOf(now) } : state;
}
