import { useEffect, useMemo } from 'react';
import { MAX_LIMIT } from '../../contract/index.ts';
import { useList, useLive } from '../../data/index.ts';
import { useLocation } from '../../router/index.ts';
import { ALL_ROWS, type ListState, useListUrl } from '../../table/index.ts';
import type { AnyResource } from '../definition.ts';
import { rowsIn } from '../row.ts';
import { rememberSearch } from '../screens.ts';
import { listUrlOptionsOf } from './filterValue.ts';

/** Search, filters and order that the address names, whatever the page. */
export const searchOfState = ({ sort, q, filters }: ListState) => ({
	sort,
	...(q && { q }),
	...filters,
});

/** The query of the list call for what the address says. */
export const queryOfState = (state: ListState) => ({
	limit: sizeOf(state),
	offset: (state.page - 1) * sizeOf(state),
	...searchOfState(state),
});

/** Without pages the first rows are fetched here, the others as one scrolls. */
const sizeOf = ({ size }: ListState): number => (size === ALL_ROWS ? MAX_LIMIT : size);

/** The rows of a resource that the address asks for. */
export function useResourceList(resource: AnyResource) {
	const options = useMemo(() => listUrlOptionsOf(resource), [resource]);
	const url = useListUrl(options);
	const { search } = useLocation();
	const list = useList(resource.endpoints.list, queryOfState(url.state), { keepPrevious: true });
	const { live: on } = resource;
	const live = useLive(
		useMemo(() => (on ? [{ read: resource.endpoints.list, on }] : []), [on, resource]),
	);
	const { total, rows } = list;
	const { state, change } = url;

	useEffect(
		function rememberPlace() {
			rememberSearch(resource, search);
		},
		[resource, search],
	);

	const lastPage = Math.max(1, Math.ceil(total / sizeOf(state)));
	useEffect(
		function stayWithinPages() {
			// The last row of the last page was deleted, or an old link was opened.
			if (rows && !list.isPlaceholder && state.page > lastPage)
				change({ page: lastPage }, { replace: true });
		},
		[rows, list.isPlaceholder, state.page, lastPage, change],
	);

	return { ...list, rows: useMemo(() => rows && rowsIn(rows), [rows]), url, live };
}
export type ResourceList = ReturnType<typeof useResourceList>;
