import type { ReportFigures, ReportPage } from '@borlette/shared/contract/rapport';
import type { Transaction } from '@borlette/shared/contract/transaction';

export const FIRST = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a01';
export const SECOND = '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1a02';
const DAY = '2026-03-10';

const figures: ReportFigures = {
	fiches: 3,
	fiches_gagnantes: 0,
	deleted_fiches: 0,
	vente: 30_000,
	gain: 0,
	paid: 0,
	commission: 0,
	pp_sans_commission: 30_000,
	pp_avec_commission: 30_000,
	commission_surcussale: 0,
	balance_finale: 30_000,
};
const row = (agent_id: string, name: string) => ({
	id: `c:${agent_id}`,
	companyname: null,
	name,
	supervisor_id: null,
	supervisor_name: null,
	surcussale_id: null,
	surcussale_name: null,
	agent_id,
	agent_name: name,
	tirage_id: null,
	tirage_name: null,
	draw_date: null,
	...figures,
});

/** A running day on which two agents sold. */
export const aDay = (): ReportPage => ({
	items: [row(FIRST, 'Élise Zamor'), row(SECOND, 'Jean Dor')],
	total: 2,
	nextOffset: null,
	start_date: DAY,
	end_date: DAY,
	totals: figures,
	currency: 'HTG',
	as_of: `${DAY}T16:00:00Z`,
	digest: '',
	previous: null,
});

/** A sale of 300,00 by an agent who owed nothing before. */
export const anEntry = (agent_id: string): Transaction => ({
	id: '3f0e4a0c-8a5d-4a4f-9c55-2b6a2d9b1b01',
	seq: 1,
	at: `${DAY}T15:00:00Z`,
	companyname: null,
	agent_id,
	agent_name: 'Élise Zamor',
	surcussale_id: agent_id,
	surcussale_name: 'Delmas',
	kind: 'sale',
	currency: 'HTG',
	amount: -30_000,
	balance: -30_000,
	ref_code: '',
	note: '',
	actor_name: '',
});
