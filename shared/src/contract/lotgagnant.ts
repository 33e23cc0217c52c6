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
	optionalText,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';
import { FINAL_STATES, INSTANCE_STATES } from './tirage.ts';

export const RESULT_STATES = ['provisional', 'confirmed', 'reversed'] as const;

/** What a person should look at before relying on a result. */
export const RESULT_WARNINGS = ['high_payout', 'one_fiche_takes_most', 'late_win'] as const;

/** A win that was sold in the last so many minutes of the sales is looked at twice. */
export const LATE_SALE = { minutes: 2 } as const;

/** What the caller is to a result that waits: may confirm it, or why not. */
export const CONFIRMATIONS = [
	'allowed',
	/** By the two-person rule. */
	'entered_it',
	/** A supervisor: the house confirms. */
	'not_house',
	/** Lacks the code `change_tirage`. */
	'no_code',
	/** The provider, before having chosen the company. */
	'no_company',
] as const;

/** Drawn as Pick 3: three digits. The first lot is its last two. */
export const Pick3 = Type.String({ pattern: '^[0-9]{3}$', examples: ['745'] });
/** Drawn as Pick 4: the second and the third lot. */
export const Pick4 = Type.String({ pattern: '^[0-9]{4}$', examples: ['1290'] });

/** One date of a tirage with its newest result, whose fields are null while there is none. */
export const TirageInstance = Type.Object({
	id: Id,
	tirage_id: Id,
	tirage_name: Type.String(),
	companyname: Type.String(),
	colour: Colour,
	timezone: Type.String(),
	draw_date: Day,
	close_at: Instant,
	draw_at: Instant,
	/**
	 * Seconds, ascending in the order in which dates are looked at: the last of today, back through the days
	 * before, and after all of them the days to come, the next first.
	 */
	today_first: Type.Integer(),
	state: oneOf(INSTANCE_STATES),
	/** What was sold for it. */
	fiches: Type.Integer(),
	/** Of the company. */
	currency: Type.String(),
	vente: Amount,
	/** These two say something once the wins are counted (`areWinsKnown`). */
	fiches_gagnantes: Type.Integer(),
	gain: Amount,
	revision: nullable(Type.Integer()),
	result_state: nullable(oneOf(RESULT_STATES)),
	/**
	 * The lots, null too while a result waits that the caller is to confirm without having seen them:
	 * who confirms reads the draw again and types what they read.
	 */
	lotto3: nullable(Type.String()),
	lot1: nullable(Type.String()),
	lot2: nullable(Type.String()),
	lot3: nullable(Type.String()),
	/** Why an earlier result was replaced. */
	reason: nullable(Type.String()),
	entered_by: nullable(Type.String()),
	confirmed_by: nullable(Type.String()),
	confirmed_at: nullable(Instant),
	/** null: no result waits. */
	confirmation: nullable(oneOf(CONFIRMATIONS)),
	/**
	 * Names of the house's people who may confirm the result that waits, for who may see results; none:
	 * the provider does.
	 */
	confirmers: Type.Array(Type.String()),
	/** The gains were worked out twice and agree: winning fiches are paid. */
	is_payable: Type.Boolean(),
});
export type TirageInstance = Static<typeof TirageInstance>;

/** Whether its wins are counted: until then `fiches_gagnantes` and `gain` are 0, which nobody knows to be so. */
export const areWinsKnown = ({ state }: Pick<TirageInstance, 'state'>): boolean =>
	FINAL_STATES.includes(state);

/** What a result would cost, before anybody relies on it. */
export const ResultPreview = Type.Object({
	fiches: Type.Integer(),
	vente: Amount,
	fiches_gagnantes: Type.Integer(),
	gain: Amount,
	/** Percent of the sales that earlier draws of this tirage gave back (the last 30); null: none. */
	usual_percent: nullable(Type.Integer()),
	/** The largest wins; `is_late`: by `LATE_SALE`. */
	largest: Type.Array(
		Type.Object({
			ref_code: Type.String(),
			agent_name: Type.String(),
			gain: Amount,
			sold_at: Instant,
			is_late: Type.Boolean(),
		}),
	),
	/**
	 * Of a correction: a fiche, paid or expired, whose gain it would change; it will be refused. null:
	 * none stands against it.
	 */
	paid_fiche: nullable(Type.String()),
	warnings: Type.Array(oneOf(RESULT_WARNINGS)),
});
export type ResultPreview = Static<typeof ResultPreview>;

const result = { pick3: Pick3, pick4: nullable(Pick4) };
/** The warnings that the caller agreed to: one that is not among them refuses (`warnings_unseen`). */
const agreed = { seen_warnings: Type.Optional(Type.Array(oneOf(RESULT_WARNINGS))) };
const byHouse = { permission: 'change_tirage', roles: ['superuser', 'company'] } as const;
const path = '/api/companies/lotgagnant';
const filters = { start_date: Day, end_date: Day, tirage_id: Id };
const sort = [
	'today_first',
	'draw_at',
	'draw_date',
	'tirage_name',
	'vente',
	'gain',
	'fiches_gagnantes',
] as const;

/** Added up over every date of a filter, on all pages. */
const sums = ['fiches', 'vente', 'fiches_gagnantes', 'gain'] as const;

export const lotGagnantApi = {
	list: listEndpoint({
		path,
		summary: 'Results by draw date',
		access: { permission: 'view_lot_gagnant_partiel' },
		item: TirageInstance,
		filters: { ...filters, result_state: oneOf(RESULT_STATES) },
		sort,
		defaultSort: '-draw_at',
		sums,
	}),
	/** What was entered, confirmed and reversed, and what each settlement gave or took back. */
	history: endpoint({
		method: 'GET',
		path: `${path}/:instanceId`,
		summary: 'All that became of one date of a tirage',
		access: { permission: 'view_lot_gagnant_partiel' },
		input: { params: Type.Object({ instanceId: Id }) },
		output: Type.Object({
			instance: TirageInstance,
			results: Type.Array(
				Type.Object({
					revision: Type.Integer(),
					state: oneOf(RESULT_STATES),
					/** null as in `instance`, of those that nobody has confirmed. */
					lotto3: nullable(Type.String()),
					lot1: nullable(Type.String()),
					lot2: nullable(Type.String()),
					lot3: nullable(Type.String()),
					reason: Type.String(),
					entered_by: Type.String(),
					entered_at: Instant,
					confirmed_by: nullable(Type.String()),
					confirmed_at: nullable(Instant),
				}),
			),
			settlements: Type.Array(
				Type.Object({
					kind: oneOf(['settlement', 'reversal', 'cancellation']),
					revision: Type.Integer(),
					/** Negative in a reversal. */
					fiches_gagnantes: Type.Integer(),
					gain: Amount,
					at: Instant,
				}),
			),
		}),
	}),
	preview: endpoint({
		method: 'POST',
		path: `${path}/apercu`,
		summary: 'What a result would cost; changes nothing',
		access: byHouse,
		input: { body: strict({ instance_id: Id, ...result }) },
		output: ResultPreview,
	}),
	/** A correction of a confirmed result must have a reason. */
	enter: endpoint({
		method: 'POST',
		path,
		summary: 'Enter a result, to be confirmed by another person',
		access: byHouse,
		input: {
			body: strict({
				instance_id: Id,
				...result,
				...agreed,
				reason: Type.Optional(optionalText(240)),
			}),
		},
		output: TirageInstance,
	}),
	/**
	 * Where two persons are needed the digits are typed once more: `differs_from_entry` of both fields
	 * when they are others than those entered. Where they are not, they may be left out.
	 */
	confirm: endpoint({
		method: 'PUT',
		path,
		summary: 'Confirm the result that waits; it is settled at once after it',
		access: byHouse,
		input: {
			body: strict({
				instance_id: Id,
				revision: Type.Integer({ minimum: 1 }),
				pick3: Type.Optional(Pick3),
				pick4: Type.Optional(nullable(Pick4)),
				...agreed,
			}),
		},
		output: TirageInstance,
	}),
};

export const tirageInstanceApi = {
	list: listEndpoint({
		path: '/api/companies/tirage-instances',
		summary: 'Dates of the draws, with what was sold and drawn',
		access: { permission: 'view_tirage' },
		item: TirageInstance,
		filters: { ...filters, state: oneOf(INSTANCE_STATES) },
		sort,
		defaultSort: 'today_first',
		sums,
	}),
	cancel: endpoint({
		method: 'PUT',
		path: '/api/companies/tirage-instances',
		summary: 'Cancel a draw that was not held: every stake is given back',
		access: byHouse,
		input: { body: strict({ instance_id: Id, reason: text(240) }) },
		output: TirageInstance,
	}),
};
