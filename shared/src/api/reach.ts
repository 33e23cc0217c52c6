import { Listeners } from './listeners.ts';

const listeners = new Listeners();
let isAway = false;
let look: (() => Promise<boolean>) | undefined;

/** Whether no server can be reached: there is no network, or nothing answers in it. */
export const isServerAway = (): boolean => isAway;

/** Subscribes to changes; returns the unsubscribe function. */
export const onReach = listeners.add;

/** Called by what watches the network (the host). */
export function tellReach(next: boolean): void {
	if (next === isAway) return;
	isAway = next;
	listeners.tell();
}

/** Once, by who watches: `ask` finds out, and tells, whether the server answers at all. */
export const bindReach = (ask: () => Promise<boolean>): void => {
	look = ask;
};

/**
 * A call got no answer, which may be that call's own affair, or is about to be sent where none did lately.
 * @returns whether the server answers; true while nobody watches
 */
export const isServerThere = (): Promise<boolean> => look?.() ?? Promise.resolve(true);
