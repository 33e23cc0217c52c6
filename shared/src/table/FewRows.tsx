import { useMemo } from 'react';
import { useIsWide } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import type { ListState } from './listUrl.ts';
import { TableRows } from './TableRows.tsx';
import { PLAIN_VIEW } from './tableView.ts';
import { useListTable } from './useListTable.ts';

interface Props<Row extends object> {
	/** What the rows are, for screen readers. */
	readonly label: string;
	readonly columns: readonly DataColumn<Row>[];
	/** undefined while they load. */
	readonly rows: readonly Row[] | undefined;
	readonly rowId: (row: Row) => string;
	readonly rowHref?: (row: Row) => string | undefined;
}

const STATE: ListState = { page: 1, size: 25, sort: '', q: '', filters: {} };
const NONE_TICKED = {};
const ignore = () => undefined;

/** A few rows, as lists draw theirs, with nothing to choose: the list itself has all of that. */
export function FewRows<Row extends object>({ label, columns, rows, rowId, rowHref }: Props<Row>) {
	const isWide = useIsWide('sm');
	const plain = useMemo(() => columns.map(({ sort: _sort, ...column }) => column), [columns]);
	const { table, shown } = useListTable<Row>({
		...{ columns: plain, rows, rowId, view: PLAIN_VIEW, ticked: NONE_TICKED },
		onView: ignore,
		mayTick: () => true,
		onTicked: ignore,
	});
	return (
		<TableRows
			table={table}
			columns={shown}
			isSelectable={false}
			rowHref={rowHref}
			label={label}
			rows={rows}
			state={STATE}
			onChange={ignore}
			isRefreshing={false}
			totals={undefined}
			isWide={isWide}
			view={PLAIN_VIEW}
		/>
	);
}
