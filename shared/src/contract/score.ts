import {
	Amount,
	CompanyName,
	Day,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Permission,
	type Static,
	Type,
} from '@borlette/shared/contract';
import { LATE_SALE } from './lotgagnant.ts';

/**
 * What may make an agent worth a look. None of them is a proof, and nothing is decided by them: no call of the product but the
 * list below reads them.
 */
export const SIGNALS = ['trend', 'debt', 'voids', 'late_wins', 'balls', 'player'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Those that fiches stand behind: the lists of fiches show exactly these by `signal`. */
export const FICHE_SIGNALS = ['voids', 'late_wins', 'balls', 'player'] as const;
export type FicheSignal = (typeof FICHE_SIGNALS)[number];

/** What the facts of a day are, and from how many of them an agent is judged. */
export const SCORE_RULES = {
	/** Days that are looked at, the last of them yesterday where the company is. */
	days: 28,
	/** With fewer days of sales an agent is new: nothing is said of them. */
	leastDays: 10,
	/** What fewer agents do is not what is usual. */
	leastAgents: 5,
	/** The last of the days, whose sales are compared with those of the others. */
	recentDays: 7,
	/** Of the minutes in which a terminal may void a fiche, the last seconds. */
	lastVoidSeconds: 60,
	/** Before the sales of a draw end. */
	lateSaleSeconds: LATE_SALE.minutes * 60,
	/** A ball is repeated where so many fiches of an agent's have it in one draw, which are such a share of theirs in it (basis points). */
	ballFiches: 5,
	ballShare: 3_000,
	/** One player is supposed where so many fiches of an agent's day play the very same lines, of which there are so many at least. */
	playerFiches: 3,
	playerLines: 2,
} as const;

/** Points of a signal. */
export const MOST_POINTS = 2;

interface SignalRule {
	/** Of its figure: `share` in basis points; `days` in hundredths of the agent's usual day of sales. */
	unit: 'share' | 'days';
	/** For one point and for two: fewer rows behind it say nothing … */
	fewest: readonly [number, number];
	/** … nor does a figure below this … */
	least: readonly [number, number];
	/** … or below so many times what is usual: the median of the house's agents in the same days, where there are enough of them. */
	times: readonly [number, number];
}

/** What each figure is, and from where on it counts. */
export const SIGNAL_RULES: Record<Signal, SignalRule> = {
	/** By how much a day's sales of the recent days are below those before; below 0 they rose. */
	trend: { unit: 'share', fewest: [1, 1], least: [3_000, 5_000], times: [2, 3] },
	/** What is owed for days that are over and not handed over yet, and no more than is owed now. */
	debt: { unit: 'days', fewest: [1, 1], least: [200, 500], times: [3, 6] },
	/** Fiches voided in the last seconds in which a terminal may, of those sold. */
	voids: { unit: 'share', fewest: [3, 6], least: [50, 150], times: [3, 6] },
	/** Winning fiches sold in the last seconds of a draw in which they won, of those that won. */
	late_wins: { unit: 'share', fewest: [5, 8], least: [2_000, 4_000], times: [2, 4] },
	/** Fiches with a repeated ball, of those sold. */
	balls: { unit: 'share', fewest: [10, 25], least: [300, 1_000], times: [3, 6] },
	/** What the most played same lines of each day are staked with, of all that was staked. */
	player: { unit: 'share', fewest: [9, 20], least: [500, 1_500], times: [3, 6] },
};

/** From which figure on a signal earns one point, and two. @param usual of the house; null: too few agents to say */
export function boundsOf(signal: Signal, usual: number | null): readonly [number, number] {
	const { least, times } = SIGNAL_RULES[signal];
	const bound = (earned: 0 | 1) =>
		usual === null ? least[earned] : Math.max(least[earned], usual * times[earned]);
	return [bound(0), bound(1)];
}

/** Signals that tell of money take the right to see it; the others are seen by whoever reads the list. */
export const signalsSeen = (permissions: ReadonlySet<Permission>): Signal[] =>
	SIGNALS.filter((signal) => signal !== 'debt' || permissions.has('view_wallettransaction'));

/** A figure of an agent, with what it stands on. */
const SignalFigure = Type.Object({
	signal: oneOf(SIGNALS),
	points: Type.Integer({ minimum: 0, maximum: MOST_POINTS }),
	/** In the unit of its rule. */
	value: Type.Integer(),
	/** The same of the house: the median of its agents; null: too few of them to say. */
	usual: nullable(Type.Integer()),
	/** Rows behind it: fiches; of `trend` days with sales; of `debt` the day that it is owed for. */
	counted: Type.Integer(),
	/** Minor units: of `trend` a recent day's sales, of `debt` what is owed, of `player` what was staked; else 0. */
	amount: Amount,
});
export type SignalFigure = Static<typeof SignalFigure>;

/** Points; null: the agent is new, or there is nothing to compare. */
const Points = nullable(Type.Integer({ minimum: 0, maximum: MOST_POINTS }));

export const AgentScore = Type.Object({
	/** The agent's. */
	id: Id,
	companyname: CompanyName,
	agent_name: Type.String(),
	username: Type.String(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	supervisor_id: nullable(Id),
	supervisor_name: nullable(Type.String()),
	/** Of the company. */
	currency: Type.String(),
	/** Sum of the points; null: the agent is new. */
	score: nullable(Type.Integer({ minimum: 0 })),
	trend: Points,
	debt: Points,
	voids: Points,
	late_wins: Points,
	balls: Points,
	player: Points,
	/** With sales, of those that are looked at. */
	days: Type.Integer(),
	/** Those that can be said, most points first. */
	signals: Type.Array(SignalFigure),
	/** First and last of the days looked at; null: nobody was looked at yet. */
	since: nullable(Day),
	until: nullable(Day),
	/** When it was worked out. */
	as_of: nullable(Instant),
});
export type AgentScore = Static<typeof AgentScore>;

export const scoreApi = {
	list: listEndpoint({
		path: '/api/companies/score',
		summary: 'Agents by how much they deserve a look, with the reasons; nothing is decided by it',
		access: { permission: 'view_report_agent' },
		lane: 'report',
		item: AgentScore,
		filters: {
			surcussale_id: Id,
			supervisor_id: Id,
			/** Agents with a point of it. */
			signal: oneOf(SIGNALS),
		},
		sort: ['score', ...SIGNALS, 'agent_name', 'surcussale_name', 'supervisor_name', 'days'],
		defaultSort: '-score',
	}),
};
