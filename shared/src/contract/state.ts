import { endpoint } from './endpoint.ts';
import { Instant, nullable, type Static, strict, Type } from './schema.ts';

const Count = Type.Integer();
const Bytes = Type.Integer();
const Seconds = Type.Integer();

/** Calls of one kind that the process works on, and that wait for their turn. */
const LaneState = Type.Object({
	lane: Type.String(),
	slots: Count,
	at_work: Count,
	waiting: Count,
});

/** What the API does by itself. */
const JobState = Type.Object({
	name: Type.String(),
	every_seconds: Seconds,
	/** Of its last run; null: none has ended yet. */
	ended_at: nullable(Instant),
	took_ms: Type.Integer(),
	/** How long it should have been at it again. */
	late_seconds: Seconds,
	/** Why its last run failed. */
	failure: nullable(Type.String()),
});

const ProcessState = Type.Object({
	since: Instant,
	version: Type.String(),
	memory_bytes: Bytes,
	/** Longest wait of the last minute. */
	loop_ms: Type.Integer(),
	streams: Count,
	lanes: Type.Array(LaneState),
	jobs: Type.Array(JobState),
});

const DatabaseState = Type.Object({
	started_at: Instant,
	version: Type.String(),
	bytes: Bytes,
	connections: Count,
	most_connections: Count,
	/** Age of the transaction that is open longest. */
	transaction_seconds: Seconds,
	/** Fiches of draw dates before it have a place. */
	room_until: Type.String({ format: 'date' }),
	people: Count,
	terminals: Count,
	/** Sold in the last minute, in all houses. */
	fiches_minute: Count,
	/** Draws that should be closed, and since when the first of them. */
	draws_late: Count,
	draw_late_seconds: Seconds,
	messages_waiting: Count,
	message_late_seconds: Seconds,
	replicas: Type.Array(
		Type.Object({ name: Type.String(), state: Type.String(), lag_seconds: Seconds }),
	),
	/** When all books were worked out again, and what differed; null: never. */
	checked_at: nullable(Instant),
	differences: nullable(Count),
});

const BackupState = Type.Object({
	/** Copies of everything, the newest first. */
	bases: Type.Array(Type.Object({ name: Type.String(), ended: Instant, bytes: Bytes })),
	/** Of copies that are kept only because later ones rest on them. */
	spent_bytes: Type.Optional(Bytes),
	/** What was done until then is kept. */
	until: nullable(Instant),
	/** Of a copy that is being made, in bytes. */
	copying: nullable(Type.Object({ done: Bytes, total: Bytes })),
	/** Why the last attempt failed. */
	failure: nullable(Type.String()),
});

export const State = Type.Object({
	/** By the database's clock. */
	at: Instant,
	process: ProcessState,
	database: DatabaseState,
	/** null: none are made here. */
	backup: nullable(BackupState),
	/** Whether that is so because the database has tools of its own (DATABASE_URL). */
	is_foreign: Type.Boolean(),
});
export type State = Static<typeof State>;

/** From when on a figure is worth the provider's look. */
export const STATE_RULES = {
	/** Of a job and of a draw that should be closed. */
	lateSeconds: 30,
	loopMs: 500,
	transactionSeconds: 900,
	messageSeconds: 600,
	/** Share of the connections. */
	connections: 0.85,
	/** A copy is made each day. */
	backupHours: 26,
	/** The log is kept every ten seconds. */
	logMinutes: 10,
	/** Days for which fiches must have a place. */
	roomDays: 14,
	lagSeconds: 30,
} as const;

const provider = { permission: 'view_company', roles: ['superuser'] } as const;

/** How the product is doing: the provider's page. */
export const stateApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/generals/state',
		summary: 'How this process, the database and its backups are doing',
		access: provider,
		input: {},
		output: State,
		lane: 'report',
	}),
	backUp: endpoint({
		method: 'POST',
		path: '/api/generals/state/backup',
		summary: 'Begin a copy of everything; `conflict` where one is being made or none can be',
		access: provider,
		writes: 'elsewhere',
		input: { body: strict({}) },
		output: strict({}),
		lane: 'report',
	}),
};
