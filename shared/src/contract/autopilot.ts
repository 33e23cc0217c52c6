import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	strict,
	Type,
	Version,
	Zone,
} from '@borlette/shared/contract';
import { EXPOSURE_MAX, GAMES } from './games.ts';

/** The highest ceiling of a draw, minor units. */
export const DRAW_CEILING_MAX = 100_000_000_000;
/** Beyond this part of a ceiling one agent may take a quarter of what remains. */
export const NEAR_PERCENT = 70;
/** The replay goes back so far. */
export const REPLAY_DAYS = 365;

/** Minor units; null sets none. Where it is on, at least one of the two is set. */
const ceilings = {
	/**
	 * The most that a draw may lose by any result: its gains and the commissions of agents and surcussales, less what was
	 * staked.
	 */
	draw_ceiling: nullable(Type.Integer({ minimum: 1, maximum: DRAW_CEILING_MAX, format: 'amount' })),
	/** The most that a ball or combination may cost if it comes out. */
	ball_ceiling: nullable(Type.Integer({ minimum: 1, maximum: EXPOSURE_MAX, format: 'amount' })),
};
const setting = { is_on: Type.Boolean(), ...ceilings };

const Setting = Type.Object({
	...setting,
	version: Version,
	actor_name: Type.String(),
	/** From then on sales were held to it. */
	since: Instant,
});

export const PILOT_STEPS = ['near', 'refused', 'passed'] as const;

/** What it did in a draw, of a ball or (without game) of the draw as a whole. */
const Move = Type.Object({
	game: nullable(oneOf(GAMES)),
	option: nullable(Type.Integer()),
	numbers: Type.String(),
	/** near: agents have a share of what remains; refused: more was wanted; passed: the office voided what kept it below. */
	step: oneOf(PILOT_STEPS),
	ceiling: Amount,
	/** Worst case of the draw, or cost of the ball, when it began; of refusals the highest. */
	reached: Amount,
	/** How often, and what was to be staked. */
	times: Type.Integer(),
	staked: Amount,
	first_at: Instant,
	last_at: Instant,
});
export type PilotMove = Static<typeof Move>;

const PilotDraw = Type.Object({
	instance_id: Id,
	tirage_name: Type.String(),
	timezone: Zone,
	draw_date: Day,
	close_at: Instant,
	is_selling: Type.Boolean(),
	/** What it can lose by any result, at most; below 0 it cannot. */
	worst: Amount,
	/** The ball that would cost most. */
	ball: nullable(
		Type.Object({
			game: oneOf(GAMES),
			option: nullable(Type.Integer()),
			numbers: Type.String(),
			liability: Amount,
		}),
	),
	moves: Type.Array(Move),
});
export type PilotDraw = Static<typeof PilotDraw>;

export const Autopilot = Type.Object({
	...setting,
	/** 0: it was never turned on. */
	version: Type.Integer({ minimum: 0 }),
	/** Newest first: who set what, from when on. */
	history: Type.Array(Setting),
	/** That close today or closed in the last twelve hours, next first. */
	draws: Type.Array(PilotDraw),
});
export type Autopilot = Static<typeof Autopilot>;

/** Sums of draws; several pieces add up. */
const figures = {
	draws: Type.Integer(),
	/** Draws in which something would have been refused. */
	touched: Type.Integer(),
	lines: Type.Integer(),
	vente: Amount,
	gain: Amount,
	/** Lines that it would have refused: what was staked on them less commissions (cost), and what they won (saved). */
	refused: Type.Integer(),
	refused_vente: Amount,
	cost: Amount,
	saved: Amount,
};

export const PilotReplay = Type.Object({
	...figures,
	/** The highest worst case of a draw when its sales ended: as it was, and with the autopilot; null: no draw. */
	worst: nullable(Amount),
	worst_after: nullable(Amount),
	/** What the worst draw lost by its result; below 0 it brought in. */
	loss: nullable(Amount),
	loss_after: nullable(Amount),
	/** The oldest draw that is in it; null: none. */
	from: nullable(Instant),
	/** Asked for as `before` it goes on there; null: the year is complete. */
	next: nullable(Instant),
});
export type PilotReplay = Static<typeof PilotReplay>;

/** Of a whole house: a supervisor sees a part of its stakes only. */
const roles = ['superuser', 'company'] as const;

export const autopilotApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/companies/autopilot',
		summary: 'The risk autopilot: its ceilings, who set them, and the draws of today beside them',
		access: { permission: 'view_typeboule', roles },
		lane: 'report',
		input: {},
		output: Autopilot,
	}),
	change: endpoint({
		method: 'PUT',
		path: '/api/companies/autopilot',
		summary: 'Turn the risk autopilot on or off, or set its ceilings; holds from the next sale on',
		access: { permission: 'change_typeboule', roles },
		input: { body: strict({ version: Type.Integer({ minimum: 0 }), ...setting }) },
		output: Autopilot,
	}),
	/** Works for some seconds and answers how far it came. */
	replay: endpoint({
		method: 'POST',
		path: '/api/companies/autopilot/replay',
		summary: 'What ceilings would have refused, saved and cost in the last year; changes nothing',
		access: { permission: 'view_typeboule', roles },
		lane: 'report',
		input: { body: strict({ ...ceilings, before: nullable(Instant) }) },
		output: PilotReplay,
	}),
};
