import { act, renderHook } from '@testing-library/react';
import { useSavedViews } from './savedViews.ts';
import { PLAIN_VIEW, useTableView } from './tableView.ts';

const viewOf = (name: string) => ({
	name,
	view: PLAIN_VIEW,
	search: { sort: 'name', q: name, filters: {} },
});

afterEach(() => localStorage.clear());

test('two tabs of a list save views: none takes the other’s away', () => {
	const tabs = [0, 1].map(() => renderHook(() => useSavedViews('agent')).result);
	act(() => tabs[0]?.current.save(viewOf('Delmas')));
	act(() => tabs[1]?.current.save(viewOf('Jacmel')));
	const { current } = renderHook(() => useSavedViews('agent')).result;
	expect(current.views.map(({ name }) => name)).toEqual(['Delmas', 'Jacmel']);
});

test('two tabs arrange a table: what is changed in both of them is kept', () => {
	const tabs = [0, 1].map(() => renderHook(() => useTableView('agent')).result);
	act(() => tabs[0]?.current[1]({ density: 'compact' }));
	act(() => tabs[1]?.current[1]({ hidden: ['phone'] }));
	const { current } = renderHook(() => useTableView('agent')).result;
	expect(current[0]).toMatchObject({ density: 'compact', hidden: ['phone'] });
});
