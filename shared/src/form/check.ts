import { fieldErrorOf } from '../contract/field-errors.ts';
import { type FieldError, isId } from '../contract/index.ts';
import { isDay } from '../figures/days.ts';
import { isZone } from '../figures/zone.ts';
import { type FieldSchema, isRequired } from './schema.ts';

/** As the API takes them: with an offset. */
const isInstant = (text: string) =>
	/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));

/** Numbering plans are large: they are fetched when the first phone is checked. */
const isPhone = async (text: string) => (await import('./phone.ts')).isPhone(text);

const FORMATS: Record<string, (text: string) => boolean | Promise<boolean>> = {
	uuid: isId,
	date: isDay,
	'date-time': isInstant,
	'time-zone': isZone,
	phone: isPhone,
};

const isEmpty = (value: unknown) =>
	value === undefined ||
	value === null ||
	value === '' ||
	(Array.isArray(value) && value.length === 0);

/** What is wrong with a value, as the API would say it; null: nothing. */
export async function checkValue(schema: FieldSchema, value: unknown): Promise<FieldError | null> {
	if (isEmpty(value)) return isRequired(schema) ? { code: 'required' } : null;
	if (typeof value === 'string' && value.trim() === '' && isRequired(schema))
		return { code: 'required' };
	switch (schema.type) {
		case 'string':
			return checkText(schema, value);
		case 'integer':
		case 'number':
			return checkNumber(schema, value);
		case 'array':
			return checkArray(schema, value);
		default:
			return null;
	}
}

async function checkText(schema: FieldSchema, value: unknown): Promise<FieldError | null> {
	if (typeof value !== 'string') return fieldErrorOf('type', value);
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
	if (schema.enum && !schema.enum.includes(value)) return fieldErrorOf('enum', value);
	// The API counts characters, not the halves of surrogate pairs.
	const { length } = [...value];
	if (length < minLength) return fieldErrorOf('minLength', value, minLength);
	if (length > maxLength) return fieldErrorOf('maxLength', value, maxLength);
	if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
		return fieldErrorOf('pattern', value);
	const isFormat = schema.format && FORMATS[schema.format];
	return isFormat && !(await isFormat(value)) ? fieldErrorOf('format', value) : null;
}

function checkNumber(schema: FieldSchema, value: unknown): FieldError | null {
	// What could not be read as a number stays the text that was typed.
	if (typeof value !== 'number') return fieldErrorOf('format', value);
	if (schema.type === 'integer' && !Number.isInteger(value)) return fieldErrorOf('type', value);
	const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
	if (value < minimum) return fieldErrorOf('minimum', value, minimum);
	return value > maximum ? fieldErrorOf('maximum', value, maximum) : null;
}

async function checkArray(schema: FieldSchema, value: unknown): Promise<FieldError | null> {
	if (!Array.isArray(value)) return fieldErrorOf('type', value);
	const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
	if (value.length < minItems) return fieldErrorOf('minItems', value, minItems);
	if (value.length > maxItems) return fieldErrorOf('maxItems', value, maxItems);
	const checks = items ? await Promise.all(value.map((item) => checkValue(items, item))) : [];
	return checks.find((error) => error !== null) ?? null;
}
