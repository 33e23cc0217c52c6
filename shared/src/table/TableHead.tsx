import { type ReactNode, useRef } from 'react';
import { useIntl } from '../i18n/index.ts';
import { SortAscendingIcon, SortDescendingIcon, SortIcon, VisuallyHidden } from '../ui/index.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';
import { withWidth } from './Widths.tsx';

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
	const row = useRef<HTMLTableRowElement>(null);
	const setWidth = (id: string, width: number | null) =>
		table.setColumnSizing((drawn) =>
			width === null ? {} : withWidth(drawn, row.current, id, width),
		);
	return (
		<thead>
			<tr ref={row}>
				{isSelectable && (
					<th scope="col" data-tick="">
						<input
							type="checkbox"
							aria-label={intl.formatMessage(tableMessages.selectPage)}
							// Before the rows are there a tick would be lost.
							disabled={table.getRowModel().rows.length === 0}
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
				{columns.map((column, place) => (
					<ColumnHead
						key={column.id}
						column={column}
						isFirst={place === 0}
						sort={sort}
						onSort={onSort}
					>
						<ColumnHandle onWidth={(width) => setWidth(column.id, width)} />
					</ColumnHead>
				))}
				{hasActions && (
					<th scope="col" data-actions="">
						<VisuallyHidden>{intl.formatMessage(tableMessages.actions)}</VisuallyHidden>
					</th>
				)}
			</tr>
		</thead>
	);
}

interface ColumnHeadProps<Row> {
	column: DataColumn<Row>;
	isFirst: boolean;
	sort: string;
	onSort: (sort: string) => void;
	children: ReactNode;
}

function ColumnHead<Row>({ column, isFirst, sort, onSort, children }: ColumnHeadProps<Row>) {
	const intl = useIntl();
	const place = {
		'data-column': column.id,
		'data-align': column.align,
		...(isFirst && { 'data-first': '' }),
	};
	if (!column.sort) {
		return (
			<th scope="col" {...place}>
				{column.header}
				{children}
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
			{...place}
			aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
		>
			<button
				type="button"
				data-sorted={isSorted ? '' : undefined}
				title={intl.formatMessage(action, { column: column.header })}
				onClick={() => onSort(next)}
			>
				<span>{column.header}</span>
				<Icon size={14} aria-hidden />
			</button>
			{children}
		</th>
	);
}
