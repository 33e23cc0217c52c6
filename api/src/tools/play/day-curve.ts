import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
/** When most people make up their minds: this share of a draw's sales, this shortly before the end. */
const RUSH_SHARE = 0.4;
const RUSH_MS = 15 * MINUTE_MS;
/** From the first sale of a draw to its last. */
export const SELLING_MS = 9 * 60 * MINUTE_MS;

/**
 * How long before a draw closes a ticket is sold, in milliseconds from 1 to `span`: 40 % within the
 * last quarter of an hour, the rest the rarer the earlier.
 */
export function beforeClosing(random: Random, span: number = SELLING_MS): number {
	const rush = Math.min(RUSH_MS, span);
	const early = rush + random.next() ** 2 * (span - rush);
	return Math.ceil(random.chance(RUSH_SHARE) ? random.next() * rush : early) || 1;
}
