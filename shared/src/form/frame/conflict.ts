export type Values = Readonly<Record<string, unknown>>;

/** A field of the comparison after a version conflict. */
export interface ComparedField {
	readonly name: string;
	readonly label: string;
	/** A value as a person reads it; `theirs` is the row as it is now. */
	readonly show: (value: unknown, theirs: Values) => string;
}

export interface Difference extends ComparedField {
	readonly mine: unknown;
	readonly theirs: unknown;
	/** Proposed: the side that changed the field; mine where both did. */
	readonly proposed: Side;
}
export type Side = 'mine' | 'theirs';

/** An empty field and one without a value are the same. */
export const isSame = (a: unknown, b: unknown) =>
	JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** The fields on which two people disagree. `base` is what I began from. */
export function differencesOf(
	fields: readonly ComparedField[],
	base: Values,
	mine: Values,
	theirs: Values,
): Difference[] {
	return fields
		.filter(({ name }) => !isSame(mine[name], theirs[name]))
		.map((field) => ({
			...field,
			mine: mine[field.name],
			theirs: theirs[field.name],
			proposed: isSame(mine[field.name], base[field.name]) ? 'theirs' : 'mine',
		}));
}

/** What is sent after the choice: theirs, with each field that I keep. */
export function mergedValues(
	differences: readonly Difference[],
	chosen: Readonly<Record<string, Side>>,
	mine: Values,
) {
	const theirs = differences.filter(
		({ name, proposed }) => (chosen[name] ?? proposed) === 'theirs',
	);
	return { ...mine, ...Object.fromEntries(theirs.map(({ name, theirs: value }) => [name, value])) };
}
