import { Failure } from '../../local/failure.mjs';
import { withCanaries, withoutCanary } from '../canary.mjs';
import {
	buildBefore,
	entryIn,
	isNamedIn,
	withBuilds,
	withKilled,
	withoutRemote,
	withRollback,
} from '../changes.mjs';
import { namedBuilds, readChannel } from '../channel.mjs';
import { CHANNELS } from '../channels.mjs';
import { refuseBeforeClosing } from '../closing.mjs';
import { refuseUnsafe } from '../guard.mjs';
import { probe } from '../probe.mjs';
import {
	allKillsElsewhere,
	killsElsewhere,
	refuseCollisions,
	refuseKilled,
	refuseLinks,
	refuseTakeover,
} from '../refusals.mjs';
import { nameOf, storedBuild } from '../store.mjs';
import { buildsIn, takenFrom } from '../taking-back.mjs';
import { uncommittedIn, uncommittedWords } from '../uncommitted.mjs';
import { isFresh } from './fresh.mjs';

/** @import { BuildRef, RegistryEntry, Removal } from '../../../shared/src/federation/manifest.ts' */
/** @import { Asked } from '../guard.mjs' */
/** @import { Channel } from '../channel.mjs' */
/** @import { Change, ChannelState, Placed } from '../types.ts' */

/**
 * @typedef {{ before: ChannelState, next: ChannelState & { change: Change }, touched: string[], target: Channel,
 *   place: { url?: string | undefined, api?: string | undefined }, say: (line: string) => void }} Parts of a change that
 *   came: the channel before and after it, names of the places it made
 * @typedef {{ remotes?: Record<string, RegistryEntry>, removed?: Record<string, Removal> | undefined }} Made
 */

const PLACE_OF_BUILD = /^\/remotes\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/$/;
export const OTHER_WORDS =
	'Nothing was changed: what the change says of itself is not what it does.';
/** As much as a page can show. */
const REASON_LENGTH = 1_000;

/**
 * @param {{ reason?: string, at?: string } | undefined} [parts]
 * @throws {Failure} when it is not said in words, or was not just now
 */
function refuseWithoutReason({ reason, at } = {}) {
	const isSaid = typeof reason === 'string' && reason.trim() && reason.length <= REASON_LENGTH;
	if (isSaid && isFresh(at)) return;
	throw new Failure(`Nothing was changed: say why, in ${REASON_LENGTH} characters at most.`);
}

/** @param {string[]} touched */
const only = (touched) => {
	const [name, ...more] = touched;
	if (name && more.length === 0) return name;
	throw new Failure('Nothing was changed: this concerns one remote at a time.');
};

/** As `refuseUnsafe` takes it. @param {Parts} parts @returns {Asked} */
const contextOf = ({ target, place: { url, api }, next, say }) => ({
	storeDir: target.storeDir,
	options: { url, api, anyway: next.change.anyway, reason: next.change.reason },
	line: (text) => say(text.trim()),
});

/**
 * Each with the share, salt and time that came with it.
 * @param {ChannelState} next
 * @param {ChannelState} before
 * @param {Placed[]} builds
 * @returns {{ remotes: Record<string, RegistryEntry> }}
 */
function canariesAs(next, before, builds) {
	const remotes = { ...before.remotes };
	for (const stored of builds) {
		const { name } = stored.manifest;
		const canary = next.remotes[name]?.canary;
		if (!canary) throw new Failure(`Nothing was changed: ${name} comes without a build.`);
		const { share, salt, since } = canary;
		const given = { share, saltOf: () => salt, since };
		remotes[name] = entryIn({ ...before, ...withCanaries(before, [stored], given) }, name);
	}
	return { remotes };
}

/** @param {Parts} parts @param {{ mayTakeOver: boolean | undefined }} how @returns {Promise<Made>} */
async function newBuilds(parts, { mayTakeOver }) {
	const { before, next, touched, target, place, say } = parts;
	const isCanary = next.change.canary !== undefined;
	const builds = [];
	for (const name of touched) {
		const entry = next.remotes[name];
		const ref = isCanary ? entry?.canary : entry;
		if (!ref) throw new Failure(`Nothing was changed: ${name} comes without a build.`);
		if (!PLACE_OF_BUILD.test(ref.url)) {
			throw new Failure(`Nothing was changed: ${ref.url} is no place of a build.`);
		}
		const stored = await storedBuild(target.storeDir, ref);
		if (stored.manifest.name !== name) {
			throw new Failure(`Nothing was changed: that is a build of ${stored.manifest.name}.`);
		}
		builds.push(stored);
	}
	const made = isCanary
		? canariesAs(next, before, builds)
		: withBuilds(before, builds, await allKillsElsewhere(target, touched));
	await refuseBeforeClosing(contextOf(parts), target.channel, 'Nothing was changed');
	await refuseKilled(before, target, builds, touched);
	refuseCollisions(before, made.remotes);
	if (!mayTakeOver) refuseTakeover(before, made.remotes);
	const entries = Object.entries(made.remotes).filter(([name]) => touched.includes(name));
	const wanted = builds.map(({ ref, manifest }) => [manifest.name, { ...ref, manifest }]);
	await refuseUnsafe(contextOf(parts), before, Object.fromEntries(wanted), 'Nothing was changed');
	const { url: origin } = place;
	if (origin) {
		for (const stored of builds) {
			const { name } = stored.manifest;
			say(`${await probe(origin, stored)} files of ${name} come from ${origin}`);
		}
	}
	return { remotes: Object.fromEntries(entries) };
}

/** A promotion takes what the channel that it names has: the journal says so. @param {Parts} parts */
async function refuseOtherSource({ next, touched, target }) {
	const { from = '', canary } = next.change;
	if (!CHANNELS.includes(from)) throw new Failure(OTHER_WORDS);
	const source = await readChannel({ ...target, channel: from });
	/** @type {Record<string, BuildRef>} */
	const builds = {};
	for (const name of touched) {
		const entry = next.remotes[name];
		const ref = canary === undefined ? entry : entry?.canary;
		if (!ref || source.remotes[name]?.url !== ref.url) throw new Failure(OTHER_WORDS);
		builds[name] = ref;
	}
	const { uncommitted = [] } = next.change;
	const unsaid = (await uncommittedIn({ ...target, channel: from }, builds)).filter(
		(name) => !uncommitted.includes(name),
	);
	if (unsaid.length === 0) return;
	throw new Failure(
		`Nothing was changed: ${uncommittedWords(from, unsaid)}, and the change does not say so. Use the version of the tool that the store’s server has.`,
	);
}

/**
 * What each action makes of a channel, and what it refuses, as its command does.
 * @type {Record<string, (parts: Parts) => Promise<Made> | Made>}
 */
export const RULES = {
	publish: (parts) => newBuilds(parts, { mayTakeOver: parts.next.change.takeover }),
	async promote(parts) {
		await refuseOtherSource(parts);
		return newBuilds(parts, { mayTakeOver: true });
	},

	async rollback(parts) {
		const { before, touched, target } = parts;
		const name = only(touched);
		const was = before.remotes[name];
		if (was?.canary) return { remotes: { [name]: withoutCanary(was) } };
		const elsewhere = await killsElsewhere(target, name);
		const stored = await storedBuild(target.storeDir, buildBefore(before, name, elsewhere));
		const build = { ...stored.ref, manifest: stored.manifest };
		await refuseUnsafe(contextOf(parts), before, { [name]: build }, 'Nothing was rolled back');
		await refuseKilled(before, target, [stored], [name]);
		const remotes = withRollback(before, stored, elsewhere);
		refuseCollisions(before, remotes);
		return { remotes: { [name]: entryIn({ ...before, remotes }, name) } };
	},

	async kill({ before, next, touched, target }) {
		const name = only(touched);
		const killed = next.remotes[name]?.killed.at(-1);
		refuseWithoutReason(killed);
		if (!killed) throw new Failure(`Nothing was changed: ${name} has no killed build.`);
		const { reason, at } = killed;
		const build = nameOf(killed);
		const elsewhere = await killsElsewhere(target, name);
		const former = isNamedIn(before, name, build) ? [] : await namedBuilds(target, name);
		const remotes = withKilled(before, name, build, { reason, at }, elsewhere, former);
		return { remotes: { [name]: entryIn({ ...before, remotes }, name) } };
	},

	remove({ before, next, touched }) {
		const name = only(touched);
		const removed = next.removed?.[name];
		refuseWithoutReason(removed);
		if (!removed) throw new Failure(`Nothing was changed: ${name} is not removed.`);
		const { reason, at } = removed;
		if (!next.change.anyway) refuseLinks(before, name);
		return { removed: withoutRemote(before, name, { reason, at }).removed };
	},

	/** What was taken back by a key that may do no more, as the place before it has it. */
	async 'put back'({ before, touched, target }) {
		const name = only(touched);
		const entry = takenFrom(before, name);
		if (!entry) throw new Failure(`Nothing was changed: ${name} was not taken back.`);
		await refuseKilled(before, target, buildsIn(entry), [name]);
		const remotes = { ...before.remotes, [name]: entry };
		refuseCollisions(before, remotes);
		return { remotes: { [name]: entry } };
	},

	renew: ({ before }) => ({ remotes: before.remotes, removed: before.removed }),
};
