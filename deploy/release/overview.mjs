import { expiryOf } from '../../shared/config/trust/freshness.mjs';
import { holderOf, rightProblem } from '../../shared/config/trust/rights.mjs';
import { Failure } from '../local/failure.mjs';
import { buildBefore } from './changes.mjs';
import { firstOf, readChannel } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { compared, problemsOf } from './fit.mjs';
import { readGrants } from './grants.mjs';
import { hostProblems } from './host.mjs';
import { readJournal } from './journal.mjs';
import { publicHalf, readKey } from './keys.mjs';
import { platformOf } from './platform.mjs';
import { killsElsewhere } from './refusals.mjs';
import { nameOf, pathOf } from './store.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { Trust } from '../../shared/src/federation/trust.ts' */
/** @import { Channel } from './channel.mjs' */
/** @import { Known } from './platform.mjs' */
/** @import { ChannelState, JournalEntry } from './types.ts' */

/** What some operators have in the place of the channel's build. @typedef {{ build: string, share: number, since: string }} CanaryView */

/**
 * When something was done, and by whom (a person, `npm start`, or null where nobody wrote it down).
 * @typedef {{ at: string, by: string | null, action: string, from: string | null, reason: string | null }} Done
 * @typedef {{ name: string, version: string, build: string, seen: number, bytes: number | null,
 *   published: Done | null, placed: Done | null, problems: string[], isCompared: boolean,
 *   killed: { build: string, reason: string, at: string }[], canary: CanaryView | null,
 *   runs: string | null, back: string | null }} RemoteView
 * `seen`: revision that made the place; `bytes`: all of its files; `problems`: what of it does not fit host
 * or API; `runs`: the build that hosts run, null where there is none; `back`: where a rollback leads
 * @typedef {{ channel: string, revision: number, signedAt: string | null, expires: string | null,
 *   expiry: 'near' | 'past' | 'over' | null, signer: string | null, problem: string | null,
 *   comparedWith: string | null, hostProblems: string[], remotes: RemoteView[],
 *   removed: { name: string, seen: number, reason: string, at: string }[] }} ChannelView
 * @param {JournalEntry | undefined} entry
 * @returns {Done | null}
 */

const doneOf = (entry) =>
	entry
		? {
				at: entry.at,
				by: entry.by ?? null,
				action: entry.action,
				from: entry.from ?? null,
				reason: entry.reason ?? null,
			}
		: null;

/** By address: what is stored is never written again. @type {Map<string, number>} */
const sizes = new Map();

/**
 * Of all files of a stored build; null where it is gone.
 * @param {string} storeDir
 * @param {{ url: string }} ref
 */
async function bytesOf(storeDir, ref) {
	const store = storeAt(storeDir);
	const folder = pathOf(ref);
	const files = await store.list(folder);
	if (files.length === 0) return null;
	const known = sizes.get(store.placeOf(folder));
	if (known !== undefined) return known;
	let sum = 0;
	for (const file of files) sum += (await store.read(`${folder}/${file}`))?.length ?? 0;
	sizes.set(store.placeOf(folder), sum);
	return sum;
}

/** @param {Channel} target */
const platformFor = (target) =>
	platformOf(target, {}).catch((error) => {
		if (error instanceof Failure) return undefined;
		throw error;
	});

/**
 * Every channel as it is, with what is known of each build in it. Takes no private key.
 * @param {{ storeDir: string, trust: Trust }} place
 * @returns {Promise<ChannelView[]>}
 */
export async function overview(place) {
	/** @type {Map<string, JournalEntry[]>} */
	const journals = new Map();
	for (const channel of CHANNELS) {
		journals.set(channel, await readJournal(place.storeDir, channel));
	}
	const publishes = [...journals.values()]
		.flat()
		.filter(({ action }) => action === 'publish')
		.sort((a, b) => (a.at < b.at ? -1 : 1));
	const views = [];
	for (const channel of CHANNELS) {
		views.push(await viewOf({ ...place, channel }, journals.get(channel) ?? [], publishes));
	}
	return views;
}

/**
 * @param {Channel} target
 * @param {JournalEntry[]} journal
 * @param {JournalEntry[]} publishes
 * @returns {Promise<ChannelView>}
 */
async function viewOf(target, journal, publishes) {
	const { storeDir, channel, trust } = target;
	/** @type {ChannelState} */
	const state = await readChannel(target).catch((error) => {
		if (error instanceof Failure) return { ...firstOf(channel), problem: error.message };
		throw error;
	});
	const known = await platformFor(target);
	/** @type {RemoteView[]} */
	const remotes = [];
	for (const [name, entry] of Object.entries(state.remotes)) {
		const build = nameOf(entry);
		/** @param {JournalEntry} entry */
		const isOf = ({ remotes: names = [] }) => names.includes(name);
		const places = journal.filter((each) => isOf(each) && each.builds?.[name] === build);
		remotes.push({
			name,
			version: entry.version,
			build: entry.build,
			seen: state.about[name]?.revision ?? 0,
			bytes: await bytesOf(storeDir, entry),
			published: doneOf(publishes.find((each) => isOf(each) && each.builds?.[name] === build)),
			placed: doneOf(places.findLast(({ action }) => action !== 'kill')),
			...(await fitOf(storeDir, entry, known)),
			killed: entry.killed.map((each) => ({
				build: nameOf(each),
				reason: each.reason,
				at: each.at,
			})),
			canary: canaryOf(entry),
			...runningOf(state, name, entry, await killsElsewhere(target, name)),
		});
	}
	const signers = await readGrants(storeDir, trust).catch(() => ({ holders: [] }));
	return {
		channel,
		revision: state.revision,
		signedAt: state.signedAt ?? null,
		expires: state.expires ?? null,
		expiry: (state.expires && expiryOf(state, Date.now())) || null,
		signer: holderOf(signers, state.key ?? '')?.name ?? null,
		problem: state.problem ?? null,
		comparedWith: known?.from ?? null,
		hostProblems: known ? hostProblems(known.platform) : [],
		remotes: remotes.sort((a, b) => (a.name < b.name ? -1 : 1)),
		removed: Object.entries(state.removed ?? {}).map(([name, { reason, at }]) => ({
			name,
			seen: state.about[name]?.revision ?? 0,
			reason,
			at,
		})),
	};
}

/** @param {RegistryEntry} registryEntry */
const canaryOf = ({ canary }) =>
	canary ? { build: nameOf(canary), share: canary.share, since: canary.since } : null;

/**
 * @param {ChannelState} state @param {string} name @param {RegistryEntry} entry
 * @param {readonly import('../../shared/src/federation/manifest.ts').Kill[]} elsewhere
 */
function runningOf(state, name, entry, elsewhere) {
	const isKilled = entry.killed.some(({ build }) => build === entry.build);
	const { lastKnownGood } = entry;
	const runs = isKilled ? lastKnownGood && nameOf(lastKnownGood) : nameOf(entry);
	try {
		return { runs, back: nameOf(buildBefore(state, name, elsewhere)) };
	} catch {
		return { runs, back: null };
	}
}

/** @param {string} storeDir @param {RegistryEntry} entry @param {Known | undefined} known */
async function fitOf(storeDir, entry, known) {
	if (!known) return { problems: [], isCompared: false };
	const problems = problemsOf(await compared(storeDir, entry), known.platform);
	return { problems: problems.map(({ problem }) => problem), isCompared: true };
}

/**
 * A key that signs, and into which channels it may.
 * @param {{ storeDir: string, trust: Trust, keyFile: string }} place
 * @returns {Promise<{ id: string, name: string, until: string | null, channels: string[] }>}
 * @throws {Failure} when there is no such key
 */
export async function signerOf({ storeDir, trust, keyFile }) {
	const { id } = publicHalf(readKey(keyFile));
	const grants = await readGrants(storeDir, trust);
	const at = new Date().toISOString();
	const holder = holderOf(grants, id);
	const ends = (holder?.rights ?? []).map(({ until }) => until).sort();
	return {
		id,
		name: holder?.name ?? id,
		until: ends.at(-1) ?? null,
		channels: CHANNELS.filter((channel) => !rightProblem(grants, id, { channel, at })),
	};
}
