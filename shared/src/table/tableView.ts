import { useCallback, useState } from 'react';
import { storage } from '../session/index.ts';

export const DENSITIES = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** Row heights in pixels. */
export const ROW_HEIGHT: Record<Density, number> = { compact: 36, normal: 44, roomy: 52 };
/** Widths of a column in pixels. */
export const NARROWEST = 64;
export const WIDEST = 800;
/** A width that a column may have. */
export const within = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** How a person likes to see one table; it stays in the browser. */
export interface TableView {
	readonly density: Density;
	/** Ids of the columns not shown. */
	readonly hidden: readonly string[];
	/** Ids in the order of this person; columns it does not name come after, as defined. */
	readonly order: readonly string[];
	/** Pixels by id; empty: as wide as what is in them. */
	readonly widths: Readonly<Record<string, number>>;
}

export const PLAIN_VIEW: TableView = { density: 'normal', hidden: [], order: [], widths: {} };

const texts = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function widthsIn(value: unknown): Record<string, number> {
	if (typeof value !== 'object' || value === null) return {};
	return Object.fromEntries(
		Object.entries(value).filter(([, px]) => Number(px) >= NARROWEST && Number(px) <= WIDEST),
	);
}

/** What was stored, as far as it is still a view. */
export function readView(stored: unknown): TableView {
	const { density, hidden, order, widths } = (stored ?? {}) as Partial<TableView>;
	return {
		density: DENSITIES.find((known) => known === density) ?? PLAIN_VIEW.density,
		hidden: texts(hidden),
		order: texts(order),
		widths: widthsIn(widths),
	};
}

const keyOf = (table: string) => `table.${table}`;

export function useTableView(table: string) {
	const [view, setView] = useState(() => readView(storage.parsed(keyOf(table))));
	const change = useCallback(
		(patch: Partial<TableView>) =>
			setView((before) => {
				storage.set(
					keyOf(table),
					JSON.stringify({ ...readView(storage.parsed(keyOf(table))), ...patch }),
				);
				return { ...before, ...patch };
			}),
		[table],
	);
	return [view, change] as const;
}
