import type { After, Controle, House } from '@borlette/shared/contract/controle';
import { aBoard, TIRAGE } from '../../heat-map/testing/aBoard.ts';

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
