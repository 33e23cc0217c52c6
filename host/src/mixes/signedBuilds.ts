import type { BuildRef, Kill, Trust } from '@borlette/shared/federation';
import type { Judged, JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';
import { fetchJson, verified } from '../federation/registry/registry.ts';
import { isSealed, isTrust } from '../federation/registry/trust.ts';

export const CHANNELS = ['dev', 'staging', 'production'] as const;

/** A build that a signed registry names, so its integrity is known. */
export interface SignedBuild {
	readonly remote: string;
	/** Its `url` is absolute. */
	readonly ref: BuildRef;
	/** Channels that run it now, or ran it before. */
	readonly channels: readonly { readonly name: string; readonly isCurrent: boolean }[];
	/** Of the channels' current builds only; others have theirs in the store. */
	readonly judged?: Judged;
}

export interface SignedBuilds {
	builds: readonly SignedBuild[];
	/** By remote; killed in one channel is killed in every mix. */
	killed: ReadonlyMap<string, readonly Kill[]>;
}

export const nameOf = ({ version, build }: Pick<BuildRef, 'version' | 'build'>): string =>
	`${version}-${build}`;

/** Stores that builds may come from: the host's own, and those that its deployment names. */
const originsOf = (trust: Trust): string[] => [
	...new Set([window.location.origin, ...(trust.origins ?? [])]),
];

async function registryOf(origin: string, channel: string, trust: Trust) {
	const address = new URL(`/registry/${channel}.json`, origin).href;
	const registry = await verified(channel, await fetchJson(address, isSealed), trust);
	return { origin, registry };
}

/**
 * Every build that the channels name or named before, as their registries are signed. A channel
 * that is out of reach, or not signed as it should be, gives none.
 * @param own the page's own registry, which was verified already
 */
export async function signedBuilds(own: JudgedRegistry): Promise<SignedBuilds> {
	const trust = await fetchJson('/trust.json', isTrust);
	const origins = originsOf(trust);
	const found = await Promise.allSettled(
		origins.flatMap((origin) => CHANNELS.map((channel) => registryOf(origin, channel, trust))),
	);
	const read = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
	const all = [{ origin: window.location.origin, registry: own }, ...read];
	return { builds: buildsIn(all, origins), killed: killsIn(all.map(({ registry }) => registry)) };
}

interface Named extends SignedBuild {
	readonly key: string;
}

const judgedIn = ({ manifest, faults, lost, unusable }: JudgedEntry): Judged => ({
	...{ manifest, faults, lost },
	...(unusable !== undefined && { unusable }),
});

/** Each build of a registry as this registry names it, its current one first. */
function namedIn({ origin, registry }: { origin: string; registry: JudgedRegistry }): Named[] {
	return Object.entries(registry.remotes).flatMap(([remote, entry]) =>
		[entry, ...entry.earlier].map(({ url, version, build, integrity }, place) => ({
			key: `${remote}@${version}-${build} ${integrity}`,
			remote,
			ref: { url: new URL(url, origin).href, version, build, integrity },
			channels: [{ name: registry.channel, isCurrent: place === 0 }],
			...(place === 0 && { judged: judgedIn(entry) }),
		})),
	);
}

function buildsIn(all: readonly { origin: string; registry: JudgedRegistry }[], origins: string[]) {
	const builds = new Map<string, SignedBuild>();
	for (const { key, ...named } of all.flatMap(namedIn)) {
		if (!origins.includes(new URL(named.ref.url).origin)) continue;
		const known = builds.get(key);
		const before = known?.channels ?? [];
		const channels = named.channels.filter(
			({ name }) => !before.some((each) => each.name === name),
		);
		builds.set(key, { ...known, ...named, channels: [...before, ...channels] });
	}
	return [...builds.values()];
}

function killsIn(registries: readonly JudgedRegistry[]): Map<string, readonly Kill[]> {
	const killed = new Map<string, readonly Kill[]>();
	for (const { remotes } of registries) {
		for (const [remote, entry] of Object.entries(remotes)) {
			killed.set(remote, [...(killed.get(remote) ?? []), ...entry.killed]);
		}
	}
	return killed;
}
