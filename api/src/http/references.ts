import type { FieldError } from '@borlette/shared/contract';
import { BLOCKED } from '@borlette/shared/contract/field-errors';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { invalidFields } from '../errors.ts';
import { type Blockable, isBlocked, knownIds, type Reference } from './references.sql.ts';

/** What a body names; what is null or absent names nothing. */
type Named = { [F in Reference]?: string | null | undefined };

interface Within {
	db: Db;
	scope: Scope;
}

/** `unknown_reference` by field, of each that names no row of this company or of their part. */
export async function unknownReferences(
	{ db, scope }: Within,
	named: Named,
): Promise<Record<string, FieldError>> {
	const unknown: Record<string, FieldError> = {};
	for (const [field, id] of Object.entries(named)) {
		if (!id) continue;
		const known = await knownIds(db, scope, field as Reference, [id]);
		if (!known.has(id)) unknown[field] = { code: 'unknown_reference' };
	}
	return unknown;
}

/** Throws `unknown_reference` at each field that names no row of this company or of their part. */
export async function requireReferences(within: Within, named: Named): Promise<void> {
	const unknown = await unknownReferences(within, named);
	if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
}

/**
 * Throws `not_allowed`, by `BLOCKED`, where the field names a row that is: nothing is given to it anew.
 * @param before what the row had there until now, and may keep
 */
export async function requireUnblocked(
	{ db, scope }: Within,
	field: Blockable,
	id: string | null | undefined,
	before?: string | null,
): Promise<void> {
	if (id && id !== before && (await isBlocked(db, scope, field, id)))
		throw invalidFields({ [field]: { code: 'not_allowed', limit: BLOCKED } });
}
