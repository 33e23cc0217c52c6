import { type RawBuilder, sql } from 'kysely';

/** Columns by which an index finds a row again, with their types. */
export type Key = Readonly<Record<string, 'bigint' | 'date' | 'uuid'>>;

/** Of so many rows that a search finds the keys are kept: a page of more than these is not far to look for. */
const KEPT_MAX = 500;

/** Beside what is added up: the keys of what a search finds, each column as PostgreSQL writes an array. */
export function keysFound(key: Key = {}, q: string | undefined): RawBuilder<unknown> {
	if (!q || Object.keys(key).length === 0) return sql``;
	const keys = Object.keys(key).map(
		(name) =>
			sql`(array_agg(${sql.ref(`r.${name}`)}))[:${sql.lit(KEPT_MAX)}]::text AS ${sql.ref(`key_${name}`)}`,
	);
	return sql`, ${sql.join(keys)}`;
}

interface Found<Row> {
	/** All rows. */
	rows: RawBuilder<Row>;
	/** The same without a search that they do themselves. */
	unsearched?: RawBuilder<Row> | undefined;
	foundBy?: Key | undefined;
}
type Counted = { total: number } & Record<`key_${string}`, string>;

/** The rows that were counted, found again by their keys; undefined where these are not all known. */
export function countedAgain<Row>(
	{ rows, unsearched = rows, foundBy = {} }: Found<Row>,
	counted: ReadonlyArray<{ total: number }>,
): RawBuilder<Row> | undefined {
	const [only, ...others] = counted as readonly Counted[];
	const names = Object.keys(foundBy);
	if (!only || others.length > 0 || names.length === 0 || only.total > KEPT_MAX) return undefined;
	if (names.some((name) => !only[`key_${name}`])) return undefined;
	const arrays = names.map((name) => sql`${only[`key_${name}`]}::${sql.raw(`${foundBy[name]}[]`)}`);
	const key = sql.join(names.map((name) => sql.ref(name)));
	const isFound = names.map((name) => sql`${sql.ref(`own.${name}`)} = ${sql.ref(`found.${name}`)}`);
	// One by one: PostgreSQL takes the row-level policies for a cost of each look, and would read all days' rows to join them.
	return sql<Row>`SELECT r.* FROM unnest(${sql.join(arrays)}) AS found (${key})
		CROSS JOIN LATERAL (
			SELECT own.* FROM (${unsearched}) AS own WHERE ${sql.join(isFound, sql` AND `)} OFFSET 0
		) AS r`;
}
