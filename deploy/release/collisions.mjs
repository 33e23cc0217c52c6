import { clashProblem } from '../../shared/config/metadata/clash-words.mjs';
import { clashesOf } from '../../shared/config/metadata/places.mjs';
import { mixesOf } from './canary.mjs';

/**
 * @typedef {{ name: string, routes: readonly RouteMeta[], redirects: Readonly<Record<string, string>>,
 *   menu: readonly MenuEntry[], stores: readonly string[] }} Readable
 * @typedef {{ remote: string, key: string, at: string, problem: string }} Collision `remote`: who comes second
 * @typedef {Readonly<Record<string, { manifest: RemoteManifest }>>} Remotes by name
 */

/** @import { Clash } from '../../shared/config/metadata/places.mjs' */
/** @import { RegistryEntry, RemoteManifest } from '../../shared/src/federation/manifest.ts' */
/**
 * @import { MenuEntry, RouteMeta } from '../../shared/src/federation/meta.ts'
 * @template T
 * @param {readonly T[] | undefined} value
 * @returns {readonly T[]}
 */

const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * What an earlier tool let pass is not read here: it has no place.
 * @param {RemoteManifest} manifest
 * @returns {Readable}
 */
const readable = (manifest) => ({
	name: manifest.name,
	routes: listOf(manifest.routes).filter(({ path }) => typeof path === 'string'),
	redirects: manifest.redirects ?? {},
	menu: listOf(manifest.menu),
	stores: listOf(manifest.stores),
});

/** Entries of the menu whose order would be chance. @param {Readable[]} manifests @returns {Collision[]} */
function tiesOf(manifests) {
	/** @type {Map<string, string>} */
	const first = new Map();
	return manifests.flatMap(({ name, menu }) =>
		menu.flatMap(({ id, slot, position }) => {
			const place = `${slot} ${position}`;
			const other = first.get(place);
			if (!other) first.set(place, `${name}'s menu entry ${id}`);
			const at = `${name}'s menu entry ${id}`;
			const problem = `has the position of ${other}: ${position} in ${slot}`;
			return other ? [{ remote: name, key: `${place} ${at}`, at, problem }] : [];
		}),
	);
}

/** What follows a name of which only the beginning is known (shared/config/proof/stores.mjs). */
const OPEN = '…';

/**
 * Whether something of both would be kept under one key: `form agent.…` and `form agent.new`.
 * @param {string} one
 * @param {string} other
 */
function meet(one, other) {
	/** @param {string} pattern @param {string} name */
	const begins = (pattern, name) =>
		pattern.endsWith(OPEN) && name.startsWith(pattern.slice(0, -OPEN.length));
	return one === other || begins(one, other) || begins(other, one);
}

/**
 * What is kept in the browser for two under one name: each would find the other's.
 * @param {Readable[]} manifests
 * @returns {Collision[]}
 */
function sharedKeys(manifests) {
	/** @type {{ remote: string, key: string }[]} */
	const taken = [];
	return manifests.flatMap(({ name: remote, stores }) => {
		const others = [...taken];
		taken.push(...stores.map((key) => ({ remote, key })));
		return stores.flatMap((own) => {
			const other = others.find(({ key }) => meet(key, own));
			if (!other) return [];
			const at = `${remote}'s ${own}`;
			const problem = `is kept in the browser under the name of ${other.remote}'s ${other.key}`;
			return [{ remote, key: `${at} ${problem}`, at, problem }];
		});
	});
}

/**
 * What two remotes of a channel want both, each with both sides: addresses, redirects, positions,
 * names under which something is kept.
 * @param {RemoteManifest[]} manifests in the order of the registry: what is first keeps its place
 * @returns {Collision[]} `remote`: who comes second
 */
function collisionsOf(manifests) {
	const all = manifests.map(readable);
	const clashes = clashesOf(all).map((clash) => {
		const words = clashProblem(clash);
		return { remote: clash.remote, key: `${words.at} ${words.problem}`, ...words };
	});
	return [...clashes, ...tiesOf(all), ...sharedKeys(all)];
}

/**
 * Texts of a remote that would take the place of the host's or shared's on its pages: catalogues are
 * laid over those. Two remotes never see each other's.
 * @param {RemoteManifest} manifest
 * @param {readonly string[]} reserved first words of the ids of host and shared
 * @returns {string[]} lines for people
 */
const takenTexts = ({ name, messages = [] }, reserved) =>
	messages
		.filter((word) => reserved.includes(word))
		.map((word) => `  ${name}'s texts ${word}.… have the ids of the host's ${word}.…`);

/**
 * Those that a change brings; what was so before is not its doing.
 * @param {Remotes} before remotes of a registry
 * @param {Remotes} builds that take their places, by remote
 * @param {readonly string[]} [reserved] first words of the ids of host and shared
 * @returns {string[]} lines for people
 */
export function newTexts(before, builds, reserved = []) {
	const known = Object.values(before).flatMap(({ manifest }) => takenTexts(manifest, reserved));
	return Object.values(builds)
		.flatMap(({ manifest }) => takenTexts(manifest, reserved))
		.filter((line) => !known.includes(line));
}

/**
 * The collisions that a change brings, in any mix that operators may have; what was so before is not
 * its doing.
 * @param {Readonly<Record<string, RegistryEntry>>} before @param {Readonly<Record<string, RegistryEntry>>} after
 *   remotes of a registry
 * @returns {string[]} lines for people
 */
export function newCollisions(before, after) {
	/** @param {Readonly<Record<string, RegistryEntry>>} remotes */
	const inMixesOf = (remotes) =>
		mixesOf(remotes).flatMap((mix) =>
			collisionsOf(Object.values(mix).map(({ manifest }) => manifest)),
		);
	const known = new Set(inMixesOf(before).map(({ key }) => key));
	const lines = inMixesOf(after)
		.filter(({ key }) => !known.has(key))
		.map(({ at, problem }) => `  ${at} ${problem}`);
	return [...new Set(lines)];
}

/**
 * Where a build came from, as its package says; absent in builds of before.
 * @param {{ manifest: RemoteManifest }} entry
 */
const sourceOf = ({ manifest }) => manifest.source;

/**
 * Builds that would take the place of another team's remote: their package is another one.
 * @param {Remotes} before
 * @param {Remotes} after
 * @returns {string[]} lines for people
 */
export function takeovers(before, after) {
	return Object.entries(after).flatMap(([name, entry]) => {
		const entryBefore = before[name];
		const was = entryBefore && sourceOf(entryBefore);
		const is = sourceOf(entry);
		if (!was || !is || was === is) return [];
		return [`  ${name} is the remote of ${was}; this build is of ${is}`];
	});
}
