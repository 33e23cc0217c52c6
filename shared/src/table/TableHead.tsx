import { useIntl } from '../i18n/index.ts';
import { SortAscendingIcon, SortDescendingIcon, SortIcon, VisuallyHidden } from '../ui/index.ts';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props<Row extends object> {
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	/** Field sorted by, `-` before it for descending. */
	sort: string;
	onSort: (sort: string) => void;
	isSelectable: boolean;
	hasActions: boolean;
}

export function TableHead<Row extends object>({
	table,
	columns,
	sort,
	onSort,
	isSelectable,
	hasActions,
}: Props<Row>) {
	const intl = useIntl();
	return (
		<thead>
			<tr>
				{isSelectable && (
					<th scope="col" data-narrow="">
						<input
							type="checkbox"
							aria-label={intl.formatMessage(tableMessages.selectPage)}
							checked={table.getIsAllPageRowsSelected()}
							ref={(box) => {
								if (box)
									box.indeterminate =
										table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected();
							}}
							onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
						/>
					</th>
				)}
				{columns.map((column) => (
					<ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
				))}
				{hasActions && (
					<th scope="col" data-narrow="" data-actions="">
						<VisuallyHidden>{intl.formatMessage(tableMessages.actions)}</VisuallyHidden>
					</th>
				)}
			</tr>
		</thead>
	);
}

interface ColumnHeadProps<Row> {
	column: DataColumn<Row>;
	sort: string;
	onSort: (sort: string) => void;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
	const intl = useIntl();
	if (!column.sort) {
		return (
			<th scope="col" data-align={column.align}>
				{column.header}
			</th>
		);
	}
	const isSorted = sort.replace(/^-/, '') === column.sort;
	const isDescending = isSorted && sort.startsWith('-');
	const next = isSorted && !isDescending ? `-${column.sort}` : column.sort;
	const Icon = !isSorted ? SortIcon : isDescending ? SortDescendingIcon : SortAscendingIcon;
	const action = next.startsWith('-') ? tableMessages.sortDescending : tableMessages.sortAscending;
	return (
		<th
			scope="col"
			data-align={column.align}
			aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
		>
			<button
				type="button"
				data-sorted={isSorted ? '' : undefined}
				title={intl.formatMessage(action, { column: column.header })}
				onClick={() => onSort(next)}
			>
				{column.header}
				<Icon size={14} aria-hidden />
			</button>
		</th>
	);
}
