import { HOST_CONTRACT, type RegistryEntry } from '@borlette/shared/federation';
import { satisfies } from 'compare-versions';

/** Why a remote's code is not run; undefined: it may. Asked before any of its code is fetched. */
export type Refusal = { reason: 'contract'; needs: string; has: string };

export function refusalOf({ manifest }: RegistryEntry): Refusal | undefined {
	if (!satisfies(HOST_CONTRACT, manifest.contract)) {
		return { reason: 'contract', needs: manifest.contract, has: HOST_CONTRACT };
	}
	return undefined;
}
