import { memo, type ReactNode } from 'react';
import type { DataColumn, ListTable } from './column.ts';
import { type RowProps, TableRow } from './TableRow.tsx';
import type { ListSource } from './useExport.ts';

export interface BodyProps<Row extends object> {
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	/** The row just added. */
	markedId?: string | undefined;
}

export interface Endless<Row extends object> {
	source: ListSource;
	/** Rows of the filter. */
	total: number;
	rowId: (row: Row) => string;
}

/** What a row of the table shows, in a body of any length. */
export const rowProps = <Row extends object>(
	{ columns, isSelectable, rowHref, actions, markedId }: BodyProps<Row>,
	row: ReturnType<ListTable<Row>['getRowModel']>['rows'][number],
): RowProps<Row> => ({
	item: row.original,
	index: row.index,
	columns,
	selection: isSelectable ? row : undefined,
	mayTick: row.getCanSelect(),
	isSelected: row.getIsSelected(),
	isMarked: row.id === markedId,
	href: rowHref?.(row.original),
	actions,
});

/** Every row is in the page: up to a hundred that is faster than to compute which ones are seen. */
export function PlainBody<Row extends object>(props: BodyProps<Row>) {
	return (
		<tbody>
			{props.table.getRowModel().rows.map((row) => (
				<TableRow key={row.id} {...rowProps(props, row)} />
			))}
		</tbody>
	);
}

/** Stands for the rows above or below those in the page. */
export const Gap = ({ height }: { height: number }) => (
	<tr aria-hidden style={{ height }}>
		<td colSpan={100} style={{ height, padding: 0 }} />
	</tr>
);

const SKELETON_ROWS = 8;

/** Where rows will stand, while the first ones load. */
export function SkeletonBody({ columns }: { columns: number }) {
	return (
		<tbody aria-hidden>
			{Array.from({ length: SKELETON_ROWS }, (_, row) => (
				<SkeletonRow key={row} columns={columns} />
			))}
		</tbody>
	);
}

/** One row that is not here yet; plain as rows are, because a dragged scroll bar shows hundreds. */
export const SkeletonRow = memo(({ columns }: { columns: number }) => (
	<tr aria-hidden>
		{Array.from({ length: columns }, (_, column) => (
			<td key={column}>
				<div data-outline="" />
			</td>
		))}
	</tr>
));
