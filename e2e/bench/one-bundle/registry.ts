import type { Registry } from '@borlette/shared/federation';
import registry from 'published-registry';

/** Stands in for host/src/federation/registry/registry.ts: what is in the build need not be fetched. */
export const channelOfPage = () => 'production';
export const fetchRegistry = async (): Promise<{ registry: Registry }> => ({ registry });
