import { callerOf } from './caller.ts';
import { apply, type Method, prototypeOf, realm, replaceMethod } from './natural.ts';
import { noteContained } from './notes.ts';

/** Names that all pages of this address have in common: a remote's begin with its own, as its keys of the storage do. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
	IDBFactory: ['open', 'deleteDatabase'],
	LockManager: ['request'],
};

function divideNames(): void {
	for (const [kind, names] of Object.entries(COMMON)) {
		for (const name of names) {
			replaceMethod(prototypeOf(kind), name, (native) => {
				const use: Method = function (...args) {
					const remote = callerOf(use);
					if (!remote) return apply(native, this, args);
					const [named, ...rest] = args;
					return apply(native, this, [`${remote}:${String(named)}`, ...rest]);
				};
				return use;
			});
		}
	}
	replaceMethod(prototypeOf('IDBFactory'), 'databases', (native) => {
		const list: Method = async function (...args) {
			const remote = callerOf(list);
			const all = (await apply(native, this, args)) as IDBDatabaseInfo[];
			if (!remote) return all;
			const prefix = `${remote}:`;
			return all
				.filter(({ name }) => name?.startsWith(prefix))
				.map((each) => ({ ...each, name: each.name?.slice(prefix.length) }));
		};
		return list;
	});
}

/** Element → the remote that defined it. */
const definers = new Map<unknown, string>();

/** Two remotes bring the same library: whoever came second works with what the first defined. */
function shareElements(): void {
	replaceMethod(prototypeOf('CustomElementRegistry'), 'define', (native) => {
		const define: Method = function (...args) {
			const [name] = args;
			const remote = callerOf(define);
			const definer = definers.get(name);
			if (remote && definer && definer !== remote) {
				noteContained(remote, `<${String(name)}> is of ${definer}, and was not defined anew`);
				return undefined;
			}
			const answer = apply(native, this, args);
			if (remote) definers.set(name, remote);
			return answer;
		};
		return define;
	});
}

/** The build refuses `@property` for the same: it is of the whole page, and for ever. */
function refuseProperties(): void {
	replaceMethod(realm.CSS, 'registerProperty', (native) => {
		const register: Method = function (...args) {
			const remote = callerOf(register);
			if (!remote) return apply(native, this, args);
			const { name } = (args[0] ?? {}) as { name?: string };
			noteContained(remote, `the property ${String(name)} was not registered for the whole page`);
			return undefined;
		};
		return register;
	});
}

/** Names that are there once: a remote's are its own, or are not taken from others. */
export function ownNames(): void {
	divideNames();
	shareElements();
	refuseProperties();
}
