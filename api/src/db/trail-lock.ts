import type { Db } from './connect.ts';

// The lock of a trail is the last that a transaction takes: who waits for another one while holding it makes a deadlock.

const holders = new WeakSet<Db>();

/** From now on the transaction holds the lock of a trail, until it ends. */
export function noteTrailLock(tx: Db): void {
	holders.add(tx);
}

/** Throws where the transaction holds the lock of a trail and is about to take another lock. */
export function requireNoTrailLock(tx: Db): void {
	if (holders.has(tx)) throw new Error('The lock of the trail is taken last');
}
