import type { ListEndpoint, TSchema } from '@borlette/shared/contract';
import { type RawBuilder, sql } from 'kysely';

/** The asked order, what people look for next, then the id, so that no row is on two pages. */
export function orderOf(
	endpoint: ListEndpoint,
	sort: string,
	ties: readonly string[] = [],
): RawBuilder<unknown> {
	const descending = sort.startsWith('-');
	const field = descending ? sort.slice(1) : sort;
	const direction = descending ? sql`DESC` : sql`ASC`;
	return sql.join([
		by(endpoint.item, field, direction),
		...ties.filter((tie) => tie !== field).map((tie) => by(endpoint.item, tie, sql`ASC`)),
		sql`r.id ${direction}`,
	]);
}

function by(item: TSchema, field: string, direction: RawBuilder<unknown>): RawBuilder<unknown> {
	const column = sql.ref(`r.${field}`);
	const value = isText(item, field) ? sql`${column} COLLATE names` : column;
	// Where none is null it would keep an index from being read in its order.
	const nulls = isNullable(item, field) ? sql`NULLS LAST` : sql``;
	return sql`${value} ${direction} ${nulls}`;
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
