import { QueryClient } from '@tanstack/react-query';
import { queryClient } from '../data/index.ts';

/** The page's cache, empty, and without waiting between tries. */
export function testQueryClient(): QueryClient {
	const defaults = queryClient.getDefaultOptions();
	return new QueryClient({
		defaultOptions: { ...defaults, queries: { ...defaults.queries, retry: false } },
	});
}
