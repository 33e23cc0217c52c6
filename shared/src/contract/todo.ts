import {
	CompanyName,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	partOf,
	type Static,
	strict,
	Type,
	Version,
} from '@borlette/shared/contract';
import { TODO_FACTS, TODO_KIND_NAMES, type TodoFacts, URGENCIES } from './todo.kinds.ts';

/** `open`: needs somebody now; `put_off`: not before a time; `done`: somebody said so, and its cause is still there. */
export const TODO_STATES = ['open', 'put_off', 'done'] as const;
export type TodoState = (typeof TODO_STATES)[number];

/** An hour from now; seven in the morning where the company is; when the next draw ends its sales. */
export const PUT_OFF = ['hour', 'morning', 'close'] as const;
export type PutOff = (typeof PUT_OFF)[number];

/** Something that needs somebody. It goes by itself when what brought it about is over. */
export const Todo = Type.Object({
	id: Id,
	kind: oneOf(TODO_KIND_NAMES),
	urgency: oneOf(URGENCIES),
	/** Counts them in the order in which they are looked at: the most urgent first, then what is due first. */
	rank: Type.Integer(),
	/** In "Toutes"; null there too for what is the provider's own. */
	companyname: CompanyName,
	/** The part of the house that it is of; null: the house's. */
	surcussale_id: nullable(Id),
	/** Those that its kind names. */
	facts: Type.Unsafe<TodoFacts>({ ...partOf(Type.Object(TODO_FACTS)) }),
	state: oneOf(TODO_STATES),
	raised_at: Instant,
	/** When it should be done; null: no time is set. */
	due_at: nullable(Instant),
	assigned_to: nullable(Id),
	assigned_name: nullable(Type.String()),
	put_off_until: nullable(Instant),
	done_at: nullable(Instant),
	done_name: nullable(Type.String()),
	version: Version,
});
export type Todo = Static<typeof Todo>;

const Counts = Type.Object({
	urgent: Type.Integer(),
	today: Type.Integer(),
	soon: Type.Integer(),
	/** Of them, given to whoever asks. */
	mine: Type.Integer(),
	put_off: Type.Integer(),
	done: Type.Integer(),
});
export type TodoCounts = Static<typeof Counts>;

const path = '/api/companies/todos';
const list = listEndpoint({
	path,
	summary:
		'What needs somebody, as far as the caller’s rights go; in "Toutes" the provider’s own too',
	access: 'session',
	item: Todo,
	filters: {
		kind: oneOf(TODO_KIND_NAMES),
		urgency: oneOf(URGENCIES),
		state: oneOf(TODO_STATES),
		/** Given to whoever asks; false: also all others. */
		mine: Type.Boolean(),
	},
	sort: ['rank', 'due_at', 'raised_at'],
});
const page = Type.Object({
	items: Type.Array(Todo),
	total: Type.Integer(),
	nextOffset: nullable(Type.Integer()),
	/** Of everything that the caller sees, whatever was filtered. */
	counts: Counts,
});
export type TodoPage = Static<typeof page>;

/** As it was seen: somebody else may have done something about it since, which refuses it (412, with the entry as it is). */
const seen = { id: Id, version: Version };
/** The provider's own affairs have no company; of a company’s, it is one that was chosen. */
const act = <const F extends Parameters<typeof strict>[0]>(
	name: string,
	summary: string,
	fields: F,
) =>
	endpoint({
		method: 'POST',
		path: `${path}/${name}`,
		summary,
		access: 'session',
		writes: 'elsewhere',
		input: { body: strict({ ...seen, ...fields }) },
		output: Todo,
	});

export const todoApi = {
	list: { ...list, page, output: Type.Union([page, Type.Array(Todo)]) },
	/** To whom an entry may be given: who may see it. */
	people: endpoint({
		method: 'GET',
		path: `${path}/:todoId/people`,
		summary: 'Who may be given an entry: people who see it',
		access: 'session',
		input: { params: Type.Object({ todoId: Id }) },
		output: Type.Array(Type.Object({ id: Id, name: Type.String() })),
	}),
	assign: act('assign', 'Give an entry to somebody who may see it, or to nobody', {
		person: nullable(Id),
	}),
	putOff: act('put-off', 'Put an entry off, or take it up again', {
		until: nullable(oneOf(PUT_OFF)),
	}),
	done: act('done', 'Say that an entry is done, or that it is not', { is_done: Type.Boolean() }),
};
