import type { ReactTable } from '@tanstack/react-table';
import {
	columnOrderingFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	rowSelectionFeature,
	tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A field of a row as a file has it. */
export interface FileField {
	readonly field: string;
	readonly header: string;
	/** How its values read, where they are codes. */
	readonly words?: Readonly<Record<string, string>>;
}

export interface DataColumn<Row> {
	readonly id: string;
	readonly header: string;
	/** The field the server sorts by; without it the column has no sort button. */
	readonly sort?: string;
	/** Figures are at the end, so that their digits line up. */
	readonly align?: 'start' | 'end' | 'center';
	readonly cell: (row: Row) => ReactNode;
	/** Where rows are cards it is before the first column, in their title. */
	readonly inTitle?: true;
	/** Where rows are cards it is at the end of their title. */
	readonly isState?: true;
	/** Where rows are cards it is on them before any other: what the row is about. */
	readonly isOnCard?: true;
	/** A name: where rows are cards it stands whole, for the code that tells it from others is at its end. */
	readonly isName?: true;
	/** An amount: the first and the last of a row are on its card, where there is room. */
	readonly isAmount?: true;
	/** Below the column; the table says whether it counts the page or the filter. */
	readonly footer?: ReactNode;
	/** Below it, over every row of the filter. */
	readonly filterFooter?: ReactNode;
	/** Below it on paper, where every row is. */
	readonly sumOf?: (rows: readonly Row[]) => ReactNode;
	/** The field of a row that a file has for it; without it no file has the column. */
	readonly field?: string;
	/** How the field's values read in a file, where they are codes. */
	readonly words?: Readonly<Record<string, string>>;
	/** What a file has in the place of `field`, where the cell draws several fields or others. */
	readonly inFile?: readonly FileField[];
}

/** Sorting, paging and filters happen on the server, so the table itself knows none of them. */
export const listFeatures = tableFeatures({
	columnOrderingFeature,
	columnSizingFeature,
	columnVisibilityFeature,
	rowSelectionFeature,
});
export type ListTable<Row extends object> = ReactTable<typeof listFeatures, Row>;

/** Rows a bulk action means: those ticked, or every row of the filter on all pages. */
export type Selection =
	| { readonly kind: 'rows'; readonly ids: readonly string[] }
	| { readonly kind: 'filter' };
