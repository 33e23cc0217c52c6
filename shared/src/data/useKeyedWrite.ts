import { ApiError, call, newKey } from '../api/index.ts';
import type { Endpoint, InputOf, OutputOf } from '../contract/index.ts';
import { useSending } from './useCall.ts';

/** The keys of calls whose answer is not known; they survive a reload, and end with the tab. */
const keys = {
	of(name: string): string {
		const kept = attempt(() => sessionStorage.getItem(name)) ?? memory.get(name);
		if (kept) return kept;
		const made = newKey();
		memory.set(name, made);
		attempt(() => sessionStorage.setItem(name, made));
		return made;
	},
	drop(name: string): void {
		memory.delete(name);
		attempt(() => sessionStorage.removeItem(name));
	},
};
const memory = new Map<string, string>();

/** Storage may be denied or full: the key then lives until the page is left. */
function attempt<T>(access: () => T): T | undefined {
	try {
		return access();
	} catch {
		return undefined;
	}
}

/**
 * Sends a write that moves money. It keeps its `Idempotency-Key` until the server has answered: sent
 * again after a lost answer, as it was, it does nothing a second time and gets the first answer; sent
 * with another body it is refused (`key_reused`) if the first one had arrived.
 * `unanswered`: the input of which nobody knows yet whether it arrived; what is sent next is this.
 * @param name what is being done, unique within the tab: `transaction.new`
 */
export function useKeyedWrite<E extends Endpoint>(
	endpoint: E,
	name: string,
	refreshes: readonly Pick<Endpoint, 'path'>[] = [],
) {
	const stored = `key.${name}`;
	const write = useSending(async (input: InputOf<E>): Promise<OutputOf<E>> => {
		try {
			const answer = await call(endpoint, { ...input, key: keys.of(stored) });
			keys.drop(stored);
			return answer;
		} catch (error) {
			if (error instanceof ApiError && error.isFinal) keys.drop(stored);
			throw error;
		}
	}, refreshes);
	const isOpen = write.error !== null && !write.error.isFinal;
	return { ...write, unanswered: isOpen ? write.variables : undefined };
}
