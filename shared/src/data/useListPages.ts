import { useQueries } from '@tanstack/react-query';
import { call } from '../api/index.ts';
import { type ListEndpoint, MAX_LIMIT } from '../contract/index.ts';
import { keyOf } from './useCall.ts';

interface Source {
	readonly endpoint: ListEndpoint;
	readonly query: Readonly<Record<string, unknown>>;
}

interface Range {
	/** Rows in sight, from 0. */
	first: number;
	last: number;
	total: number;
	/** While scrolling fast only loaded rows are shown; the next ones are fetched when it stops. */
	isMoving: boolean;
}

/**
 * Rows of a long list around those in sight, by the largest pages the API gives, one page ahead and
 * behind. Returns the row at a place; undefined while it is under way.
 */
export function useListPages<Row>({ endpoint, query }: Source, range: Range) {
	const { first, last, total, isMoving } = range;
	const lastPage = Math.max(0, Math.ceil(total / MAX_LIMIT) - 1);
	const from = Math.max(0, Math.floor(first / MAX_LIMIT) - 1);
	const to = Math.min(lastPage, Math.floor(last / MAX_LIMIT) + 1);
	const places = Array.from({ length: to - from + 1 }, (_, index) => from + index);
	const pages = useQueries({
		queries: places.map((place) => {
			const input = { query: { limit: MAX_LIMIT, offset: place * MAX_LIMIT, ...query } };
			return {
				queryKey: keyOf(endpoint, input),
				queryFn: ({ signal }: { signal: AbortSignal }) =>
					call(endpoint, { ...input, signal }) as Promise<{ items: Row[] }>,
				enabled: !isMoving,
			};
		}),
	});
	return (index: number): Row | undefined => {
		const place = Math.floor(index / MAX_LIMIT);
		return pages[place - from]?.data?.items[index - place * MAX_LIMIT];
	};
}
