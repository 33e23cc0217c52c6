import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';

const MAX_RETRIES = 2;

/** One cache for the whole page; reads that failed in passing are tried again, writes never. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			refetchOnWindowFocus: true,
			retry: (count, error) => count < MAX_RETRIES && error instanceof ApiError && error.isPassing,
			retryDelay: (count) => Math.min(4_000, 500 * 2 ** count),
		},
		mutations: { retry: false },
	},
});
