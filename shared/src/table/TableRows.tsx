import { useEffect, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '../ui/index.ts';
import { LongBody } from './LongBody.tsx';
import type { ListPatch, ListState } from './listUrl.ts';
import { RowCards, SkeletonCards } from './RowCards.tsx';
import { type BodyProps, type Endless, PlainBody, SkeletonBody } from './TableBody.tsx';
import { TableFoot, type TotalsOf } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { endEdgeStyle, measuresOf, tableStyle } from './tableStyle.ts';
import { ROW_HEIGHT, type TableView } from './tableView.ts';
import { LEAST_HEIGHT, useFit } from './useFit.ts';
import { useRowColumns } from './useRowColumns.ts';
import { WholeText } from './WholeText.tsx';
import { Widths, widthStyle } from './Widths.tsx';

/** From so many rows on only those in sight are in the page. */
const VIRTUAL_FROM = 101;
/** Header and totals stay, and what is between them is scrolled: with what a page has around it, as high as the window. */
const SCROLLED_HEIGHT = `max(${LEAST_HEIGHT}px, calc(100dvh - 344px))`;

interface Props<Row extends object> extends BodyProps<Row> {
	label: string;
	rows: readonly Row[] | undefined;
	state: ListState;
	onChange: (patch: ListPatch) => void;
	isRefreshing: boolean;
	totals: TotalsOf | undefined;
	isWide: boolean;
	view: TableView;
	/** All rows of the filter in one scroll, instead of `rows`. */
	endless?: Endless<Row>;
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
	useFit(scroller);
	const ofRows = useRowColumns(columns);
	const atTheTop = useRef(state);
	useEffect(
		function startAtTheTop() {
			// What is new is at its top, and to be told so it would be laid out once more.
			if (atTheTop.current === state) return;
			atTheTop.current = state;
			scroller?.scrollTo({ top: 0 });
		},
		[state, scroller],
	);
	const body = { table, columns: ofRows, isSelectable, rowHref, actions, markedId };
	if (!isWide) {
		if (!rows) return <SkeletonCards />;
		return <RowCards {...body} all={columns} label={label} totals={totals} />;
	}
	const count = endless?.total ?? rows?.length ?? 0;
	const isVirtual = count >= VIRTUAL_FROM;
	const isLong = isVirtual || Boolean(endless);
	const sides = { leading: isSelectable, trailing: Boolean(actions) };
	const shown = columns.length + Number(sides.leading) + Number(sides.trailing);
	const drawn = { table, view, ...sides };
	return (
		<Box css={endEdgeStyle} style={measuresOf(view.density, sides)}>
			<Box
				ref={setScroller}
				css={tableStyle}
				role="region"
				aria-label={label}
				tabIndex={0}
				overflow="auto"
				maxHeight={SCROLLED_HEIGHT}
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
					{!rows && <SkeletonBody columns={shown} />}
					{rows && isLong && (
						<LongBody
							{...body}
							endless={endless}
							scroller={scroller}
							rowHeight={ROW_HEIGHT[view.density]}
							shown={shown}
						/>
					)}
					{rows && !isLong && <PlainBody {...body} />}
					<TableFoot columns={columns} totals={endless ? undefined : totals} {...sides} />
				</table>
			</Box>
			<WholeText region={scroller} />
		</Box>
	);
}
