/**
 * Where a remote is: its code comes (`loading`), a page of it is drawn, or somebody went to the page of
 * another one. Before its first page it is being loaded too.
 */
type Stage = 'loading' | 'drawn' | 'away';

interface Belonging {
	end: () => void;
	/** Begins it anew when the remote's pages are opened again; absent: it does not come back. */
	again?: (() => void) | undefined;
	/** Opened while the remote's modules were evaluated: it stays from page to page of the remote. */
	isOfModule: boolean;
	isResting: boolean;
}

/** How long something may last that a remote opens when it was left already, ms. */
const LINGER_MS = 1_000;
const later = globalThis.setTimeout.bind(globalThis);
const soon = globalThis.queueMicrotask.bind(globalThis);

const belongings = new Map<string, Map<unknown, Belonging>>();
const stages = new Map<string, Stage>();
let present: string | undefined;

/** The remote whose page is shown, or was shown last. */
export const presentRemote = (): string | undefined => present;

const belongingsOf = (remote: string) => {
	const known = belongings.get(remote) ?? new Map<unknown, Belonging>();
	belongings.set(remote, known);
	return known;
};

/** What a remote opened ends when its page is left. `key` tells it from others of the remote. */
export function own(remote: string, key: unknown, end: () => void, again?: () => void): void {
	const stage = stages.get(remote) ?? 'loading';
	const isOfModule = stage === 'loading' || evaluationsOf(remote) > 0;
	belongingsOf(remote).set(key, { end, again, isOfModule, isResting: false });
	if (stage === 'away') later(() => isAway(remote) && sweep(remote, 'all'), LINGER_MS);
}

/** Whether it is there, and goes on just now. */
export const isOwned = (remote: string, key: unknown): boolean =>
	belongingsOf(remote).get(key)?.isResting === false;

/** It was ended by its owner. */
export const disown = (remote: string, key: unknown): boolean => belongingsOf(remote).delete(key);

/** Whoever owns it: it was ended. */
export function forget(key: unknown): void {
	for (const each of belongings.values()) each.delete(key);
}

const Ref = WeakRef;
const refs = new WeakMap<object, WeakRef<object>>();
const gone = new FinalizationRegistry<WeakRef<object>>(forget);

/** The same for what may be gone long before: a page that stays open all day opens, adds and drops many. */
export function ownWeakly<T extends object>(
	remote: string,
	thing: T,
	end: (thing: T) => void,
): void {
	const known = refs.get(thing) as WeakRef<T> | undefined;
	const ref = known ?? new Ref(thing);
	if (!known) {
		refs.set(thing, ref);
		gone.register(thing, ref);
	}
	own(remote, ref, () => {
		const still = ref.deref();
		if (still) end(still);
	});
}

/** How many modules of a remote run, perhaps ahead of a page that somebody is about to open. No loop: remotes change what loops go by. */
const evaluations = new Map<string, number>();
const evaluationsOf = (remote: string): number => evaluations.get(remote) ?? 0;

/** @returns what to call when they have run */
export function evaluates(remote: string): () => void {
	evaluations.set(remote, evaluationsOf(remote) + 1);
	return () => void evaluations.set(remote, Math.max(0, evaluationsOf(remote) - 1));
}

const isAway = (remote: string): boolean => stages.get(remote) === 'away';

function sweep(remote: string, which: 'page' | 'all'): void {
	const all = belongingsOf(remote);
	for (const [key, belonging] of [...all]) {
		if (belonging.isResting || (which === 'page' && belonging.isOfModule)) continue;
		if (belonging.isOfModule && belonging.again) belonging.isResting = true;
		else all.delete(key);
		try {
			belonging.end();
		} catch {
			// It had ended already.
		}
	}
}

/** A page of the remote is about to be shown. */
export function enter(remote: string): void {
	present = remote;
	stages.set(remote, 'loading');
	evaluations.delete(remote);
	for (const belonging of belongingsOf(remote).values()) {
		if (!belonging.isResting) continue;
		belonging.isResting = false;
		belonging.again?.();
	}
}

/** Its code is here: what is opened from now on is the page's. */
export function drawn(remote: string): void {
	if (!isAway(remote)) stages.set(remote, 'drawn');
}

/** The page is left; what the remote's modules opened ends too, unless another page of it follows. */
export function leave(remote: string): void {
	stages.set(remote, 'away');
	sweep(remote, 'page');
	soon(() => isAway(remote) && sweep(remote, 'all'));
}
