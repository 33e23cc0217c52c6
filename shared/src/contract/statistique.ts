import {
	Amount,
	Colour,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Static,
	Type,
	Zone,
} from '@borlette/shared/contract';
import { GAMES } from './games.ts';
import { INSTANCE_STATES } from './tirage.ts';

/** The longest span of days that stakes are added up over. */
export const STATISTIQUE_MAX_DAYS = 92;

const stake = {
	numbers: Type.String(),
	staked: Amount,
	/** What the company pays at worst if it comes out in every draw that it was played in. */
	liability: Amount,
	/**
	 * The strictest limit on the ball in a draw that still sells, and the least that one of these
	 * draws still takes: the company's, or with agent_id the agent's own. Null where there is none, no
	 * draw sells any more, or the stakes are of some surcussales only.
	 */
	limite: nullable(Amount),
	remaining: nullable(Amount),
};

/** What was staked on one ball or combination. */
export const Stake = Type.Object({
	id: Type.String(),
	/** In "Toutes" only: companies are never added up in one row. */
	companyname: nullable(Type.String()),
	game: oneOf(GAMES),
	option: nullable(Type.Integer()),
	/** In how many draws. */
	draws: Type.Integer(),
	/** Of the company. */
	currency: Type.String(),
	/** One of these draws is not settled: what it costs, if anything, is not known yet. */
	is_provisional: Type.Boolean(),
	...stake,
});
export type Stake = Static<typeof Stake>;

const BoardBall = Type.Object({
	option: nullable(Type.Integer()),
	...stake,
	/** For everybody; a block for one agent does not count. */
	is_blocked: Type.Boolean(),
	/** Agents for whom alone it is blocked. */
	blocked_agents: Type.Integer(),
});

/** A draw date whose exposure can be looked at. */
export const BoardDraw = Type.Object({
	instance_id: Id,
	tirage_id: Id,
	tirage_name: Type.String(),
	/** In "Toutes" only, where draws of two companies may share a name. */
	companyname: nullable(Type.String()),
	colour: Colour,
	/** The draw's own. */
	timezone: Zone,
	draw_date: Day,
	state: oneOf(INSTANCE_STATES),
	/** Still takes sales, by the server's clock. */
	is_selling: Type.Boolean(),
	close_at: Instant,
	draw_at: Instant,
});
export type BoardDraw = Static<typeof BoardDraw>;

/** Closed draws stay on the board for so many hours after they were drawn. */
export const BOARD_HOURS = 12;

/** Most of the combinations of a game that a board shows. */
export const BOARD_TOP = 50;

const access = { permission: 'view_statistique' } as const;
export const statistiqueApi = {
	/** Draw dates, both included, at most STATISTIQUE_MAX_DAYS; without any, today. */
	list: listEndpoint({
		path: '/api/companies/statistiques',
		summary: 'What is staked on each ball, and what it would cost if it came out',
		access,
		lane: 'report',
		item: Stake,
		filters: {
			start_date: Day,
			end_date: Day,
			tirage_id: Id,
			/** An option: one game, and for lotto 4 and 5 one way to play it. */
			lotto_id: Id,
			surcussale_id: Id,
			agent_id: Id,
		},
		sort: ['staked', 'liability', 'numbers', 'game', 'draws', 'limite', 'remaining', 'companyname'],
		defaultSort: '-staked',
		sums: ['staked', 'liability'],
	}),
	draws: endpoint({
		method: 'GET',
		path: '/api/companies/exposition',
		summary:
			'Draw dates with an exposure board: those that sell, next to close first, then the last',
		access,
		lane: 'report',
		input: {},
		output: Type.Array(BoardDraw),
	}),
	board: endpoint({
		method: 'GET',
		path: '/api/companies/exposition/:instanceId',
		summary: 'Exposure of one draw date: every ball of borlette, the heaviest of other games',
		access,
		lane: 'report',
		input: { params: Type.Object({ instanceId: Id }) },
		output: Type.Object({
			instance_id: Id,
			tirage_id: Id,
			tirage_name: Type.String(),
			timezone: Zone,
			draw_date: Day,
			state: oneOf(INSTANCE_STATES),
			is_selling: Type.Boolean(),
			close_at: Instant,
			draw_at: Instant,
			as_of: Instant,
			/**
			 * What a payout is compared with where no limit holds: what the draw took in or, where that is more,
			 * takes in on the average. Of a part of the surcussales only what it took in.
			 */
			bears: Amount,
			/** The risk autopilot that holds the draw, where one is on and all of the house is seen. */
			pilot: nullable(
				Type.Object({
					draw_ceiling: nullable(Amount),
					ball_ceiling: nullable(Amount),
					/** What the draw can lose by any result, at most. */
					worst: Amount,
				}),
			),
			games: Type.Array(
				Type.Object({
					game: oneOf(GAMES),
					staked: Amount,
					/** Of the company on the whole game. */
					limite: nullable(Amount),
					remaining: nullable(Amount),
					/** borlette: 00 to 99; others: the BOARD_TOP that would cost most. */
					balls: Type.Array(BoardBall),
				}),
			),
		}),
	}),
};
export type Board = Static<typeof statistiqueApi.board.output>;
