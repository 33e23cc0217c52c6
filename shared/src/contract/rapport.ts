import {
	Amount,
	Day,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Permission,
	type Static,
	type TSchema,
	Type,
} from '@borlette/shared/contract';
import { isUnsettled, type Sold } from './unsettled.ts';

/** What one row of a report is of. */
export const REPORT_GROUPS = ['agent', 'surcussale', 'tirage', 'date'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Voided fiches count in `deleted_fiches` only. Amounts in minor units. */
export const ReportFigures = Type.Object({
	fiches: Type.Integer(),
	fiches_gagnantes: Type.Integer(),
	deleted_fiches: Type.Integer(),
	vente: Amount,
	/** What the fiches won, paid or not. */
	gain: Amount,
	paid: Amount,
	/** The agents', at the rates of the sales. */
	commission: Amount,
	/** vente − gain. */
	pp_sans_commission: Amount,
	/** vente − gain − commission. */
	pp_avec_commission: Amount,
	/** The surcussales', at the rates of the sales. */
	commission_surcussale: Amount,
	/** pp_avec_commission − commission_surcussale. */
	balance_finale: Amount,
});
export type ReportFigures = Static<typeof ReportFigures>;

/** Ids and names are null but for what the report groups by: with them the fiches are looked up. */
export const ReportRow = Type.Object({
	id: Type.String(),
	/** In "Toutes" only: companies are never added up in one row. */
	companyname: nullable(Type.String()),
	/** Of what the row is of; a day as yyyy-MM-dd; null where it is no longer the caller's to see. */
	name: nullable(Type.String()),
	supervisor_id: nullable(Id),
	supervisor_name: nullable(Type.String()),
	surcussale_id: nullable(Id),
	surcussale_name: nullable(Type.String()),
	agent_id: nullable(Id),
	agent_name: nullable(Type.String()),
	tirage_id: nullable(Id),
	tirage_name: nullable(Type.String()),
	draw_date: nullable(Day),
	...ReportFigures.properties,
	/** What of `vente` was sold for draws that are not settled: no profit yet. Minor units; an earlier API does not send it. */
	pending: Type.Optional(Amount),
});
export type ReportRow = Static<typeof ReportRow>;

const BY_SETTLED = [
	'fiches_gagnantes',
	'gain',
	'pp_sans_commission',
	'pp_avec_commission',
	'balance_finale',
] as const satisfies readonly (keyof ReportFigures)[];

/** Figures that say nothing yet, since none of the draws that were sold for is settled: gains of 0, and profits that are the sales. */
export const unknownFigures = (sold: Sold): readonly (keyof ReportFigures)[] =>
	isUnsettled(sold) ? BY_SETTLED : [];

/** What a page of a report has beside its rows. */
const summary = {
	/** The draw dates that it covers, both included. */
	start_date: Day,
	end_date: Day,
	/**
	 * Of the whole report, whatever the page or `q`. A fiche that plays in several draws counts once
	 * here, and in each row by tirage that it plays in.
	 */
	totals: ReportFigures,
	/** Common to the companies of the report; null: they differ, and the totals mean nothing. */
	currency: nullable(Type.String()),
	as_of: Instant,
	/**
	 * SHA-256, hexadecimal, of the whole report: a line for each row in the order of its id by code
	 * point, joined by LF: id, fiches, fiches_gagnantes, deleted_fiches, vente, gain, paid, commission
	 * and commission_surcussale, joined by "|". A link to a report carries its filters, `as_of` and
	 * `digest`: who opens it and gets the same digest sees the same figures; else they have changed
	 * since.
	 */
	digest: Type.String(),
	/** A draw of these days is not settled yet. */
	is_provisional: Type.Boolean(),
	/** What was sold for such draws: in the totals, but no profit yet. Minor units. */
	pending: Amount,
	/** What these days are compared with (`comparedDays` of figures/days); null beyond a year. */
	previous: nullable(
		Type.Object({
			start_date: Day,
			end_date: Day,
			/** Beside a day in progress: the last of these days is as it stood then, at the same hour. */
			until: nullable(Instant),
			totals: ReportFigures,
			/** As that of the report; an earlier API does not send it. */
			pending: Type.Optional(Amount),
		}),
	),
};

interface ReportDefinition<Filters extends Record<string, TSchema>> {
	path: string;
	summary: string;
	permission: Permission;
	filters: Filters;
}

/** A list call of figures: the plain array of rows, or with `limit` a page with the summary. */
function reportEndpoint<Filters extends Record<string, TSchema>>({
	permission,
	...definition
}: ReportDefinition<Filters>) {
	const list = listEndpoint({
		...definition,
		access: { permission },
		lane: 'report',
		item: ReportRow,
		sort: [
			'name',
			'companyname',
			'supervisor_name',
			'surcussale_name',
			'agent_name',
			'tirage_name',
			'draw_date',
			'fiches',
			'fiches_gagnantes',
			'deleted_fiches',
			'vente',
			'gain',
			'paid',
			'commission',
			'pp_sans_commission',
			'pp_avec_commission',
			'commission_surcussale',
			'balance_finale',
		],
	});
	const page = Type.Object({
		items: Type.Array(ReportRow),
		total: Type.Integer(),
		nextOffset: nullable(Type.Integer()),
		...summary,
	});
	return { ...list, page, output: Type.Union([page, Type.Array(ReportRow)]) };
}

const places = { tirage_id: Id, surcussale_id: Id, agent_id: Id };
/** Draw dates, both included, at most MAX_DAYS. Without any: today; with one only: from that day to today, or that day. */
const filters = {
	start_date: Day,
	end_date: Day,
	...places,
	filter_choice: oneOf(REPORT_GROUPS),
};

export const rapportApi = {
	vente: reportEndpoint({
		path: '/api/companies/rapports',
		summary: 'Sales by agent, or by what filter_choice names',
		permission: 'view_report_vente',
		filters,
	}),
	agent: reportEndpoint({
		path: '/api/companies/rapports-agent',
		summary: 'Each agent’s days, or what filter_choice names of each agent',
		permission: 'view_report_agent',
		filters,
	}),
	journalier: reportEndpoint({
		path: '/api/companies/rapport-journalier',
		summary: 'The running day by agent, draws not yet closed included',
		permission: 'view_report_partiel',
		filters: places,
	}),
	journalierSup: reportEndpoint({
		path: '/api/companies/rapport-journalier-sup',
		summary: 'The running day by supervisor',
		permission: 'view_report_partiel',
		filters: places,
	}),
	journalierAgSup: reportEndpoint({
		path: '/api/companies/rapport-journalier-ag-sup',
		summary: 'The running day by supervisor and agent',
		permission: 'view_report_partiel',
		filters: places,
	}),
};
export type ReportPage = Static<typeof rapportApi.vente.page>;
