import {
	functionalUpdate,
	type RowSelectionState,
	type Updater,
	useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataColumn, type ListTable, listFeatures } from './column.ts';
import { NARROWEST, type TableView, WIDEST } from './tableView.ts';

/** Of a column that was shown after the others' widths were drawn. */
const NEW_WIDTH = 160;
const NO_ROWS: readonly never[] = [];

interface Options<Row extends object> {
	columns: readonly DataColumn<Row>[];
	rows: readonly Row[] | undefined;
	rowId: (row: Row) => string;
	/** Whether a row may be ticked. */
	mayTick: (row: Row) => boolean;
	view: TableView;
	onView: (patch: Partial<TableView>) => void;
	ticked: RowSelectionState;
	onTicked: (next: Updater<RowSelectionState>) => void;
}

/** What is kept of a person's view, as the table knows it. */
function stateOf({ hidden, order, widths }: TableView, first: string | undefined) {
	return {
		columnVisibility: Object.fromEntries(hidden.map((id) => [id, id === first])),
		// The first column is the row's link: it stays the first, and shown.
		columnOrder: first === undefined || order.length === 0 ? [] : [first, ...order],
		columnSizing: { ...widths },
	};
}

/** A list's rows with what is ticked, and its columns as this person likes them. */
export function useListTable<Row extends object>(options: Options<Row>) {
	const { columns, rows, rowId, mayTick, view, onView, ticked, onTicked } = options;
	const first = columns[0]?.id;
	const state = useMemo(() => stateOf(view, first), [view, first]);
	const table: ListTable<Row> = useTable<typeof listFeatures, Row>({
		features: listFeatures,
		columns: useMemo(
			() =>
				columns.map(({ id, header }, index) => ({
					id,
					header,
					enableHiding: index > 0,
					size: NEW_WIDTH,
					minSize: NARROWEST,
					maxSize: WIDEST,
				})),
			[columns],
		),
		data: rows ?? NO_ROWS,
		getRowId: rowId,
		enableRowSelection: ({ original }) => mayTick(original),
		state: { rowSelection: ticked, ...state },
		onRowSelectionChange: onTicked,
		onColumnVisibilityChange(next) {
			const isVisible = functionalUpdate(next, state.columnVisibility);
			onView({ hidden: Object.keys(isVisible).filter((id) => !isVisible[id]) });
		},
		onColumnOrderChange(next) {
			const ids = functionalUpdate(next, state.columnOrder);
			onView({ order: ids.filter((id) => id !== first) });
		},
		onColumnSizingChange: (next) => onView({ widths: functionalUpdate(next, state.columnSizing) }),
	});
	const [inOrder, visible] = [table.getAllLeafColumns(), table.getVisibleLeafColumns()];
	const { ordered, shown } = useMemo(() => {
		const byId = new Map(columns.map((column) => [column.id, column]));
		const those = (chosen: readonly { id: string }[]) =>
			chosen.flatMap(({ id }) => byId.get(id) ?? []);
		return { ordered: those(inOrder), shown: those(visible) };
	}, [columns, inOrder, visible]);
	return { table, ordered, shown };
}
