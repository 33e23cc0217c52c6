import { endpoint, Id, Instant, oneOf, type Static, Type } from '@borlette/shared/contract';

/** `sale`: fiches, figures and what agents owe; `exposure`: what is staked on balls; `result`: the state of a draw; `todo`: what needs somebody. */
export const LIVE_KINDS = ['sale', 'exposure', 'result', 'todo'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** `registry`: a channel names other builds, or forbids one; told at the opening of a stream too. */
const KINDS = [...LIVE_KINDS, 'registry'] as const;

/** Something changed: read again what shows it. Several changes of one draw may come as one. */
export const LiveEvent = Type.Object({
	kind: oneOf(KINDS),
	/** Draw instance; without it any may have changed. */
	instance_id: Type.Optional(Id),
	/** Where a single agent brought it about. */
	agent_id: Type.Optional(Id),
	/** Of a `registry`: `production`, … */
	channel: Type.Optional(Type.String()),
	/** Of a `registry`; absent where its file could not be read. */
	revision: Type.Optional(Type.Integer({ minimum: 0 })),
	at: Instant,
});
export type LiveEvent = Static<typeof LiveEvent>;

/** Why the server ends a stream; a client that may go on opens a new one. */
export const END_REASONS = ['unauthenticated', 'closing'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a stream says beside its events, at its opening and when it is another one: the stamp of what its reader may do. */
export const RIGHTS = 'rights';
/** `stamp`: as the profile has it; another one means that the profile is to be read again. */
export interface Rights {
	stamp: string;
}

export const eventsApi = {
	stream: endpoint({
		method: 'GET',
		path: '/api/companies/events',
		summary: 'Server-sent events: sales, exposure and results as they happen',
		access: 'session',
		input: {},
		output: LiveEvent,
		file: 'text/event-stream',
	}),
};
