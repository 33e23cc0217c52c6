import { hasHiddenSign, isBlankText } from './blank.ts';
import type { FieldError, FieldErrorCode } from './errors.ts';

/** Keyword of JSON Schema → what a field is told when its value breaks it; anything else is a wrong type. */
const CODES: Readonly<Record<string, FieldErrorCode>> = {
	required: 'required',
	additionalProperties: 'unknown_field',
	minLength: 'too_short',
	maxLength: 'too_long',
	minItems: 'too_few',
	maxItems: 'too_many',
	minimum: 'too_small',
	maximum: 'too_large',
	enum: 'not_allowed',
	uniqueItems: 'not_allowed',
	pattern: 'format',
	format: 'format',
};

/** Nothing was said: neither a text of blanks nor an empty list is too short. */
const isBlank = (value: unknown): boolean =>
	Array.isArray(value) ? value.length === 0 : typeof value === 'string' && isBlankText(value);
/** With `format`: a sign in the text is not seen. */
export const HIDDEN_SIGN = 'hidden';
/** With `not_allowed`: a row that nothing is given to anew. */
export const BLOCKED = 'blocked';

const ASK_FOR_SOMETHING: ReadonlySet<string> = new Set(['minLength', 'pattern', 'minItems']);

/**
 * What is wrong with a value whose schema it breaks, in the words that forms and API share.
 * @param keyword of JSON Schema: the one that does not hold
 * @param limit the bound that the keyword names
 */
export function fieldErrorOf(keyword: string, value: unknown, limit?: number): FieldError {
	if (ASK_FOR_SOMETHING.has(keyword) && isBlank(value)) return { code: 'required' };
	const code = CODES[keyword] ?? 'type';
	// Of what cannot be seen it has to be said that it is there.
	if (code === 'format' && typeof value === 'string' && hasHiddenSign(value))
		return { code, limit: HIDDEN_SIGN };
	return limit === undefined ? { code } : { code, limit };
}
