import type { Endpoint } from '../contract/index.ts';
import { fieldNamesOf, fieldSchemaOf, takesEmptyText } from '../form/index.ts';

/** A row of any resource. */
export type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The row that a call answers; undefined where it answers none. */
export const rowIn = (answer: unknown): Row | undefined => (isRow(answer) ? answer : undefined);

/** The rows of an answer: of a page, of a plain list, or the only one. */
export const rowsIn = (answer: unknown): readonly Row[] => {
	const items = typeof answer === 'object' && answer && 'items' in answer ? answer.items : answer;
	return [items].flat().filter(isRow);
};

/** As it is sent back to change the row; undefined for rows that are not changed. */
export const versionOf = ({ version }: Row): number | undefined =>
	typeof version === 'number' ? version : undefined;

/** What a field of a row says; undefined where there is no such field, or no text in it. */
export const textIn = (row: Values | undefined, name: string | undefined): string | undefined => {
	const value = name && row?.[name];
	return typeof value === 'string' ? value : undefined;
};

type Values = Readonly<Record<string, unknown>>;

function clean(endpoint: Endpoint, name: string, value: unknown): unknown {
	const schema = fieldSchemaOf(endpoint.input.body, name);
	const trimmed = typeof value === 'string' && name !== 'password' ? value.trim() : value;
	if (trimmed !== '' || !schema) return trimmed;
	if (schema.isNullable) return null;
	// Left out, a field of a row stays as it was.
	return schema.isNamed || takesEmptyText(schema) ? trimmed : undefined;
}

/**
 * The body of a call, from what a form or an action sets and, for the rest of what the body names,
 * from the row. Empty texts become null where the contract takes null.
 */
export function bodyFor(endpoint: Endpoint, values: Values, row: Values = {}): Values {
	const names = fieldNamesOf(endpoint.input.body);
	const entries = names.flatMap((name) => {
		if (name in values) return [[name, clean(endpoint, name, values[name])] as const];
		// Whether a row is active changes only where that is what was asked for: it takes its own permission.
		return name in row && name !== 'is_active' ? [[name, row[name]] as const] : [];
	});
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Pictures go beside the body, under the names that the call lists. */
export const filesFor = (endpoint: Endpoint, values: Values): Record<string, File | undefined> =>
	Object.fromEntries(
		(endpoint.files ?? []).map((name) => [
			name,
			values[name] instanceof File ? values[name] : undefined,
		]),
	);
