import { useEffect, useState } from 'react';
import { Box, VisuallyHidden } from '../ui/index.ts';
import type { ListPatch, ListState } from './listUrl.ts';
import { RowCards } from './RowCards.tsx';
import { type BodyProps, PlainBody, SkeletonBody, VirtualBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { rowHeightOf, tableStyle } from './tableStyle.ts';
import { type Density, ROW_HEIGHT } from './tableView.ts';

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
	density: Density;
}

/** The rows as a table, or as cards where the screen is narrow; their outline while the first ones load. */
export function TableRows<Row extends object>({
	label,
	rows,
	state,
	onChange,
	totals,
	isWide,
	density,
	...props
}: Props<Row>) {
	const { table, columns, isSelectable, rowHref, actions, isRefreshing } = props;
	// As state, not as a ref: the virtual rows must learn when it is there.
	const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
	useEffect(
		function startAtTheTop() {
			if (state) scroller?.scrollTo({ top: 0 });
		},
		[state, scroller],
	);
	const body = { table, columns, isSelectable, rowHref, actions };
	if (!isWide && rows) return <RowCards {...body} label={label} />;
	const isVirtual = (rows?.length ?? 0) >= VIRTUAL_FROM;
	return (
		<Box
			ref={setScroller}
			css={tableStyle}
			style={rowHeightOf(density)}
			role="region"
			aria-label={label}
			tabIndex={0}
			overflow="auto"
			maxHeight={isVirtual ? 'calc(100dvh - 240px)' : undefined}
			aria-busy={isRefreshing || !rows}
			opacity={isRefreshing ? 0.6 : 1}
			transition="opacity 160ms"
		>
			<table aria-rowcount={isVirtual ? (rows?.length ?? 0) + 1 : undefined}>
				<VisuallyHidden as="caption">{label}</VisuallyHidden>
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
				{rows && !isVirtual && <PlainBody {...body} />}
				{rows && isVirtual && (
					<VirtualBody {...body} scroller={scroller} rowHeight={ROW_HEIGHT[density]} />
				)}
				<TableFoot
					columns={columns}
					totals={totals}
					leading={isSelectable}
					trailing={Boolean(actions)}
				/>
			</table>
		</Box>
	);
}
