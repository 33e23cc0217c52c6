/**
 * Where a remote is: its code comes (`loading`), a page of it is drawn, or somebody went to the page of
 * another one. Before its first page it is nowhere, though its modules may run: somebody points at a link to it.
 */
type Stage = 'loading' | 'drawn' | 'away';

interface Belonging {
	end: () => void;
	/** Begins it anew when the remote's pages are opened again; absent: it does not come back. */
	again?: (() => void) | undefined;
	/** Opened while the remote's modules were evaluated: it stays from page to page of the remote. */
	isOfModule: boolean;
	/** Of a module that ran ahead of its page, and nothing begins it anew: it goes on until that was opened and left. */
	isAhead: boolean;
	isResting: boolean;
}

/** How long something may last that a remote opens when it was left already, ms. */
const LINGER_MS = 1_000;
/** The longest that modules are taken to run, ms: what takes longer waits, as for an answer that does not come. */
const EVALUATION_MS = 6_000;
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

/** Whether a page of the remote is open. */
export function isShown(remote: string): boolean {
	const stage = stages.get(remote);
	return stage !== undefined && stage !== 'away';
}

/**
 * What a remote opened ends when its page is left. `key` tells it from others of the remote.
 * @returns whether it goes on now; what can be begun anew (`again`) waits for a page of the remote where a module runs ahead of it
 */
export function own(remote: string, key: unknown, end: () => void, again?: () => void): boolean {
	const stage = stages.get(remote);
	const isOfModule = stage === undefined || stage === 'loading' || evaluationsOf(remote) > 0;
	const isAhead = isOfModule && !isShown(remote);
	const isResting = isAhead && again !== undefined;
	belongingsOf(remote).set(key, { end, again, isOfModule, isAhead, isResting });
	if (stage === 'away' && !isAhead) later(() => isAway(remote) && sweep(remote, 'all'), LINGER_MS);
	return !isResting;
}

/** Whether it is there, though it may rest. */
export const isOwned = (remote: string, key: unknown): boolean => belongingsOf(remote).has(key);

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
/** How many of all. */
let atWork = 0;

/** Whether code is known to run that may be of another remote than the one whose page is shown. */
export const isAnyAhead = (): boolean => atWork > 0;

/** @returns what to call when they have run; those that wait for something count as such */
export function evaluates(remote: string): () => void {
	evaluations.set(remote, evaluationsOf(remote) + 1);
	const ended = worksAhead();
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		ended();
		evaluations.set(remote, Math.max(0, evaluationsOf(remote) - 1));
	};
	later(end, EVALUATION_MS);
	return end;
}

/** Code of a remote runs whose page may not be open. @returns what to call when it has run */
export function worksAhead(): () => void {
	atWork += 1;
	return () => {
		atWork -= 1;
	};
}

const isAway = (remote: string): boolean => stages.get(remote) === 'away';

function sweep(remote: string, which: 'page' | 'all'): void {
	const all = belongingsOf(remote);
	for (const [key, belonging] of [...all]) {
		if (belonging.isResting || (which === 'page' && belonging.isOfModule)) continue;
		if (which === 'all' && belonging.isAhead) continue;
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
		belonging.isAhead = false;
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

/** The remote may not go on. What its modules opened ends, though no page of it was opened; of an open page it ends with that. */
export function end(remote: string): void {
	if (isShown(remote)) return;
	for (const belonging of belongingsOf(remote).values()) belonging.isAhead = false;
	stages.set(remote, 'away');
	sweep(remote, 'all');
}
