import type { ItemOf, ListEndpoint, Totals } from '@borlette/shared/contract';
import { searchPatterns } from '@borlette/shared/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { type Key, keysFound } from './keys.sql.ts';
import { orderOf } from './order.sql.ts';

export interface ListSource<E extends ListEndpoint> {
	/** SELECT of every row that the caller may see, with the item's columns. */
	rows: RawBuilder<ItemOf<E>>;
	/** Columns of `rows` that `q` looks into; none where `rows` are those that it finds. */
	search: readonly string[];
	/** Conditions of filters that are not simply "this column equals". */
	filters?: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>;
	/** Column of a short code: who types one means its row, which comes before what holds it anywhere else. */
	code?: string;
	/**
	 * Columns by which people look for a row among those that the sort leaves equal, from A to Z whatever its direction; else only
	 * the id tells these apart, in an order that nobody knows.
	 */
	ties?: readonly string[] | undefined;
	/**
	 * SELECT of `id` and further columns, worked out once it is known which rows are shown, and for these alone: those that a
	 * page passes over cost nothing. None of them is sorted or filtered by.
	 */
	details?: RawBuilder<object>;
	/**
	 * Columns by which an index finds a row again, with their types. A page far in, or in another order than the usual, which an
	 * index has, then looks for these alone in what it passes over, and works out the others of its own rows; and what a search
	 * finds is not looked for twice, to be counted and to be shown.
	 */
	foundBy?: Key | undefined;
	/** The rows as they are without the search that `rows` do themselves: those that are known by their keys are not searched again. */
	unsearched?: RawBuilder<ItemOf<E>> | undefined;
	/** Kept sums of the same rows, which count them where nothing else is asked. */
	added?: AddedUp | undefined;
	/** For rows whose sums cost much: what a page reads once for all that it says. */
	shared?: SharedRows<E> | undefined;
}

export interface SharedRows<E extends ListEndpoint> {
	/** The CTEs that `rows` and `beside` read. */
	ctes: RawBuilder<unknown>;
	/** The same rows as those of the list. */
	rows: RawBuilder<ItemOf<E>>;
	/** SELECT of one row, whose columns the page says beside its rows. */
	beside: RawBuilder<object>;
}

/** Fewer rows than the list's own that add up to the same. */
export interface AddedUp {
	/** SELECT with the columns of `filters`, `count`, `currency` and each sum of the endpoint. */
	rows: RawBuilder<object>;
	/** The filters that they can be asked for; never with a search. */
	filters: readonly string[];
}

/** Of rows with counts and no amounts: what ISO 4217 says of what has no currency. */
export const NO_CURRENCY = 'XXX';

/** Which rows are asked for. */
export interface Asked {
	filters: Record<string, unknown>;
	q: string | undefined;
	/** Of every row, where they are of one company; else sums are worked out for each there is. */
	currency: string | undefined;
}

/** FROM and WHERE of the rows that are asked for. */
export const matchingRows = <E extends ListEndpoint>(
	source: ListSource<E>,
	filters: Record<string, unknown>,
	q: string | undefined,
): RawBuilder<ItemOf<E>> =>
	sql<ItemOf<E>>`FROM (${source.rows}) AS r
		WHERE ${sql.join([...conditions(filters, source), searching(q, source.search)], sql` AND `)}`;

/** @param page which of them; all without it */
export function orderedRows<E extends ListEndpoint>(
	endpoint: E,
	source: ListSource<E>,
	{ filters, q }: Asked,
	sort: string,
	page?: Page,
): RawBuilder<ItemOf<E>> {
	const { code, details } = source;
	const first = q && code ? sql`${hasCode(code, q.trim())} DESC, ` : sql``;
	const order = sql`ORDER BY ${first}${orderOf(endpoint, sort, source.ties)}`;
	const matching = matchingRows(source, filters, q);
	const passesOver = page && (page.offset > 0 || sort !== endpoint.defaultSort);
	const rows = passesOver
		? farPage(source, sql`${matching} ${order}`, page, order)
		: firstPage(sql<ItemOf<E>>`SELECT r.* ${matching} ${order}`, page);
	return details
		? sql<ItemOf<E>>`SELECT * FROM (${rows}) AS r JOIN (${details}) AS d USING (id) ${order}`
		: rows;
}

/** Ids of the rows that are asked for, in one order whoever asks; one more than `max` tells that there are more. */
export const matchingIds = <E extends ListEndpoint>(
	source: ListSource<E>,
	{ filters, q }: Pick<Asked, 'filters' | 'q'>,
	max: number,
): RawBuilder<{ id: string }> =>
	sql<{ id: string }>`SELECT r.id ${matchingRows(source, filters, q)}
		ORDER BY r.id LIMIT ${sql.lit(max + 1)}`;

/** Whether a row has the code that is looked for; 412 is 0412. */
const hasCode = (column: string, q: string): RawBuilder<boolean> =>
	sql<boolean>`ltrim(${sql.ref(`r.${column}`)}, '0') = ltrim(upper(${q}), '0')`;

export interface Page {
	limit: number;
	offset: number;
}

/** The limit is written out: a plan that is made once knows then that it is for a page. */
const firstPage = <T>(ordered: RawBuilder<T>, page: Page | undefined): RawBuilder<T> =>
	page ? sql<T>`${ordered} LIMIT ${sql.lit(page.limit)}` : ordered;

/** @param matching FROM, WHERE and ORDER BY of all rows */
function farPage<E extends ListEndpoint>(
	{ rows, foundBy }: ListSource<E>,
	matching: RawBuilder<unknown>,
	{ limit, offset }: Page,
	order: RawBuilder<unknown>,
): RawBuilder<ItemOf<E>> {
	const page = sql`${matching} LIMIT ${sql.lit(limit)} OFFSET ${offset}`;
	if (!foundBy) return sql<ItemOf<E>>`SELECT r.* ${page}`;
	const names = Object.keys(foundBy);
	const key = sql.join(names.map((name) => sql.ref(name)));
	const own = sql.join(names.map((name) => sql.ref(`r.${name}`)));
	return sql<
		ItemOf<E>
	>`SELECT r.* FROM (${rows}) AS r JOIN (SELECT ${own} ${page}) AS shown USING (${key}) ${order}`;
}

/** With sums also `currency` and `sum_…` for each; of a search `key_…` of what was found. */
export interface Counted {
	total: number;
}

/** What a page says of all rows: how many match, and the sums that the list names, by currency. */
export interface Counts {
	total: number;
	totals: Totals[] | undefined;
}

/** The statement whose rows `countsOf` reads: one pass over the rows, or over what adds up to them. */
export const countedRows = <E extends ListEndpoint>(
	endpoint: E,
	source: ListSource<E>,
	asked: Asked,
): RawBuilder<Counted> =>
	endpoint.sums
		? summedRows(endpoint.sums, source, asked)
		: sql<Counted>`SELECT count(*) AS total ${matchingRows(source, asked.filters, asked.q)}`;

/** Of rows that a page reads once: how many there are, those of the page, and what it says beside them. */
export function sharedSelects<E extends ListEndpoint>(
	endpoint: E,
	source: ListSource<E>,
	{ rows, beside }: SharedRows<E>,
	asked: Asked,
	{ sort, ...page }: Page & { sort: string },
): readonly RawBuilder<unknown>[] {
	const own = { ...source, rows };
	const counted = sql`SELECT count(*) AS total ${matchingRows(own, asked.filters, asked.q)}`;
	return [counted, orderedRows(endpoint, own, asked, sort, page), beside];
}

function summedRows<E extends ListEndpoint>(
	names: readonly string[],
	source: ListSource<E>,
	{ filters, q, currency }: Asked,
): RawBuilder<Counted> {
	const added = q ? undefined : addedUp(source, filters);
	const rows = added
		? { ...source, rows: added.rows as RawBuilder<ItemOf<E>>, search: [] }
		: source;
	const total = added ? sql`coalesce(sum(r.count), 0)::bigint` : sql`count(*)`;
	const sums = names.map(
		(name) => sql`sum(${sql.ref(`r.${name}`)})::bigint AS ${sql.ref(`sum_${name}`)}`,
	);
	// To group what is of one currency would cost half as much again.
	const unit = currency ? sql`${currency}::text` : sql`r.currency`;
	const grouping = currency ? sql`` : sql`GROUP BY r.currency ORDER BY r.currency`;
	return sql<Counted>`SELECT ${unit} AS currency, ${total} AS total, ${sql.join(sums)} ${keysFound(source.foundBy, q)}
		${matchingRows(rows, filters, q)} ${grouping}`;
}

export function countsOf({ sums }: ListEndpoint, rows: readonly Counted[]): Counts {
	const found = rows.filter(({ total }) => total > 0);
	const total = found.reduce((sum, row) => sum + row.total, 0);
	const totals = sums && found.map((row) => totalsOf(row as SumsOfCurrency, sums));
	return { total, totals };
}

type SumsOfCurrency = Counted & { currency: string } & Record<`sum_${string}`, number | null>;

const totalsOf = (row: SumsOfCurrency, names: readonly string[]): Totals => {
	const none = names.filter((name) => row[`sum_${name}`] === null);
	return {
		currency: row.currency,
		sums: Object.fromEntries(names.map((name) => [name, row[`sum_${name}`] ?? 0])),
		...(none.length > 0 && { none }),
	};
};

const addedUp = <E extends ListEndpoint>(
	{ added }: ListSource<E>,
	filters: Record<string, unknown>,
): AddedUp | undefined => {
	const asked = Object.keys(filters).filter((name) => filters[name] !== undefined);
	return asked.every((name) => added?.filters.includes(name)) ? added : undefined;
};

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

/** Every word of `q` must be in one of the columns, however it is written there. */
function searching(q: string | undefined, columns: readonly string[]): RawBuilder<boolean> {
	const patterns = searchPatterns(q ?? '');
	if (patterns.length === 0 || columns.length === 0) return sql<boolean>`true`;
	// No word holds the sign between them, so none reaches from one column into the next.
	const text = sql`concat_ws('|', ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))})`;
	return sql<boolean>`${text} ~ ALL (${patterns}::text[])`;
}
