import {
	type Access,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Static,
	Type,
} from '@borlette/shared/contract';

/** What entries are about: names of features as in the paths, in which `object_type` is read. */
export const TRACE_OBJECTS = [
	'agent',
	'alert-attempt',
	'alert-rule',
	'autopilot',
	'backup',
	'boules-block',
	'call',
	'channel',
	'closing',
	'company',
	'country',
	'facturation',
	'fiche',
	'generale',
	'historics-payment',
	'info-tirage',
	'lotgagnant',
	'lotto',
	'messages',
	'office',
	'official-results',
	'pos',
	'prime',
	'prime-agent',
	'prime-surcussale',
	'prime-tirage',
	'profile',
	'release',
	'release-rights',
	'report-schedule',
	'result-source',
	'scope',
	'session',
	'supervisor',
	'surcussale',
	'taking',
	'tirage',
	'tirage-auto',
	'todo',
	'transaction',
	'two-factor',
	'type-boules',
	'type-boules-agent',
	'type-games',
	'type-games-agent',
	'user-permissions',
	'visit',
] as const;
export type TraceObject = (typeof TRACE_OBJECTS)[number];

/** A row before or after; null where there was none. */
const Row = Type.Unsafe<Record<string, unknown> | null>({});

/** Who did what, when and from where. Entries are only ever added, each with the hash of the last. */
export const TraceEntry = Type.Object({
	/** `<company>:<seq>`. */
	id: Type.String(),
	/** All-zero: an affair of the provider. */
	company_id: Id,
	companyname: nullable(Type.String()),
	seq: Type.Integer(),
	at: Instant,
	actor_id: nullable(Id),
	actor_name: Type.String(),
	actor_role: Type.String(),
	action: Type.String(),
	/** Feature, as in the paths: `agent`, `tirage`. */
	object_type: Type.String(),
	object_id: Type.String(),
	object_label: Type.String(),
	before: Row,
	after: Row,
	ip: Type.String(),
	user_agent: Type.String(),
	hash: Type.String({ description: 'SHA-256, hexadecimal' }),
});
export type TraceEntry = Static<typeof TraceEntry>;

const ofOffice: Access = {
	permission: 'view_tracecompanyaction',
	roles: ['superuser', 'company'],
};

const trail = (who: 'agents' | 'supervisors' | 'companies', access: Access) =>
	listEndpoint({
		path: `/api/companies/tracabilites-${who}`,
		summary: `What ${who} did`,
		access,
		item: TraceEntry,
		filters: {
			/** One entry, as `TraceEntry.id` names it. */
			id: Type.String({
				pattern: '^[0-9a-f-]{36}:[0-9]{1,15}$',
				examples: ['3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a01:1'],
			}),
			start_date: Day,
			end_date: Day,
			action: Type.String({ maxLength: 40 }),
			object_type: Type.String({ maxLength: 40 }),
			object_id: Type.String({ maxLength: 80 }),
			actor_id: Id,
		},
		sort: ['at', 'actor_name', 'action', 'object_type'],
		defaultSort: '-at',
	});

export const TRACE_PROBLEMS = ['changed', 'missing'] as const;
/** Of a chain against the head kept outside the database. */
export const ANCHOR_STATES = ['whole', 'cut', 'rewritten'] as const;

export const tracabiliteApi = {
	agents: trail('agents', { permission: 'view_traceagentaction' }),
	supervisors: trail('supervisors', { permission: 'view_tracesupervisoraction' }),
	/** What the office and the provider did. From where the provider's people did it, they alone are told. */
	companies: trail('companies', ofOffice),
	/** Who may be in it: for the choice of a person; to the office its own people. */
	people: listEndpoint({
		path: '/api/companies/tracabilites-people',
		summary: 'People of the office and, to the provider, its own, by name',
		access: ofOffice,
		item: Type.Object({ id: Id, name: Type.String() }),
		filters: {},
		sort: ['name'],
	}),
	verify: endpoint({
		method: 'GET',
		path: '/api/companies/tracabilites-verify',
		summary: 'Works the hash chain out anew, compares it with the head kept outside the database',
		access: { permission: 'view_tracesupervisoraction', roles: ['superuser', 'company'] },
		answersWithin: 120,
		lane: 'long',
		input: {},
		output: Type.Array(
			Type.Object({
				company_id: Id,
				companyname: nullable(Type.String()),
				entries: Type.Integer(),
				/** Hash of the newest entry, to compare with the one kept outside the database. */
				head: Type.String(),
				first_bad: nullable(
					Type.Object({
						seq: Type.Integer(),
						at: Instant,
						actor_name: Type.String(),
						/** In whose trail it stands. */
						actor_role: Type.String(),
						object_type: Type.String(),
						object_id: Type.String(),
						object_label: Type.String(),
						/** Its own content, or the entry before it is not the one it follows. */
						problem: oneOf(TRACE_PROBLEMS),
					}),
				),
				/** Newest head kept in a file outside the database; null: none was kept yet. */
				anchor: nullable(
					Type.Object({
						at: Instant,
						seq: Type.Integer(),
						/** `cut`: entries at its end are gone; `rewritten`: others stand in their place. */
						state: oneOf(ANCHOR_STATES),
					}),
				),
			}),
		),
	}),
};
