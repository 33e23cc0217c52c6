import { useMemo } from 'react';
import type { Totals } from '../../contract/index.ts';
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
	/** Sums over every row of the filter, of the fields that the list adds up. */
	totals: readonly Totals[] | undefined,
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
				...('inTitle' in column && column.inTitle && { inTitle: true as const }),
				cell: (row: Row) => cellOf(column, row, intl, formats),
			};
		});
	}, [resource, intl, formats]);
	return useMemo(
		() => withTotals(columns, resource, { rows, totals }, formats),
		[columns, resource, rows, totals, formats],
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

/** What a page's rows add up to, by currency. */
function sumsByCurrency(rows: readonly Row[], name: string, currency: string) {
	const sums = new Map<string, number>();
	for (const row of rows) {
		const unit = String(row[currency]);
		sums.set(unit, (sums.get(unit) ?? 0) + Number(row[name] ?? 0));
	}
	return [...sums];
}

interface Summed {
	rows: readonly Row[] | undefined;
	totals: readonly Totals[] | undefined;
}

function withTotals(
	columns: readonly DataColumn<Row>[],
	resource: AnyResource,
	{ rows, totals }: Summed,
	formats: Formats,
): readonly DataColumn<Row>[] {
	const defined = resource.columns as unknown as readonly AnyColumn[];
	return columns.map((column, index) => {
		const { name, total, currency } = defined[index] as AnyColumn & {
			total?: true;
			currency?: string;
		};
		if (!total || !rows?.length) return column;
		if (currency) {
			// `1 200,00 G · 20,00 $`: what is of several currencies adds up to no one figure.
			const shown = (sums: readonly (readonly [string, number])[]) =>
				sums.map(([unit, sum]) => formats.amount(sum, unit)).join(' · ');
			const ofFilter = totals
				?.filter(({ sums }) => name in sums)
				.map(({ currency: unit, sums }) => [unit, sums[name] as number] as const);
			return {
				...column,
				footer: shown(sumsByCurrency(rows, name, currency)),
				...(ofFilter?.length && { filterFooter: shown(ofFilter) }),
			};
		}
		return {
			...column,
			footer: formats.count(rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)),
		};
	});
}
