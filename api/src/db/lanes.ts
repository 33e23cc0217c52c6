import { AsyncLocalStorage } from 'node:async_hooks';

/** What is worked on at once in a lane, and for how long; the lane's calls wait for each other alone. */
export interface LaneLimits {
	/** Connections, and calls at work on them. In one process. */
	slots: number;
	/** Milliseconds that one statement may take… */
	statementMs: number;
	/** …and a transaction, whatever it waits for. Beyond it the connection is cut. */
	transactionMs: number;
	/** For so long it may ask for nothing: its process is frozen or gone, and others wait for what it holds. */
	idleMs?: number;
	/** Processes that may help with a statement. A call has none: it would take the cores of everybody. */
	workers?: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** In which a call is answered, unless it says that it needs longer. */
const ANSWER = 20 * SECOND;

/**
 * Kinds of work, each on connections of its own: however many calls of one kind there are, the
 * others have theirs. Slots are those of a machine with two cores; CAPACITY multiplies them.
 */
export const LANES = {
	/** Whether the API and its database are there. */
	health: { slots: 1, statementMs: 2 * SECOND, transactionMs: MINUTE },
	/** Who is calling; what anybody may call. */
	entry: { slots: 3, statementMs: 5 * SECOND, transactionMs: MINUTE, idleMs: ANSWER },
	/** Fiches: sold, voided, paid. */
	sale: { slots: 6, statementMs: 10 * SECOND, transactionMs: MINUTE, idleMs: ANSWER },
	/** Lists, records, and changes to them. */
	list: { slots: 6, statementMs: 9 * SECOND, transactionMs: MINUTE, idleMs: ANSWER },
	/** Lists without pages, of up to thousands of rows. */
	whole: { slots: 2, statementMs: 9 * SECOND, transactionMs: MINUTE },
	/** Figures that are worked out. */
	report: { slots: 3, statementMs: 9 * SECOND, transactionMs: MINUTE },
	/** What a person waits for longer: files, the proof of a trail, a call for all companies. */
	long: { slots: 3, statementMs: 100 * SECOND, transactionMs: 10 * MINUTE },
	/** What the API does by itself: settling, closing, telling. */
	house: { slots: 4, statementMs: 10 * MINUTE, transactionMs: 20 * MINUTE, workers: 2 },
} as const satisfies Record<string, LaneLimits>;

export type Lane = keyof typeof LANES;

/**
 * Milliseconds that a statement waits for what others hold. Less than it may take in all, or who only waited would be told to
 * ask for less, which a sale cannot: they are told to come again.
 */
export const lockMsOf = ({ statementMs }: LaneLimits): number => 0.8 * statementMs;

interface Place {
	lane: Lane;
	/** Connections that one call holds, in whichever lanes. */
	call: { connections: number };
}

const places = new AsyncLocalStorage<Place>();

/** Does the work on the connections of a lane. */
export const inLane = <T>(lane: Lane, work: () => T): T =>
	places.run({ lane, call: places.getStore()?.call ?? { connections: 0 } }, work);

/**
 * Does the house's own work that a call only sets off, beside it: to cancel its query, to tell
 * others what it changed, to ask whether its caller may go on. The call may hold a connection, so this must never wait for the call.
 */
export const besideCalls = <T>(work: () => T): T =>
	places.run({ lane: 'house', call: { connections: 0 } }, work);

/**
 * A call asked for a connection while it holds one. Enough calls that do so at once wait for each
 * other until they time out, so it is refused however many connections are free.
 */
export class SecondConnection extends Error {
	override name = 'SecondConnection';

	constructor() {
		super(
			'A call may hold one connection: use the transaction that is open, or end it first (route option `opens`)',
		);
	}
}

/** The lane of the present work, whose call now holds a connection. Throws `SecondConnection`. */
export function takeConnection(): { lane: Lane; giveBack: () => void } {
	const place = places.getStore();
	if (!place) return { lane: 'house', giveBack: () => undefined };
	const { lane, call } = place;
	if (call.connections > 0) throw new SecondConnection();
	call.connections += 1;
	return {
		lane,
		giveBack() {
			call.connections -= 1;
		},
	};
}
