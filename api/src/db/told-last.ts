import type { Db } from './connect.ts';

const told = new WeakSet<Db>();

/** From now on the transaction holds the lock of a trail, which is the last that one takes. */
export function holdsTrail(tx: Db): void {
	told.add(tx);
}

/** Throws where a transaction would wait for somebody with the trail in its hands: who else waits has it the other way round. */
export function requireUntold(tx: Db): void {
	if (told.has(tx)) throw new Error('The trail is told last');
}
