import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	optionalText,
	type Static,
	strict,
	Type,
} from '@borlette/shared/contract';

export const WALLET_KINDS = [
	'deposit',
	'withdrawal',
	'sale',
	'commission',
	'payout',
	'reversal',
	'adjustment',
] as const;
/** Those that the office records; the others follow from fiches. */
export const TRANSACTION_KINDS = ['deposit', 'withdrawal', 'adjustment'] as const;

export const TRANSACTION_RULES = {
	/** The same movement of an agent within so many minutes is asked about. */
	doubleMinutes: 10,
	/** More than so many times what stands in the ledger, or was sold on a day of the last `usualDays`, is asked about. */
	unusualTimes: 10,
	usualDays: 90,
} as const;

/** Whether an amount, minor units, is asked about beside the most that there was. */
export const isUnusual = (amount: number, most: number): boolean =>
	Math.abs(amount) > TRANSACTION_RULES.unusualTimes * most;

/** Each wants a question before money is recorded; without it that is recorded whatever there is. */
export const MONEY_QUESTIONS = {
	/**
	 * Refused with `likely_double` where a movement of the same agent, kind and amount was recorded in the last
	 * `doubleMinutes`; `current` is that one.
	 */
	not_twice: Type.Optional(Type.Boolean()),
	/** Refused with `unusual_amount` where it is far more than this agent owes, has or sold on a day; `current` is a `Usual`. */
	not_unusual: Type.Optional(Type.Boolean()),
};

/** What an amount of an agent is compared with. */
export interface Usual {
	/**
	 * Minor units: the most that they owe or have now, or sold on one of the days; of an agent without either, any agent
	 * of the company. 0: there is nothing yet.
	 */
	most: number;
}

/** Minor units: the most that one transaction moves. */
export const TRANSACTION_MAX = 100_000_000_000;

/** An entry of an agent's ledger. Entries are only ever added. */
export const Transaction = Type.Object({
	id: Id,
	/** 1, 2, 3 … for each agent. */
	seq: Type.Integer(),
	at: Instant,
	/** In "Toutes" only. */
	companyname: nullable(Type.String()),
	agent_id: Id,
	agent_name: Type.String(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	kind: oneOf(WALLET_KINDS),
	/** Of the company. */
	currency: Type.String(),
	/** What the agent gains (+) or owes (−) by it. */
	amount: Amount,
	/** The agent's after it; negative: the agent owes. */
	balance: Amount,
	/** Of the fiche, or empty. */
	ref_code: Type.String(),
	/** What a person wrote, or `reactivated`: the void of the fiche was taken back. */
	note: Type.String(),
	actor_name: Type.String(),
});
export type Transaction = Static<typeof Transaction>;

const path = '/api/companies/transactions';
export const transactionApi = {
	/** Days of the company's zone, both included; without any, today. */
	list: listEndpoint({
		path,
		summary: 'Ledger of the agents, newest first',
		access: { permission: 'view_wallettransaction' },
		item: Transaction,
		filters: {
			start_date: Day,
			end_date: Day,
			agent_id: Id,
			surcussale_id: Id,
			/** Of the agent's surcussale, as it is now. */
			supervisor_id: Id,
			kind: oneOf(WALLET_KINDS),
		},
		sort: ['at', 'agent_name', 'surcussale_name', 'kind', 'amount', 'balance', 'companyname'],
		defaultSort: '-at',
		sums: ['amount'],
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary:
			'Record money that an agent brings or takes, or a correction; needs an Idempotency-Key',
		access: { permission: 'add_wallettransaction' },
		input: {
			body: strict({
				agent_id: Id,
				kind: oneOf(TRANSACTION_KINDS),
				/** Above 0; an adjustment may be below 0 too, which takes from the agent. */
				amount: Type.Integer({
					minimum: -TRANSACTION_MAX,
					maximum: TRANSACTION_MAX,
					format: 'amount',
				}),
				/** An adjustment must have one. */
				note: optionalText(240),
				...MONEY_QUESTIONS,
			}),
		},
		output: Transaction,
	}),
};
