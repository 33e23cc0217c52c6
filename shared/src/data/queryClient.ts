import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isServerAway, onReach } from '../api/index.ts';

const MAX_RETRIES = 2;
const LONGEST_DELAY_MS = 4_000;

/** The server named a time beyond our patience: the person is told, and nothing is asked meanwhile. */
const mustWait = ({ body }: ApiError): boolean => (body.retryAfter ?? 0) > LONGEST_DELAY_MS / 1_000;

// Of being online the browser says little: here counts whether the server can be reached. Meanwhile no read is begun, so
// what was read stays as it is; afterwards all that is in sight is read again.
onlineManager.setEventListener((setOnline) => {
	const tell = () => setOnline(!isServerAway());
	tell();
	return onReach(tell);
});

/** One cache for the whole page; reads that failed in passing are tried again, writes never. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			refetchOnWindowFocus: true,
			retry: (count, error) =>
				count < MAX_RETRIES && error instanceof ApiError && error.isPassing && !mustWait(error),
			retryDelay: (count) => Math.min(LONGEST_DELAY_MS, 500 * 2 ** count),
		},
		// By itself a write would wait for the network, and be sent when nobody thinks of it any more.
		mutations: { retry: false, networkMode: 'always' },
	},
});
