import type { After, Controle, House } from '@borlette/shared/contract/controle';
import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { aBoard, DRAW, TIRAGE } from '../../heat-map/testing/aBoard.ts';

const none = Array.from({ length: 180 }, () => 0);

export const aHouse = (traits: Partial<House> = {}): House => ({
	worst: 40_000_000,
	draw_ceiling: 80_000_000,
	ball_ceiling: null,
	is_piloted: true,
	foretold: 60_000_000,
	suggestions: [
		{ saves: 12_000_000, boules: ['07'], limit: null },
		{
			saves: 5_000_000,
			boules: [],
			limit: {
				id: null,
				version: null,
				game: 'borlette',
				tirage_id: TIRAGE,
				min_stake: null,
				max_stake: null,
				limite: 450_000,
			},
		},
	],
	minutes: none.with(10, 450_000),
	earlier: 5_000,
	usual: { minutes: none.with(2, 90_000).with(20, 300_000), earlier: 0 },
	...traits,
});

export const anAfter = (traits: Partial<After> = {}): After => ({
	seal: { at: '2030-03-10T18:25:01Z', fiches: 12, total: 455_000, hash: 'ab'.repeat(32) },
	date: null,
	preview: null,
	unusual: [],
	...traits,
});

/** Entered, and not confirmed yet. */
export const aDate = (traits: Partial<TirageInstance> = {}): TirageInstance => ({
	...{ id: DRAW, tirage_id: TIRAGE, tirage_name: 'New York Midi', companyname: 'Lakay Lotto' },
	...{ colour: '#1F6DD8', timezone: 'America/New_York', draw_date: '2030-03-10' },
	...{ close_at: '2030-03-10T18:25:00Z', draw_at: '2030-03-10T18:30:00Z', today_first: 0 },
	...{ fiches: 12, currency: 'HTG', vente: 455_000, fiches_gagnantes: 0, gain: 0 },
	...{ lotto3: '107', lot1: '07', lot2: '22', lot3: '11' },
	...{ state: 'provisional', revision: 1, result_state: 'provisional', reason: null },
	...{ entered_by: 'Rose Petit', confirmed_by: null, confirmed_at: null },
	...{ confirmation: 'allowed', confirmers: ['Paul Désir'], is_payable: false },
	...traits,
});

export const aControle = (traits: Partial<Controle> = {}): Controle => ({
	board: aBoard(),
	costliest: [
		{
			game: 'borlette',
			option: null,
			numbers: '07',
			staked: 450_000,
			liability: 36_000_000,
			is_blocked: false,
		},
	],
	house: aHouse(),
	after: null,
	next: [],
	...traits,
});
