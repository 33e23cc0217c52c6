import type { BodyOf } from '@borlette/shared/contract';
import type { StakedGame } from '@borlette/shared/contract/games';
import { mariageOf } from '@borlette/shared/contract/numbers';
import type { posApi } from '@borlette/shared/contract/pos';
import { MINOR_UNITS } from '../../engine/gains.ts';
import { hasOptions } from '../../engine/games.ts';
import type { Random } from './random.ts';

/** As an agent types it: a line, or a shortcut for many. */
export type TypedLine = BodyOf<typeof posApi.sell>['lines'][number];

const GAMES: ReadonlyArray<readonly [StakedGame, number]> = [
	['borlette', 62],
	['mariage', 20],
	['lotto3', 10],
	['lotto4', 5],
	['lotto5', 3],
];
/** Gourdes; small stakes are the common ones. */
const STAKES: ReadonlyArray<readonly [number, number]> = [
	[5, 20],
	[10, 30],
	[15, 8],
	[20, 14],
	[25, 10],
	[50, 11],
	[100, 5],
	[250, 2],
];
/** What people dream of (tchala), and how they love it: a third of all balls are among these. */
export const FAVOURITES: ReadonlyArray<readonly [ball: string, weight: number]> = [
	['07', 12],
	['12', 8],
	['17', 6],
	['22', 8],
	['25', 4],
	['33', 6],
	['41', 3],
	['45', 5],
	['62', 3],
	['77', 7],
	['88', 4],
	['99', 4],
];
const FAVOURITE_SHARE = 0.33;
const SHORTCUT_SHARE = 0.025;
const MOST_LINES = 6;

const stake = (random: Random): number => random.weighted(STAKES) * MINOR_UNITS;

const ball = (random: Random): string =>
	random.chance(FAVOURITE_SHARE) ? random.weighted(FAVOURITES) : random.digits(2);

function shortcut(random: Random): TypedLine {
	const kind = random.pick(['boule_paire', 'pointe', 'grap', 'revers'] as const);
	const numbers = { pointe: () => random.digits(1), revers: () => ball(random) };
	const typed = kind === 'pointe' || kind === 'revers' ? { numbers: numbers[kind]() } : {};
	return { shortcut: kind, ...typed, stake: 5 * MINOR_UNITS };
}

function line(random: Random): TypedLine {
	const game = random.weighted(GAMES);
	const option = hasOptions(game) ? { option: random.integer(1, 3) } : {};
	return { game, ...option, numbers: numbersOf(random, game), stake: stake(random) };
}

function numbersOf(random: Random, game: StakedGame): string {
	if (game === 'borlette') return ball(random);
	if (game === 'mariage') return mariageOf(ball(random), ball(random));
	return random.digits(Number(game.slice(-1)));
}

/** What one customer asks for. */
export function ticket(random: Random): TypedLine[] {
	const lines = Array.from({ length: random.integer(1, MOST_LINES) }, () =>
		random.chance(SHORTCUT_SHARE) ? shortcut(random) : line(random),
	);
	const balls = new Set(
		lines.filter(({ game }) => game === 'borlette').map((each) => each.numbers),
	);
	if (balls.size > 2 && random.chance(SHORTCUT_SHARE * 4)) {
		lines.push({ shortcut: 'mariages', stake: 5 * MINOR_UNITS });
	}
	return lines;
}
