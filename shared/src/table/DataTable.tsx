import type { ReactNode } from 'react';
import { Box, useIsWide } from '../ui/index.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import type { DataColumn, Selection } from './column.ts';
import { ListBar } from './ListBar.tsx';
import { ListNews } from './ListNews.tsx';
import { ALL_ROWS, type ListPatch, type ListState } from './listUrl.ts';
import { Pagination } from './Pagination.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableRows } from './TableRows.tsx';
import { useTableView } from './tableView.ts';
import type { ListSource } from './useExport.ts';
import { useListTable } from './useListTable.ts';
import { useTicked } from './useTicked.ts';

export interface DataTableProps<Row extends object> {
	/** What the rows are, for screen readers and as the key of the stored view. */
	readonly label: string;
	readonly name: string;
	readonly columns: readonly DataColumn<Row>[];
	/** undefined while the first ones load. */
	readonly rows: readonly Row[] | undefined;
	/** Rows on all pages. */
	readonly total: number;
	readonly rowId: (row: Row) => string;
	readonly rowHref?: (row: Row) => string | undefined;
	readonly state: ListState;
	readonly onChange: (patch: ListPatch) => void;
	/** New rows load while the ones before are still shown. */
	readonly isRefreshing?: boolean;
	/** Shown instead of the rows: an error state that says what to do next. */
	readonly failure?: ReactNode;
	/** Shown when there are no rows. */
	readonly empty: ReactNode;
	readonly actions?: (row: Row) => ReactNode;
	/** What can be done with several rows; with it every row has a checkbox. */
	readonly bulk?: BulkActions<Row>;
	/** Where the rows come from; with it they can be exported. */
	readonly source?: ListSource;
	/** Search box and views that are one press away. */
	readonly toolbar?: ReactNode;
	/** In the toolbar; on a phone in a sheet, with the order. */
	readonly filters?: ReactNode;
	/** The row just added, which is marked. */
	readonly markedId?: string | undefined;
	/** Whether footer totals count the rows shown or the whole filter. */
	readonly totals?: 'page' | 'filter';
}

export interface BulkActions<Row> {
	/** Most rows that the actions can take at once; a larger filter is not offered. */
	readonly limit: number;
	/** Rows that the actions would be refused for have no checkbox. */
	mayTick?(row: Row): boolean;
	render(selection: Selection, clear: () => void): ReactNode;
}

/** A page that holds every row of the filter has no total of its own: it would be the same figures twice. */
const countedBy = ({
	totals,
	rows,
	total,
}: Pick<DataTableProps<object>, 'totals' | 'rows' | 'total'>) =>
	totals === 'page' && rows?.length === total ? 'whole' : totals;

/** A list of rows whose paging, order and filters the server applies. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
	const { columns, rows, total, rowId, state, onChange, bulk } = props;
	const [view, setView] = useTableView(props.name);
	const { ticked, tick, selection, extend, clear } = useTicked(state);
	const isWide = useIsWide('sm');
	const focus = useFocusKept(rows);

	const isEndless = Boolean(props.source) && isWide;
	const isAll = isEndless && state.size === ALL_ROWS;

	const { table, ordered, shown } = useListTable({
		...{ columns, rows, rowId, view, ticked },
		mayTick: (row) => bulk?.mayTick?.(row) ?? true,
		onView: setView,
		onTicked: tick,
	});
	const count = Object.keys(ticked).length;
	return (
		<Box
			{...focus}
			data-list=""
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			overflow="hidden"
		>
			<ListBar
				name={props.name}
				{...{ table, ordered, shown, view, isWide, total, state, onChange }}
				onView={setView}
				source={props.source}
				toolbar={props.toolbar}
				filters={props.filters}
			/>
			{bulk && count > 0 && (
				<SelectionBar
					selection={selection}
					total={total}
					canExtend={
						selection.kind === 'rows' &&
						table.getIsAllPageRowsSelected() &&
						total > count &&
						total <= bulk.limit
					}
					onExtend={extend}
					onClear={clear}
				>
					{bulk.render(selection, clear)}
				</SelectionBar>
			)}
			<ListNews columns={columns} sort={state.sort} isLoading={!rows && !props.failure} />
			{props.failure ?? (rows?.length === 0 ? props.empty : undefined) ?? (
				<TableRows
					table={table}
					columns={shown}
					// Rows that are not here cannot be ticked.
					isSelectable={Boolean(bulk) && !isAll}
					rowHref={props.rowHref}
					actions={props.actions}
					label={props.label}
					rows={rows}
					state={state}
					onChange={onChange}
					isRefreshing={props.isRefreshing ?? false}
					totals={countedBy(props)}
					markedId={props.markedId}
					isWide={isWide}
					view={view}
					{...(isAll && props.source && { endless: { source: props.source, total, rowId } })}
				/>
			)}
			{!props.failure && (total > 0 || !rows) && (
				<Pagination
					state={state}
					total={total}
					isCounted={rows !== undefined}
					onChange={onChange}
					isEndless={isEndless}
				/>
			)}
		</Box>
	);
}
