import { queryClient } from '@borlette/shared/data';
import { callerOf } from './caller.ts';
import { apply, getPrototypeOf, type Method, replaceMethod } from './natural.ts';
import { noteContained } from './notes.ts';
import { own } from './stays.ts';

/** What is said of reads or writes by their keys holds for whoever uses these keys, without an end. */
const WAYS = ['setQueryDefaults', 'setMutationDefaults'];

const isOfAll = (key: unknown): boolean => !Array.isArray(key) || key.length === 0;

/** A remote says nothing of those of all pages (`setQueryDefaults([], …)`), and of others while its page is open. */
export function ownReadDefaults(): void {
	for (const way of WAYS) replaceMethod(getPrototypeOf(queryClient), way, saidOf(way));
}

const saidOf = (way: string) => (native: Method) => {
	const set: Method = function (...args) {
		// A remote may have a client of its own.
		const remote = this === queryClient ? callerOf(set) : undefined;
		if (!remote) return apply(native, this, args);
		const [key] = args;
		if (isOfAll(key)) {
			noteContained(remote, `queryClient.${way} was not done: its key is that of all pages`);
			return undefined;
		}
		const begin = () => apply(native, this, args);
		const end = () => apply(native, this, [key, {}]);
		return own(remote, {}, end, begin) ? begin() : undefined;
	};
	return set;
};
