import { HOST_CONTRACT, type Kill, type RegistryEntry } from '@borlette/shared/federation';
import { satisfies } from 'compare-versions';

/** Why a remote's code is not run; undefined: it may. Asked before any of its code is fetched. */
export type Refusal =
	| { reason: 'contract'; needs: string; has: string }
	| { reason: 'killed'; because: string };

/** The order that forbids this build, if there is one. */
export function killOf({ manifest, killed }: RegistryEntry): Kill | undefined {
	return killed.find(
		({ version, build }) => version === manifest.version && build === manifest.build,
	);
}

export function refusalOf(entry: RegistryEntry): Refusal | undefined {
	const kill = killOf(entry);
	if (kill) return { reason: 'killed', because: kill.reason };
	const { contract } = entry.manifest;
	if (!satisfies(HOST_CONTRACT, contract)) {
		return { reason: 'contract', needs: contract, has: HOST_CONTRACT };
	}
	return undefined;
}

/** For the details of an error page, in English like every message of an error. */
export function describeRefusal(refusal: Refusal): string {
	if (refusal.reason === 'killed') return `this build was withdrawn: ${refusal.because}`;
	return `it needs host contract ${refusal.needs}; this host has ${refusal.has}`;
}
