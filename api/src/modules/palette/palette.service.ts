import { FOUND_MAX, type Found } from '@borlette/shared/contract/palette';
import type { RawBuilder } from 'kysely';
import { rowsOf, rowsOfAll } from '../../db/rows.ts';
import type { Finder } from '../../http/finders.ts';
import { orderedRows, pageOf } from '../../http/list.sql.ts';
import type { Context } from '../../http/route.ts';
import { companiesOf } from './palette.sql.ts';

type Row = { id: string };

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
		const ordered = orderedRows(list, source, words, list.defaultSort);
		return { finder, rows: pageOf(ordered, { limit: FOUND_MAX, offset: 0 }) as RawBuilder<Row> };
	});
	const answers = await rowsOfAll(
		db,
		asked.map(({ rows }) => rows),
		{ isLast: scope.companyId !== null },
	);
	const found = asked.flatMap(({ finder: { kind, found } }, index) =>
		(answers[index] ?? []).map((row) => ({
			...{ kind, id: row.id, company: null },
			...found(row as never),
		})),
	);
	return scope.companyId ? found : withCompanies(db, found);
}

async function withCompanies(db: Context['db'], found: readonly Found[]): Promise<Found[]> {
	const ids = found.map(({ id }) => id);
	const references = found.flatMap(({ kind, key }) => (kind === 'fiche' ? [key] : []));
	const owners = ids.length > 0 ? await rowsOf(db, companiesOf(ids, references)) : [];
	const names = new Map(owners.map(({ id, companyname }) => [id, companyname]));
	return found.map((row) => ({ ...row, company: names.get(row.id) ?? null }));
}
