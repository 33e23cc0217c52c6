import { memo, type ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';

export interface RowProps<Row extends object> {
	item: Row;
	/** On the page, from 0. */
	index: number;
	columns: readonly DataColumn<Row>[];
	/** With it the row has a place for a checkbox. */
	selection?: { toggleSelected(isSelected: boolean): void } | undefined;
	/** Absent: it may. */
	mayTick?: boolean;
	isSelected: boolean;
	/** Just added: it stands out, and is the current one for screen readers. */
	isMarked?: boolean;
	href?: string | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	/** Position among all rows of the table from 1, told while only a part of them is in the page. */
	ariaRowIndex?: number | undefined;
}

function PlainRow<Row extends object>({
	item,
	index,
	columns,
	selection,
	mayTick = true,
	isSelected,
	isMarked = false,
	href,
	actions,
	ariaRowIndex,
}: RowProps<Row>) {
	const intl = useIntl();
	return (
		<tr
			aria-selected={selection && isSelected}
			aria-rowindex={ariaRowIndex}
			aria-current={isMarked || undefined}
		>
			{selection && (
				<td data-tick="">
					{mayTick && (
						<input
							type="checkbox"
							aria-label={intl.formatMessage(tableMessages.selectRow, { row: index + 1 })}
							checked={isSelected}
							onChange={(event) => selection.toggleSelected(event.target.checked)}
						/>
					)}
				</td>
			)}
			{columns.map((column, place) =>
				place === 0 ? (
					<th key={column.id} scope="row" data-align={column.align}>
						{href ? <Link to={href}>{column.cell(item)}</Link> : column.cell(item)}
					</th>
				) : (
					<td key={column.id} data-align={column.align}>
						{column.cell(item)}
					</td>
				),
			)}
			{actions && (
				<td data-align="end" data-actions="">
					{actions(item)}
				</td>
			)}
		</tr>
	);
}

export const TableRow = memo(PlainRow) as typeof PlainRow;
