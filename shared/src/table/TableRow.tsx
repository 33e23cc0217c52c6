import type { Row as TableModelRow } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import type { DataColumn, listFeatures } from './column.ts';
import { tableMessages } from './messages.ts';

export interface RowProps<Row extends object> {
	row: TableModelRow<typeof listFeatures, Row>;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	isSelected: boolean;
	href?: string | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	/** Position among all rows of the table from 1, told while only a part of them is in the page. */
	ariaRowIndex?: number | undefined;
}

function PlainRow<Row extends object>({
	row,
	columns,
	isSelectable,
	isSelected,
	href,
	actions,
	ariaRowIndex,
}: RowProps<Row>) {
	const intl = useIntl();
	return (
		<tr aria-selected={isSelectable ? isSelected : undefined} aria-rowindex={ariaRowIndex}>
			{isSelectable && (
				<td>
					<input
						type="checkbox"
						aria-label={intl.formatMessage(tableMessages.selectRow, { row: row.index + 1 })}
						checked={isSelected}
						onChange={(event) => row.toggleSelected(event.target.checked)}
					/>
				</td>
			)}
			{columns.map((column, index) =>
				index === 0 ? (
					<th key={column.id} scope="row" data-align={column.align}>
						{href ? <Link to={href}>{column.cell(row.original)}</Link> : column.cell(row.original)}
					</th>
				) : (
					<td key={column.id} data-align={column.align}>
						{column.cell(row.original)}
					</td>
				),
			)}
			{actions && (
				<td data-align="end" data-actions="">
					{actions(row.original)}
				</td>
			)}
		</tr>
	);
}

export const TableRow = memo(PlainRow) as typeof PlainRow;
