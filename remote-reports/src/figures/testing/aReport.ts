import type { ReportFigures, ReportPage, ReportRow } from '@borlette/shared/contract/rapport';

const NAMELESS = {
	companyname: null,
	supervisor_id: null,
	supervisor_name: null,
	surcussale_id: null,
	surcussale_name: null,
	agent_id: null,
	agent_name: null,
	tirage_id: null,
	tirage_name: null,
	draw_date: null,
};
export const AN_AGENT = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a01';
export const ANOTHER_AGENT = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a02';

/** Sums of minor units that follow from one another. */
function figures(vente: number, gain: number): ReportFigures {
	const commission = vente / 10;
	const commission_surcussale = vente / 50;
	return {
		fiches: 12,
		fiches_gagnantes: gain > 0 ? 2 : 0,
		deleted_fiches: 0,
		vente,
		gain,
		paid: 0,
		commission,
		pp_sans_commission: vente - gain,
		pp_avec_commission: vente - gain - commission,
		commission_surcussale,
		balance_finale: vente - gain - commission - commission_surcussale,
	};
}

export const anAgentRow = (
	agent_id: string,
	name: string,
	vente: number,
	gain: number,
): ReportRow => ({
	...NAMELESS,
	id: `c:${agent_id}`,
	agent_id,
	agent_name: name,
	name,
	...figures(vente, gain),
});

export const aReport = (more: Partial<ReportPage> = {}): ReportPage => ({
	items: [
		anAgentRow(AN_AGENT, 'Élise Zamor', 100_000, 40_000),
		anAgentRow(ANOTHER_AGENT, 'Jean Dor', 50_000, 0),
	],
	total: 2,
	nextOffset: null,
	start_date: '2026-03-01',
	end_date: '2026-03-10',
	totals: figures(150_000, 40_000),
	currency: 'HTG',
	as_of: '2026-03-10T16:00:00Z',
	digest: 'a'.repeat(64),
	is_provisional: false,
	pending: 0,
	previous: {
		start_date: '2026-02-19',
		end_date: '2026-02-28',
		until: null,
		totals: figures(100_000, 40_000),
	},
	...more,
});
