import {
	Amount,
	Colour,
	CompanyCurrency,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	SumsCurrency,
	Type,
} from '@borlette/shared/contract';
import { GAMES } from './games.ts';
import { isUnsettled } from './unsettled.ts';

const access = { permission: 'view_app_report' } as const;

/**
 * Sums of a span of draw dates, in minor units. What is sold for a draw that is not settled is no
 * profit yet: `net` is vente − gain − commission of the others.
 */
const figures = {
	fiches: Type.Integer(),
	vente: Amount,
	gain: Amount,
	commission: Amount,
	net: Amount,
	/** What of `vente` is for draws that are not settled yet; `net` knows nothing of it. */
	pending: Amount,
};
export const Figures = Type.Object(figures);
export type Figures = Static<typeof Figures>;

const BY_SETTLED: readonly (keyof Figures)[] = ['gain', 'net'];

/** One of them; undefined: nobody knows it yet. */
export const knownFigure = (of: Figures, name: keyof Figures): number | undefined =>
	isUnsettled(of) && BY_SETTLED.includes(name) ? undefined : of[name];

/** What became of the gains of today's fiches; those that still play may win more. */
const Payments = Type.Object({
	paid: Amount,
	/** Owed to the holders (`toPayOf`), and of how many fiches. */
	to_pay: Amount,
	to_pay_fiches: Type.Integer(),
	/** Of fiches that play in another draw still (`situationOf`). */
	won_so_far: Amount,
});
export type Payments = Static<typeof Payments>;

/** Days that the charts over days show, today included. */
export const CHART_DAYS = 30;
const chart = { permission: 'view_graphe' } as const;

/**
 * What a new installation, and in it a new company, needs before the first sale, in this order; the first two
 * are the provider's.
 */
export const FIRST_STEPS = [
	'country',
	'company',
	'colleague',
	'supervisor',
	'surcussale',
	'agent',
	'tirage',
	'limite',
	'terminal',
	'fiche',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** In "Toutes" only, where draws of two companies may share a name. */
const companyname = nullable(Type.String());

export const dashboardApi = {
	app: endpoint({
		method: 'GET',
		path: '/api/companies/app',
		summary: 'Today and yesterday at the same hour: the figures of the home page',
		access,
		input: {},
		/** One row: as every reading its result is a list. */
		output: Type.Array(
			Type.Object({
				/** Today in the company's zone. */
				day: Day,
				as_of: Instant,
				/** Of all amounts here. */
				currency: SumsCurrency,
				/** A draw of today is not settled yet. */
				is_provisional: Type.Boolean(),
				today: Figures,
				yesterday: Figures,
				payments: Payments,
				agents_active: Type.Integer({ description: 'Agents who sold today' }),
				agents_total: Type.Integer(),
			}),
		),
	}),
	firstSteps: endpoint({
		method: 'GET',
		path: '/api/companies/app-first-steps',
		summary: 'What a new house needs before its first sale, and what of it is there',
		access,
		input: {},
		/** By FIRST_STEPS, without those that are not the caller's to take. */
		output: Type.Array(Type.Object({ step: oneOf(FIRST_STEPS), is_done: Type.Boolean() })),
	}),
	journalier: endpoint({
		method: 'GET',
		path: '/api/companies/app-journalier',
		summary: 'Sales of today by hour of the company’s zone',
		access: chart,
		input: {},
		output: Type.Array(
			Type.Object({
				hour: Type.Integer({ minimum: 0, maximum: 23 }),
				fiches: Type.Integer(),
				vente: Amount,
				currency: SumsCurrency,
			}),
		),
	}),
	tirage: endpoint({
		method: 'GET',
		path: '/api/companies/appTirage',
		summary: 'Draws of today with what was sold for each, by draw time',
		access,
		input: {},
		output: Type.Array(
			Type.Object({
				tirage_id: Id,
				companyname,
				currency: CompanyCurrency,
				name: Type.String(),
				colour: Colour,
				state: Type.String({ description: 'State of the instance: open, closed, …' }),
				draw_at: Instant,
				close_at: Instant,
				...figures,
			}),
		),
	}),
	lotto: endpoint({
		method: 'GET',
		path: '/api/companies/appLotto',
		summary: 'Sales of today by game',
		access,
		input: {},
		output: Type.Array(
			Type.Object({
				game: oneOf(GAMES),
				lines: Type.Integer(),
				vente: Amount,
				currency: SumsCurrency,
			}),
		),
	}),
	fiche: endpoint({
		method: 'GET',
		path: '/api/companies/appFiche',
		summary: 'Fiches of the last CHART_DAYS draw dates, quiet days included',
		access: chart,
		input: {},
		output: Type.Array(
			Type.Object({
				day: Day,
				fiches: Type.Integer(),
				fiches_gagnantes: Type.Integer(),
				deleted_fiches: Type.Integer(),
			}),
		),
	}),
	gain: endpoint({
		method: 'GET',
		path: '/api/companies/appGain',
		summary: 'What fiches won on the last CHART_DAYS draw dates, and what of it is paid',
		access: chart,
		input: {},
		output: Type.Array(
			Type.Object({ day: Day, gain: Amount, paid: Amount, currency: SumsCurrency }),
		),
	}),
	gpc: endpoint({
		method: 'GET',
		path: '/api/companies/appGpc',
		summary: 'Gain, perte and commission of the company on the last CHART_DAYS draw dates',
		access: chart,
		input: {},
		output: Type.Array(
			Type.Object({
				day: Day,
				/** vente − gains of the day's settled draws that brought money in. */
				gain: Amount,
				/** gains − vente of those that cost money. */
				perte: Amount,
				/** The agents', of the same draws: gain − perte − commission is their P/P avec %. */
				commission: Amount,
				/** All that is sold for the day; an earlier API does not send it. */
				vente: Type.Optional(Amount),
				/** What of it is for draws that are not settled: no profit yet, and in none of the above. */
				pending: Amount,
				/** A draw of the day is not settled yet. */
				is_provisional: Type.Boolean(),
				currency: SumsCurrency,
			}),
		),
	}),
	lotGagnant: endpoint({
		method: 'GET',
		path: '/api/companies/appTirage-lotgagnant',
		summary: 'The newest confirmed result of each draw',
		access: { permission: 'view_app_lot_gagnant' },
		input: {},
		output: Type.Array(
			Type.Object({
				tirage_id: Id,
				companyname,
				name: Type.String(),
				colour: Colour,
				draw_date: Day,
				lotto3: Type.String(),
				lot1: Type.String(),
				lot2: nullable(Type.String()),
				lot3: nullable(Type.String()),
			}),
		),
	}),
};
