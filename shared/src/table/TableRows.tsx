import { useEffect, useState } from 'react';
import { Box, VisuallyHidden } from '../ui/index.ts';
import { EndlessBody } from './EndlessBody.tsx';
import type { ListPatch, ListState } from './listUrl.ts';
import { RowCards, SkeletonCards } from './RowCards.tsx';
import { type BodyProps, PlainBody, SkeletonBody, VirtualBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { endEdgeStyle, rowHeightOf, tableStyle } from './tableStyle.ts';
import { ROW_HEIGHT, type TableView } from './tableView.ts';
import type { ListSource } from './useExport.ts';
import { Widths, widthStyle } from './Widths.tsx';

/** From so many rows on only those in sight are in the page. */
const VIRTUAL_FROM = 101;

interface Props<Row extends object> extends BodyProps<Row> {
	label: string;
	rows: readonly Row[] | undefined;
	state: ListState;
	onChange: (patch: ListPatch) => void;
	isRefreshing: boolean;
	totals: 'page' | 'filter' | undefined;
	isWide: boolean;
	view: TableView;
	/** All rows of the filter in one scroll, instead of `rows`. */
	endless?: { source: ListSource; total: number; rowId: (row: Row) => string };
}

/** The rows as a table, or as cards where the screen is narrow; their outline while the first ones load. */
export function TableRows<Row extends object>({
	label,
	rows,
	state,
	onChange,
	totals,
	isWide,
	view,
	endless,
	...props
}: Props<Row>) {
	const { table, columns, isSelectable, rowHref, actions, markedId, isRefreshing } = props;
	// As state, not as a ref: the virtual rows must learn when it is there.
	const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
	useEffect(
		function startAtTheTop() {
			if (state) scroller?.scrollTo({ top: 0 });
		},
		[state, scroller],
	);
	const body = { table, columns, isSelectable, rowHref, actions, markedId };
	if (!isWide) {
		if (!rows) return <SkeletonCards columns={columns.length} />;
		return <RowCards {...body} label={label} totals={totals} />;
	}
	const count = endless?.total ?? rows?.length ?? 0;
	const isVirtual = count >= VIRTUAL_FROM;
	const rowHeight = ROW_HEIGHT[view.density];
	const drawn = { table, view, leading: isSelectable, trailing: Boolean(actions) };
	return (
		<Box css={endEdgeStyle}>
			<Box
				ref={setScroller}
				css={tableStyle}
				style={rowHeightOf(view.density)}
				role="region"
				aria-label={label}
				tabIndex={0}
				overflow="auto"
				maxHeight={isVirtual || endless ? 'calc(100dvh - 240px)' : undefined}
				aria-busy={isRefreshing || !rows}
				opacity={isRefreshing ? 0.7 : 1}
				transition="opacity 160ms"
			>
				<table aria-rowcount={isVirtual ? count + 1 : undefined} style={widthStyle(drawn)}>
					<VisuallyHidden as="caption">{label}</VisuallyHidden>
					<Widths {...drawn} />
					<TableHead
						table={table}
						columns={columns}
						sort={state.sort}
						onSort={(sort) => onChange({ sort })}
						isSelectable={isSelectable}
						hasActions={Boolean(actions)}
					/>
					{!rows && (
						<SkeletonBody
							columns={columns.length + Number(isSelectable) + Number(Boolean(actions))}
						/>
					)}
					{rows && endless && (
						<EndlessBody
							{...endless}
							columns={columns}
							rowHref={rowHref}
							actions={actions}
							scroller={scroller}
							rowHeight={rowHeight}
						/>
					)}
					{rows && !endless && !isVirtual && <PlainBody {...body} />}
					{rows && !endless && isVirtual && (
						<VirtualBody {...body} scroller={scroller} rowHeight={rowHeight} />
					)}
					<TableFoot
						columns={columns}
						totals={endless ? undefined : totals}
						leading={isSelectable}
						trailing={Boolean(actions)}
					/>
				</table>
			</Box>
		</Box>
	);
}
