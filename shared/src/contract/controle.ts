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
import { GAMES, STAKED_GAMES } from './games.ts';
import { LATE_SALE, ResultPreview, TirageInstance } from './lotgagnant.ts';
import { statistiqueApi } from './statistique.ts';
import { TODO_RULES } from './todo.kinds.ts';

/** Which draw the control room shows, and from when on it says what. */
export const CONTROL_RULES = {
	/** A draw that closed stays until its wins can be paid, and so many minutes more… */
	payableMinutes: 5,
	/** …but no longer than so many after its sales ended… */
	afterMinutes: 60,
	/** …and not once another one ends its sales within so many. */
	beforeMinutes: 15,
	/** Minutes before the end of the sales that are told one by one. */
	curveMinutes: 180,
	/** What is usual is the average of so many last dates, a week apart. */
	usualDates: 4,
	/** What is usually staked by now, in percent of all: below it nothing is foretold. */
	foretellPercent: 10,
	/** Combinations that forecasts of one reading go through in all: of a draw with many, fewer measures are tried, or none. */
	mostCounters: 100_000,
	/** Combinations that are named as the costliest. */
	costliest: 10,
	/** Of those, blocked one by one for a suggestion. */
	blockedAlone: 3,
} as const;

/** What makes a win unusual; one of them is enough. */
export const UNUSUAL_RULES = {
	late: LATE_SALE,
	/** By currency, minor units: the fiche wins that much or more. */
	large: TODO_RULES.largeGain,
	/** One agent sold so many winning fiches with the same winning combination, which is no borlette: those come often. */
	repeated: { fiches: 3 },
} as const;
export type UnusualRule = keyof typeof UNUSUAL_RULES;
const RULES = ['late', 'large', 'repeated'] as const satisfies readonly UnusualRule[];

const Combination = {
	game: oneOf(GAMES),
	option: nullable(Type.Integer()),
	numbers: Type.String(),
};

/**
 * Something to be done now. What was sold stays sold, so it saves what else would still be sold: the worst case that is
 * foretold without it less the one foretold with it.
 */
const Suggestion = Type.Object({
	saves: Amount,
	/** Blocked for everybody in this draw date; empty: a limit. */
	boules: Type.Array(Type.String()),
	/** On each ball of a game, in every date of this draw. `id` and `version`: of one there is already, which is changed. */
	limit: nullable(
		Type.Object({
			id: nullable(Id),
			version: nullable(Version),
			game: oneOf(STAKED_GAMES),
			tirage_id: Id,
			min_stake: nullable(Amount),
			max_stake: nullable(Amount),
			limite: Amount,
		}),
	),
});
export type Suggestion = Static<typeof Suggestion>;

/** Of all surcussales: who sees a part of them is told none of it. */
const House = Type.Object({
	/** What the draw can lose by any result, at most; below 0 it cannot. */
	worst: Amount,
	/** As saved for the risk autopilot, whether it is on or not; null: none. */
	draw_ceiling: nullable(Amount),
	ball_ceiling: nullable(Amount),
	/** Whether the autopilot is on, so that sales are held to them. */
	is_piloted: Type.Boolean(),
	/**
	 * The worst case when sales end, if they go on as they usually do from now on and are spread over the balls as so far;
	 * null: nothing is usual yet, it is too early to tell, or sales have ended.
	 */
	foretold: nullable(Amount),
	/** That save something, the most first. */
	suggestions: Type.Array(Suggestion),
	/** Minutes before the end of the sales, the last one first; of `curveMinutes` the last. */
	minutes: Type.Array(Amount),
	/** Staked before those. */
	earlier: Amount,
	/** The same of what is usual: the average of the last dates of this draw on this weekday; null: none yet. */
	usual: nullable(Type.Object({ minutes: Type.Array(Amount), earlier: Amount })),
});
export type House = Static<typeof House>;

const UnusualWin = Type.Object({
	ref_code: Type.String(),
	agent_name: Type.String(),
	gain: Amount,
	sold_at: Instant,
	rules: Type.Array(oneOf(RULES)),
});

/** Once sales ended. */
const After = Type.Object({
	/** null: it is not sealed yet, or a part of the surcussales is seen. */
	seal: nullable(
		Type.Object({
			at: Instant,
			fiches: Type.Integer(),
			total: Amount,
			/** SHA-256 of its lines, hexadecimal. */
			hash: Type.String(),
		}),
	),
	/** Result and wins; null to who may not see results. */
	date: nullable(TirageInstance),
	/** Of a result that waits, for who may confirm it and has seen it. */
	preview: nullable(ResultPreview),
	/** Of a draw whose wins were worked out, the highest first; none to who may not see results. */
	unusual: Type.Array(UnusualWin),
});
export type After = Static<typeof After>;

const Costly = Type.Object({
	...Combination,
	staked: Amount,
	/** What it costs if it comes out. */
	liability: Amount,
	is_blocked: Type.Boolean(),
});
export type Costly = Static<typeof Costly>;

/** A draw date that is not the one shown. */
const Other = Type.Object({
	instance_id: Id,
	tirage_name: Type.String(),
	timezone: Zone,
	draw_date: Day,
	close_at: Instant,
});

export const Controle = Type.Object({
	/** Whose sales end next, or ended last; null: no draw sells or has just sold. */
	board: nullable(statistiqueApi.board.output),
	/** The costliest of all games, the most first. */
	costliest: Type.Array(Costly),
	house: nullable(House),
	after: nullable(After),
	/** Whose sales end after it, the next first. */
	next: Type.Array(Other),
});
export type Controle = Static<typeof Controle>;

export const controleApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/companies/controle',
		summary: 'The draw whose sales end next, or ended last, with all that is to be watched of it',
		access: { permission: 'view_statistique' },
		lane: 'report',
		input: {
			query: strict({
				/** A draw date to stay with; without it, or where it is none of the house's, the page chooses. */
				instance_id: Type.Optional(Id),
			}),
		},
		output: Controle,
	}),
};
