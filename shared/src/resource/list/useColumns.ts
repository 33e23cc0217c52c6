import { useMemo } from 'react';
import type { Totals } from '../../contract/index.ts';
import { fieldSchemaOf } from '../../form/index.ts';
import { type IntlShape, useFormats, useIntl, words } from '../../i18n/index.ts';
import { isEverywhere, useSession } from '../../session/index.ts';
import type { DataColumn, FileField } from '../../table/index.ts';
import { type AnyColumn, kindOfColumn, totalOfColumn, whyUnknownIn } from '../columns/index.ts';
import type { Summed } from '../columns/kind.ts';
import { said } from '../columns/states.tsx';
import type { AnyResource } from '../definition.ts';
import type { Row } from '../row.ts';
import { cellOf } from './Cell.tsx';

type CustomColumn = Extract<AnyColumn, { kind: 'custom' }>;
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
	const isOfAll = useSession(({ user }) => isEverywhere(user));
	const shown = useMemo(() => columnsOf(resource, isOfAll), [resource, isOfAll]);
	const columns = useMemo(() => {
		const { sort, item } = resource.endpoints.list;
		return shown.map((column) => {
			const kind = kindOfColumn(column);
			const words = kind?.words?.(column, intl);
			return {
				id: column.name,
				header: intl.formatMessage(column.label),
				align: (column.kind === 'custom' ? column.align : kind?.align) ?? ('start' as const),
				...(sort.includes(column.name) && { sort: column.name }),
				...(isPlain(item, column.name) && { field: column.name }),
				...(words && { words }),
				...(column.kind === 'custom' && column.inFile && { inFile: inFileOf(column, intl) }),
				...('inTitle' in column && column.inTitle && { inTitle: true as const }),
				...((column.kind === 'status' || ('isState' in column && column.isState)) && {
					isState: true as const,
				}),
				...(column.isOnCard && { isOnCard: true as const }),
				...(column.kind === 'ref' && { isName: true as const }),
				...(column.kind === 'money' && { isAmount: true as const }),
				cell: (row: Row) => cellOf(column, row, { intl, formats }),
			};
		});
	}, [resource, shown, intl, formats]);
	return useMemo(
		() => (rows?.length ? withTotals(columns, shown, { rows, totals, intl, formats }) : columns),
		[columns, shown, rows, totals, intl, formats],
	);
}

const inFileOf = ({ inFile = [], label }: CustomColumn, intl: IntlShape): readonly FileField[] =>
	inFile.map(({ name, label: own = label, labels }) => ({
		...{ field: name, header: intl.formatMessage(own) },
		...(labels && {
			words: typeof labels === 'function' ? labels(intl.locale) : said(labels, intl),
		}),
	}));

const COMPANY = { kind: 'text', name: 'companyname', label: words.company } as const;

/** Whose a row is, where rows say it and are of all companies: after the row's link. */
function columnsOf({ columns, endpoints }: Drawn, isOfAll: boolean): readonly AnyColumn[] {
	const { name } = COMPANY;
	const isAsked = isOfAll && fieldSchemaOf(endpoints.list.item, name);
	if (!isAsked || columns.some((column) => column.name === name)) return columns;
	return [...columns.slice(0, 1), COMPANY, ...columns.slice(1)];
}

/** A file has one value in a cell: fields that are objects have none. */
function isPlain(item: Parameters<typeof fieldSchemaOf>[0], name: string): boolean {
	const schema = fieldSchemaOf(item, name);
	const single = schema?.type === 'array' ? schema.items : schema;
	return ['string', 'integer', 'number', 'boolean'].includes(single?.type ?? '');
}

const withTotals = (
	columns: readonly DataColumn<Row>[],
	defined: readonly AnyColumn[],
	summed: Omit<Summed, 'name'>,
): readonly DataColumn<Row>[] =>
	columns.map((column, index) => {
		const given = defined[index];
		if (!given || !('total' in given) || !given.total) return column;
		const totalOf = (rows: readonly Row[]) =>
			totalOfColumn(given)?.({ ...summed, rows, name: given.name }, given);
		// What nobody knows yet of any row adds up to a 0 that nobody knows either.
		const isUnknown = (rows: readonly Row[]) => rows.every((row) => whyUnknownIn(given, row));
		/** Of other rows than those of the page, as they stand on paper. */
		const sumOf = (rows: readonly Row[]) => (isUnknown(rows) ? undefined : totalOf(rows)?.footer);
		if (!isUnknown(summed.rows)) return { ...column, ...totalOf(summed.rows), sumOf };
		const isKnown = summed.totals?.some(({ sums }) => sums[given.name]);
		return { ...column, ...(isKnown && { filterFooter: totalOf([])?.filterFooter }), sumOf };
	});
