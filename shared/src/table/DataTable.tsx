import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Box, Flex, Spacer, VisuallyHidden } from '../ui/index.ts';
import { type DataColumn, listFeatures, type Selection } from './column.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { ListPatch, ListState } from './listUrl.ts';
import { tableMessages } from './messages.ts';
import { Pagination } from './Pagination.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableRows } from './TableRows.tsx';
import { useTableView } from './tableView.ts';
import type { ListSource } from './useExport.ts';
import { useWideScreen } from './useWideScreen.ts';
import { ViewMenu } from './ViewMenu.tsx';

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
	readonly bulk?: BulkActions;
	/** Where the rows come from; with it they can be exported. */
	readonly source?: ListSource;
	/** Search box and filters, before the view menu. */
	readonly toolbar?: ReactNode;
	/** Whether footer totals count the rows shown or the whole filter. */
	readonly totals?: 'page' | 'filter';
}

export interface BulkActions {
	readonly limit: number;
	render(selection: Selection, clear: () => void): ReactNode;
}

const NO_ROWS: readonly never[] = [];

/** A list of rows whose paging, order and filters the server applies. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
	const { columns, rows, total, rowId, state, onChange, bulk } = props;
	const { formatMessage } = useIntl();
	const [view, setView] = useTableView(props.name);
	const [ticked, setTicked] = useState<RowSelectionState>({});
	const [meansFilter, setMeansFilter] = useState(false);
	const isWide = useWideScreen();

	const shown = useMemo(
		() => columns.filter(({ id }, index) => index === 0 || !view.hidden.includes(id)),
		[columns, view.hidden],
	);
	const table = useTable<typeof listFeatures, Row>({
		features: listFeatures,
		columns: useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]),
		data: rows ?? NO_ROWS,
		getRowId: rowId,
		state: { rowSelection: ticked },
		onRowSelectionChange: (next) => {
			setMeansFilter(false);
			setTicked(next);
		},
	});
	const clear = () => {
		setTicked({});
		setMeansFilter(false);
	};
	useEffect(
		function forgetSelectionOfAnotherPage() {
			setTicked({});
			setMeansFilter(false);
		},
		[state],
	);

	const ids = Object.keys(ticked);
	const body = {
		table,
		columns: shown,
		isSelectable: Boolean(bulk),
		rowHref: props.rowHref,
		actions: props.actions,
	};
	return (
		<Box borderWidth="1px" borderRadius="lg" background="bg.panel" overflow="hidden">
			<Flex minHeight="64px" padding="3" gap="2" wrap="wrap" align="center" borderBottomWidth="1px">
				{props.toolbar}
				<Spacer />
				{props.source && <ExportMenu columns={shown} source={props.source} total={total} />}
				<ViewMenu columns={columns} view={view} onChange={setView} />
			</Flex>
			{bulk && ids.length > 0 && (
				<SelectionBar
					selection={meansFilter ? { kind: 'filter' } : { kind: 'rows', ids }}
					total={total}
					limit={bulk.limit}
					canExtend={table.getIsAllPageRowsSelected() && total > ids.length}
					onExtend={() => setMeansFilter(true)}
					onClear={clear}
				>
					{bulk.render(meansFilter ? { kind: 'filter' } : { kind: 'rows', ids }, clear)}
				</SelectionBar>
			)}
			<VisuallyHidden role="status">
				{!rows && !props.failure && formatMessage(tableMessages.loading)}
			</VisuallyHidden>
			{props.failure ?? (rows?.length === 0 ? props.empty : undefined) ?? (
				<TableRows
					{...body}
					label={props.label}
					rows={rows}
					state={state}
					onChange={onChange}
					isRefreshing={props.isRefreshing ?? false}
					totals={props.totals}
					isWide={isWide}
					density={view.density}
				/>
			)}
			{!props.failure && (total > 0 || !rows) && (
				<Pagination state={state} total={total} onChange={onChange} />
			)}
		</Box>
	);
}
