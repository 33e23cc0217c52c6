import { isDeepStrictEqual } from 'node:util';
import { ALL, holderOf } from '../../shared/config/trust/rights.mjs';
import { Failure } from '../local/failure.mjs';
import { CHANNELS } from './channels.mjs';

/** @import { Holder, Right } from '../../shared/src/federation/trust.ts' */
/** @import { Half, RightKind } from './types.ts' */

// Whose key may what, as a list that becomes another: read and kept by grants.mjs. It asks for no package: the secrets of the
// containers are made where nothing was installed.

const DAY_MS = 24 * 60 * 60_000;
/** A right that a person renews once a year. */
const RIGHT_DAYS = 366;

/** A right for everything, as the one key of before had it. @param {Date} [now] @returns {Right} */
export const everything = (now = new Date()) => ({
	remotes: [ALL],
	channels: CHANNELS,
	from: now.toISOString(),
	until: new Date(now.getTime() + RIGHT_DAYS * DAY_MS).toISOString(),
});

/**
 * The holders with one more right for a key, which need not be among them yet. One that it has already is no second one: it lasts as
 * long as either.
 * @param {readonly Holder[]} holders
 * @param {Half} half
 * @param {Right} right
 * @param {RightKind} [kind] `takesBack`: it may take back only
 * @returns {Holder[]}
 */
export function withRight(holders, { id, key, name }, right, kind = 'rights') {
	const before = holders.find((each) => each.id === id);
	if (before?.revoked) {
		throw new Failure(`The key ${id} was revoked (${before.revoked.reason}): make a new one.`);
	}
	const known = { rights: [], ...before, id, key, name: name || before?.name || id };
	const had = known[kind] ?? [];
	const again = had.filter((each) => isForSame(each, right) && touches(each, right));
	const [from = right.from] = [...again, right].map((each) => each.from).sort();
	const until =
		[...again, right]
			.map((each) => each.until)
			.sort()
			.at(-1) ?? right.until;
	const one = { ...right, from, until };
	const holder = { ...known, [kind]: [...had.filter((each) => !again.includes(each)), one] };
	return [...holders.filter((each) => each !== before), holder];
}

/**
 * The holders once a key has taken over the rights of another, which ends later.
 * @param {readonly Holder[]} holders
 * @param {string} id of the old one
 * @param {Half} half
 * @param {{ now: Date, until: Date }} times `until`: the old one may still sign
 * @returns {Holder[]}
 */
export function withRotation(holders, id, { key, ...half }, { now, until }) {
	const old = heldBy(holders, id);
	const end = until.toISOString();
	/** @param {Right} right @returns {Right} */
	const ending = (right) => (right.until > end ? { ...right, until: end } : right);
	const changed = holders.map((each) =>
		each === old
			? {
					...old,
					rights: old.rights.map(ending),
					...(old.takesBack && { takesBack: old.takesBack.map(ending) }),
				}
			: each,
	);
	const next = { ...half, key, name: half.name || old.name };
	const successor = holders.find((each) => each.id === half.id && !each.revoked);
	// What has ended already is nothing to take over, nor what was taken over before: a tool that was cut off is run again.
	/** @param {RightKind} kind */
	const over = (kind) =>
		(old[kind] ?? [])
			.filter((right) => right.until > now.toISOString())
			.filter(
				(right) =>
					!successor?.[kind]?.some((each) => each.from <= now.toISOString() && covers(each, right)),
			)
			.map((right) => ({ kind, right: { ...right, from: now.toISOString() } }));
	return [...over('rights'), ...over('takesBack')].reduce(
		(all, { right, kind }) => withRight(all, next, right, kind),
		changed,
	);
}

/** However they are written. @param {Right} one @param {Right} other */
const isForSame = (one, other) =>
	isDeepStrictEqual(new Set(one.remotes), new Set(other.remotes)) &&
	isDeepStrictEqual(new Set(one.channels), new Set(other.channels));

/** What was signed between two rights is of neither. @param {Right} one @param {Right} other */
const touches = (one, other) => one.from <= other.until && other.from <= one.until;

/** Whether one right is for what another is for, and lasts as long. @param {Right} one @param {Right} other */
const covers = (one, other) => one.until >= other.until && isForSame(one, other);

/**
 * @param {readonly Holder[]} holders
 * @param {string} id
 * @param {NonNullable<Holder['revoked']>} revoked
 * @returns {Holder[]}
 */
export function withRevoked(holders, id, revoked) {
	const old = heldBy(holders, id);
	return holders.map((each) => (each === old ? { ...old, revoked } : each));
}

/**
 * By the whole id or its beginning.
 * @param {readonly Holder[]} holders
 * @param {string} id
 * @returns {Holder}
 * @throws {Failure} when there is none, or it was revoked
 */
export function heldBy(holders, id) {
	const found = holders.filter((each) => each.id.startsWith(id));
	const [holder] = found;
	if (holder && found.length === 1 && holderOf({ holders }, holder.id)) return holder;
	if (holder?.revoked) throw new Failure(`The key ${holder.id} was revoked already.`);
	const known = holders.map((each) => `${each.id} (${each.name})`).join(', ') || 'none';
	throw new Failure(`No one key is called ${id}; there are: ${known}.`);
}
