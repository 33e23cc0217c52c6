import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isServerAway, onReach } from '../api/index.ts';

const MAX_RETRIES = 2;
const LONGEST_DELAY_MS = 4_000;

/** The server asks to wait longer than we retry: the person is told, and the call is not repeated. */
const mustWait = ({ body }: ApiError): boolean => (body.retryAfter ?? 0) > LONGEST_DELAY_MS / 1_000;

// The browser's `onLine` says little: what counts here is whether the server can be reached. While it cannot, no read starts, so
// what was read stays as it is; afterwards all that is in sight is read again.
onlineManager.setEventListener((setOnline) => {
	const tell = () => setOnline(!isServerAway());
	tell();
	return onReach(tell);
});

/** One cache for the whole page; reads that failed temporarily are retried, writes never. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			refetchOnWindowFocus: true,
			retry: (count, error) =>
				count < MAX_RETRIES && error instanceof ApiError && error.isPassing && !mustWait(error),
			retryDelay: (count) => Math.min(LONGEST_DELAY_MS, 500 * 2 ** count),
		},
		// By default a write would wait for the network, and be sent when nobody expects it any more.
		mutations: { retry: false, networkMode: 'always' },
	},
});
