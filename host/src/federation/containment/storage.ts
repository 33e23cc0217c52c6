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

/** Characters that one remote may keep in each storage; browsers give some five millions to all. */
const SHARE = 500_000;

const { getItem, setItem, removeItem, key } = Storage.prototype;

/** Its own keys are those with its name before them; it sees no others, and reaches no others. */
function storageOf(remote: string, native: Storage): Storage {
	const prefix = `${remote}:`;
	const stored = (name: unknown) => prefix + String(name);
	const names = (): string[] => {
		const found: string[] = [];
		for (let at = 0; ; at++) {
			const name = apply(key, native, [at]);
			if (name === null) return found;
			if (name.startsWith(prefix)) found.push(name.slice(prefix.length));
		}
	};
	const get = (name: unknown): string | null => apply(getItem, native, [stored(name)]);
	const remove = (name: unknown): void => apply(removeItem, native, [stored(name)]);
	const set = (name: unknown, value: unknown): void => {
		const text = String(value);
		let used = String(name).length + text.length;
		for (const each of names()) {
			if (each !== String(name)) used += each.length + (get(each)?.length ?? 0);
		}
		if (used > SHARE) {
			throw new DOMException(`${remote} may keep ${SHARE} characters.`, 'QuotaExceededError');
		}
		apply(setItem, native, [stored(name), text]);
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
