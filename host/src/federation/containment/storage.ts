import { callerOf } from './caller.ts';
import {
	apply,
	type Getter,
	type Method,
	prototypeOf,
	replaceAccessor,
	replaceMethod,
} from './natural.ts';
import { noteContained } from './notes.ts';

/** Characters that one remote may keep in each storage. */
const SHARE = 500_000;
/** And all of them together: some browsers give two and a half millions to all, and what the host keeps must fit beside it. */
const SHARE_OF_ALL = 2_000_000;
/** A key of whichever remote, one that is no more too: names have two parts at least (shared/config/metadata). */
const OF_A_REMOTE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+:/;

const { getItem, setItem, removeItem, key } = Storage.prototype;

/** Its own keys are those with its name before them; it sees no others, and reaches no others. */
function storageOf(remote: string, native: Storage): Storage {
	const prefix = `${remote}:`;
	const stored = (name: unknown) => prefix + String(name);
	const keys = (): string[] => {
		const found: string[] = [];
		for (let at = 0; ; at++) {
			const name = apply(key, native, [at]);
			if (name === null) return found;
			found.push(name);
		}
	};
	const names = (): string[] =>
		keys().flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
	/** Characters of the keys and what they hold, but for one. */
	const used = (of: readonly string[], but: string): number =>
		of.reduce(
			(sum, each) =>
				each === but ? sum : sum + each.length + (apply(getItem, native, [each])?.length ?? 0),
			0,
		);
	const get = (name: unknown): string | null => apply(getItem, native, [stored(name)]);
	const remove = (name: unknown): void => apply(removeItem, native, [stored(name)]);
	const set = (name: unknown, value: unknown): void => {
		const [own, text] = [stored(name), String(value)];
		const size = own.length + text.length;
		const all = keys().filter((each) => OF_A_REMOTE.test(each));
		const mine = all.filter((each) => each.startsWith(prefix));
		const isTooMuch = used(mine, own) + size > SHARE || used(all, own) + size > SHARE_OF_ALL;
		if (isTooMuch) {
			const most = `${SHARE} characters, and all remotes ${SHARE_OF_ALL}`;
			throw new DOMException(`${remote} may keep ${most}.`, 'QuotaExceededError');
		}
		apply(setItem, native, [own, text]);
	};
	const methods: Record<string, unknown> = {
		getItem: get,
		setItem: set,
		removeItem: remove,
		clear: () => names().forEach(remove),
		key: (at: number) => names()[at] ?? null,
	};
	return new Proxy(Object.create(Storage.prototype) as Storage, {
		get: (target, name) => {
			if (typeof name === 'symbol') return Reflect.get(target, name);
			if (name === 'length') return names().length;
			return (
				methods[name] ??
				get(name) ??
				(name in Object.prototype ? Reflect.get(target, name) : undefined)
			);
		},
		set: (_target, name, value) => {
			set(name, value);
			return true;
		},
		has: (_target, name) => name in Storage.prototype || names().includes(String(name)),
		deleteProperty: (_target, name) => {
			remove(name);
			return true;
		},
		ownKeys: names,
		getOwnPropertyDescriptor: (_target, name) => {
			const value = get(name);
			if (value === null) return undefined;
			return { value, writable: true, enumerable: true, configurable: true };
		},
	});
}

/**
 * Cookies go along with every request of everybody: a few large ones, and the server answers nobody any more, nor
 * after a reload. `document.cookie` is guarded with what else the document has.
 */
export function keepCookies(): void {
	for (const name of ['set', 'delete']) {
		replaceMethod(prototypeOf('CookieStore'), name, (native) => {
			const change: Method = function (...args) {
				const remote = callerOf(change);
				if (!remote) return apply(native, this, args);
				noteContained(remote, `${name} of a cookie was not done`);
				return Promise.resolve();
			};
			return change;
		});
	}
}

/** What a remote stores is its own; the session and the settings are out of its reach. */
export function divideStorage(): void {
	for (const name of ['localStorage', 'sessionStorage']) {
		const own = new Map<string, Storage>();
		replaceAccessor(window, name, {
			get: (native: Getter) => {
				const get = (): unknown => {
					const remote = callerOf(get);
					const storage = apply(native, window, []) as Storage;
					if (!remote) return storage;
					const known = own.get(remote) ?? storageOf(remote, storage);
					own.set(remote, known);
					return known;
				};
				return get;
			},
		});
	}
}
