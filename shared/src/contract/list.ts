import type { Access, CallLane, Endpoint } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import {
	oneOf,
	type Static,
	strict,
	type TObject,
	type TOptional,
	type TSchema,
	Type,
} from './schema.ts';

export const PAGE_SIZES = [25, 50, 100, 200] as const;
export const MAX_LIMIT = 200;

/** One page of a list. `nextOffset` is null on the last page. */
export interface Page<T> {
	items: T[];
	/** Rows that match the filters, on all pages. */
	total: number;
	nextOffset: number | null;
	/** Sums over those rows, of the fields that the list names: one entry for each of their currencies. */
	totals?: readonly Totals[];
	/** The row whose reference `q` is; the filters would leave it out. */
	isOutside?: boolean;
	/** Of a report: when its figures were read, and what tells them from other ones. */
	as_of?: string;
	digest?: string;
}
/** Amounts in several currencies have no common sum. */
export interface Totals {
	readonly currency: string;
	readonly sums: Readonly<Record<string, number>>;
	/** Fields that no row has a value in, as what is counted of a day that nobody has counted: their 0 says nothing. */
	readonly none?: readonly string[];
}

/**
 * What every list understands beside its own filters.
 * - `limit`: rows wanted; without it the answer is a plain array of every row, or `too_many_rows` where there
 *   are more than `PLAIN_LIST_MAX`: nothing is left out unsaid.
 * - `offset`: row to begin at, counted from 0: `nextOffset` of the page before.
 * - `sort`: a sortable field, `-` before it for descending.
 * - `q`: words to look for.
 * - `id`: this row only; a choice that is not on the page shown is named by it.
 */
export const PLAIN_LIST_MAX = 2_000;

/** Most days that a list of fiches or a report may be asked for at once: a year, the longest one. */
export const MAX_DAYS = 366;

/** The languages of screens and files. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** In which language a file is written; the Accept-Language header decides without it. */
export const Lang = oneOf(LANGUAGES);

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WITHOUT_NUL = '^[^\\u0000]*$';

/** What `words` holds, as JSON: by field, how a value reads. */
export const Words = Type.Unsafe<Record<string, Record<string, string>>>({
	type: 'object',
	additionalProperties: {
		type: 'object',
		additionalProperties: { type: 'string', maxLength: 200 },
	},
});

/** With `format` a list answers a file of every row that matches; it takes no page then. */
const exportQuery = {
	format: Type.Optional(
		Type.Unsafe<ExportFormat>({
			...oneOf(EXPORT_FORMATS),
			description: 'Answers a file of all rows instead of JSON',
		}),
	),
	columns: Type.Optional(
		Type.String({
			maxLength: 2_000,
			pattern: '^[a-z0-9_.]+(,[a-z0-9_.]+)*$',
			examples: ['name'],
			description: 'With format: fields of a row, separated by commas',
		}),
	),
	titles: Type.Optional(
		Type.String({
			maxLength: 4_000,
			pattern: WITHOUT_NUL,
			examples: ['Nom'],
			description: 'With columns: their headings, separated by |',
		}),
	),
	title: Type.Optional(
		Type.String({
			maxLength: 100,
			pattern: WITHOUT_NUL,
			examples: ['Agents'],
			description: 'With format: heading of the file',
		}),
	),
	about: Type.Optional(
		Type.String({
			maxLength: 1_000,
			pattern: WITHOUT_NUL,
			examples: ['Actifs'],
			description: 'With format: what the rows were filtered by, in words, below the heading',
		}),
	),
	words: Type.Optional(
		Type.String({
			maxLength: 8_000,
			pattern: WITHOUT_NUL,
			examples: ['{"status": {"sold": "Vendue"}}'],
			description:
				'With format: how values of a field read, as JSON: {"status": {"sold": "Vendue"}}; others stay as they are',
		}),
	),
	lang: Type.Optional(Lang),
};

const withDescending = <const S extends readonly string[]>(fields: S) =>
	fields.flatMap((field) => [field, `-${field}`]) as Array<S[number] | `-${S[number]}`>;

export interface ListDefinition<
	Item extends TObject<{ id: TSchema }>,
	Filters extends Record<string, TSchema>,
	Sort extends readonly string[],
> {
	path: string;
	summary: string;
	access: 'session' | Access;
	item: Item;
	filters: Filters;
	/** Fields a caller may sort by. */
	sort: Sort;
	/** The order when none is asked for: `sort[0]` unless given. */
	defaultSort?: Sort[number] | `-${Sort[number]}`;
	/** Amounts and counts of a row that a page adds up over all rows, as its `totals`; a row with amounts says its `currency`. */
	sums?: readonly (keyof Item['properties'] & string)[];
	/** `q` may be the reference of a row, which is found whatever the filters say: its page says `isOutside` then. */
	hasReferences?: true;
	lane?: CallLane;
}

/** A list call: a plain array, or a page of it when `limit` is sent. */
export function listEndpoint<
	Item extends TObject<{ id: TSchema }>,
	Filters extends Record<string, TSchema>,
	const Sort extends readonly [string, ...string[]],
>({
	path,
	summary,
	access,
	item,
	filters,
	sort,
	defaultSort,
	sums = [],
	hasReferences,
	lane = 'list',
}: ListDefinition<Item, Filters, Sort>) {
	const optionalFilters = Object.fromEntries(
		Object.entries(filters).map(([name, schema]) => [name, Type.Optional(schema)]),
	) as { [K in keyof Filters]: TOptional<Filters[K]> };
	const query = strict({
		...exportQuery,
		limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT })),
		offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999_999 })),
		sort: Type.Optional(oneOf(withDescending(sort))),
		q: Type.Optional(
			Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', examples: ['pierre'] }),
		),
		id: Type.Optional(Type.Unsafe<string>(item.properties.id)),
		...optionalFilters,
	});
	const totals = {
		totals: Type.Optional(
			Type.Array(
				Type.Object({
					currency: Type.String(),
					sums: Type.Object(Object.fromEntries(sums.map((name) => [name, Type.Integer()]))),
					none: Type.Optional(Type.Array(Type.String())),
				}),
			),
		),
	};
	const outside = { isOutside: Type.Optional(Type.Boolean()) };
	const page = Type.Object({
		items: Type.Array(item),
		total: Type.Integer(),
		nextOffset: Type.Union([Type.Integer(), Type.Null()]),
		...(sums.length > 0 ? totals : ({} as typeof totals)),
		...(hasReferences ? outside : ({} as typeof outside)),
	});
	const definition = endpoint({
		method: 'GET',
		path,
		summary,
		access,
		input: { query },
		output: Type.Union([page, Type.Array(item)]),
		lane,
	});
	return Object.assign(definition, {
		item,
		sort,
		defaultSort: (defaultSort ?? sort[0]) as string,
		...(sums.length > 0 && { sums: sums as readonly string[], page: page as TObject }),
	});
}

/** Any list call, for code that works with all of them. */
export interface ListEndpoint extends Endpoint {
	readonly item: TSchema;
	readonly sort: readonly string[];
	readonly defaultSort: string;
	/** Fields that a page adds up over all rows. */
	readonly sums?: readonly string[];
}
export const isList = (endpoint: Endpoint): endpoint is ListEndpoint => 'item' in endpoint;

/** The row type of a list call. */
export type ItemOf<E> = E extends { item: infer S extends TSchema } ? Static<S> : never;
