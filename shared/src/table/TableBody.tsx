import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode } from 'react';
import type { DataColumn, ListTable } from './column.ts';
import { TableRow } from './TableRow.tsx';

export interface BodyProps<Row extends object> {
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	/** The row just added. */
	markedId?: string | undefined;
}

/** Every row is in the page: up to a hundred that is faster than to compute which ones are seen. */
export function PlainBody<Row extends object>({
	table,
	columns,
	isSelectable,
	rowHref,
	actions,
	markedId,
}: BodyProps<Row>) {
	return (
		<tbody>
			{table.getRowModel().rows.map((row) => (
				<TableRow
					key={row.id}
					item={row.original}
					index={row.index}
					columns={columns}
					selection={isSelectable ? row : undefined}
					isSelected={row.getIsSelected()}
					isMarked={row.id === markedId}
					href={rowHref?.(row.original)}
					actions={actions}
				/>
			))}
		</tbody>
	);
}

/** Rows kept ready above and below what is seen, so that no frame is blank while scrolling. */
export const OVERSCAN = 20;

interface VirtualProps<Row extends object> extends BodyProps<Row> {
	/** null until it is in the page. */
	scroller: HTMLDivElement | null;
	rowHeight: number;
}

/** Only the rows in sight are in the page; two empty rows stand for the others. */
export function VirtualBody<Row extends object>({
	scroller,
	rowHeight,
	...props
}: VirtualProps<Row>) {
	const { table, columns, isSelectable, rowHref, actions } = props;
	const { rows } = table.getRowModel();
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => scroller,
		estimateSize: () => rowHeight,
		overscan: OVERSCAN,
		initialRect: { width: 1_000, height: 800 },
	});
	const shown = virtualizer.getVirtualItems();
	const above = shown[0]?.start ?? 0;
	const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
	return (
		<tbody>
			{above > 0 && <Gap height={above} />}
			{shown.map(({ index }) => {
				const row = rows[index];
				if (!row) return null;
				return (
					<TableRow
						key={row.id}
						item={row.original}
						index={row.index}
						columns={columns}
						selection={isSelectable ? row : undefined}
						isSelected={row.getIsSelected()}
						href={rowHref?.(row.original)}
						actions={actions}
						// The header is row 1.
						ariaRowIndex={index + 2}
					/>
				);
			})}
			{below > 0 && <Gap height={below} />}
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
