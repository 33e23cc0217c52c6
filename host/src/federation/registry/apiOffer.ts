import { call } from '@borlette/shared/api';
import { offersApi } from '@borlette/shared/contract/config';
import type { ApiOffer } from '@borlette/shared/contract/shape';
import { create } from 'zustand';
import { proveOwnCalls } from './ownCalls.ts';

const TIMEOUT_MS = 6_000;

interface OfferState {
	/** null: the API was out of reach so far. Then nothing is refused: pages say themselves that it is down. */
	offer: ApiOffer | null;
	/** Asks the API; what it said before stays when it is out of reach. */
	ask(): Promise<void>;
}

let asking: Promise<void> | undefined;

export const useApiOffer = create<OfferState>()((set) => {
	const read = async () => {
		try {
			const offer = await call(offersApi.read, { signal: AbortSignal.timeout(TIMEOUT_MS) });
			set({ offer });
			void proveOwnCalls(offer);
		} catch (error) {
			console.warn('The API does not tell what it offers; no remote is refused for it.', error);
		} finally {
			asking = undefined;
		}
	};
	return {
		offer: null,
		ask() {
			asking ??= read();
			return asking;
		},
	};
});

/** What the API offers; asked for once more while it is not known. */
export async function knownApiOffer(): Promise<ApiOffer | null> {
	const { offer, ask } = useApiOffer.getState();
	if (!offer || asking) await ask();
	return useApiOffer.getState().offer;
}
