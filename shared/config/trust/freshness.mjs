/** How long a channel's list counts, from when it was signed or renewed. */

const DAY_MS = 24 * 60 * 60_000;
export const LIFETIME_DAYS = 30;
/** So long before the end people are told. */
const NEAR_DAYS = 7;
/** After the end, whoever has never seen the list before refuses it; who knows it goes on. */
const GRACE_DAYS = 90;

/** @param {Date} at */
export const expiryFrom = (at) => new Date(at.getTime() + LIFETIME_DAYS * DAY_MS).toISOString();

/**
 * @typedef {'near' | 'past' | 'over'} Expiry `over`: long past
 */

/**
 * Whoever signs says until when; longer than a list counts nobody can. So what a key signs after its right has ended, and
 * dates back into it, is as old as it says.
 * @param {{ readonly expires?: string | undefined, readonly signedAt?: string | undefined }} list
 * @param {number} now ms since 1970
 * @returns {Expiry | undefined} undefined: it is fresh
 */
export function expiryOf({ expires, signedAt }, now) {
	const said = Date.parse(expires ?? '');
	const most = signedAt === undefined ? said : Date.parse(signedAt) + LIFETIME_DAYS * DAY_MS;
	const left = Math.min(said, most) - now;
	// What says no time never counted.
	if (!(left >= -GRACE_DAYS * DAY_MS)) return 'over';
	if (left < 0) return 'past';
	return left < NEAR_DAYS * DAY_MS ? 'near' : undefined;
}
