import type { Grants } from '@borlette/shared/federation';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { verified } from '../federation/registry/opened.ts';
import { isSealedRegistry } from '../federation/registry/places.ts';
import { fetchJson } from '../federation/registry/retry.ts';
import {
	believedGrants,
	isSealed,
	isTrust,
	RegistryRefused,
} from '../federation/registry/trust.ts';

/**
 * The channel as one of its former revisions had it, verified like today's: by the rights that the signers had
 * then, and still have not lost by a revocation. Its end is no matter: it is old on purpose.
 * @throws RegistryRefused, RegistryDamaged or the network's error
 */
export async function registryAt(
	channel: string,
	revision: number,
): Promise<{ past: JudgedRegistry; grants: Grants }> {
	const [trust, sealed, file] = await Promise.all([
		fetchJson('/trust.json', isTrust),
		fetchJson('/registry/grants.json', isSealed),
		fetchJson(`/registry/${channel}/${revision}.json`, isSealedRegistry),
	]);
	const { grants } = await believedGrants(sealed, trust);
	const past = await verified(channel, file, grants);
	if (past.revision === revision) return { past, grants };
	throw new RegistryRefused(`It is the revision ${past.revision}, not ${revision}.`);
}
