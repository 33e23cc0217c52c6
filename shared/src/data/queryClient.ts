import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';

const MAX_RETRIES = 2;
const LONGEST_DELAY_MS = 4_000;

/** The server named a time beyond our patience: the person is told, and nothing is asked meanwhile. */
const mustWait = ({ body }: ApiError): boolean => (body.retryAfter ?? 0) > LONGEST_DELAY_MS / 1_000;

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
		mutations: { retry: false },
	},
});
