import { hostname, userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { expiryFrom, expiryOf } from '../../shared/config/trust/freshness.mjs';
import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { Failure, messageOf } from '../local/failure.mjs';
import { seal } from './envelope.mjs';
import { readGrants } from './grants.mjs';
import { appendToJournal, readJournal } from './journal.mjs';
import { publicHalf } from './keys.mjs';
import { addPlace, openPlace, openRegistry, peek, registryText } from './registry-file.mjs';
import {
	catchUp,
	claim,
	claimedRevisions,
	currentText,
	fileOf,
	historyOf,
	isOvertaken,
	movedOn,
	revisionFile,
	revisionText,
	withDocument,
} from './revisions.mjs';
import { reached } from './steps.mjs';
import { nameOf, numbered } from './store.mjs';
import { storeAt } from './stores/store-at.mjs';
import { backOf } from './taking-back.mjs';
import { refuseUnreadablePlace } from './unreadable.mjs';

/** @import { BuildRef, RegistryEntry, Removal } from '../../shared/src/federation/manifest.ts' */
/** @import { Grants, Sealed, Trust } from '../../shared/src/federation/trust.ts' */
/** @import { By, Built, Change, ChannelState, Next, Told } from './types.ts' */

/** What must not wait for somebody who makes room. */
const URGENT = ['kill', 'remove', 'rollback', 'put back'];

/** Clocks of machines that sign are no further apart. */
const CLOCKS_APART_MS = 10 * 60_000;

/** Who did a change, where it was not a person. @type {By} */
export const START = 'start';

/**
 * @import { KeyObject } from 'node:crypto'
 * One channel of a store; `storeDir`: its address, as `storeAt` takes it; `trust`: whose grants are believed.
 * @typedef {{ storeDir: string, channel: string, trust: Trust }} Channel
 * @typedef {Channel & { key: KeyObject, by?: string | undefined }} Signing a channel to be changed; `key`: signs;
 *   `by`: who changes it, for the journal; else who runs this process
 * @typedef {(text: string, file: string) => ChannelState} Open
 * @param {string} channel
 * @returns {ChannelState}
 */

export const firstOf = (channel) => ({
	...{ channel, revision: 0, previous: null },
	...{ remotes: {}, sealed: {}, about: {}, refused: {} },
});

/** @type {(target: Channel, grants: Grants) => Open} */
const opener =
	({ storeDir, channel }, grants) =>
	(text, file) => {
		try {
			return openRegistry(text, channel, grants);
		} catch (error) {
			throw new Failure(
				`${file} is not believed: ${messageOf(error)}. Use the right --trust; else put the newest good file of ${historyOf(storeDir, channel)} in its place, or remove it where there is none, and publish again.`,
				{ why: 'damaged' },
			);
		}
	};

/**
 * The channel as hosts see it; an empty one with revision 0 before the first publish. No private key
 * is needed for it.
 * @param {Channel} target
 * @returns {Promise<ChannelState>}
 * @throws {Failure} when it was changed by anybody without a right
 */
export async function readChannel(target) {
	const { storeDir, channel, trust } = target;
	const text = await currentText(storeDir, channel);
	if (text === undefined) return firstOf(channel);
	const grants = await readGrants(storeDir, trust);
	const open = opener(target, grants);
	const now = open(text, fileOf(storeDir, channel));
	const state = now.problem ? await lastBelievedList(target, open, now) : now;
	for (const name of Object.keys(state.refused)) {
		await takeLastBelieved(target, grants, state, name);
	}
	return state;
}

/**
 * After the key that signed the newest list was revoked: as hosts fall back.
 * @param {Channel} target
 * @param {Open} open
 * @param {ChannelState} newest
 * @returns {Promise<ChannelState>}
 */
async function lastBelievedList({ storeDir, channel }, open, { revision: newest, problem }) {
	// The next one follows on the newest, whoever made that.
	const next = { revision: newest, problem };
	for (const revision of await claimedRevisions(storeDir, channel)) {
		const text = await revisionText(storeDir, channel, revision);
		const state = open(text, revisionFile(storeDir, channel, revision));
		if (!state.problem) return { ...state, ...next };
	}
	return { ...firstOf(channel), ...next };
}

/**
 * What the channel said of a remote before, and is still believed, until the remote is released anew.
 * @param {Channel} target
 * @param {Grants} grants
 * @param {ChannelState} state
 * @param {string} name
 */
async function takeLastBelieved({ storeDir, channel }, grants, state, name) {
	delete state.sealed[name];
	for (const revision of await claimedRevisions(storeDir, channel)) {
		const text = await revisionText(storeDir, channel, revision);
		try {
			addPlace(state, name, JSON.parse(text).places[name], grants);
			return;
		} catch {
			// That one is not believed either.
		}
	}
}

/**
 * Every revision that the channel ever had, oldest first, as its files say; nobody asks who signed them.
 * @param {{ storeDir: string, channel: string }} target
 */
export async function readHistory({ storeDir, channel }) {
	const numbers = (await claimedRevisions(storeDir, channel)).reverse();
	return Promise.all(
		numbers.map(async (number) => peek(await revisionText(storeDir, channel, number))),
	);
}

/**
 * Every build of a remote that a revision of the channel named, now or before, for all or as a canary.
 * @param {{ storeDir: string, channel: string }} target
 * @param {string} remote
 */
export async function namedBuilds(target, remote) {
	const revisions = await readHistory(target);
	return revisions.flatMap(({ remotes: { [remote]: entry } }) =>
		entry ? [entry, ...(entry.canary ? [entry.canary] : [])] : [],
	);
}

/**
 * The build as a revision of the channel named it, now or before.
 * @param {Channel} target
 * @param {Built} built as `readBuild` gives it
 * @returns {Promise<RegistryEntry | import('../../shared/src/federation/manifest.ts').Canary | undefined>}
 */
export async function everNamed(target, built) {
	const { name, build } = built.manifest;
	return (await namedBuilds(target, name)).find(
		(entry) =>
			entry.build === build && numbered(built, entry.version).ref.integrity === entry.integrity,
	);
}

/** Of a revision from before changes were told. @type {Change} */
export const UNKNOWN = { action: '', remotes: [] };

/**
 * The lines that a channel's journal lacks, oldest first, as the revisions say: of a tool that was cut off.
 * @param {Pick<Channel, 'storeDir' | 'channel'>} target
 * @param {import('./types.ts').JournalEntry[]} journal
 */
export async function unwrittenIn({ storeDir, channel }, journal) {
	const written = new Set(journal.map(({ revision }) => revision));
	const missing = (await claimedRevisions(storeDir, channel)).filter((each) => !written.has(each));
	return Promise.all(
		missing.reverse().map(async (revision) => {
			const text = await revisionText(storeDir, channel, revision);
			const { previous, signedAt, change = UNKNOWN } = peek(text);
			// What a change says of itself comes first: it says neither which revision it is nor when.
			return { ...change, revision, previous, at: signedAt };
		}),
	);
}

/** @param {Pick<Channel, 'storeDir' | 'channel'>} target @param {string | null} by */
async function completeJournal(target, by) {
	const { storeDir, channel } = target;
	// Who keeps the store keeps its journal.
	if (storeAt(storeDir).isGuarded) return;
	for (const entry of await unwrittenIn(target, await readJournal(storeDir, channel))) {
		const who = entry.by === START ? 'npm start' : by;
		await appendToJournal(storeDir, channel, { ...entry, by: who });
	}
}

/** @param {ChannelState} before @param {Next} next */
const touchedBy = (before, { remotes, removed = {}, again = [] }) => [
	...Object.keys(remotes).filter((name) => remotes[name] !== before.remotes[name]),
	...Object.keys(removed),
	...again,
];

/**
 * Makes the next revision of a channel by compare-and-swap: all of it or nothing, whoever else
 * tries and whenever this process is killed. Places that are not changed stay as they were signed.
 * @param {Signing} target
 * @param {ChannelState} before what `next` was made from
 * @param {Next} next
 * @param {{ withDocument?: typeof withDocument<ChannelState>, openerOf?: typeof opener }} [parts] tests take the lock
 *   away; the migration reads files of before
 * @returns {Promise<ChannelState>}
 * @throws {Failure} when the key has no right, or the channel has moved on; nothing was changed then
 */
export async function commit(target, before, next, parts = {}) {
	const { storeDir, channel, trust, key } = target;
	const { withDocument: alone = withDocument, openerOf = opener } = parts;
	return alone(storeDir, channel, async () => {
		const grants = await readGrants(storeDir, trust);
		const open = openerOf(target, grants);
		const current = await catchUp(storeDir, channel, open, firstOf(channel));
		await completeJournal(target, null);
		if (current.revision !== before.revision) {
			const now = `it is at revision ${current.revision} (${describe(current.change)})`;
			throw movedOn(`The channel ${channel}`, before.revision, now);
		}
		const now = new Date();
		const host = next.host ?? before.host;
		const list = {
			channel,
			revision: current.revision + 1,
			previous: current.revision || null,
			signedAt: now.toISOString(),
			expires: expiryFrom(now),
			...(host && { host }),
			change: next.change,
		};
		if (!next.isClockRight) refuseLateClock(storeDir, current, list);
		const places = placesAfter(before, next, list, { key, grants });
		const { id } = publicHalf(key);
		refuseDisbelieved(grants, { ...list, key: id }, places, touchedBy(before, next));
		// What is signed anew as it is, is as it was.
		for (const name of touchedBy(before, { ...next, again: [] }))
			refuseUnreadablePlace(places[name]);
		const text = registryText(list, places, key);
		await claim(storeDir, channel, list.revision, text);
		const state = await catchUp(storeDir, channel, open, firstOf(channel));
		await completeJournal(target, target.by ?? `${userInfo().username}@${hostname()}`);
		reached('journalled');
		return state;
	});
}

/**
 * Brings a channel to what was decided of it: whoever decided it may have been cut off before hosts could see it.
 * @param {Channel} target
 */
export const bringForward = (target) =>
	withDocument(target.storeDir, target.channel, async () => {
		const open = opener(target, await readGrants(target.storeDir, target.trust));
		await catchUp(target.storeDir, target.channel, open, firstOf(target.channel));
		await completeJournal(target, null);
	});

/**
 * Takes the next revision of a channel as it was signed elsewhere; whoever calls has found it to be in order.
 * @param {Channel} target @param {string} text @param {string} by whose key signed it
 * @throws {Failure} when the channel has moved on
 */
export function takeRevision(target, text, by) {
	const { storeDir, channel, trust } = target;
	const { revision, change: { action } = UNKNOWN } = peek(text);
	const take = async () => {
		const open = opener(target, await readGrants(storeDir, trust));
		const current = await catchUp(storeDir, channel, open, firstOf(channel));
		await completeJournal(target, null);
		if (current.revision !== revision - 1) {
			throw movedOn(
				`The channel ${channel}`,
				revision - 1,
				`it is at revision ${current.revision}`,
			);
		}
		await claim(storeDir, channel, revision, text);
		await catchUp(storeDir, channel, open, firstOf(channel));
		await completeJournal(target, by);
	};
	return storeAt(storeDir).withRoom(() => withDocument(storeDir, channel, take), {
		isUrgent: URGENT.includes(action),
	});
}

/**
 * No release is signed before the one that it follows: hosts would show its list as never renewed, and refuse one that looks
 * long past. What takes back goes all the same, and so does whoever says that it was the other clock.
 * @param {string} storeDir @param {ChannelState} before
 * @param {{ channel: string, signedAt: string, expires: string, change: Change }} list
 * @throws {Failure}
 */
function refuseLateClock(storeDir, { revision, signedAt }, list) {
	const last = Date.parse(signedAt ?? '');
	if (!(last - Date.parse(list.signedAt) > CLOCKS_APART_MS)) return;
	const { channel } = list;
	const said = `this machine's clock says ${list.signedAt}, and revision ${revision} of ${channel} was signed at ${signedAt}`;
	if (expiryOf(list, last) !== 'over' || URGENT.includes(list.change.action)) {
		storeAt(storeDir).say?.(`one clock is wrong: ${said}`);
		return;
	}
	throw new Failure(
		`Nothing was changed: ${said}. Hosts would refuse a list that looks so old: set the clock, then run it again. Is it right here, and was the other one ahead, then sign the list anew first: pnpm release renew --channel ${channel} --clock-is-right`,
	);
}

/** Where a key may not. */
export const ASK_FOR_RIGHT =
	'Sign with a key that may (--key), or ask who holds the root key for `pnpm release key grant`.';

/** @param {string} problem */
export const withoutRight = (problem) =>
	new Failure(`Nothing was changed: ${problem}. ${ASK_FOR_RIGHT}`, { why: 'no_right' });

/**
 * Said here, in place of hosts that would not believe it.
 * @param {Grants} grants
 * @param {{ channel: string, signedAt: string, key: string }} list
 * @param {Record<string, Sealed>} places
 * @param {string[]} names
 */
function refuseDisbelieved(grants, { channel, signedAt: at, key }, places, names) {
	const problem = rightProblem(grants, key, { channel, at });
	if (problem) throw withoutRight(problem);
	for (const remote of names) {
		try {
			const place = places[remote];
			if (!place) throw new Error(`${remote} has no place`);
			openPlace(place, { channel, remote }, grants);
		} catch (error) {
			throw withoutRight(messageOf(error));
		}
	}
}

/**
 * @param {ChannelState} before
 * @param {Next} next
 * @param {{ channel: string, revision: number, signedAt: string }} list
 * @param {{ key: KeyObject, grants: Grants }} signer
 * @returns {Record<string, Sealed>}
 */
function placesAfter(before, { remotes, removed = {}, again = [], change }, list, { key, grants }) {
	const { channel, revision, signedAt } = list;
	const { id } = publicHalf(key);
	/**
	 * @param {string} remote
	 * @param {{ entry: RegistryEntry } | { removed: Removal }} what
	 * @param {By | undefined} [by]
	 */
	const made = (remote, what, by) => {
		const back = before.sealed[remote]
			? backOf({ channel, sealed: before.sealed }, { grants, id, remote, at: signedAt })
			: {};
		return seal({ channel, remote, revision, signedAt, ...(by && { by }), ...back, ...what }, key);
	};
	const places = { ...before.sealed };
	for (const [name, entry] of Object.entries(remotes)) {
		if (entry !== before.remotes[name]) places[name] = made(name, { entry }, change.by);
	}
	for (const [name, gone] of Object.entries(removed)) places[name] = made(name, { removed: gone });
	for (const name of again) {
		const entry = before.remotes[name];
		const removed = before.removed?.[name];
		if (entry) places[name] = made(name, { entry }, before.about[name]?.by);
		else if (removed) places[name] = made(name, { removed }, before.about[name]?.by);
	}
	return places;
}

/**
 * Changes some remotes of a channel; while others release other remotes at the same time, it is made
 * anew from what the channel is then.
 * @param {Signing} target
 * @param {ChannelState} before
 * @param {(registry: ChannelState) => Promise<Next | undefined> | Next | undefined} make
 * @returns {Promise<ChannelState>} the channel after it; unchanged where `make` had nothing to change
 * @throws {Failure} when somebody else changed one of these remotes
 */
export async function change(target, before, make) {
	for (let current = before; ; ) {
		const next = await make(current);
		if (!next) return current;
		try {
			const work = () => commit(target, current, next);
			return await storeAt(target.storeDir).withRoom(work, {
				isUrgent: URGENT.includes(next.change.action),
			});
		} catch (error) {
			if (!isOvertaken(error)) throw error;
			const now = await readChannel(target);
			/** @param {string} name */
			const isTheirs = (name) => now.about[name]?.revision !== before.about[name]?.revision;
			const touched = touchedBy(current, next);
			if (isAlready(now, next, touched)) return now;
			if (touched.some(isTheirs)) throw error;
			current = now;
		}
	}
}

/**
 * Whether the channel has come to where a change would bring it: by somebody who wanted the same, or by this very change, of which the
 * tool was cut off. Made anew it would be another one: a rollback goes one build further back each time. What signs anew changes
 * no build and is done in any case.
 * @param {ChannelState} now @param {Next} next @param {string[]} touched
 */
const isAlready = (now, { remotes, again = [], host }, touched) =>
	touched.length > 0 &&
	again.length === 0 &&
	(host === undefined || host === now.host) &&
	touched.every((name) => remotes[name] && isDeepStrictEqual(now.remotes[name], remotes[name]));

/**
 * What a change did, as the registry and the journal keep it.
 * @param {string} action @param {string[]} names of the remotes @param {Readonly<Record<string, BuildRef>>} remotes as they are then
 * @param {string} [reason] why a person did it
 * @returns {Change}
 */
export const changeOf = (action, names, remotes, reason) => ({
	action,
	remotes: names,
	builds: Object.fromEntries(
		Object.entries(remotes)
			.filter(([name]) => names.includes(name))
			.map(([name, ref]) => [name, nameOf(ref)]),
	),
	...(reason?.trim() && { reason: reason.trim() }),
});

/** @param {Pick<Change, 'action' | 'remotes' | 'builds'> | undefined} change */
export const describe = (change) => {
	if (!change) return 'unknown change';
	const { action, remotes, builds = {} } = change;
	const what = remotes.map((name) => [name, builds[name]].filter(Boolean).join(' '));
	return [action, what.join(', ')].filter(Boolean).join(' ');
};
