import {
	type ItemOf,
	type ListEndpoint,
	type OutputOf,
	PLAIN_LIST_MAX,
} from '@borlette/shared/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/connect.ts';
import { planAnew, planOnce } from '../db/plans.ts';
import { rowsOf, rowsOfAll, rowsOfBoth, rowsOfShared } from '../db/rows.ts';
import { ApiFailure } from '../errors.ts';
import type { Row } from '../export/columns.ts';
import type { FileQuery } from '../export/sheet.ts';
import { withoutUnknown } from '../export/unknown.ts';
import { type Days, requireDaysInOrder } from './days.ts';
import { ListFile } from './export.ts';
import { countedAgain } from './keys.sql.ts';
import {
	type Asked,
	type Counted,
	countedRows,
	countsOf,
	type ListSource,
	orderedRows,
	type Page,
	sharedSelects,
} from './list.sql.ts';

export interface List<E extends ListEndpoint> extends ListSource<E> {
	/** See `completed`. */
	complete?: (row: never) => ItemOf<E>;
	/** Of a row, fields that nobody knows yet and that are 0 in it: a file says nothing there, where the screen has a dash. */
	unknownIn?: (row: ItemOf<E>) => readonly (keyof ItemOf<E>)[];
	/** Unless something is searched, one plan is good for whoever asks and whatever for (db/plans.ts). */
	isPlannedOnce?: boolean;
	/** Its transaction is asked for more when the page is read. */
	isFollowed?: boolean;
	/** Of every row, where they are of one company; else sums are worked out for each there is. */
	currency?: string | undefined;
	/** Sums of all rows, by field, for the last line of a file; undefined: they mean nothing. */
	totals?: () => Promise<Row | undefined>;
}

/** Rows to each of which `complete` adds what the database does not know. */
export const completed = <Stored, Item>(
	rows: RawBuilder<Stored>,
	complete: (row: Stored) => Item,
): { rows: RawBuilder<never>; complete: (row: never) => Item } => ({
	rows: rows as RawBuilder<never>,
	complete,
});

interface ListQuery extends FileQuery {
	limit?: number;
	offset?: number;
	lang?: string;
	sort?: string;
	q?: string;
}

/**
 * Answers a list call: filters, search, order and page, all in SQL. With `format` it answers a
 * `ListFile`, which `route` sends.
 */
export async function listRows<E extends ListEndpoint>(
	db: Db,
	endpoint: E,
	query: ListQuery & Record<string, unknown>,
	source: List<E>,
): Promise<OutputOf<E>> {
	const { limit, offset = 0, sort = endpoint.defaultSort, q, ...others } = query;
	const { format, columns, titles, title, about, words, lang, ...filters } = others;
	requireDaysInOrder(filters as Days);
	const { complete = (row: ItemOf<E>) => row } = source;
	const asked = { filters, q, currency: source.currency };
	const ordered = (page?: { limit: number; offset: number }) =>
		orderedRows(endpoint, source, asked, sort, page);
	if (format) {
		// Of the rows in the file, or none: the source's own sums know nothing of a search.
		const totals = source.totals
			? !q && (await source.totals())
			: endpoint.sums && (await sumsOfSome(db, endpoint, source, asked));
		const inFile = (row: never) => {
			const whole = complete(row);
			return withoutUnknown(whole, source.unknownIn?.(whole) ?? []);
		};
		return new ListFile(endpoint, ordered(), inFile, totals || undefined) as never;
	}
	if (source.isPlannedOnce && !q) await planOnce(db);
	else if (isOfDays(endpoint)) await planAnew(db);
	if (limit === undefined) {
		// One more than a plain list may have: whether there is more is seen without counting.
		const rows = await rowsOf(db, ordered({ limit: PLAIN_LIST_MAX + 1, offset }));
		if (rows.length > PLAIN_LIST_MAX) throw new ApiFailure('too_many_rows');
		return rows.map((row) => complete(row as never)) as OutputOf<E>;
	}
	const { all, rows, beside } = await pageOf(db, endpoint, source, asked, { limit, offset, sort });
	const items = rows.map((row) => complete(row as never));
	const { total, totals } = countsOf(endpoint, all);
	const next = offset + items.length;
	const nextOffset = items.length > 0 && next < total ? next : null;
	return { items, total, nextOffset, ...(totals && { totals }), ...beside } as OutputOf<E>;
}

interface PageRead<E extends ListEndpoint> {
	all: readonly Counted[];
	rows: readonly ItemOf<E>[];
	beside?: object | undefined;
}

/**
 * What counts the rows, and those of the page. A search is counted first: what it finds nowhere is not looked for again, what it finds a
 * few times is found by its keys then, or without them looked for only up to the last of them.
 */
async function pageOf<E extends ListEndpoint>(
	db: Db,
	endpoint: E,
	source: List<E>,
	asked: Asked,
	{ limit, offset, sort }: Page & { sort: string },
): Promise<PageRead<E>> {
	if (source.shared) {
		const selects = sharedSelects(endpoint, source, source.shared, asked, { limit, offset, sort });
		const parts = await rowsOfShared<unknown>(db, source.shared.ctes, selects);
		const [all, rows, [beside]] = parts as [Counted[], ItemOf<E>[], object[]];
		return { all, rows, beside };
	}
	const counted = countedRows(endpoint, source, asked);
	const page = (of: List<E>, size: number) =>
		orderedRows(endpoint, of, asked, sort, { limit: size, offset });
	const end = { isLast: !source.isFollowed };
	if (!asked.q) {
		const [all, rows] = await rowsOfBoth(db, counted, page(source, limit), end);
		return { all, rows };
	}
	const all = await rowsOf(db, counted);
	const left = countsOf(endpoint, all).total - offset;
	if (left <= 0) return { all, rows: [] };
	const again = countedAgain(source, all);
	const found = again ? { ...source, rows: again, foundBy: undefined } : source;
	const [rows = []] = await rowsOfAll(db, [page(found, Math.min(limit, left))], end);
	return { all, rows };
}

/** How much lies between two days is known only of these days: a plan for any would be one for a few rows. */
const isOfDays = ({ input }: ListEndpoint): boolean =>
	'start_date' in ((input.query as { properties?: object } | undefined)?.properties ?? {});

/** undefined: there is no row to add up, or one line cannot hold the sums of several currencies. */
async function sumsOfSome<E extends ListEndpoint>(
	db: Db,
	endpoint: E,
	source: List<E>,
	asked: Asked,
) {
	const counted = await rowsOf(db, countedRows(endpoint, source, asked));
	const { totals: [first, ...others] = [] } = countsOf(endpoint, counted);
	return first && others.length === 0 ? { currency: first.currency, ...first.sums } : undefined;
}
