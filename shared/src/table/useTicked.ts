import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useCallback, useEffect, useState } from 'react';
import type { Selection } from './column.ts';
import type { ListState } from './listUrl.ts';

/** The rows that are ticked, or all of the filter; another page of the list begins without any. */
export function useTicked(state: ListState) {
	const [ticked, setTicked] = useState<RowSelectionState>({});
	const [meansFilter, setMeansFilter] = useState(false);
	const tick = useCallback((next: Updater<RowSelectionState>) => {
		setMeansFilter(false);
		setTicked(next);
	}, []);
	const clear = useCallback(() => tick({}), [tick]);
	useEffect(
		function forgetSelectionOfAnotherPage() {
			if (state) clear();
		},
		[state, clear],
	);
	const selection: Selection = meansFilter
		? { kind: 'filter' }
		: { kind: 'rows', ids: Object.keys(ticked) };
	return { ticked, tick, selection, extend: () => setMeansFilter(true), clear };
}
