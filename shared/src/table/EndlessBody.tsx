import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useListPages } from '../data/index.ts';
import type { DataColumn } from './column.ts';
import { type Endless, Gap, SkeletonRow } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';
import { NO_ANCHOR, OVERSCAN } from './VirtualBody.tsx';

interface Props<Row extends object> extends Endless<Row> {
	columns: readonly DataColumn<Row>[];
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	/** null until it is in the page. */
	scroller: HTMLDivElement | null;
	rowHeight: number;
}

/**
 * Every row of the filter in one scroll: those near what is seen are fetched, and an outline stands
 * for each that is still under way.
 */
export function EndlessBody<Row extends object>({
	source,
	total,
	columns,
	rowId,
	rowHref,
	actions,
	scroller,
	rowHeight,
}: Props<Row>) {
	const virtualizer = useVirtualizer({
		count: total,
		getScrollElement: () => scroller,
		estimateSize: () => rowHeight,
		overscan: OVERSCAN,
		initialRect: { width: 1_000, height: 800 },
	});
	const shown = virtualizer.getVirtualItems();
	const rowAt = useListPages<Row>(source, {
		first: shown[0]?.index ?? 0,
		last: shown.at(-1)?.index ?? 0,
		total,
		isMoving: virtualizer.isScrolling,
	});
	const above = shown[0]?.start ?? 0;
	const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
	return (
		<tbody style={NO_ANCHOR}>
			{above > 0 && <Gap height={above} />}
			{shown.map(({ index }, place) => {
				const item = rowAt(index);
				if (!item) {
					// By its place, not its row: under a dragged bar every row is another one, and no outline is.
					const key = `outline ${place}`;
					return <SkeletonRow key={key} columns={columns.length + Number(!!actions)} />;
				}
				return (
					<TableRow
						key={rowId(item)}
						item={item}
						index={index}
						columns={columns}
						isSelected={false}
						href={rowHref?.(item)}
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
