import {
	type ItemOf,
	type ListEndpoint,
	type OutputOf,
	PLAIN_LIST_MAX,
} from '@borlette/shared/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import type { Row } from '../export/columns.ts';
import type { FileQuery } from '../export/sheet.ts';
import { ListFile } from './export.ts';
import { countedRows, type ListSource, matchingRows, orderedRows, pageOf } from './list.sql.ts';

export interface List<E extends ListEndpoint> extends ListSource<E> {
	/** Adds to a row what the database does not know. */
	complete?: (row: never) => ItemOf<E>;
	/** Of every row, where they are of one company; else sums are worked out for each there is. */
	currency?: string | undefined;
	/** Sums of all rows, by field, for the last line of a file; undefined: they mean nothing. */
	totals?: () => Promise<Row | undefined>;
}

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
	const { format, columns, titles, title, words, lang, ...filters } = others;
	const { complete = (row: ItemOf<E>) => row } = source;
	const matching = matchingRows(source, filters, q);
	const ordered = orderedRows(matching, endpoint, sort);
	if (format) {
		// Of the rows in the file, or none: the source's own sums know nothing of a search.
		const totals = source.totals
			? !q && (await source.totals())
			: endpoint.sums && (await sumsOfSome(db, endpoint, matching, source.currency));
		return new ListFile(endpoint, ordered, complete, totals || undefined) as never;
	}
	// One more than a plain list may have: whether there is more is seen without counting.
	const rows = await pageOf(db, ordered, { limit: limit ?? PLAIN_LIST_MAX + 1, offset });
	if (limit === undefined && rows.length > PLAIN_LIST_MAX) throw new ApiFailure('too_many_rows');
	const items = rows.map((row) => complete(row as never));
	if (limit === undefined) return items as OutputOf<E>;

	const { total, totals } = await countedRows(db, endpoint, matching, source.currency);
	const next = offset + items.length;
	const nextOffset = items.length > 0 && next < total ? next : null;
	return { items, total, nextOffset, ...(totals && { totals }) } as OutputOf<E>;
}

/** undefined: there is no row to add up, or one line cannot hold the sums of several currencies. */
async function sumsOfSome(
	db: Db,
	endpoint: ListEndpoint,
	matching: RawBuilder<unknown>,
	currency: string | undefined,
) {
	const { totals: [first, ...others] = [] } = await countedRows(db, endpoint, matching, currency);
	return first && others.length === 0 ? { currency: first.currency, ...first.sums } : undefined;
}
