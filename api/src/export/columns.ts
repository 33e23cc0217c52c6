import type { TSchema } from '@borlette/shared/contract';

/** What a column holds, by its schema; decides how each kind of file writes it. */
export type ColumnKind =
	| 'text'
	| 'count'
	| 'amount'
	| 'percent'
	| 'bool'
	| 'day'
	| 'month'
	| 'instant';

export interface Column {
	/** Field of the row; `effective.borlette1` is one of an object in it. */
	path: readonly string[];
	kind: ColumnKind;
	title: string;
	/** Text of a value, where it is a code; with them the kind is `text`. */
	words?: ReadonlyMap<string, string>;
}

/** A row as the database gives it. */
export type Row = Readonly<Record<string, unknown>>;

interface JsonSchema {
	type?: string;
	title?: string;
	format?: string;
	properties?: Record<string, JsonSchema>;
	anyOf?: JsonSchema[];
	items?: JsonSchema;
}

/** Fields that say nothing to people; a file has them only when they are asked for. */
const isInternal = (name: string, { format }: JsonSchema) =>
	format === 'uuid' || name === 'version';

/** The fields of a row that a file has when none are named. */
export function defaultFields(item: TSchema): string[] {
	return Object.entries((item as JsonSchema).properties ?? {})
		.map(([name, schema]) => [name, withoutNull(schema)] as const)
		.filter(([name, schema]) => schema.type !== 'array' && !isInternal(name, schema))
		.filter(([, schema]) => kindOf(schema) !== undefined)
		.map(([name]) => name);
}

/** What a field holds; `undefined` where the rows have no such field, or it is no single value. */
export function fieldKind(item: TSchema, field: string): ColumnKind | undefined {
	let schema: JsonSchema | undefined = item as JsonSchema;
	for (const name of field.split('.')) {
		const properties: Record<string, JsonSchema> = withoutNull(schema).properties ?? {};
		schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
		if (!schema) return undefined;
	}
	return kindOf(withoutNull(schema));
}

/** The value of a column, a code as its text; null where the row, or the object in it, has none. */
export function valueIn(row: Row, { path, words }: Column): unknown {
	let value: unknown = row;
	for (const name of path) value = (value as Row | null | undefined)?.[name];
	if (!words) return value ?? null;
	// A line of totals says nothing there; a row of no draw is of every draw, where the screen says so.
	if (value === undefined) return null;
	if (value === null) return words.get('null') ?? null;
	const read = (each: unknown) => words.get(String(each)) ?? each;
	return Array.isArray(value) ? value.map(read) : read(value);
}

const withoutNull = (schema: JsonSchema): JsonSchema =>
	schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const BY_FORMAT: Readonly<Record<string, ColumnKind>> = {
	amount: 'amount',
	percent: 'percent',
	date: 'day',
	'date-time': 'instant',
};

function kindOf({ type, title, format, items }: JsonSchema): ColumnKind | undefined {
	if (type === 'boolean') return 'bool';
	if (type === 'integer') return BY_FORMAT[format ?? ''] ?? 'count';
	if (title === 'month') return 'month';
	if (type === 'string') return BY_FORMAT[format ?? ''] ?? 'text';
	// A list of plain values is written as one text.
	return type === 'array' && items && kindOf(items) ? 'text' : undefined;
}
