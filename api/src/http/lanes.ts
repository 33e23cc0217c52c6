import { type Endpoint, isList } from '@borlette/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLane, LANES, type Lane } from '../db/lanes.ts';
import { ApiFailure } from '../errors.ts';
import { networkOf } from '../identity/network.ts';
import { asksForMuch, HeavyCalls, shapeOf } from './heavy.ts';
import { inSlices } from './slices.ts';
import { type Caller, type TurnRules, Turns } from './turns.ts';

type CallLane = Exclude<Lane, 'house'>;

/**
 * What of a lane's slots one house and one person may have at work, and how many of theirs may wait.
 * A house is a company, or the provider; for those who are not known yet, an address.
 */
const PARTS: Record<CallLane, Omit<TurnRules, 'slots'>> = {
	health: { ofHouse: 1, ofPerson: 1, waitingOfHouse: 50, waitingOfPerson: 20, longestWait: 5_000 },
	entry: { ofHouse: 2, ofPerson: 1, waitingOfHouse: 500, waitingOfPerson: 60, longestWait: 10_000 },
	// A terminal sells one ticket after another; a draw's last minute brings a whole house at once.
	sale: {
		ofHouse: 3,
		ofPerson: 1,
		waitingOfHouse: 1_000,
		waitingOfPerson: 40,
		longestWait: 10_000,
	},
	// Whoever waits for a slow one leaves their colleagues a slot.
	list: { ofHouse: 2, ofPerson: 1, waitingOfHouse: 200, waitingOfPerson: 40, longestWait: 15_000 },
	// Thousands of rows keep the process and the database as busy as a report does.
	whole: { ofHouse: 1, ofPerson: 1, waitingOfHouse: 60, waitingOfPerson: 20, longestWait: 15_000 },
	report: {
		ofHouse: 1,
		ofPerson: 1,
		waitingOfHouse: 200,
		waitingOfPerson: 10,
		longestWait: 15_000,
	},
	long: { ofHouse: 2, ofPerson: 2, waitingOfHouse: 8, waitingOfPerson: 4, longestWait: 15_000 },
};

const READING: readonly CallLane[] = ['list', 'whole', 'report'];

/**
 * Of what is heavy a house has one call at work in each of these together: two cores bear no more of it beside
 * everybody else. What is sold does not wait for what is read.
 */
const HEAVY_TOGETHER: readonly (readonly CallLane[])[] = [['sale'], READING];

/** What of a call tells how heavy it is. */
export interface Weight {
	endpoint: Endpoint;
	/** Of what is read: in the same lane one call of an endpoint is about as heavy as another of the same shape. */
	query?: unknown;
	/** It asks for much, whatever it was before. */
	isLarge?: boolean | undefined;
}

/** The queues of this process: a call's work begins when it has a slot of its lane. */
export class Queues {
	readonly #lanes: Record<CallLane, Turns>;
	readonly #heavy: ReadonlyMap<CallLane, Turns>;
	readonly #heavyCalls = new HeavyCalls();

	constructor(capacity: number) {
		const entries = Object.entries(PARTS).map(([lane, { ofHouse, ofPerson, ...waiting }]) => [
			lane,
			new Turns({
				slots: LANES[lane as CallLane].slots * capacity,
				ofHouse: ofHouse * capacity,
				ofPerson: ofPerson * capacity,
				...waiting,
			}),
		]);
		this.#lanes = Object.fromEntries(entries);
		this.#heavy = new Map(HEAVY_TOGETHER.flatMap((lanes) => together(lanes, capacity)));
	}

	/** How many calls each lane works on, and how many wait. */
	all(): { lane: CallLane; slots: number; atWork: number; waiting: number }[] {
		return Object.entries(this.#lanes).map(([lane, turns]) => ({
			lane: lane as CallLane,
			...turns.state,
		}));
	}

	/** Does a call's work in its turn, on its lane's connections. Throws as `Turns.take` does. */
	run<T>(
		lane: CallLane,
		caller: Caller,
		reply: FastifyReply,
		work: () => Promise<T>,
		weight?: Weight,
	): Promise<T> {
		const left = leavingOf(reply);
		// A sale says by itself how large it is: that one took long tells of the rush that it came in.
		const kind = weight && READING.includes(lane) ? kindOf(lane, caller, weight) : undefined;
		const begin = () => inLane(lane, kind ? () => this.#heavyCalls.timed(kind, work) : work);
		const enter = () => this.#lanes[lane].take(caller, begin, left);
		const isHeavy =
			weight?.isLarge || asksForMuch(weight?.query) || (kind && this.#heavyCalls.isKnown(kind));
		const turns = isHeavy ? this.#heavy.get(lane) : undefined;
		return turns ? turns.take(caller, enter, left) : enter();
	}

	/** What comes piece by piece while a call of the lane `long` is at work, in turn with the heavy calls of its house. */
	inSlices<T>(
		pieces: AsyncGenerator<T>,
		caller: Caller,
		left: AbortSignal,
	): AsyncGenerator<T, void, undefined> {
		const turns = this.#heavy.get('list') as Turns;
		let wait = PARTS.long.longestWait;
		return inSlices(pieces, async () => {
			const giveBack = await turns.hold(caller, left, wait);
			// What has begun to arrive is not broken off by a wait.
			wait = Number.POSITIVE_INFINITY;
			return giveBack;
		});
	}
}

const kindOf = (lane: CallLane, { house }: Caller, { endpoint, query }: Weight): string =>
	[house, lane, endpoint.path, shapeOf(query)].join(' ');

/** The same turns for each of these lanes; here only their own house is in somebody's way. */
function together(lanes: readonly CallLane[], capacity: number): [CallLane, Turns][] {
	const turns = new Turns({
		...PARTS[lanes[0] as CallLane],
		slots: Number.POSITIVE_INFINITY,
		ofHouse: capacity,
		ofPerson: capacity,
	});
	return lanes.map((lane) => [lane, turns]);
}

const leavings = new WeakMap<FastifyReply['raw'], AbortSignal>();

/** Aborts when the caller leaves; one for all turns of a call: that of a file asks anew who calls, a hundred rows after another. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
	const known = leavings.get(raw);
	if (known) return known;
	const leaving = new AbortController();
	leavings.set(raw, leaving.signal);
	raw.once('close', () => {
		if (!raw.writableFinished) {
			leaving.abort(new ApiFailure('bad_request', {}, 'The caller has left'));
		}
	});
	return leaving.signal;
}

const LONGEST_NAME = 100;

/** Before it is known who calls: people of one address are told apart by what they show. */
export const strangerOf = ({ ip, headers }: FastifyRequest): Caller => ({
	house: networkOf(ip),
	person: headers.authorization?.slice(0, LONGEST_NAME) ?? '',
});

/** People of the provider are one house, whichever company they look at. */
export const callerOf = (scope: {
	role: string;
	companyId: string | null;
	userId: string;
}): Caller => ({
	house: scope.role === 'superuser' ? 'provider' : (scope.companyId ?? ''),
	person: scope.userId,
});

/** The lane of a call of somebody known, by how much it asks for. */
export function laneOf(endpoint: Endpoint, query: unknown): CallLane {
	const { format, limit } = (query ?? {}) as { format?: string; limit?: number };
	const { lane = 'list' } = endpoint;
	if (format !== undefined) return 'long';
	return lane === 'list' && isList(endpoint) && limit === undefined ? 'whole' : lane;
}
