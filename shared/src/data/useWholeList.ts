import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '../api/index.ts';
import {
	type ItemOf,
	type ListEndpoint,
	MAX_LIMIT,
	type Page,
	type QueryOf,
} from '../contract/index.ts';
import { keyOf, orNoNetwork } from './useCall.ts';

/**
 * Reads a list to its end, by the largest pages the API gives: for what is worked out of every row. What
 * is only shown or searched takes a page (`useList`).
 */
export function useWholeList<L extends ListEndpoint>(
	endpoint: L,
	query: QueryOf<L>,
	options: Pick<UseQueryOptions<ItemOf<L>[], ApiError>, 'enabled' | 'staleTime'> = {},
) {
	return orNoNetwork(
		useQuery<ItemOf<L>[], ApiError>({
			queryKey: keyOf(endpoint, { whole: query }),
			queryFn: async ({ signal }) =>
				(await readWholeList<ItemOf<L>>(endpoint, query as object, signal)).items,
			...options,
		}),
	);
}

/** Every row, and beside them what the last page said of all. @throws ApiError */
export async function readWholeList<Row>(
	endpoint: ListEndpoint,
	query: object,
	signal: AbortSignal,
): Promise<Page<Row>> {
	const rows: Row[] = [];
	let offset = 0;
	while (true) {
		const input = { query: { ...query, limit: MAX_LIMIT, offset }, signal };
		const page = (await call(endpoint, input)) as Page<Row>;
		rows.push(...page.items);
		if (page.nextOffset === null) return { ...page, items: rows };
		offset = page.nextOffset;
	}
}
