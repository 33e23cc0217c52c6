import { useMemo } from 'react';
import { mixed, type ObjectSchema, object } from 'yup';
import type { FieldError, TSchema } from '../contract/index.ts';
import { useFieldErrorText } from '../i18n/index.ts';
import { checkValue } from './check.ts';
import { fieldSchemaOf } from './schema.ts';

/** Writes a bound the way its field writes values: 10000 basis points as `100 %`. */
export type ShowLimit = (limit: number, values: Readonly<Record<string, unknown>>) => string;

/** What is wrong with values beside each other, by field, as the API would say it; any of them may be half typed. */
export type WrongTogether = (
	values: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, FieldError>>;

/**
 * The yup schema of a body of the contract: what the API refuses is refused here with the same
 * code, and the limits are written once. `say` puts a code into words.
 */
export function rulesOf(
	body: TSchema | undefined,
	/** Fields of the form; the rest of the body is filled in when it is sent. */
	fields: readonly string[],
	say: (error: FieldError) => string,
	showLimits: Readonly<Record<string, ShowLimit>> = {},
	wrong: WrongTogether = () => ({}),
): ObjectSchema<Record<string, unknown>> {
	const rules = fields.map((name) => {
		const schema = fieldSchemaOf(body, name);
		const rule = mixed()
			.nullable()
			.test('contract', async (value, { createError, parent }) => {
				const alone = schema ? await checkValue(schema, value) : null;
				const error = alone ?? wrong(parent)[name];
				if (!error) return true;
				const show = showLimits[name];
				const limit =
					show && typeof error.limit === 'number' ? show(error.limit, parent) : error.limit;
				return createError({ message: say({ ...error, ...(limit !== undefined && { limit }) }) });
			});
		return [name, rule] as const;
	});
	return object(Object.fromEntries(rules)) as unknown as ObjectSchema<Record<string, unknown>>;
}

export function useRules(
	body: TSchema | undefined,
	fields: readonly string[],
	showLimits?: Readonly<Record<string, ShowLimit>>,
	wrong?: WrongTogether,
) {
	const say = useFieldErrorText();
	return useMemo(
		() => rulesOf(body, fields, say, showLimits, wrong),
		[body, fields, say, showLimits, wrong],
	);
}
