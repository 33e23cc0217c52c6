import { useMemo } from 'react';
import { fieldSchemaOf } from '../../form/index.ts';
import { type Formats, type IntlShape, useFormats, useIntl } from '../../i18n/index.ts';
import type { DataColumn } from '../../table/index.ts';
import type { AnyResource } from '../define.tsx';
import type { Row } from '../row.ts';
import { type AnyColumn, alignOf, cellOf, statesOf } from './cells.tsx';

/** The columns of a resource as the table takes them. */
export function useColumns(
	resource: AnyResource,
	rows: readonly Row[] | undefined,
): readonly DataColumn<Row>[] {
	const intl = useIntl();
	const formats = useFormats();
	const columns = useMemo(() => {
		const { sort, item } = resource.endpoints.list;
		return (resource.columns as unknown as readonly AnyColumn[]).map((column) => {
			const words = wordsOf(column, intl);
			return {
				id: column.name,
				header: intl.formatMessage(column.label),
				align: alignOf(column),
				...(sort.includes(column.name) && { sort: column.name }),
				...(isPlain(item, column.name) && { field: column.name }),
				...(words && { words }),
				cell: (row: Row) => cellOf(column, row, intl, formats),
			};
		});
	}, [resource, intl, formats]);
	return useMemo(
		() => withTotals(columns, resource, rows, formats),
		[columns, resource, rows, formats],
	);
}

/** A file has one value in a cell: fields that are objects have none. */
function isPlain(item: Parameters<typeof fieldSchemaOf>[0], name: string): boolean {
	const schema = fieldSchemaOf(item, name);
	const single = schema?.type === 'array' ? schema.items : schema;
	return ['string', 'integer', 'number', 'boolean'].includes(single?.type ?? '');
}

/** How a column's values read in a file, where they are codes; the same words as on the screen. */
function wordsOf(column: AnyColumn, intl: IntlShape): Record<string, string> | undefined {
	if (column.kind !== 'enum' && column.kind !== 'status') return undefined;
	const labels =
		column.kind === 'enum'
			? Object.entries(column.labels)
			: Object.entries(statesOf(column)).map(([value, { label }]) => [value, label] as const);
	return Object.fromEntries(labels.map(([value, label]) => [value, intl.formatMessage(label)]));
}

function withTotals(
	columns: readonly DataColumn<Row>[],
	resource: AnyResource,
	rows: readonly Row[] | undefined,
	formats: Formats,
): readonly DataColumn<Row>[] {
	const defined = resource.columns as unknown as readonly AnyColumn[];
	return columns.map((column, index) => {
		const { kind, name, total } = defined[index] as AnyColumn & { total?: true };
		if (!total || !rows?.length) return column;
		const sum = rows.reduce((before, row) => before + Number(row[name] ?? 0), 0);
		return { ...column, footer: kind === 'money' ? formats.amount(sum) : formats.count(sum) };
	});
}
