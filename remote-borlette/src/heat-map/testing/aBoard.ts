import type { Board, BoardDraw } from '@borlette/shared/contract/statistique';

export const DRAW = '1c2d3e4f-0000-4000-8000-000000000010';
export const LATER = '1c2d3e4f-0000-4000-8000-000000000011';
export const TIRAGE = '1c2d3e4f-0000-4000-8000-000000000012';

const head = {
	tirage_id: TIRAGE,
	tirage_name: 'New York Midi',
	timezone: 'America/New_York',
	draw_date: '2030-03-10',
	state: 'open' as const,
	is_selling: true,
	close_at: '2030-03-10T18:25:00Z',
	draw_at: '2030-03-10T18:30:00Z',
};
export const aDraw = (traits: Partial<BoardDraw> = {}): BoardDraw => ({
	...head,
	instance_id: DRAW,
	companyname: null,
	colour: '#1F6DD8',
	...traits,
});

type Ball = Board['games'][number]['balls'][number];
const aBall = (numbers: string, traits: Partial<Ball> = {}): Ball => ({
	option: null,
	numbers,
	staked: 0,
	liability: 0,
	limite: 500_000,
	remaining: 500_000,
	is_blocked: false,
	blocked_agents: 0,
	...traits,
});

/** 07 is nearly full, 13 is blocked, the others are as good as empty. */
export function aBoard(balls: Record<string, Partial<Ball>> = {}): Board {
	const given: Record<string, Partial<Ball>> = {
		'07': { staked: 450_000, liability: 36_000_000, remaining: 50_000 },
		'13': { is_blocked: true },
		...balls,
	};
	const hundred = Array.from({ length: 100 }, (_, ball) => String(ball).padStart(2, '0'));
	return {
		...head,
		instance_id: DRAW,
		as_of: '2030-03-10T18:20:00Z',
		bears: 10_000_000,
		pilot: null,
		games: [
			{
				game: 'borlette',
				staked: 450_000,
				limite: 1_000_000,
				remaining: 550_000,
				balls: hundred.map((numbers) => aBall(numbers, given[numbers])),
			},
			{
				game: 'mariage',
				staked: 5_000,
				limite: null,
				remaining: null,
				balls: [
					aBall('07*13', { staked: 5_000, liability: 5_000_000, limite: null, remaining: null }),
				],
			},
		],
	};
}
