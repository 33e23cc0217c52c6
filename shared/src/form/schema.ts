import type { TSchema } from '../contract/index.ts';

/** What the contract says of one field, read from its JSON schema. */
export interface FieldSchema {
	readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
	readonly format?: string;
	readonly pattern?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly enum?: readonly string[];
	readonly items?: FieldSchema;
	/** null is one of its values. */
	readonly isNullable: boolean;
	/** The body must name it. */
	readonly isNamed: boolean;
}

interface JsonSchema extends Omit<FieldSchema, 'isNullable' | 'isNamed' | 'items' | 'type'> {
	type?: string;
	anyOf?: JsonSchema[];
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
}

function read(schema: JsonSchema, isNamed: boolean): FieldSchema {
	const choices = schema.anyOf ?? [schema];
	const { items, ...value } = choices.find(({ type }) => type !== 'null') ?? {};
	return {
		...(value as Omit<JsonSchema, 'items'> & Pick<FieldSchema, 'type'>),
		...(items && { items: read(items, true) }),
		isNullable: choices.some(({ type }) => type === 'null'),
		isNamed,
	};
}

/** The field of a body or query; undefined where the object does not have it. */
export function fieldSchemaOf(object: TSchema | undefined, name: string): FieldSchema | undefined {
	const { properties, required = [] } = (object ?? {}) as JsonSchema;
	const schema = properties?.[name];
	return schema && read(schema, required.includes(name));
}

/** Whether its letters are capitals: of a code that people type in small ones. */
export const isInCapitals = ({ pattern = '' }: FieldSchema): boolean =>
	pattern.includes('A-Z') && !pattern.includes('a-z');

export const fieldNamesOf = (object: TSchema | undefined): string[] =>
	Object.keys(((object ?? {}) as JsonSchema).properties ?? {});

/** Whether an empty text is one of its values. */
export function takesEmptyText({
	type,
	minLength,
	format,
	pattern,
	...schema
}: FieldSchema): boolean {
	if (type !== 'string' || minLength || format || schema.enum) return false;
	return pattern === undefined || new RegExp(pattern).test('');
}

/** Whether a person must fill it in: it must be named, and neither null nor an empty text will do. */
export function isRequired(schema: FieldSchema): boolean {
	if (!schema.isNamed || schema.isNullable) return false;
	if (schema.type === 'array') return (schema.minItems ?? 0) > 0;
	if (schema.type !== 'string') return schema.type !== 'boolean';
	return !takesEmptyText(schema);
}
