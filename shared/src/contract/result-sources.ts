import {
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	optionalText,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { blockable, crudApi } from './crud.ts';
import { SLOTS } from './info-tirage.ts';
import { IMPORT_PROBLEMS } from './official-results.ts';

export const FEED_FORMATS = ['csv', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
/** How a day with slashes is written; `yyyy-MM-dd`, with or without a time behind it, is read in any case. */
export const DAY_ORDERS = ['ymd', 'mdy', 'dmy'] as const;

/** Heading of a CSV column; in JSON a member of the row, by points where it is deeper: `draw.numbers`. */
const column = text(120);
const optionalColumn = nullable(text(120));

/** Where in a row one draw of the day is. */
export const FeedDraw = strict({
	slot: oneOf(SLOTS),
	/** What `slot_column` says in rows of this draw; null: it is in every row. */
	when: nullable(text(80)),
	pick3: column,
	/** null: this draw has none. */
	pick4: optionalColumn,
	/** Sums of the digits, where they are printed beside the numbers. */
	sum3: optionalColumn,
	sum4: optionalColumn,
});
export type FeedDraw = Static<typeof FeedDraw>;

const mapping = {
	/** In JSON where the list of rows is, by points; empty: the answer is the list. */
	rows_path: optionalText(120),
	date_column: column,
	day_order: oneOf(DAY_ORDERS),
	slot_column: optionalColumn,
	draws: Type.Array(FeedDraw, { minItems: 1, maxItems: 8 }),
};
const FeedMapping = Type.Object(mapping);
/** Where in an answer the draws are; one concept for CSV and JSON, files of people included. */
export type FeedMapping = Static<typeof FeedMapping>;

const exported = (slot: FeedDraw['slot'], prefix: string): FeedDraw => ({
	slot,
	when: null,
	pick3: `${prefix} Daily #`,
	pick4: `${prefix} Win 4 #`,
	sum3: `${prefix} Daily Sum`,
	sum4: `${prefix} Win 4 Sum`,
});
const plain = (slot: FeedDraw['slot']): FeedDraw => ({
	slot,
	when: slot,
	pick3: 'pick3',
	pick4: 'pick4',
	sum3: null,
	sum4: null,
});
/** Layouts that are known by their headings. */
export const KNOWN_LAYOUTS: Readonly<Record<'lottery' | 'plain', FeedMapping>> = {
	/** The export of a state lottery, a row for each day. */
	lottery: {
		rows_path: '',
		date_column: 'Draw Date',
		day_order: 'mdy',
		slot_column: null,
		draws: [
			exported('matin', 'Morning'),
			exported('midi', 'Midday'),
			exported('soir', 'Evening'),
			exported('nuit', 'Night'),
		],
	},
	/** Our own, a row for each draw. */
	plain: {
		rows_path: '',
		date_column: 'date',
		day_order: 'mdy',
		slot_column: 'slot',
		draws: SLOTS.map(plain),
	},
};

/** Why nothing, or not a certain draw, was taken of a source. */
export const FEED_PROBLEMS = [
	...IMPORT_PROBLEMS,
	/** No answer in time. */
	'unreachable',
	/** It answered with `value` in place of 200. */
	'bad_status',
	/** Its address, or where it led to, is not a public one. */
	'forbidden_address',
	/** More bytes than an answer may have. */
	'answer_too_large',
	/** Neither text nor, where that is expected, JSON. */
	'not_text',
	/** What the mapping names is not there, or more than once: `value`. */
	'layout',
	/** It said `known` of this draw before. */
	'changed',
	/** It knows a draw that is not held yet. */
	'too_early',
	/** Another source says `known`. */
	'sources_differ',
	/** Another source said `known` long ago, and it nothing. */
	'second_silent',
	/** The draw was held long ago, and it says nothing. */
	'late',
] as const;
export type FeedProblemCode = (typeof FEED_PROBLEMS)[number];

export const FeedProblem = Type.Object({
	code: oneOf(FEED_PROBLEMS),
	/** Of the draw that it is about; null: it is about the whole answer. */
	slot: nullable(Type.String()),
	draw_date: nullable(Type.String()),
	/** As the source has it. */
	value: nullable(Type.String()),
	/** What stands against it. */
	known: nullable(Type.String()),
});
export type FeedProblem = Static<typeof FeedProblem>;

const Said = Type.Object({ slot: oneOf(SLOTS), draw_date: Day, numbers: Type.String() });

const feed = {
	/** As in the catalogue, e.g. `New York`. */
	state: text(80),
	url: Type.String({
		maxLength: 500,
		pattern: '^https?://[^\\s/@]+(/[^\\s]*)?$',
		examples: ['https://example.com/results'],
	}),
	format: oneOf(FEED_FORMATS),
	...mapping,
};
const editable = {
	name: text(80),
	...feed,
	/** After the draw: when it is asked first. */
	wait_minutes: Type.Integer({ minimum: 0, maximum: 720 }),
	/** After the draw: from when on silence is told. More than `wait_minutes`. */
	late_minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
};

/** Where results of a state's lottery are read by themselves. What all active ones of a state say alike is taken. */
export const ResultSource = Type.Object({
	...editable,
	id: Id,
	is_active: Type.Boolean(),
	/** When it was last asked, and last read without a doubt. */
	last_at: nullable(Instant),
	last_ok_at: nullable(Instant),
	/** When it is asked again; null: nothing is awaited of it now. */
	next_at: nullable(Instant),
	problem: nullable(FeedProblem),
	/** The newest draw that it told of. */
	said: nullable(Said),
	version: Version,
});
export type ResultSource = Static<typeof ResultSource>;

const path = '/api/generals/result-sources';
const access = { permission: 'add_tirage_auto', roles: ['superuser'] } as const;
export const resultSourceApi = {
	...crudApi({
		path,
		param: 'sourceId',
		writes: 'elsewhere',
		codes: { every: 'add_tirage_auto' },
		roles: ['superuser'],
		item: ResultSource,
		editable,
		changed: blockable,
		filters: { is_active: Type.Boolean() },
		sort: ['state', 'name', 'last_at'],
		summaries: {
			list: 'Sources of official results, and what became of asking them',
			one: 'One source of official results',
			create: 'Add a source of official results',
			update: 'Change a source of official results',
			remove: 'Delete a source that never told of a draw',
		},
	}),
	attempt: endpoint({
		method: 'POST',
		path: `${path}/try`,
		summary: 'Ask an address now, and tell what would be read; nothing is kept',
		access,
		lane: 'long',
		writes: 'elsewhere',
		input: { body: strict(feed) },
		output: Type.Object({
			/** From the question to the last byte. */
			ms: Type.Integer(),
			/** What would keep it from being taken. */
			problem: nullable(FeedProblem),
			/** Columns of its rows, to choose from. */
			columns: Type.Array(Type.String()),
			/** How many draws were read, and how many places were not. */
			count: Type.Integer(),
			doubtful: Type.Integer(),
			/** The newest ten. */
			draws: Type.Array(Said),
		}),
	}),
};
export type FeedAttempt = Static<(typeof resultSourceApi)['attempt']['output']>;
