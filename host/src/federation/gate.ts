import { HOST_CONTRACT, type Kill, type RegistryEntry } from '@borlette/shared/federation';
import { satisfies } from 'compare-versions';
import type { Features } from './apiFeatures.ts';

/** Versions of what the host shares, put in by its build (shared/config/webpack/host.mjs). */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Why a remote's code is not run; undefined: it may. Asked before any of its code is fetched. */
export type Refusal =
	| { reason: 'contract'; needs: string; has: string }
	| { reason: 'shared'; name: string; needs: string; has: string }
	| { reason: 'api'; name: string; needs: string; has: string }
	| { reason: 'killed'; because: string };

/** The order that forbids this build, if there is one. */
export function killOf({ manifest, killed }: RegistryEntry): Kill | undefined {
	return killed.find(
		({ version, build }) => version === manifest.version && build === manifest.build,
	);
}

/** @param features of the API; without them, because it is out of reach, nothing is refused for them */
export function refusalOf(entry: RegistryEntry, features?: Features | null): Refusal | undefined {
	const kill = killOf(entry);
	if (kill) return { reason: 'killed', because: kill.reason };
	const { contract } = entry.manifest;
	if (!satisfies(HOST_CONTRACT, contract)) {
		return { reason: 'contract', needs: contract, has: HOST_CONTRACT };
	}
	return sharedRefusal(entry) ?? (features ? apiRefusal(entry, features) : undefined);
}

/** The host's copy must be at least the one a build was made with, of the same major version. */
function sharedRefusal({ manifest }: RegistryEntry): Refusal | undefined {
	for (const [name, needs] of Object.entries(manifest.shared)) {
		const has = __SHARED_VERSIONS__[name];
		if (has && satisfies(has, `^${needs}`)) continue;
		return { reason: 'shared', name, needs, has: has ?? '–' };
	}
	return undefined;
}

function apiRefusal({ manifest }: RegistryEntry, features: Features): Refusal | undefined {
	for (const [name, needs] of Object.entries(manifest.api ?? {})) {
		const has = features[name];
		if (has && satisfies(has, needs)) continue;
		return { reason: 'api', name, needs, has: has ?? '–' };
	}
	return undefined;
}

/** For the details of an error page, in English like every message of an error. */
export function describeRefusal(refusal: Refusal): string {
	if (refusal.reason === 'killed') return `this build was withdrawn: ${refusal.because}`;
	if (refusal.reason === 'shared') {
		return `it was built with ${refusal.name} ${refusal.needs}; this host has ${refusal.has}`;
	}
	if (refusal.reason === 'api') {
		return `it needs ${refusal.name} ${refusal.needs} of the API, which has ${refusal.has}`;
	}
	return `it needs host contract ${refusal.needs}; this host has ${refusal.has}`;
}
