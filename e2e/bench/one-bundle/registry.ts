import type { Registry, RegistryEntry } from '@borlette/shared/federation';
import registry from 'published-registry';

const entries: [string, RegistryEntry][] = Object.entries(registry.remotes);
/** Its builds are these very sources: there is nothing to judge. */
const judged = {
	...registry,
	remotes: Object.fromEntries(
		entries.map(([name, entry]) => [name, { ...entry, faults: [], lost: [] }]),
	),
};

/** Stands in for host/src/federation/registry/registry.ts: what is in the build need not be fetched. */
export const channelOfPage = () => 'production';
export const fetchRegistry = async (): Promise<{ registry: Registry }> => ({ registry: judged });
