import type { Kill, Trust } from '@borlette/shared/federation';
import type { Judged, JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';
import { verified } from '../federation/registry/opened.ts';
import { isSealedRegistry } from '../federation/registry/places.ts';
import { fetchJson } from '../federation/registry/retry.ts';
import { believedGrants, isSealed, isTrust } from '../federation/registry/trust.ts';
import type { Known, SignedBuild } from './signedBuild.ts';

const CHANNELS = ['dev', 'staging', 'production'] as const;

export interface SignedBuilds {
	builds: readonly SignedBuild[];
	/** By remote; killed in one channel is killed in every mix. */
	killed: ReadonlyMap<string, readonly Kill[]>;
	/** Where earlier builds can be looked for. */
	channels: readonly Known[];
	origins: readonly string[];
}

/** Stores that builds may come from: the host's own, and those that its deployment names. */
const originsOf = (trust: Trust): string[] => [
	...new Set([window.location.origin, ...(trust.origins ?? [])]),
];

async function registriesOf(origin: string, trust: Trust) {
	const at = (name: string) => new URL(`/registry/${name}.json`, origin).href;
	const { grants } = await believedGrants(await fetchJson(at('grants'), isSealed), trust);
	const found = await Promise.allSettled(
		CHANNELS.map(async (channel) => {
			const file = await fetchJson(at(channel), isSealedRegistry);
			return { origin, grants, registry: await verified(channel, file, grants) };
		}),
	);
	return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/**
 * Every build that the channels name or named before, as their registries are signed. A channel
 * that is out of reach, or not signed as it should be, gives none.
 * @param own the page's own registry, which was verified already
 */
export async function signedBuilds(own: JudgedRegistry): Promise<SignedBuilds> {
	const trust = await fetchJson('/trust.json', isTrust);
	const origins = originsOf(trust);
	const found = await Promise.allSettled(origins.map((origin) => registriesOf(origin, trust)));
	const read = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
	const all = [{ origin: window.location.origin, registry: own }, ...read];
	return {
		builds: buildsIn(all, origins),
		killed: killsIn(all.map(({ registry }) => registry)),
		channels: read.map(({ origin, grants, registry: { channel, revision } }) => ({
			...{ origin, grants, channel, revision },
		})),
		origins,
	};
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
			...(place === 0 && { judged: judgedIn(entry), signedBy: entry.signedBy }),
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
	for (const { remotes, removed = {} } of registries) {
		for (const [remote, each] of [...Object.entries(remotes), ...Object.entries(removed)]) {
			killed.set(remote, [...(killed.get(remote) ?? []), ...each.killed]);
		}
	}
	return killed;
}
