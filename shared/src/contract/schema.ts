import {
	type Static,
	type TObject,
	type TOptional,
	type TSchema,
	Array as TypeArray,
	Boolean as TypeBoolean,
	Integer as TypeInteger,
	Null as TypeNull,
	Object as TypeObject,
	Optional as TypeOptional,
	String as TypeString,
	Union as TypeUnion,
	Unsafe as TypeUnsafe,
} from 'typebox';
import { NOT_BLANK, NOTHING_HIDDEN } from './blank.ts';

/** The builders in use, by name: the library whole would cost the page 10 KB. */
export const Type = {
	Array: TypeArray,
	Boolean: TypeBoolean,
	Integer: TypeInteger,
	Null: TypeNull,
	Object: TypeObject,
	Optional: TypeOptional,
	String: TypeString,
	Union: TypeUnion,
	Unsafe: TypeUnsafe,
};

/**
 * The words that field schemas are made of. They are JSON Schema: ajv validates by them in the
 * API, the forms read their limits (`form/rules.ts`), OpenAPI prints them.
 */

/** No NUL: PostgreSQL text cannot hold it. */
const WITHOUT_NUL = '^[^\\u0000]*$';

/** What the page of the API shows in place of letters of any script that a pattern lets in. */
const SOME_TEXT = { examples: ['Texte'] };

/** Text that must be there; at most `max` characters. */
export const text = (max: number, min = 1) =>
	Type.String({ minLength: min, maxLength: max, pattern: NOT_BLANK, ...SOME_TEXT });
/** Text that may be empty; at most `max` characters. */
export const optionalText = (max: number) =>
	Type.String({ maxLength: max, pattern: NOTHING_HIDDEN, ...SOME_TEXT });

export const Id = Type.String({ format: 'uuid' });
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Whether a value is an id, and not what somebody began to type in its place. */
export const isId = (value: unknown): value is string =>
	typeof value === 'string' && UUID.test(value);
/** `yyyy-MM-dd`, a day without a zone. */
export const Day = Type.String({ format: 'date' });
/** A month, by its first day: files write it as the screens do. */
export const Month = Type.String({ format: 'date', title: 'month' });
/** An instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time' });
/** `HH:mm`, in the zone that is beside it. */
export const TimeOfDay = Type.String({
	pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
	examples: ['21:30'],
});
/** IANA name, e.g. `America/New_York`. */
export const Zone = Type.String({ minLength: 1, maxLength: 64, format: 'time-zone' });
/** Integer minor units (centimes) of the company's currency. */
export const Amount = Type.Integer({
	minimum: Number.MIN_SAFE_INTEGER,
	maximum: Number.MAX_SAFE_INTEGER,
	format: 'amount',
});
/** Basis points: 1250 is 12.5 %. */
export const Percent = Type.Integer({ minimum: 0, maximum: 10_000, format: 'percent' });
/** E.164, e.g. `+50934567890`; any country's. */
export const Phone = Type.String({ maxLength: 20, format: 'phone' });
export const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#078053'] });
/** What a person signs in with. */
export const Username = Type.String({
	minLength: 3,
	maxLength: 64,
	pattern: '^[A-Za-z0-9._+@-]+$',
	examples: ['jpierre'],
});
export const Password = Type.String({
	minLength: 8,
	maxLength: 128,
	pattern: WITHOUT_NUL,
	examples: ['une longue phrase'],
});
/** Rises by one at each write of the row; sent back as `version`, a stale one answers 412. */
export const Version = Type.Integer({ minimum: 1 });

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** Of a row of a company, whose it is: in "Toutes", where rows are of several; null where one is worked on. */
export const CompanyName = nullable(Type.String());
/** What amounts of such a row are in, as `CompanyName` says whose it is. */
export const CompanyCurrency = Type.Optional(nullable(Type.String()));
/** What sums over companies are in; null: the companies have several currencies, and the sums mean nothing. An earlier API does not send it. */
export const SumsCurrency = Type.Optional(nullable(Type.String()));
export const oneOf = <const V extends readonly string[]>(values: V) =>
	Type.Unsafe<V[number]>({ type: 'string', enum: [...values] });

/** A body or query: what is not named is refused, never dropped in silence. */
export const strict = <P extends Record<string, TSchema>>(properties: P) =>
	Type.Object(properties, { additionalProperties: false });

/**
 * The same with none of it needed: of something that grows, a build sends what it knows, and the
 * rest stays as it is.
 */
export const partOf = <P extends Record<string, TSchema>>({ properties }: TObject<P>) => {
	const entries = Object.entries(properties as Record<string, TSchema>);
	const parts = entries.map(([name, schema]) => [name, Type.Optional(schema)]);
	return strict(Object.fromEntries(parts) as { [K in keyof P]: TOptional<P[K]> });
};

export type { Static, TObject, TOptional, TSchema };
