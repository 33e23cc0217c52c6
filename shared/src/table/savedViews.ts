import { useCallback, useState } from 'react';
import { storage } from '../session/index.ts';
import type { ListPatch, ListState } from './listUrl.ts';
import { readView, type TableView } from './tableView.ts';

/** What is shown of a list and how, under a name; it stays in the browser. */
export interface SavedView {
	readonly name: string;
	readonly view: TableView;
	readonly search: Pick<ListState, 'sort' | 'q' | 'filters'>;
}

const keyOf = (table: string) => `table.${table}.views`;

function readViews(table: string): readonly SavedView[] {
	const stored = storage.parsed(keyOf(table));
	if (!Array.isArray(stored)) return [];
	return stored
		.filter((each) => typeof each?.name === 'string' && typeof each.search?.sort === 'string')
		.map(({ name, view, search: { sort, q, filters } }) => ({
			name,
			view: readView(view),
			search: { sort, q: String(q ?? ''), filters: { ...filters } },
		}));
}

/** The change that leads from what is shown to what was saved. */
export function patchTo({ search }: SavedView, { filters }: ListState): ListPatch {
	const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
	return { ...search, filters: { ...none, ...search.filters } };
}

export function useSavedViews(table: string) {
	const [views, setViews] = useState(() => readViews(table));
	const change = useCallback(
		(next: (before: readonly SavedView[]) => readonly SavedView[]) =>
			setViews(() => {
				// As they are now: another tab may have saved one meanwhile.
				const after = next(readViews(table));
				storage.set(keyOf(table), JSON.stringify(after));
				return after;
			}),
		[table],
	);
	return {
		views,
		/** Under a name that is taken it replaces the one before. */
		save: useCallback(
			(saved: SavedView) =>
				change((before) => [...before.filter(({ name }) => name !== saved.name), saved]),
			[change],
		),
		forget: useCallback(
			(name: string) => change((before) => before.filter((each) => each.name !== name)),
			[change],
		),
	};
}
