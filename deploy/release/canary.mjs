import { saltAmong } from '../../shared/config/canary/share.mjs';
import { refOf } from '../../shared/config/trust/ref.mjs';
import { Failure } from '../local/failure.mjs';
import { isKilledIn, isSame, killedFailure } from './changes.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { ChannelState, Placed } from './types.ts' */

/** What `--canary` takes: percent. @param {string} text @throws {Failure} */
export function shareIn(text) {
	const share = Number(text);
	if (share > 0 && share < 100) return share;
	throw new Failure(
		`--canary is ${text}: say a percentage between 0 and 100; without --canary everybody gets the builds.`,
	);
}

/**
 * The salts of canaries: the one given, or one found by which the share is kept among these operators,
 * or each build's own, so that no operator gets the first build of everything.
 * @param {{ salt?: string | undefined, operators?: string[] | undefined, share: number }} given
 * @returns {(ref: { build: string }) => string}
 * @throws {Failure}
 */
export function saltsOf({ salt, operators, share }) {
	if (salt !== undefined && !/^[\w.-]{1,60}$/.test(salt)) {
		throw new Failure(`--salt is ${salt}: use letters, digits, dots and dashes, at most 60.`);
	}
	return ({ build }) => {
		const seed = salt ?? build;
		if (!operators) return seed;
		const found = saltAmong(operators, share, seed.slice(0, 60));
		if (found) return found;
		throw new Failure(
			`${share} % of ${operators.length} operators is less than one of them: raise --canary.`,
		);
	};
}

/**
 * The remotes of a registry once builds stand beside those that it has. A canary of the same build keeps
 * its salt: who has the build keeps it, whatever its share becomes.
 * @param {ChannelState} registry
 * @param {Placed[]} builds
 * @param {{ share: number, saltOf: (ref: { build: string }) => string, since: string }} canary `share`: percent
 * @returns {{ remotes: Record<string, RegistryEntry>, changed: string[] }}
 */
export function withCanaries(registry, builds, { share, saltOf, since }) {
	const remotes = { ...registry.remotes };
	/** @type {string[]} */
	const changed = [];
	for (const stored of builds) {
		const { ref, manifest } = stored;
		const { name } = manifest;
		const before = remotes[name];
		if (!before) {
			throw new Failure(
				`${registry.channel} has no ${name} that the others could go on with: promote it without --canary.`,
				{ why: 'unknown_remote' },
			);
		}
		if (isSame(before, ref)) continue;
		if (isKilledIn(registry, stored)) throw killedFailure(registry, name, ref);
		const was = before.canary && isSame(before.canary, ref) ? before.canary : undefined;
		if (was?.share === share) continue;
		const { salt, since: begun } = was ?? { salt: saltOf(ref), since };
		remotes[name] = { ...before, canary: { ...refOf(ref), manifest, share, salt, since: begun } };
		changed.push(name);
	}
	return { remotes, changed };
}

/** The entry once its canary is ended. @param {RegistryEntry} registryEntry @returns {RegistryEntry} */
export const withoutCanary = ({ canary: _, ...entry }) => entry;

/**
 * The canary's build, as an entry of a registry has its own.
 * @param {RegistryEntry} registryEntry
 * @returns {RegistryEntry | undefined}
 */
const canaryEntry = ({ canary, ...entry }) =>
	canary && { ...entry, ...refOf(canary), manifest: canary.manifest };

/** More remotes with a canary at once than anybody compares: 2 to the power of it mixes. */
const MOST = 6;

/**
 * Every mix of builds that operators of a channel may have: each remote with its own build or the
 * canary's.
 * @param {Readonly<Record<string, RegistryEntry>>} remotes of a registry
 * @returns {Readonly<Record<string, RegistryEntry>>[]} the one without any canary first
 * @throws {Failure} when there are too many to look at
 */
export function mixesOf(remotes) {
	const canaries = Object.entries(remotes).flatMap(([name, entry]) => {
		const other = canaryEntry(entry);
		return other ? [{ [name]: other }] : [];
	});
	if (canaries.length > MOST) {
		const names = canaries.flatMap(Object.keys);
		throw new Failure(
			`More than ${MOST} canaries at once: end some of them first (${names.join(', ')}).`,
		);
	}
	const mixes = [{ ...remotes }];
	for (const canary of canaries) {
		mixes.push(...mixes.map((mix) => ({ ...mix, ...canary })));
	}
	return mixes;
}
