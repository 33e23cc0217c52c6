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
import { TRANSACTION_MAX } from './transaction.ts';

/** `open`: not counted yet, or the ledger moved since; `closed`: the count was right; `difference`: it was not. */
export const CLOSING_STATES = ['open', 'closed', 'difference'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

/**
 * An agent's day, in minor units, each sum as it reads: opening + sales − reversals − commission − payouts −
 * movements − since = expected.
 */
export const AgentDay = Type.Object({
	/** The agent's. */
	id: Id,
	/** In "Toutes" only. */
	companyname: nullable(Type.String()),
	agent_name: Type.String(),
	username: Type.String(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	supervisor_id: nullable(Id),
	supervisor_name: nullable(Type.String()),
	/** Of the company. */
	currency: Type.String(),
	/** Owed before the day; negative: in the agent's favour, as all that is owed. */
	opening: Amount,
	sales: Amount,
	/** What entries of the day took back: above 0 in the agent's favour. */
	reversals: Amount,
	commission: Amount,
	payouts: Amount,
	/** Handed over on the day, less what was taken, corrections included; without what the closing in force booked. */
	movements: Amount,
	/** Of a day that has passed: what of it was handed over since, or is owed no more. */
	since: Amount,
	/** What is to change hands; of a closed day, what was. */
	expected: Amount,
	state: oneOf(CLOSING_STATES),
	/** Of the closing in force, as `residual`; null while it is open. */
	counted: nullable(Amount),
	/** Below 0 is missing, above it too much. */
	residual: nullable(Amount),
	/** How often it was closed: of the newest closing are `closed_at` and `closed_by`, also where the ledger moved since. */
	no: Type.Integer({ minimum: 0 }),
	closed_at: nullable(Instant),
	closed_by: nullable(Type.String()),
});
export type AgentDay = Static<typeof AgentDay>;

/** How far the house is with the day, whatever `state`, words or page are asked for. */
const Progress = Type.Object({
	agents: Type.Integer(),
	/** Closed, with a difference or without. */
	closed: Type.Integer(),
	differences: Type.Integer(),
	/** Minor units; null where the companies have several currencies. */
	missing: nullable(Amount),
	surplus: nullable(Amount),
	/** Common to the companies; null: they differ, or there is no agent. */
	currency: nullable(Type.String()),
});
export type ClosingProgress = Static<typeof Progress>;

const path = '/api/companies/cloture';
const list = listEndpoint({
	path,
	summary:
		'Agents whose day is to be closed: those with an entry in the ledger on it, a debt, or a closing',
	access: { permission: 'view_wallettransaction' },
	lane: 'report',
	item: AgentDay,
	filters: {
		/** Of the company's zone; without it today. */
		day: Day,
		surcussale_id: Id,
		supervisor_id: Id,
		state: oneOf(CLOSING_STATES),
	},
	sort: ['agent_name', 'surcussale_name', 'supervisor_name', 'expected', 'residual', 'closed_at'],
	sums: [
		'opening',
		'sales',
		'reversals',
		'commission',
		'payouts',
		'movements',
		'since',
		'expected',
		'counted',
		'residual',
	],
});
/** The day before today, while agents have something to hand over or to get for it and nobody closed it. */
const Unclosed = Type.Object({ day: Day, agents: Type.Integer({ minimum: 1 }) });

const page = Type.Object({
	...list.page?.properties,
	day: Day,
	progress: Progress,
	/** Of today only. */
	unclosed: Type.Optional(Unclosed),
});
export interface ClosingPage {
	items: AgentDay[];
	total: number;
	nextOffset: number | null;
	totals?: { currency: string; sums: Record<string, number>; none?: string[] }[];
	/** That was asked for, or today. */
	day: string;
	progress: ClosingProgress;
	unclosed?: Static<typeof Unclosed>;
}

export const clotureApi = {
	list: { ...list, page, output: Type.Union([page, Type.Array(AgentDay)]) },
	/**
	 * Refused with `closing_taken` where somebody closed it since it was read, and `ledger_moved` where another
	 * amount is expected by now; both tell the day as it is (`current`).
	 */
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Close an agent’s day and book what was counted, as one; needs an Idempotency-Key',
		access: { permission: 'add_wallettransaction' },
		input: {
			body: strict({
				agent_id: Id,
				day: Day,
				/** What changes hands: from the agent, or to them where `expected` is below 0. */
				counted: Type.Integer({ minimum: 0, maximum: TRANSACTION_MAX, format: 'amount' }),
				/** As they were read. */
				expected: Amount,
				no: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
				/** Of the entry that is booked. */
				note: optionalText(240),
			}),
		},
		output: AgentDay,
	}),
};
