import type { ReactNode } from 'react';
import { Unknown } from '../../ui/index.ts';
import { type AnyColumn, kindOfColumn, whyUnknownIn } from '../columns/index.ts';
import type { Languages } from '../columns/kind.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import { CellLink } from './CellLink.tsx';

/** What a row shows in a column. A plain function: thousands of cells need no component each. */
export function cellOf(column: AnyColumn, row: Row, { intl, formats }: Languages): ReactNode {
	if (column.kind === 'custom') return <column.cell item={row} />;
	const value = row[column.name];
	if (value === null || value === undefined || value === '') {
		return intl.formatMessage(
			'none' in column && column.none ? column.none : resourceMessages.none,
		);
	}
	const whyUnknown = whyUnknownIn(column, row);
	if (whyUnknown) return <Unknown why={whyUnknown} />;
	const drawn = kindOfColumn(column)?.draw(value, { row, intl, formats }, column);
	return column.link ? (
		<CellLink link={column.link} row={row}>
			{drawn}
		</CellLink>
	) : (
		drawn
	);
}
