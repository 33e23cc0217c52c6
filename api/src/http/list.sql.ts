import type { ItemOf, ListEndpoint, Totals, TSchema } from '@borlette/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';

export interface ListSource<E extends ListEndpoint> {
	/** SELECT of every row that the caller may see, with the item's columns. */
	rows: RawBuilder<ItemOf<E>>;
	/** Columns of `rows` that `q` looks into. */
	search: readonly string[];
	/** Conditions of filters that are not simply "this column equals". */
	filters?: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>;
}

/** Filters of a list by the days of a column, both included. */
export const daysOf = (column: string) => ({
	start_date: (day: string) => sql<boolean>`${sql.ref(`r.${column}`)} >= ${day}::date`,
	end_date: (day: string) => sql<boolean>`${sql.ref(`r.${column}`)} <= ${day}::date`,
});

/** FROM and WHERE of the rows that are asked for. */
export const matchingRows = <E extends ListEndpoint>(
	source: ListSource<E>,
	filters: Record<string, unknown>,
	q: string | undefined,
): RawBuilder<ItemOf<E>> =>
	sql<ItemOf<E>>`FROM (${source.rows}) AS r
		WHERE ${sql.join([...conditions(filters, source), searching(q, source.search)], sql` AND `)}`;

export const orderedRows = <E extends ListEndpoint>(
	matching: RawBuilder<ItemOf<E>>,
	endpoint: E,
	sort: string,
): RawBuilder<ItemOf<E>> => sql<ItemOf<E>>`SELECT r.* ${matching} ${orderBy(endpoint, sort)}`;

export const pageOf = <T>(
	db: Db,
	ordered: RawBuilder<T>,
	{ limit, offset }: { limit: number; offset: number },
): Promise<T[]> => rowsOf(db, sql<T>`${ordered} LIMIT ${limit} OFFSET ${offset}`);

/** How many rows match, and the sums that the list names, by currency: one pass over them. */
export async function countedRows(
	db: Db,
	{ sums: names = [] }: ListEndpoint,
	matching: RawBuilder<unknown>,
	known: string | undefined,
): Promise<{ total: number; totals: Totals[] | undefined }> {
	if (names.length === 0) {
		const { total } = await theRow(
			db,
			sql<{ total: number }>`SELECT count(*) AS total ${matching}`,
		);
		return { total, totals: undefined };
	}
	const added = names.map(
		(name) => sql`sum(${sql.ref(`r.${name}`)})::bigint AS ${sql.ref(`sum_${name}`)}`,
	);
	// To group what is of one currency would cost half as much again.
	const unit = known ? sql`${known}::text` : sql`r.currency`;
	const grouping = known ? sql`HAVING count(*) > 0` : sql`GROUP BY r.currency ORDER BY r.currency`;
	const rows = await rowsOf(
		db,
		sql<{ total: number; currency: string } & Record<`sum_${string}`, number>>`
			SELECT ${unit} AS currency, count(*) AS total, ${sql.join(added)} ${matching} ${grouping}`,
	);
	const totals = rows.map(({ currency, ...row }) => ({
		currency,
		sums: Object.fromEntries(names.map((name) => [name, row[`sum_${name}`] as number])),
	}));
	return { total: rows.reduce((sum, { total }) => sum + total, 0), totals };
}

function conditions<E extends ListEndpoint>(
	filters: Record<string, unknown>,
	source: ListSource<E>,
): RawBuilder<boolean>[] {
	return Object.entries(filters)
		.filter(([, value]) => value !== undefined)
		.map(
			([name, value]) =>
				source.filters?.[name]?.(value as string) ??
				sql<boolean>`${sql.ref(`r.${name}`)} = ${value}`,
		);
}

/** Every word of `q` must be in one of the columns. */
function searching(q: string | undefined, columns: readonly string[]): RawBuilder<boolean> {
	const words = q?.split(/\s+/).filter(Boolean) ?? [];
	if (words.length === 0) return sql<boolean>`true`;
	const text = sql`concat_ws(' ', ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))})`;
	return sql<boolean>`${text} ILIKE ALL (${words.map(containing)}::text[])`;
}

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The asked order, then the id, so that no row is on two pages. */
function orderBy(endpoint: ListEndpoint, sort: string): RawBuilder<unknown> {
	const descending = sort.startsWith('-');
	const field = descending ? sort.slice(1) : sort;
	const column = sql.ref(`r.${field}`);
	const direction = descending ? sql`DESC` : sql`ASC`;
	const value = isText(endpoint.item, field) ? sql`${column} COLLATE names` : column;
	// Where none is null it would keep an index from being read in its order.
	const nulls = isNullable(endpoint.item, field) ? sql`NULLS LAST` : sql``;
	return sql`ORDER BY ${value} ${direction} ${nulls}, r.id ${direction}`;
}

interface JsonSchema {
	type?: string;
	format?: string;
	properties?: Record<string, JsonSchema>;
	anyOf?: JsonSchema[];
}

const schemaOf = (item: TSchema, field: string) => (item as JsonSchema).properties?.[field];

const isNullable = (item: TSchema, field: string): boolean =>
	schemaOf(item, field)?.anyOf?.some(({ type }) => type === 'null') ?? false;

function isText(item: TSchema, field: string): boolean {
	const schema = schemaOf(item, field);
	const plain = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema;
	return plain?.type === 'string' && (plain.format === undefined || plain.format === 'time-zone');
}
