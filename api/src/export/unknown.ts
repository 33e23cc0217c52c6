import type { Row } from './columns.ts';

/** A row as a file says it: nothing in place of figures that nobody knows yet, where the screen has a dash. */
export const withoutUnknown = <T extends object>(row: T, unknown: readonly (keyof T)[]): Row =>
	unknown.length === 0
		? (row as Row)
		: { ...row, ...Object.fromEntries(unknown.map((field) => [field, null])) };
