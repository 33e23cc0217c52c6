import { call } from '@borlette/shared/api';
import { featuresApi } from '@borlette/shared/contract/config';
import type { RegistryEntry } from '@borlette/shared/federation';
import { create } from 'zustand';

const TIMEOUT_MS = 6_000;

/** Feature → version. */
export type Features = Readonly<Record<string, string>>;

interface FeaturesState {
	/** null: the API was out of reach so far. Then nothing is refused: pages say themselves that it is down. */
	features: Features | null;
	/** Asks the API; what it said before stays when it is out of reach. */
	ask(): Promise<void>;
}

let asking: Promise<void> | undefined;

export const useApiFeatures = create<FeaturesState>()((set) => {
	const read = async () => {
		try {
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const { features } = await call(featuresApi.read, { signal });
			set({ features });
		} catch (error) {
			console.warn('The API does not tell its features; no remote is refused for them.', error);
		} finally {
			asking = undefined;
		}
	};
	return {
		features: null,
		ask() {
			asking ??= read();
			return asking;
		},
	};
});

/** The features to judge a build by; asked for once more while they are not known. */
export async function featuresFor({ manifest }: RegistryEntry): Promise<Features | null> {
	if (Object.keys(manifest.api ?? {}).length === 0) return null;
	const { features, ask } = useApiFeatures.getState();
	if (!features || asking) await ask();
	return useApiFeatures.getState().features;
}
