import { isDeepStrictEqual } from 'node:util';
import { kindOf } from '../../../shared/config/metadata/check.mjs';
import { expiryFrom } from '../../../shared/config/trust/freshness.mjs';
import { Failure, messageOf } from '../../local/failure.mjs';
import { ASK_FOR_RIGHT, readChannel, takeRevision, UNKNOWN } from '../channel.mjs';
import { digestOf } from '../envelope.mjs';
import { readGrants } from '../grants.mjs';
import { openRegistry } from '../registry-file.mjs';
import { movedOn } from '../revisions.mjs';
import { nameOf, pathOf } from '../store.mjs';
import { storeAt } from '../stores/store-at.mjs';
import { isFresh } from './fresh.mjs';
import { NotAllowed } from './refused.mjs';
import { OTHER_WORDS, RULES } from './rules.mjs';

/** @import { Grants, Trust } from '../../../shared/src/federation/trust.ts' */
/** @import { ChannelState } from '../types.ts' */
/** @import { Parts } from './rules.mjs' */

/**
 * Takes the next revision of a channel that somebody signed elsewhere: the very same that the tool would
 * make here of what was asked for.
 * @param {{ storeDir: string, trust: Trust, url?: string | undefined, api?: string | undefined }} place `url`: the host that the
 *   store's channels run on; every file is asked for there
 * @param {{ channel: string, revision: number }} which @param {string} text
 * @returns {Promise<string[]>} lines for who sent it
 * @throws {Failure} in a sentence for who sent it
 */
export async function takeChange(place, { channel, revision }, text) {
	const { storeDir, trust } = place;
	const target = { storeDir, channel, trust };
	const grants = await readGrants(storeDir, trust);
	const before = await readChannel(target);
	const next = opened(text, channel, grants);
	if (next.revision !== revision) throw new Failure(`It is the revision ${next.revision}.`);
	if (revision !== before.revision + 1) {
		throw movedOn(`The channel ${channel}`, revision - 1, `it is at revision ${before.revision}`);
	}
	refuseWrongList(before, next);
	const touched = touchedIn(before, next);
	refuseWrongWords(next, touched);
	/** @type {string[]} */
	const lines = [];
	const parts = {
		before,
		next,
		touched,
		target,
		place,
		say: (/** @type {string} */ line) => lines.push(line),
	};
	await refuseOthers(parts);
	await takeRevision(target, text, `${holderOf(grants, next.key)} (${next.key})`);
	for (const name of touched) {
		const entry = next.remotes[name];
		if (entry) await storeAt(storeDir).touch(pathOf(entry));
	}
	return lines;
}

/** What a change may say of itself. @type {Record<string, string | undefined>} */
const WORDS = {
	...{ action: 'string', remotes: 'array', builds: 'object', reason: 'string', from: 'string' },
	...{ canary: 'number', anyway: 'boolean', takeover: 'boolean', uncommitted: 'array' },
};

/** @param {Grants} grants @param {string | undefined} key */
const holderOf = ({ holders }, key) => holders.find(({ id }) => id === key)?.name ?? 'unknown';

/** @param {string} text @param {string} channel @param {Grants} grants */
function opened(text, channel, grants) {
	const next = (() => {
		try {
			return openRegistry(text, channel, grants);
		} catch (error) {
			throw new NotAllowed(
				`Nothing was changed: the change is not believed: ${messageOf(error)}. ${ASK_FOR_RIGHT}`,
			);
		}
	})();
	const [name, why] = Object.entries(next.refused)[0] ?? [];
	const problem = next.problem ?? (name && `the place of ${name} is not believed: ${why}`);
	if (problem) throw new NotAllowed(`Nothing was changed: ${problem}. ${ASK_FOR_RIGHT}`);
	return { ...next, change: next.change ?? UNKNOWN };
}

/** @param {ChannelState} before @param {ChannelState} next */
function refuseWrongList(before, { previous, signedAt, expires, host, change }) {
	if (!isFresh(signedAt)) {
		throw new NotAllowed(
			`Nothing was changed: the change was signed at ${signedAt}, and it is ${new Date().toISOString()} here: set the clock, or try again.`,
		);
	}
	const isRight =
		previous === (before.revision || null) &&
		host === before.host &&
		expires === expiryFrom(new Date(signedAt ?? ''));
	if (isRight && Object.hasOwn(RULES, change?.action ?? '')) return;
	throw new Failure(
		'Nothing was changed: the list is not as this release tool makes it. Use the version of the tool that the store’s server has.',
	);
}

/**
 * Names of the places that the change made; every other one is as it was signed.
 * @param {ChannelState} before
 * @param {ChannelState} next
 */
function touchedIn(before, next) {
	/** @param {string} name */
	const isSame = (name) =>
		before.sealed[name] &&
		next.sealed[name] &&
		digestOf(before.sealed[name]) === digestOf(next.sealed[name]);
	const touched = Object.keys({ ...before.sealed, ...next.sealed }).filter((name) => !isSame(name));
	const { revision, key } = next;
	for (const name of touched) {
		const about = next.about[name];
		if (about?.revision === revision && about.key === key && !about.by) continue;
		throw new Failure(
			`Nothing was changed: the place of ${name} is neither as it was nor made by this change.`,
		);
	}
	return touched;
}

/**
 * The journal tells what the change says of itself: it says what it does, and no more.
 * @param {Parts['next']} next
 * @param {string[]} touched
 */
function refuseWrongWords({ change, remotes }, touched) {
	const isKnown = Object.entries(change).every(([word, said]) => kindOf(said) === WORDS[word]);
	if (!isKnown) throw new Failure(OTHER_WORDS);
	const { remotes: names, builds = {}, canary, uncommitted = [] } = change;
	const isNamed = isDeepStrictEqual([...(names ?? [])].sort(), [...touched].sort());
	/** @param {[string, string]} pair */
	const isBuild = ([name, build]) => {
		const entry = remotes[name];
		const may = entry ? [entry, entry.canary, entry.killed?.at(-1)] : [];
		return may.some((each) => each && nameOf(each) === build);
	};
	const isShare =
		canary === undefined || touched.every((each) => remotes[each]?.canary?.share === canary);
	const isOfThese = uncommitted.every((name) => touched.includes(name));
	if (isNamed && isShare && isOfThese && Object.entries(builds).every(isBuild)) return;
	throw new Failure(OTHER_WORDS);
}

/** Compares with what the change would be if it were made here. @param {Parts} parts */
async function refuseOthers(parts) {
	const { before, next, touched } = parts;
	const rule = RULES[next.change.action];
	if (!rule) throw new Failure(`Nothing was changed: nobody knows ${next.change.action} here.`);
	const { remotes = {}, removed = {} } = await rule(parts);
	const made = { ...before.remotes, ...remotes };
	for (const name of Object.keys(removed)) delete made[name];
	const gone = { ...before.removed, ...removed };
	for (const name of Object.keys(made)) delete gone[name];
	/** @param {unknown} one @param {unknown} other */
	const isSame = (one, other) => isDeepStrictEqual(plain(one), plain(other));
	const other = touched.find(
		(name) => !isSame(made[name], next.remotes[name]) || !isSame(gone[name], next.removed?.[name]),
	);
	if (!other) return;
	throw new Failure(
		`Nothing was changed: the place of ${other} says more than ${next.change.action} does. Use the version of the tool that the store’s server has.`,
	);
}

/** @param {unknown} value */
const plain = (value) => value && JSON.parse(JSON.stringify(value));
