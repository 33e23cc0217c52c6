import type { ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';
import type { Sides } from './tableStyle.ts';

/** What the columns' totals count: the rows shown, every row of the filter, or both where all of them are shown. */
export type TotalsOf = 'page' | 'filter' | 'whole';

interface Props<Row> extends Sides {
	columns: readonly DataColumn<Row>[];
	totals?: TotalsOf | undefined;
}

interface Totals<Row> {
	label: 'totalPage' | 'totalFilter';
	of: (column: DataColumn<Row>) => ReactNode;
}

/** The lines below a table: of the page, of the filter, or both. */
export function totalsOf<Row>(
	columns: readonly DataColumn<Row>[],
	totals: TotalsOf | undefined,
): readonly Totals<Row>[] {
	if (totals === 'whole') {
		return [{ label: 'totalFilter', of: ({ footer, filterFooter }) => filterFooter ?? footer }];
	}
	return [
		...(totals
			? [{ label: TOTAL[totals], of: ({ footer }: DataColumn<Row>) => footer } as const]
			: []),
		...(columns.some(({ filterFooter }) => filterFooter)
			? [{ label: TOTAL.filter, of: ({ filterFooter }: DataColumn<Row>) => filterFooter } as const]
			: []),
	];
}
const TOTAL = { page: 'totalPage', filter: 'totalFilter' } as const;

/** Totals below the columns that have one, said to be of the page or of the filter. */
export function TableFoot<Row>({ columns, totals, leading, trailing }: Props<Row>) {
	const { formatMessage } = useIntl();
	const lines = totalsOf(columns, totals);
	if (lines.length === 0) return null;
	return (
		<tfoot>
			{lines.map((line) => (
				<tr key={line.label}>
					{leading && <td data-tick="" />}
					{columns.map((column, index) =>
						index === 0 ? (
							<th key={column.id} scope="row">
								{formatMessage(tableMessages[line.label])}
							</th>
						) : (
							<td key={column.id} data-align={column.align}>
								{line.of(column)}
							</td>
						),
					)}
					{trailing && <td data-actions="" />}
				</tr>
			))}
		</tfoot>
	);
}
