import { serverNow } from '../api/index.ts';
import { storage } from './storage.ts';

const KEY = 'lastUse';
/** Other tabs need not know it to the second, and each write wakes them. */
const TOLD_EVERY_MS = 10_000;

let own = 0;
let told = 0;

/** The server has just answered this sign-in. */
export function noteUse(): void {
	own = serverNow();
	if (own - told < TOLD_EVERY_MS) return;
	told = own;
	storage.set(KEY, String(own));
}

/** When any tab of this browser last used the sign-in, ms since 1970. */
export const lastUse = (): number => Math.max(own, Number(storage.get(KEY)) || 0);
