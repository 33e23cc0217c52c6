import { link, readdir, readFile, rm } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { seal, unseal } from './envelope.mjs';
import { clearAbandoned, replace, unfinished, writeDurably } from './files.mjs';
import { appendToJournal, readJournal } from './journal.mjs';
import { publicHalf } from './keys.mjs';
import { withLock } from './lock.mjs';
import { reached } from './steps.mjs';
import { nameOf, numbered } from './store.mjs';

/** Exit code of a release that somebody else's overtook. */
export const MOVED_ON = 3;

export const CHANNELS = ['dev', 'staging', 'production'];

const fileOf = (storeDir, channel) => path.join(storeDir, 'registry', `${channel}.json`);
/** Every revision that ever was, each in a file of its own that is never written again. */
const historyOf = (storeDir, channel) => path.join(storeDir, 'registry', channel);
const revisionFile = (storeDir, channel, revision) =>
	path.join(historyOf(storeDir, channel), `${revision}.json`);

/**
 * One channel of a store.
 * @typedef {{ storeDir: string, channel: string, key: import('node:crypto').KeyObject }} Channel
 */

/**
 * The channel's registry as hosts see it; an empty one with revision 0 before the first publish.
 * @param {Channel} channel
 * @throws {Failure} when it was changed by anybody without the key
 */
export async function readChannel({ storeDir, channel, key }) {
	const file = fileOf(storeDir, channel);
	const text = await readFile(file, 'utf8').catch(() => undefined);
	if (text === undefined) return { channel, revision: 0, previous: null, remotes: {} };
	return unsealed(text, file, key);
}

function unsealed(text, file, key) {
	try {
		return unseal(text, [publicHalf(key)]);
	} catch (error) {
		throw new Failure(
			`${file} was not written by this key: ${error.message}. Use the right --key; else put the newest good file of ${historyOf(path.dirname(path.dirname(file)), path.basename(file, '.json'))} in its place, or remove it where there is none, and publish again.`,
		);
	}
}

/** Revisions that are claimed, newest first. */
async function claimedRevisions(storeDir, channel) {
	const names = await readdir(historyOf(storeDir, channel)).catch(() => []);
	return names
		.map((name) => Number(name.match(/^(\d+)\.json$/)?.[1]))
		.filter(Boolean)
		.sort((a, b) => b - a);
}

/**
 * Every revision that the channel ever had, oldest first.
 * @param {Channel} channel
 * @throws {Failure} when one was changed by anybody without the key
 */
export async function readRevisions({ storeDir, channel, key }) {
	const numbers = (await claimedRevisions(storeDir, channel)).reverse();
	return Promise.all(
		numbers.map(async (number) => {
			const file = revisionFile(storeDir, channel, number);
			return unsealed(await readFile(file, 'utf8'), file, key);
		}),
	);
}

/**
 * The build as a revision of the channel named it, now or before.
 * @param {Channel} options
 * @param {object} built as `readBuild` gives it
 * @returns {Promise<import('./store.mjs').BuildRef | undefined>}
 */
export async function everNamed(options, built) {
	const revisions = await readRevisions(options);
	const { name, build } = built.manifest;
	return revisions
		.flatMap(({ remotes }) => remotes[name] ?? [])
		.find(
			(entry) =>
				entry.build === build && numbered(built, entry.version).ref.integrity === entry.integrity,
		);
}

/**
 * Brings the channel's file to the newest claimed revision, and the journal too: a tool that was
 * killed may have left them behind. Again after each write, because a slow tool that lost its lock
 * may just have put an older revision there.
 */
async function catchUp(options) {
	const { storeDir, channel, key } = options;
	for (;;) {
		const [newest = 0] = await claimedRevisions(storeDir, channel);
		const current = await readChannel(options);
		if (current.revision >= newest) return current;
		const claimed = revisionFile(storeDir, channel, newest);
		const text = await readFile(claimed, 'utf8');
		unsealed(text, claimed, key);
		await replace(fileOf(storeDir, channel), text, () => reached('prepared'));
		reached('replaced');
	}
}

async function completeJournal({ storeDir, channel, key }, by) {
	const written = new Set((await readJournal(storeDir, channel)).map(({ revision }) => revision));
	const missing = (await claimedRevisions(storeDir, channel)).filter((each) => !written.has(each));
	for (const revision of missing.reverse()) {
		const file = revisionFile(storeDir, channel, revision);
		const { previous, signedAt, change } = unsealed(await readFile(file, 'utf8'), file, key);
		await appendToJournal(storeDir, channel, { revision, previous, at: signedAt, ...change, by });
	}
}

/**
 * Makes the next revision of a channel by compare-and-swap: all of it or nothing, whoever else
 * tries and whenever this process is killed.
 * @param {Channel} options
 * @param {number} expected the revision that `remotes` was made from
 * @param {{ remotes: object, change: object, removed?: object }} next `change`: what was done, for
 *   the journal; `removed`: remotes that are taken out by it
 * @param {{ withLock: typeof withLock }} [guard] tests take the lock away
 * @returns {Promise<object>} the new registry
 * @throws {Failure} when the channel has moved on; nothing was changed then
 */
export async function commit(options, expected, next, guard = { withLock }) {
	const { remotes, change } = next;
	const { storeDir, channel, key } = options;
	const lock = path.join(storeDir, '.release', `${channel}.lock`);
	return guard.withLock(lock, async () => {
		reached('locked');
		const current = await catchUp(options);
		await completeJournal(options, null);
		if (current.revision !== expected) throw movedOn(channel, expected, current);
		await clearAbandoned(historyOf(storeDir, channel));
		await clearAbandoned(path.dirname(fileOf(storeDir, channel)));
		const registry = {
			channel,
			revision: expected + 1,
			previous: expected || null,
			signedAt: new Date().toISOString(),
			change,
			remotes,
			...removedFrom(remotes, { ...current.removed, ...next.removed }),
		};
		await claim(revisionFile(storeDir, channel, registry.revision), seal(registry, key), () =>
			movedOn(channel, expected, undefined),
		);
		reached('claimed');
		await catchUp(options);
		await completeJournal(options, `${userInfo().username}@${hostname()}`);
		reached('journalled');
		return registry;
	});
}

/** What was taken out and has not come back. */
function removedFrom(remotes, removed) {
	const gone = Object.entries(removed).filter(([name]) => !remotes[name]);
	return gone.length > 0 ? { removed: Object.fromEntries(gone) } : {};
}

/** Only one writer can make the link, and from then on the revision is decided. */
async function claim(file, text, refusal) {
	const temporary = unfinished(file);
	await writeDurably(temporary, text);
	reached('written');
	try {
		await link(temporary, file);
	} catch (error) {
		throw error.code === 'EEXIST' ? refusal() : error;
	} finally {
		await rm(temporary, { force: true });
	}
}

function movedOn(channel, expected, current) {
	const now = current
		? `it is at revision ${current.revision} (${describe(current.change)})`
		: 'somebody else made the next revision';
	return new Failure(
		`The channel ${channel} was at revision ${expected} when this began, and now ${now}. Nothing was changed: run it again.`,
		{ code: MOVED_ON },
	);
}

/**
 * What a change did, as the registry and the journal keep it.
 * @param {string} action @param {string[]} names of the remotes @param {object} remotes as they are then
 */
export const changeOf = (action, names, remotes) => ({
	action,
	remotes: names,
	builds: Object.fromEntries(names.map((name) => [name, nameOf(remotes[name])])),
});

/** @param {{ action: string, remotes: string[], builds?: Record<string, string> } | undefined} change */
export const describe = (change) => {
	if (!change) return 'unknown change';
	const { action, remotes, builds = {} } = change;
	return `${action} ${remotes.map((name) => [name, builds[name]].filter(Boolean).join(' ')).join(', ')}`;
};
