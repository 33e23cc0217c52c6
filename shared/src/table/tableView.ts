import { useCallback, useState } from 'react';
import { storage } from '../session/index.ts';

export const DENSITIES = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** Row heights in pixels. */
export const ROW_HEIGHT: Record<Density, number> = { compact: 36, normal: 44, roomy: 52 };

/** How a person likes to see one table; it stays in the browser. */
export interface TableView {
	readonly density: Density;
	/** Ids of the columns not shown. */
	readonly hidden: readonly string[];
}

const keyOf = (table: string) => `table.${table}`;

function readView(table: string): TableView {
	const fallback: TableView = { density: 'normal', hidden: [] };
	try {
		const { density, hidden } = JSON.parse(storage.get(keyOf(table)) ?? '{}') as Partial<TableView>;
		return {
			density: DENSITIES.find((known) => known === density) ?? fallback.density,
			hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
		};
	} catch {
		return fallback;
	}
}

export function useTableView(table: string) {
	const [view, setView] = useState(() => readView(table));
	const change = useCallback(
		(patch: Partial<TableView>) =>
			setView((before) => {
				const next = { ...before, ...patch };
				storage.set(keyOf(table), JSON.stringify(next));
				return next;
			}),
		[table],
	);
	return [view, change] as const;
}
