import type { Registry } from '@borlette/shared/federation';
import { create } from 'zustand';
import { channelOfPage, fetchRegistry } from './registry.ts';

interface RegistryState {
	registry: Registry | null;
	failure: unknown;
	/** Reads the registry; a failure is kept for the screen, and the next call tries anew. */
	load(): Promise<void>;
}

export const useRegistry = create<RegistryState>()((set) => ({
	registry: null,
	failure: undefined,
	async load() {
		try {
			set({ registry: await fetchRegistry(channelOfPage()), failure: undefined });
		} catch (failure) {
			set({ failure });
		}
	},
}));
