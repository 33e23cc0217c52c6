import type { OutputOf } from '@borlette/shared/contract';
import type {
	lotGagnantApi,
	ResultPreview,
	TirageInstance,
} from '@borlette/shared/contract/lotgagnant';

export const ID = '3f0c2b1e-0000-4000-8000-000000000001';
/** Half an hour after the draw. */
export const NOW = '2026-03-07T20:00:00Z';

/** Held, and without a result. */
export const anInstance = (traits: Partial<TirageInstance> = {}): TirageInstance => ({
	id: ID,
	tirage_id: '7d8b1f0e-6a0b-4a55-9c0b-0f6d8f0a1b01',
	tirage_name: 'New York Midi',
	companyname: 'Lakay Lotto',
	colour: '#2F6BDE',
	timezone: 'America/New_York',
	draw_date: '2026-03-07',
	close_at: '2026-03-07T19:25:00Z',
	draw_at: '2026-03-07T19:30:00Z',
	today_first: -1_772_911_800,
	state: 'closed',
	fiches: 12,
	currency: 'HTG',
	vente: 1_020_000,
	fiches_gagnantes: 0,
	gain: 0,
	revision: null,
	result_state: null,
	lotto3: null,
	lot1: null,
	lot2: null,
	lot3: null,
	reason: null,
	entered_by: null,
	confirmed_by: null,
	confirmed_at: null,
	confirmation: null,
	confirmers: [],
	is_payable: false,
	...traits,
});

const drawn = { lotto3: '107', lot1: '07', lot2: '22', lot3: '11' };

export const entered = (traits: Partial<TirageInstance> = {}) =>
	anInstance({
		...drawn,
		state: 'provisional',
		revision: 1,
		result_state: 'provisional',
		entered_by: 'Rose Petit',
		confirmation: 'entered_it',
		confirmers: ['Marie Joseph', 'Paul Désir'],
		...traits,
	});

/** As who is to confirm it sees it. */
export const unseen = (traits: Partial<TirageInstance> = {}) =>
	entered({ lotto3: null, lot1: null, lot2: null, lot3: null, confirmation: 'allowed', ...traits });

export const settled = (traits: Partial<TirageInstance> = {}) =>
	entered({
		state: 'settled',
		result_state: 'confirmed',
		confirmation: null,
		confirmers: [],
		confirmed_by: 'Paul Denis',
		confirmed_at: '2026-03-07T19:40:00Z',
		fiches_gagnantes: 2,
		gain: 502_000,
		is_payable: true,
		...traits,
	});

export const historyOf = (
	instance: TirageInstance,
	more: Partial<OutputOf<typeof lotGagnantApi.history>> = {},
): OutputOf<typeof lotGagnantApi.history> => ({ instance, results: [], settlements: [], ...more });

export const aPreview = (traits: Partial<ResultPreview> = {}): ResultPreview => ({
	fiches: 12,
	vente: 1_020_000,
	fiches_gagnantes: 2,
	gain: 502_000,
	usual_percent: 60,
	largest: [
		{
			ref_code: 'ABCD2345EFGH',
			agent_name: 'Élise Zamor',
			gain: 500_000,
			sold_at: '2026-03-07T19:24:30Z',
			is_late: true,
		},
	],
	paid_fiche: null,
	warnings: ['late_win'],
	...traits,
});
