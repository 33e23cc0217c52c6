import type { ItemOf, ListEndpoint, Page, QueryOf } from '../contract/index.ts';
import { useRead } from './useCall.ts';

type Options = Parameters<typeof useRead>[2];

/** Reads one page of a list: its rows and how many there are on all pages. */
export function useList<L extends ListEndpoint>(
	endpoint: L,
	query: QueryOf<L> & { limit: number },
	options?: Pick<NonNullable<Options>, 'enabled' | 'staleTime' | 'keepPrevious'>,
) {
	const read = useRead<ListEndpoint>(endpoint, { query }, options);
	const page = read.data as Page<ItemOf<L>> | ItemOf<L>[] | undefined;
	const isPlain = Array.isArray(page);
	return {
		rows: isPlain ? page : page?.items,
		total: (isPlain ? page.length : page?.total) ?? 0,
		/** Sums over all pages, of the fields that the list adds up. */
		totals: isPlain ? undefined : page?.totals,
		/** The only row is what `q` names, though the filters would leave it out. */
		isOutside: !isPlain && page?.isOutside === true,
		/** As answered, with what the list has beside its rows. */
		page: isPlain ? undefined : page,
		error: read.error,
		/** A getter: a component that reads it renders again as each read begins and ends. */
		get isFetching() {
			return read.isFetching;
		},
		isPlaceholder: read.isPlaceholderData,
		refetch: read.refetch,
	};
}
