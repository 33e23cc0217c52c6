import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	optionalText,
	Phone,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';
import { MONEY_QUESTIONS, TRANSACTION_MAX } from './transaction.ts';

/** What a taking may meet when it is sent; of each a person decides whether it is recorded all the same. */
export const TAKING_HINDRANCES = [
	'agent_inactive',
	'day_closed',
	'taking_late',
	// Of who asks for them only.
	'likely_double',
	'unusual_amount',
] as const;
export type TakingHindrance = (typeof TAKING_HINDRANCES)[number];

export const TAKING_RULES = {
	/** Days after which a taking is no longer recorded without somebody saying so. */
	lateDays: 7,
	/** The most that the picture of a signature may have, as it is sent. */
	signatureBytes: 48 * 1024,
} as const;

const BITS = { ofByte: 8, ofSign: 6 };
const BASE64 = '^[A-Za-z0-9+/]+={0,2}$';
/** A picture as base64, without what says so. */
const Signature = Type.String({
	minLength: 1,
	maxLength: Math.ceil((TAKING_RULES.signatureBytes * BITS.ofByte) / BITS.ofSign),
	pattern: BASE64,
	examples: ['iVBORw0KGgo='],
});

/** Cash that was handed over on a tour, with the entry of the ledger that it booked. */
export const Taking = Type.Object({
	id: Id,
	/** Made where and when the cash changed hands; the receipt shows it. */
	key: Type.String(),
	agent_id: Id,
	agent_name: Type.String(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	/** Minor units of the company's currency. */
	amount: Amount,
	currency: Type.String(),
	/** The agent's after it; negative: the agent owes. */
	balance: Amount,
	/** By the clock of who took it, never after `at`. */
	taken_at: Instant,
	/** When it was recorded. */
	at: Instant,
	actor_name: Type.String(),
	note: Type.String(),
});
export type Taking = Static<typeof Taking>;

const Visit = Type.Object({ at: Instant, actor_name: Type.String() });

const TourAgent = Type.Object({
	id: Id,
	agent_name: Type.String(),
	phone: Type.String(),
	is_active: Type.Boolean(),
	/** Minor units; 0 where the balance is in the agent's favour. */
	owed: Amount,
	/** Of the company's zone: first of the days in a row at whose end something was owed that is not handed over yet; null: nothing is. */
	owed_since: nullable(Day),
	/** A terminal is bound. */
	has_terminal: Type.Boolean(),
	/** When a terminal was last signed in on or asked for; null: never. */
	terminal_seen_at: nullable(Instant),
});
export type TourAgent = Static<typeof TourAgent>;

const TourStop = Type.Object({
	id: Id,
	name: Type.String(),
	city: Type.String(),
	address: Type.String(),
	phone: nullable(Phone),
	/** The newest, by whomever. */
	visit: nullable(Visit),
	/** Those who sell, and those who are blocked and owe. Who owes for longest comes first. */
	agents: Type.Array(TourAgent),
});
export type TourStop = Static<typeof TourStop>;

const Tour = Type.Object({
	/** Of the company's zone. */
	day: Day,
	currency: Type.String(),
	timezone: Type.String(),
	/** By the server's clock. */
	read_at: Instant,
	/** Who owes for longest comes first, then who owes most. */
	stops: Type.Array(TourStop),
	/** What the caller took today, newest first. */
	takings: Type.Array(Taking),
	/**
	 * 32 bytes as base64, of this person in this company and the same each time: what is kept in a browser is
	 * encrypted with it. null in "Toutes", where there is no tour.
	 */
	secret: nullable(Type.String()),
});
export type Tour = Static<typeof Tour>;

const path = '/api/companies/tournee';
const takings = `${path}/encaissements`;
const money = { permission: 'add_wallettransaction' } as const;

export const tourneeApi = {
	read: endpoint({
		method: 'GET',
		path,
		summary: 'Surcussales to visit with what their agents owe, and what the caller took today',
		access: { permission: 'view_wallettransaction' },
		lane: 'report',
		input: {},
		output: Tour,
	}),
	/**
	 * Refused by the first of `TAKING_HINDRANCES` that is met and not in `despite`; `current` of `day_closed` says who
	 * closed the day, when, and what was counted.
	 */
	take: endpoint({
		method: 'POST',
		path: takings,
		summary:
			'Record cash taken on a tour, with both signatures; needs the Idempotency-Key made when it was taken',
		access: money,
		isKeyed: true,
		input: {
			body: strict({
				agent_id: Id,
				amount: Type.Integer({ minimum: 1, maximum: TRANSACTION_MAX, format: 'amount' }),
				taken_at: Instant,
				note: optionalText(240),
				/** Pictures of who took the cash and of who handed it over. */
				actor_signature: Signature,
				agent_signature: Signature,
				/** What counts for a double is what was recorded since shortly before it was taken. */
				...MONEY_QUESTIONS,
				/** What was refused before, and is sent all the same. */
				despite: Type.Optional(
					Type.Array(oneOf(TAKING_HINDRANCES), { maxItems: TAKING_HINDRANCES.length }),
				),
			}),
		},
		output: Taking,
	}),
	taking: endpoint({
		method: 'GET',
		path: `${takings}/:takingId`,
		summary: 'A taking with its signatures',
		access: { permission: 'view_wallettransaction' },
		input: { params: Type.Object({ takingId: Id }) },
		output: Type.Object({
			...Taking.properties,
			/** As addresses with the picture in them. */
			actor_signature: Type.String(),
			agent_signature: Type.String(),
		}),
	}),
	visit: endpoint({
		method: 'POST',
		path: `${path}/visites`,
		summary: 'Note that a surcussale was visited; needs the Idempotency-Key made when it was',
		access: money,
		isKeyed: true,
		input: {
			body: strict({ surcussale_id: Id, visited_at: Instant, note: optionalText(240) }),
		},
		output: Visit,
	}),
	/**
	 * Of an act that was refused and is not sent again. It takes the act's own key: either the act is recorded or this,
	 * and `key_reused` says that it was the act.
	 */
	drop: endpoint({
		method: 'POST',
		path: `${path}/abandons`,
		summary:
			'Note in the trail why something done on a tour is not recorded; needs its Idempotency-Key',
		// Also of who lost the right to record it.
		access: 'session',
		isKeyed: true,
		input: {
			body: strict({
				/** Name of the agent or surcussale, as it was read. */
				label: text(160),
				/** Minor units; 0: a visit. */
				amount: Type.Integer({ minimum: 0, maximum: TRANSACTION_MAX, format: 'amount' }),
				done_at: Instant,
				/** Code of the refusal. */
				refused: text(40),
				reason: text(240),
			}),
		},
		output: Type.Object({}),
	}),
};
