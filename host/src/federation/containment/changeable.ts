import { callerOf } from './caller.ts';
import { nameOfKept } from './natives.ts';
import { apply, getOwnPropertyDescriptor, type Method, replaceMethod } from './natural.ts';
import { noteContained } from './notes.ts';
import { isForeign, isOpen, refuse } from './subtree.ts';

/** Whether a remote may not freeze it; says so then. */
function isRefused(target: unknown, way: string, guard: Method): boolean {
	const kept = nameOfKept(target);
	if (!kept && isOpen(target)) return false;
	const remote = callerOf(guard);
	if (!remote) return false;
	if (kept) noteContained(remote, `${way} of ${kept} was not done`);
	else if (isForeign(target as Node, remote)) refuse(remote, way, target);
	else return false;
	return true;
}

/**
 * What is frozen cannot be put back, and what inherits from it cannot be written to (`chunks.push = …` of a build, with
 * `Array.prototype` frozen): a remote freezes what is its own.
 */
export function keepChangeable(): void {
	for (const owner of [Object, Reflect]) {
		for (const way of ['freeze', 'seal', 'preventExtensions']) {
			replaceMethod(owner, way, (native) => {
				const freeze: Method = function (...args) {
					if (!isRefused(args[0], way, freeze)) return apply(native, this, args);
					return owner === Object ? args[0] : false;
				};
				return freeze;
			});
		}
		keepConfigurable(owner);
	}
}

/** Whether it would stay for good what a remote makes of it. */
function isForGood(target: unknown, key: PropertyKey, wanted: PropertyDescriptor | undefined) {
	if (wanted?.configurable || !nameOfKept(target)) return false;
	const now = getOwnPropertyDescriptor(target as object, key);
	return now ? now.configurable === true && wanted?.configurable === false : true;
}

/** What a remote defines on what all pages work with can be put back. */
function keepConfigurable(owner: object): void {
	replaceMethod(owner, 'defineProperty', (native) => {
		const define: Method = function (...args) {
			const [target, key, wanted] = args as [unknown, PropertyKey, PropertyDescriptor?];
			if (!isForGood(target, key, wanted) || !callerOf(define)) return apply(native, this, args);
			return apply(native, this, [target, key, { ...wanted, configurable: true }]);
		};
		return define;
	});
}
