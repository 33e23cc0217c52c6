import { FOUND_MAX, type Found } from '@borlette/shared/contract/palette';
import type { RawBuilder } from 'kysely';
import { rowsOfAll } from '../../db/rows.ts';
import type { Finder } from '../../http/finders.ts';
import { orderedRows } from '../../http/list.sql.ts';
import type { Context } from '../../http/route.ts';

type Row = Pick<Found, 'id'> & { companyname: Found['company'] };

/** The rows that `q` names in each of the lists, as they would stand on its first page. */
export async function findRows(
	{ db, scope }: Pick<Context, 'db' | 'scope'>,
	finders: readonly Finder[],
	q: string,
): Promise<Found[]> {
	const asked = finders.flatMap((finder) => {
		const source = finder.source(scope, q);
		if (!source) return [];
		const { list, isByReference } = finder;
		const words = { filters: {}, q: isByReference ? undefined : q, currency: undefined };
		const page = { limit: FOUND_MAX, offset: 0 };
		return {
			finder,
			rows: orderedRows(list, source, words, list.defaultSort, page) as RawBuilder<Row>,
		};
	});
	const answers = await rowsOfAll(
		db,
		asked.map(({ rows }) => rows),
		{ isLast: true },
	);
	return asked.flatMap(({ finder: { kind, found } }, index) =>
		(answers[index] ?? []).map((row) => ({
			...{ kind, id: row.id, company: row.companyname },
			...found(row as never),
		})),
	);
}
