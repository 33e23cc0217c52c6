import {
	Amount,
	CompanyName,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	Percent,
	type Permission,
	type Static,
	strict,
	type TSchema,
	Type,
	text,
} from '@borlette/shared/contract';
import { STAKED_GAMES } from './games.ts';

/** Rows that one change takes at most; more of them are asked for by a narrower filter. */
export const BULK_MAX = 4_000;
/** Rows that are ticked: a page of the list. */
const TICKED_MAX = 200;

const Bound = Type.Integer({ ...Amount, minimum: 0 });
/** What a change is about, of one row; a change names only what it touches. Amounts in minor units. */
export const BulkFacts = Type.Object({
	surcussale_id: Type.Optional(Id),
	surcussale_name: Type.Optional(Type.String()),
	supervisor_id: Type.Optional(nullable(Id)),
	supervisor_name: Type.Optional(nullable(Type.String())),
	/** Basis points. */
	commission: Type.Optional(Percent),
	is_active: Type.Optional(Type.Boolean()),
	game: Type.Optional(oneOf(STAKED_GAMES)),
	/** null: in every draw. */
	tirage_id: Type.Optional(nullable(Id)),
	min_stake: Type.Optional(nullable(Bound)),
	max_stake: Type.Optional(nullable(Bound)),
	limite: Type.Optional(nullable(Bound)),
	title: Type.Optional(Type.String()),
	body: Type.Optional(Type.String()),
	ends_at: Type.Optional(nullable(Instant)),
});
export type BulkFacts = Static<typeof BulkFacts>;

/** Why a row stays as it is. */
export const BULK_REASONS = [
	/** It is already what it was to become. */
	'same',
	/** Somebody changed it since it was previewed; nothing of theirs is overwritten. */
	'changed_meanwhile',
	/** It was deleted, or is nobody's whom the person may see. */
	'gone',
	/** The person holds no code for this row: a limit that is there already takes another one than a new limit. */
	'forbidden',
] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

export const BulkRow = Type.Object({
	/** Of the row that was selected. */
	id: Id,
	name: Type.String(),
	/** Of what is changed; 0: there is nothing yet. Sent back when the change is made. */
	version: Type.Integer({ minimum: 0 }),
	/** null: there is nothing yet. */
	before: nullable(BulkFacts),
	after: nullable(BulkFacts),
	/** Why it cannot be changed, or need not; null: it will be. */
	reason: nullable(oneOf(BULK_REASONS)),
});
export type BulkRow = Static<typeof BulkRow>;

export const BulkPreview = Type.Object({
	/** Rows that will change. */
	count: Type.Integer(),
	rows: Type.Array(BulkRow),
});
export type BulkPreview = Static<typeof BulkPreview>;

export const BulkDone = Type.Object({
	/** By which it is undone; null where nothing changed. */
	id: nullable(Id),
	count: Type.Integer(),
	left: Type.Array(Type.Object({ id: Id, name: Type.String(), reason: oneOf(BULK_REASONS) })),
});
export type BulkDone = Static<typeof BulkDone>;

/** What is changed in bulk. */
export const BULK_OBJECTS = ['agent', 'surcussale'] as const;
export const BULK_CHANGES = [
	'surcussale',
	'supervisor',
	'commission',
	'activation',
	'limit',
	'message',
] as const;
export type BulkChangeName = (typeof BULK_CHANGES)[number];

/** Rows ticked, or every row that the list finds with this filter. */
const filtersOf = {
	agent: { is_active: Type.Boolean(), surcussale_id: Id },
	surcussale: { is_active: Type.Boolean(), supervisor_id: Id, generale_id: Id },
};
const optional = (filters: Record<string, TSchema>) =>
	Object.fromEntries(
		Object.entries(filters).map(([name, schema]) => [name, Type.Optional(schema)]),
	);

export type BulkObject = (typeof BULK_OBJECTS)[number];

/** The two calls of one change: what it would do, and doing what was shown. */
function bulk<const V extends Record<string, TSchema>>(
	object: BulkObject,
	change: BulkChangeName,
	permission: Permission | readonly Permission[],
	value: V,
) {
	const path = `/api/companies/${object}-bulk/${change}`;
	const what = `${change} of several rows of ${object}`;
	return {
		object,
		change,
		preview: endpoint({
			method: 'POST',
			path: `${path}/preview`,
			summary: `What changing ${what} would do; writes nothing`,
			access: { permission },
			lane: 'long',
			input: {
				body: strict({
					...value,
					ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: TICKED_MAX })),
					/** As the list takes them, `q` among them; `{}` means every row. */
					filter: Type.Optional(
						strict({
							q: Type.Optional(
								Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', examples: ['pierre'] }),
							),
							...optional(filtersOf[object]),
						}),
					),
				}),
			},
			output: BulkPreview,
		}),
		apply: endpoint({
			method: 'POST',
			path,
			summary: `Change ${what} as previewed; needs an Idempotency-Key. What changed since is left and named`,
			access: { permission },
			lane: 'long',
			answersWithin: 60,
			input: {
				body: strict({
					...value,
					rows: Type.Array(strict({ id: Id, version: Type.Integer({ minimum: 0 }) }), {
						minItems: 1,
						maxItems: BULK_MAX,
					}),
				}),
			},
			output: BulkDone,
		}),
	};
}

/** Any of them, for what works with all. */
export type BulkApi = ReturnType<typeof bulk>;

const commission = { commission: Percent };
const activation = { is_active: Type.Boolean() };
const limit = {
	game: oneOf(STAKED_GAMES),
	/** null: in every draw. */
	tirage_id: nullable(Id),
	min_stake: nullable(Bound),
	max_stake: nullable(Bound),
	limite: nullable(Bound),
};
const message = {
	title: text(120),
	body: text(2_000),
	/** null: until it is switched off. */
	ends_at: nullable(Instant),
};

/** Of agents a supervisor reaches their own alone, as one by one. */
export const bulkAgentSurcussale = bulk('agent', 'surcussale', 'change_agent', {
	surcussale_id: Id,
});
export const bulkAgentCommission = bulk('agent', 'commission', 'change_agent', commission);
/** Takes `block_agent` beside it. */
export const bulkAgentActivation = bulk('agent', 'activation', 'change_agent', activation);
/** One agent's limit of a game: added, or put in place of the one there is. */
export const bulkAgentLimit = bulk(
	'agent',
	'limit',
	['add_typegameagent', 'change_typegameagent'],
	limit,
);
export const bulkAgentMessage = bulk('agent', 'message', 'add_apppromote', message);

/** Rate and supervisor of a surcussale are the house's to set. */
export const bulkSurcussaleSupervisor = bulk('surcussale', 'supervisor', 'change_surcussale', {
	supervisor_id: nullable(Id),
});
export const bulkSurcussaleCommission = bulk(
	'surcussale',
	'commission',
	'change_surcussale',
	commission,
);
/** Takes `block_suc` beside it. */
export const bulkSurcussaleActivation = bulk(
	'surcussale',
	'activation',
	'change_surcussale',
	activation,
);

const BulkChange = Type.Object({
	id: Id,
	companyname: CompanyName,
	object: oneOf(BULK_OBJECTS),
	change: oneOf(BULK_CHANGES),
	/** Rows that changed. */
	count: Type.Integer(),
	actor_name: Type.String(),
	at: Instant,
	/** null: it stands. */
	undone_at: nullable(Instant),
	undone_by: nullable(Type.String()),
});
export type BulkChange = Static<typeof BulkChange>;

const path = '/api/companies/bulk';
/** Changes that were made to many rows at once. */
export const bulkApi = {
	list: listEndpoint({
		path,
		summary: 'Changes made to many rows at once, newest first; a supervisor gets their own',
		access: { permission: ['change_agent', 'change_surcussale'] },
		item: BulkChange,
		filters: {
			start_date: Day,
			end_date: Day,
			object: oneOf(BULK_OBJECTS),
			change: oneOf(BULK_CHANGES),
		},
		sort: ['at', 'count'],
		defaultSort: '-at',
	}),
	undo: endpoint({
		method: 'POST',
		path: `${path}/undo`,
		summary:
			'Put back what a change in bulk changed, with the codes of the change; what changed since is left and named',
		access: 'session',
		lane: 'long',
		answersWithin: 60,
		input: { body: strict({ id: Id }) },
		output: BulkDone,
	}),
};
