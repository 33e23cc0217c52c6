import { useMemo } from 'react';
import type { Totals } from '../../contract/index.ts';
import { fieldSchemaOf } from '../../form/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import type { DataColumn } from '../../table/index.ts';
import { kindOfColumn, totalOfColumn } from '../columns/index.ts';
import type { Summed } from '../columns/kind.ts';
import type { AnyResource } from '../definition.ts';
import type { Row } from '../row.ts';
import { cellOf } from './Cell.tsx';

type Drawn = Pick<AnyResource, 'columns' | 'endpoints'>;

/** The columns of a resource as the table takes them. */
export function useColumns(
	resource: Drawn,
	rows: readonly Row[] | undefined,
	/** Sums over every row of the filter, of the fields that the list adds up. */
	totals: readonly Totals[] | undefined,
): readonly DataColumn<Row>[] {
	const intl = useIntl();
	const formats = useFormats();
	const columns = useMemo(() => {
		const { sort, item } = resource.endpoints.list;
		return resource.columns.map((column) => {
			const kind = kindOfColumn(column);
			const words = kind?.words?.(column, intl);
			return {
				id: column.name,
				header: intl.formatMessage(column.label),
				align: (column.kind === 'custom' ? column.align : kind?.align) ?? ('start' as const),
				...(sort.includes(column.name) && { sort: column.name }),
				...(isPlain(item, column.name) && { field: column.name }),
				...(words && { words }),
				...('inTitle' in column && column.inTitle && { inTitle: true as const }),
				cell: (row: Row) => cellOf(column, row, { intl, formats }),
			};
		});
	}, [resource, intl, formats]);
	return useMemo(
		() => (rows?.length ? withTotals(columns, resource, { rows, totals, intl, formats }) : columns),
		[columns, resource, rows, totals, intl, formats],
	);
}

/** A file has one value in a cell: fields that are objects have none. */
function isPlain(item: Parameters<typeof fieldSchemaOf>[0], name: string): boolean {
	const schema = fieldSchemaOf(item, name);
	const single = schema?.type === 'array' ? schema.items : schema;
	return ['string', 'integer', 'number', 'boolean'].includes(single?.type ?? '');
}

const withTotals = (
	columns: readonly DataColumn<Row>[],
	{ columns: defined }: Drawn,
	summed: Omit<Summed, 'name'>,
): readonly DataColumn<Row>[] =>
	columns.map((column, index) => {
		const given = defined[index];
		if (!given || !('total' in given) || !given.total) return column;
		return { ...column, ...totalOfColumn(given)?.({ ...summed, name: given.name }, given) };
	});
