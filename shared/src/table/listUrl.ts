import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PAGE_SIZES } from '../contract/index.ts';
import { useSearchParams } from '../router/index.ts';

export type PageSize = (typeof PAGE_SIZES)[number];
/** No pages: rows load while one scrolls. */
export const ALL_ROWS = 'all';

/** What part of a list is shown. `filters` holds only what was chosen. */
export interface ListState {
	/** From 1. */
	readonly page: number;
	readonly size: PageSize | typeof ALL_ROWS;
	/** Field to sort by, `-` before it for descending. */
	readonly sort: string;
	readonly q: string;
	readonly filters: Readonly<Record<string, unknown>>;
}

export interface ListUrlOptions {
	/** Fields that may be sorted by. */
	readonly sorts: readonly string[];
	readonly defaultSort: string;
	/** By name: reads the text of the URL; undefined for what is not a value of the filter. */
	readonly filters: Readonly<Record<string, (text: string) => unknown>>;
}

const DEFAULT_SIZE = 25;
const SIZES = [...PAGE_SIZES, ALL_ROWS] as const;
const MAX_Q = 100;
/** Beyond it the API would refuse the offset. */
const MAX_PAGE = 1_000_000;

/** Reads the state from an address; what it does not know or cannot read is as if absent. */
export function readListUrl(params: URLSearchParams, options: ListUrlOptions): ListState {
	const page = params.get('page') ?? '';
	const sort = params.get('sort') ?? '';
	const filters = Object.entries(options.filters).flatMap(([name, parse]) => {
		const text = params.get(name);
		const value = text === null ? undefined : parse(text);
		return value === undefined ? [] : [[name, value] as const];
	});
	return {
		page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
		size: SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_SIZE,
		sort: options.sorts.includes(sort.replace(/^-/, '')) ? sort : options.defaultSort,
		q: (params.get('q') ?? '').slice(0, MAX_Q),
		filters: Object.fromEntries(filters),
	};
}

export interface ListPatch extends Partial<Omit<ListState, 'filters'>> {
	/** undefined takes a filter away; filters that are not named stay. */
	readonly filters?: Readonly<Record<string, unknown>>;
}

/** The address after a change. Only what differs from the default is written; other parameters stay. */
export function writeListUrl(
	params: URLSearchParams,
	state: ListState,
	patch: ListPatch,
	options: ListUrlOptions,
): URLSearchParams {
	const next = new URLSearchParams(params);
	// Another filter, order or size makes another list: its first page is meant.
	const page = patch.page ?? 1;
	const merged = { ...state, ...patch, page, filters: { ...state.filters, ...patch.filters } };
	const write = (name: string, value: unknown, fallback?: unknown) =>
		value === undefined || value === null || value === '' || value === fallback
			? next.delete(name)
			: next.set(name, String(value));
	write('page', merged.page, 1);
	write('size', merged.size, DEFAULT_SIZE);
	write('sort', merged.sort, options.defaultSort);
	write('q', merged.q);
	for (const name of Object.keys(options.filters)) write(name, merged.filters[name]);
	return next;
}

export interface ListUrl {
	readonly state: ListState;
	/** `replace` keeps the history short: typing in the search box is one step back. */
	readonly change: (patch: ListPatch, history?: { replace?: boolean }) => void;
	/** Takes search words and filters away. */
	readonly clear: () => void;
	/** How often that was: what is half typed in a filter, or waits to be searched for, goes with it. */
	readonly cleared?: number;
	readonly isFiltered: boolean;
}

/** The state of a list, kept in the address: links can be shared and the back button works. */
export function useListUrl(options: ListUrlOptions): ListUrl {
	const [params, setParams] = useSearchParams();
	// One state while the list is the same: the rest of the address, as the panel beside it, is none of its business.
	const said = JSON.stringify(readListUrl(params, options));
	const state = useMemo<ListState>(() => JSON.parse(said), [said]);
	// A second change may come before the first is drawn, and the router would begin from what is drawn.
	const latest = useRef(params);
	useEffect(
		function followAddress() {
			latest.current = params;
		},
		[params],
	);
	const change = useCallback(
		(patch: ListPatch, { replace = false } = {}) => {
			const now = latest.current;
			latest.current = writeListUrl(now, readListUrl(now, options), patch, options);
			setParams(latest.current, { replace });
		},
		[setParams, options],
	);
	const [cleared, setCleared] = useState(0);
	const clear = useCallback(() => {
		setCleared((count) => count + 1);
		change({
			q: '',
			filters: Object.fromEntries(Object.keys(options.filters).map((name) => [name, undefined])),
		});
	}, [change, options]);
	// What shows the address alone is not drawn anew with each row that changes.
	return useMemo(
		() => ({
			state,
			change,
			clear,
			cleared,
			isFiltered: state.q !== '' || Object.keys(state.filters).length > 0,
		}),
		[state, change, clear, cleared],
	);
}
