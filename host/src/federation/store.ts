import type { Registry } from '@borlette/shared/federation';
import { create } from 'zustand';
import { withMix } from '../mixes/withMix.ts';
import { withoutKilled } from './lastKnownGood.ts';
import { channelOfPage, fetchRegistry, type KeptReason } from './registry.ts';

interface RegistryState {
	/** With the last good build in the place of a killed one, and those of a tester's mix. */
	registry: Registry | null;
	/** Set while it is not the channel's as it is now, but the last one verified here. */
	kept?: KeptReason | undefined;
	failure: unknown;
	/** Reads the registry; a failure is kept for the screen, and the next call tries anew. */
	load(): Promise<void>;
}

export const useRegistry = create<RegistryState>()((set) => ({
	registry: null,
	failure: undefined,
	async load() {
		try {
			const { registry, kept } = await fetchRegistry(channelOfPage());
			set({ registry: await withMix(await withoutKilled(registry)), kept, failure: undefined });
		} catch (failure) {
			set({ failure });
		}
	},
}));
