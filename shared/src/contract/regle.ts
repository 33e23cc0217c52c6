import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	SALE_RULES,
	type Static,
	strict,
	Type,
	Zone,
} from '@borlette/shared/contract';
import { STAKED_GAMES } from './games.ts';
import { RATES } from './prime.rates.ts';
import { INSTANCE_STATES } from './tirage.ts';

/** From the nearest to the furthest: each rate comes from the first that sets it. */
export const PRIME_TARGETS = ['agent_tirage', 'agent', 'tirage', 'surcussale', 'general'] as const;
export type PrimeTarget = (typeof PRIME_TARGETS)[number];

export const LIMIT_RULES = [
	'limit_game',
	'limit_game_agent',
	'limit_boule',
	'limit_boule_agent',
] as const;
export type LimitRule = (typeof LIMIT_RULES)[number];

/** What counts the stakes of a draw date: limits, and the company's rule of what a combination costs. */
export const CAP_RULES = [...LIMIT_RULES, 'max_exposure'] as const;
export type CapRule = (typeof CAP_RULES)[number];

/** Of the risk autopilot, in the order in which the sale looks at them. */
export const PILOT_RULES = ['pilot_ball', 'pilot_draw'] as const;
export type PilotRule = (typeof PILOT_RULES)[number];

/** Why nothing can be sold, named as the sale names it: of the agent, of the draw, of the line. */
export const REGLE_RULES = [
	'account_blocked',
	'device_refused',
	'draw_closed',
	...SALE_RULES,
] as const;
export type RegleRule = (typeof REGLE_RULES)[number];

const bounds = { min_stake: nullable(Amount), max_stake: nullable(Amount) };

export const Regle = Type.Object({
	as_of: Instant,
	agent_id: Id,
	agent_name: Type.String(),
	/** The agent, the surcussale and the company are active. */
	is_active: Type.Boolean(),
	/** A terminal is bound to the agent. */
	has_device: Type.Boolean(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	tirage_id: Id,
	tirage_name: Type.String(),
	tirage_is_active: Type.Boolean(),
	timezone: Zone,
	game: oneOf(STAKED_GAMES),
	/** 0 where the game has none. */
	option: Type.Integer(),
	/** As fiches keep them: `34*12` is `12*34`. */
	numbers: Type.String(),
	/** The draw date that sells, or else the next one that will, or the last; null: there is none. */
	draw: nullable(
		Type.Object({
			instance_id: Id,
			draw_date: Day,
			state: oneOf(INSTANCE_STATES),
			opens_at: Instant,
			close_at: Instant,
			draw_at: Instant,
			is_selling: Type.Boolean(),
		}),
	),
	/** What a line sold now would keep; of the game's own rates. */
	rates: Type.Array(
		Type.Object({ rate: oneOf(RATES), value: Type.Integer(), from: oneOf(PRIME_TARGETS) }),
	),
	/** Every target in order; `values` in the order of `rates`, null: sets none. */
	primes: Type.Array(
		Type.Object({
			target: oneOf(PRIME_TARGETS),
			id: nullable(Id),
			values: Type.Array(nullable(Type.Integer())),
		}),
	),
	/** The active limits that concern the line. */
	limits: Type.Array(
		Type.Object({
			id: Id,
			rule: oneOf(LIMIT_RULES),
			boule: nullable(Type.String()),
			tirage_id: nullable(Id),
			...bounds,
			limite: nullable(Amount),
		}),
	),
	/**
	 * The strictest of each kind, with what is staked against it in the draw date; what a combination
	 * may cost is told as stakes at this line's rates.
	 */
	caps: Type.Array(
		Type.Object({ rule: oneOf(CAP_RULES), cap: Amount, staked: Amount, remaining: Amount }),
	),
	...bounds,
	/** Where the risk autopilot holds the draw: its ceilings, and what may be staked on the line before it refuses. */
	pilot: Type.Optional(
		Type.Array(Type.Object({ rule: oneOf(PILOT_RULES), ceiling: Amount, remaining: Amount })),
	),
	/** Those that apply to the draw date. */
	blocks: Type.Array(
		Type.Object({
			id: Id,
			tirage_id: nullable(Id),
			agent_id: nullable(Id),
			start_date: Day,
			end_date: nullable(Day),
			reason: Type.String(),
		}),
	),
	/** null: the company has no such option. */
	lotto: nullable(
		Type.Object({
			id: Id,
			name: Type.String(),
			is_active: Type.Boolean(),
			/** In the agent's surcussale. */
			is_blocked: Type.Boolean(),
		}),
	),
	/** Empty: it may be sold now. */
	refusals: Type.Array(
		Type.Object({
			rule: oneOf(REGLE_RULES),
			limit: Type.Optional(Amount),
			remaining: Type.Optional(Amount),
		}),
	),
	/** The smallest stake of a line, minor units. */
	least: Amount,
	/** The largest that is accepted now; null: no limit. Meaningless where there are refusals. */
	most: nullable(Amount),
	/** What refuses one unit more. */
	most_rules: Type.Array(oneOf(REGLE_RULES)),
});
export type Regle = Static<typeof Regle>;

export const regleApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/companies/regle',
		summary: 'Which primes, limits and blocks apply to a line, and whether it could be sold now',
		access: { permission: 'view_typeboule' },
		input: {
			query: strict({
				agent_id: Id,
				tirage_id: Id,
				game: oneOf(STAKED_GAMES),
				/** Lotto 4 and 5: 1, 2 or 3. */
				option: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
				numbers: Type.String({
					minLength: 2,
					maxLength: 5,
					pattern: '^[0-9*]+$',
					examples: ['07'],
				}),
			}),
		},
		output: Regle,
	}),
};
