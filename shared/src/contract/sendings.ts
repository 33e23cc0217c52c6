import {
	CompanyName,
	Day,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	partOf,
	type Static,
	Type,
} from '@borlette/shared/contract';
import { CHANNELS } from './alerts.ts';
import { TODO_FACTS, TODO_KIND_NAMES, type TodoFacts } from './todo.kinds.ts';

export const SENDING_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/** Why a try failed. Those of the server's settings and of the line are tried again for a day. */
export const SENDING_PROBLEMS = [
	/** Nothing answers at the address of the mail server, or of the browser's maker. */
	'unreachable',
	/** It did not answer in time. */
	'too_slow',
	/** It ended the connection in the middle. */
	'cut',
	/** The mail server refuses our sign-in. */
	'sign_in_refused',
	/** The mail server offers no TLS, or a certificate that is not believed. */
	'no_tls',
	/** It says `value` and may take it later. */
	'refused_now',
	/** It says `value` and will never take it. */
	'refused',
	/** The person has no address that was confirmed. */
	'no_address',
	/** The browser takes none any more; it is forgotten. */
	'browser_gone',
	/** The address of the browser's maker is not a public one. */
	'forbidden_address',
	/** Whoever it is for may not see it any more. */
	'not_theirs',
	/** A day has passed since it was to be sent. */
	'too_late',
	/** It could not be made; the log of the API says why. */
	'internal',
] as const;
export type SendingProblemCode = (typeof SENDING_PROBLEMS)[number];

export const SendingProblem = Type.Object({
	code: oneOf(SENDING_PROBLEMS),
	/** As the other side says it. */
	value: nullable(Type.String()),
});
export type SendingProblem = Static<typeof SendingProblem>;

/** What is told beside kinds of entries: a try of a rule, and a scheduled report. */
export const SENDING_KINDS = [...TODO_KIND_NAMES, 'attempt', 'report'] as const;
export type SendingKind = (typeof SENDING_KINDS)[number];

export const Sending = Type.Object({
	id: Id,
	companyname: CompanyName,
	/** The rule or schedule that it came of, as it was called then. */
	source: Type.String(),
	kind: oneOf(SENDING_KINDS),
	/** As the entry had them. */
	facts: Type.Unsafe<TodoFacts>({ ...partOf(Type.Object(TODO_FACTS)) }),
	channel: oneOf(CHANNELS),
	person_id: Id,
	/** null: they are no longer there. */
	person_name: nullable(Type.String()),
	state: oneOf(SENDING_STATES),
	tries: Type.Integer(),
	/** Of one that waits: not before. */
	next_at: Instant,
	problem: nullable(SendingProblem),
	/** What sent it ended before it knew what became of it: it may have arrived twice. */
	is_doubtful: Type.Boolean(),
	sent_at: nullable(Instant),
	created_at: Instant,
});
export type Sending = Static<typeof Sending>;

export const sendingsApi = {
	list: listEndpoint({
		path: '/api/companies/sendings',
		summary: 'What was sent to people, is to be sent, and could not be',
		access: { permission: 'view_alert', roles: ['superuser', 'company'] },
		item: Sending,
		filters: {
			start_date: Day,
			end_date: Day,
			state: oneOf(SENDING_STATES),
			channel: oneOf(CHANNELS),
		},
		sort: ['created_at', 'sent_at', 'source'],
		defaultSort: '-created_at',
	}),
};
