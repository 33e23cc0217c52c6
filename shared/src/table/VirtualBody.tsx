import { useVirtualizer } from '@tanstack/react-virtual';
import { type BodyProps, Gap, rowProps } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';

/** Rows kept ready above and below what is seen, so that no frame is blank while scrolling. */
export const OVERSCAN = 20;

/**
 * A row here is another one as soon as it is scrolled: held on to by the browser, it would take the scrolling along, ever
 * faster and past what is drawn.
 */
export const NO_ANCHOR = { overflowAnchor: 'none' } as const;

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
	const { rows } = props.table.getRowModel();
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
		<tbody style={NO_ANCHOR}>
			{above > 0 && <Gap height={above} />}
			{shown.map(({ index }) => {
				const row = rows[index];
				if (!row) return null;
				// The header is row 1.
				return <TableRow key={row.id} {...rowProps(props, row)} ariaRowIndex={index + 2} />;
			})}
			{below > 0 && <Gap height={below} />}
		</tbody>
	);
}
