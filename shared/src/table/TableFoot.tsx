import { useIntl } from '../i18n/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	totals?: 'page' | 'filter' | undefined;
	/** Whether a column of checkboxes comes first, and one of buttons last. */
	leading: boolean;
	trailing: boolean;
}

/** Totals below the columns that have one, said to be of the page or of the filter. */
export function TableFoot<Row>({ columns, totals, leading, trailing }: Props<Row>) {
	const { formatMessage } = useIntl();
	if (!totals) return null;
	return (
		<tfoot>
			<tr>
				{leading && <td />}
				{columns.map(({ id, align, footer }, index) =>
					index === 0 ? (
						<th key={id} scope="row">
							{formatMessage(
								totals === 'page' ? tableMessages.totalPage : tableMessages.totalFilter,
							)}
						</th>
					) : (
						<td key={id} data-align={align}>
							{footer}
						</td>
					),
				)}
				{trailing && <td />}
			</tr>
		</tfoot>
	);
}
