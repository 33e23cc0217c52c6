import type { TraceEntry } from '@borlette/shared/contract/tracabilite';

export interface Change {
	/** Path in the row: `phone`, `settings.minutes_to_void`. */
	readonly field: string;
	/** undefined: the row did not have it. */
	readonly before: unknown;
	readonly after: unknown;
	readonly isChanged: boolean;
}

/** Says nothing to a person, or is beside the name that does. */
const TECHNICAL = /^(id|version|created_at|updated_at|hash|user_id|company_id)$/;
/** The server leaves these out of its trail; what slipped in all the same is not shown. */
const SECRET = /(^|_)(password_hash|token|secret|security_code|recovery)/;

const isRow = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{settings: {a: 1}}` → `settings.a`: a change within an object is told by its own field. */
function flat(row: unknown, path = ''): Map<string, unknown> {
	const found = new Map<string, unknown>();
	if (!isRow(row)) return found;
	for (const [name, value] of Object.entries(row)) {
		const isNamed = name.endsWith('_id') && `${name.slice(0, -3)}_name` in row;
		if (TECHNICAL.test(name) || SECRET.test(name) || isNamed) continue;
		if (isRow(value))
			for (const [inner, deep] of flat(value, `${path}${name}.`)) found.set(inner, deep);
		else found.set(path + name, value);
	}
	return found;
}

const same = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const LONG_LIST = 10;

/** Of two long lists, such as permissions, only what one has and the other has not. */
function withoutCommon(before: unknown, after: unknown): Pick<Change, 'before' | 'after'> {
	if (!Array.isArray(before) || !Array.isArray(after) || same(before, after))
		return { before, after };
	if (Math.max(before.length, after.length) <= LONG_LIST) return { before, after };
	const missingIn = (list: unknown[]) => (value: unknown) => !list.some((one) => same(one, value));
	return { before: before.filter(missingIn(after)), after: after.filter(missingIn(before)) };
}

/** The row before and after, field by field, those that changed first. */
export function changesOf({ before, after }: Pick<TraceEntry, 'before' | 'after'>): Change[] {
	const [old, next] = [flat(before), flat(after)];
	// A write that noted only what it set leaves the other fields as they were.
	const names = new Set([...next.keys(), ...old.keys()]);
	const changes = [...names].map((field) => ({
		field,
		...withoutCommon(old.get(field), next.get(field)),
		isChanged: !same(old.get(field), next.get(field)),
	}));
	return [...changes.filter((one) => one.isChanged), ...changes.filter((one) => !one.isChanged)];
}
