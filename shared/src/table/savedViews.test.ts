import { act, renderHook } from '@testing-library/react';
import { patchTo, useSavedViews } from './savedViews.ts';
import { PLAIN_VIEW, useTableView } from './tableView.ts';

const SEARCH = { sort: 'name', q: '', filters: {} };
const viewOf = (name: string) => ({
	name,
	view: PLAIN_VIEW,
	search: { ...SEARCH, q: name },
});

afterEach(() => localStorage.clear());

test('two tabs of a list save views: none takes the other’s away', () => {
	const tabs = [0, 1].map(() => renderHook(() => useSavedViews('agent')).result);
	act(() => tabs[0]?.current.save(viewOf('Delmas')));
	act(() => tabs[1]?.current.save(viewOf('Jacmel')));
	const { current } = renderHook(() => useSavedViews('agent')).result;
	expect(current.views.map(({ name }) => name)).toEqual(['Delmas', 'Jacmel']);
});

test('a view that is saved again takes the place of the one of its name', () => {
	const { result } = renderHook(() => useSavedViews('agent'));
	act(() => result.current.save(viewOf('Delmas')));
	act(() => result.current.save({ ...viewOf('Delmas'), search: { ...SEARCH, q: 'D33' } }));
	expect(result.current.views.map(({ search }) => search.q)).toEqual(['D33']);
});

test('a view brings its filters and takes away all others', () => {
	const saved = { ...viewOf('Delmas'), search: { ...SEARCH, filters: { is_active: true } } };
	const shown = { ...SEARCH, page: 3, size: 25, filters: { surcussale_id: 'b' } } as const;
	expect(patchTo(saved, shown)).toStrictEqual({
		...SEARCH,
		filters: { surcussale_id: undefined, is_active: true },
	});
});

test('two tabs arrange a table: what is changed in both of them is kept', () => {
	const tabs = [0, 1].map(() => renderHook(() => useTableView('agent')).result);
	act(() => tabs[0]?.current[1]({ density: 'compact' }));
	act(() => tabs[1]?.current[1]({ hidden: ['phone'] }));
	const { current } = renderHook(() => useTableView('agent')).result;
	expect(current[0]).toMatchObject({ density: 'compact', hidden: ['phone'] });
});
