import {
	Amount,
	CompanyName,
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
import { FICHE_SITUATIONS, FICHE_STATES, PublicFiche, RefCode } from './fiche.ticket.ts';
import { GAMES } from './games.ts';
import { FICHE_SIGNALS } from './score.ts';

export const Fiche = Type.Object({
	id: Id,
	companyname: CompanyName,
	ref_code: Type.String(),
	number: Type.Integer(),
	draw_date: Day,
	/** Names of its draws, with commas. */
	tirage_name: Type.String(),
	agent_id: Id,
	agent_name: Type.String(),
	surcussale_id: Id,
	surcussale_name: Type.String(),
	sold_at: Instant,
	lines: Type.Integer({ description: 'How many' }),
	/** Of its company; those of several are listed together in "Toutes". */
	currency: Type.String(),
	total: Amount,
	commission: Amount,
	gain: Amount,
	/** What of the gain is still owed to the holder (`toPayOf`). */
	to_pay: Amount,
	status: oneOf(FICHE_STATES),
	/** `status`, or that it has won `gain` already and still plays (`situationOf`). */
	situation: oneOf(FICHE_SITUATIONS),
	voided_at: nullable(Instant),
	voided_by: nullable(Type.String()),
	void_reason: nullable(Type.String()),
	paid_at: nullable(Instant),
	paid_by: nullable(Type.String()),
});
export type Fiche = Static<typeof Fiche>;

export const FicheLine = Type.Object({
	line_no: Type.Integer(),
	tirage_id: Id,
	tirage_name: Type.String(),
	game: oneOf(GAMES),
	option: nullable(Type.Integer()),
	numbers: Type.String(),
	stake: Amount,
	/** Units for each unit staked on the first, second and third lot. */
	prime1: Type.Integer(),
	prime2: Type.Integer(),
	prime3: Type.Integer(),
	gain: Amount,
});

const filters = {
	start_date: Day,
	end_date: Day,
	tirage_id: Id,
	surcussale_id: Id,
	/** Of the surcussale that sold it, as it is now. */
	supervisor_id: Id,
	agent_id: Id,
	/** Those that the score of their agent counts for it. */
	signal: oneOf(FICHE_SIGNALS),
};
const sort = ['sold_at', 'draw_date', 'number', 'total', 'gain', 'agent_name'] as const;

/** What a form asks before a void: its reason, as the database keeps it. */
export const VoidReason = strict({ reason: text(240) });

/** Added up over every fiche of a filter, on all pages. */
const sums = ['total', 'commission', 'gain'] as const;

const path = '/api/companies/fiche';
export const ficheApi = {
	/** Dates are draw dates, both included, at most MAX_DAYS; without any, today; an end alone is that day. */
	list: listEndpoint({
		path,
		summary: 'Fiches sold, voided ones left out',
		access: { permission: 'view_fichevente' },
		item: Fiche,
		filters: { ...filters, status: oneOf(FICHE_STATES) },
		sort,
		defaultSort: '-sold_at',
		sums,
		hasReferences: true,
	}),
	winning: listEndpoint({
		path: '/api/companies/fiche-gagnants',
		summary: 'Fiches that won; those still to be paid first, the largest of them on top',
		access: { permission: 'view_fiche_win' },
		item: Fiche,
		filters: { ...filters, status: oneOf(FICHE_STATES) },
		sort: [...sort, 'to_pay'],
		defaultSort: '-to_pay',
		sums: [...sums, 'to_pay'],
		hasReferences: true,
	}),
	deleted: listEndpoint({
		path: '/api/companies/fiche-supp',
		summary: 'Fiches that were voided',
		access: { permission: 'view_fiche_delete' },
		item: Fiche,
		filters,
		sort: [...sort, 'voided_at'],
		defaultSort: '-voided_at',
		sums,
		hasReferences: true,
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:refCode`,
		summary: 'One fiche with its lines, and the ticket as it was printed',
		access: { permission: 'view_fichevente' },
		input: { params: Type.Object({ refCode: RefCode }) },
		output: Type.Object({ fiche: Fiche, lines: Type.Array(FicheLine), ticket: PublicFiche }),
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary:
			'Void (with a reason), pay or reactivate a fiche; takes delete_fiche, pay_fiche or reactivate_fiche as well',
		access: { permission: 'view_fichevente' },
		input: {
			body: strict({
				ref_code: RefCode,
				action: oneOf(['void', 'reactivate', 'pay']),
				/** A void must have one. */
				reason: Type.Optional(optionalText(240)),
				/** Of a payment: the gain that was seen; a correction may have made it another one, which is refused. */
				gain: Type.Optional(Amount),
			}),
		},
		output: Fiche,
		lane: 'sale',
	}),
};
