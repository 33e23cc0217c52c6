import type { Game } from '@borlette/shared/contract/games';
import { lotsOf } from '@borlette/shared/contract/lots';
import { canonicalNumbers } from '@borlette/shared/contract/numbers';
import fc from 'fast-check';
import { automaticMariages, boulePaire, grap, pointe, revers } from './expansions.ts';
import { gainOf, type SoldLine } from './gains.ts';
import { playedLine } from './games.ts';

const digits = (count: number) =>
	fc.integer({ min: 0, max: 10 ** count - 1 }).map((n) => String(n).padStart(count, '0'));
/** Few different balls, so that wins and doubles are common. */
const ball = fc.constantFrom('00', '07', '12', '21', '99');
const pick4 = fc.option(
	fc.tuple(ball, ball).map(([a, b]) => a + b),
	{ nil: null },
);
const pick3 = fc.tuple(fc.constantFrom('0', '1'), ball).map(([a, b]) => a + b);
const primes = { prime1: 50, prime2: 20, prime3: 10 };
const line = (game: Game, numbers: string, option = 0, stake = 3): SoldLine => ({
	game,
	option,
	numbers,
	stake,
	...primes,
});

test('lots are digits b–c of the Pick 3 and d–e, f–g of the Pick 4', () => {
	expect(lotsOf('123', '4567')).toEqual({ lotto3: '123', lot1: '23', lot2: '45', lot3: '67' });
	expect(lotsOf('123', null)).toMatchObject({ lot2: null, lot3: null });
	expect(() => lotsOf('12', '4567')).toThrow('Pick 3');
	expect(() => lotsOf('123', '456')).toThrow('Pick 4');
});

// The model: walks over all places digit by digit, in the words of the rules.
test('borlette: every lot that equals the ball pays its prime, or the first of them only', () => {
	fc.assert(
		fc.property(pick3, pick4, ball, (p3, p4, played) => {
			const all = p3.slice(1) + (p4 ?? '');
			const wins: number[] = [];
			for (const [place, prime] of [50, 20, 10].entries()) {
				if (all.slice(2 * place, 2 * place + 2) === played) wins.push(3 * prime);
			}
			const sum = wins.reduce((total, win) => total + win, 0);
			expect(gainOf(line('borlette', played), lotsOf(p3, p4))).toBe(sum);
			expect(gainOf(line('borlette', played), lotsOf(p3, p4), true)).toBe(wins[0] ?? 0);
		}),
	);
});

test('mariage: some two different places hold the two balls, in either order', () => {
	fc.assert(
		fc.property(pick3, pick4, ball, ball, (p3, p4, a, b) => {
			const lots = [p3.slice(1), p4?.slice(0, 2), p4?.slice(2)];
			let wins = false;
			for (let i = 0; i < 3; i++) {
				for (let j = 0; j < 3; j++) if (i !== j && lots[i] === a && lots[j] === b) wins = true;
			}
			const numbers = canonicalNumbers('mariage', `${a}*${b}`) as string;
			expect(gainOf(line('mariage', numbers), lotsOf(p3, p4))).toBe(wins ? 150 : 0);
			// A fixed prize, whatever the stake.
			expect(gainOf(line('mariage_gratuit', numbers, 0, 0), lotsOf(p3, p4))).toBe(wins ? 5000 : 0);
		}),
	);
});

test('12*12 wins only when two lots are 12', () => {
	expect(gainOf(line('mariage', '12*12'), lotsOf('012', '3412'))).toBe(150);
	expect(gainOf(line('mariage', '12*12'), lotsOf('012', '3456'))).toBe(0);
});

test('lotto: exactly the concatenation of its option', () => {
	fc.assert(
		fc.property(digits(3), digits(4), (p3, p4) => {
			const [a, b, c, d, e, f, g] = [...p3, ...p4];
			const lots = lotsOf(p3, p4);
			const winning: Array<[Game, number, string]> = [
				['lotto3', 0, `${a}${b}${c}`],
				['lotto4', 1, `${d}${e}${f}${g}`],
				['lotto4', 2, `${b}${c}${d}${e}`],
				['lotto4', 3, `${b}${c}${f}${g}`],
				['lotto5', 1, `${a}${b}${c}${d}${e}`],
				['lotto5', 2, `${a}${b}${c}${f}${g}`],
				['lotto5', 3, `${c}${d}${e}${f}${g}`],
			];
			for (const [game, option, numbers] of winning) {
				expect(gainOf(line(game, numbers, option), lots)).toBe(150);
				const other = String((Number(numbers) + 1) % 10 ** numbers.length);
				expect(gainOf(line(game, other.padStart(numbers.length, '0'), option), lots)).toBe(0);
				if (game !== 'lotto3') {
					expect(gainOf(line(game, numbers, option), lotsOf(p3, null))).toBe(0);
				}
			}
		}),
	);
});

test('a mariage has one way to be written, whichever way it was typed', () => {
	fc.assert(
		fc.property(digits(2), digits(2), fc.constantFrom('*', 'x', 'X', '-'), (a, b, by) => {
			const written = canonicalNumbers('mariage', `${a}${by}${b}`);
			expect(written).toBe([a, b].sort().join('*'));
			expect(canonicalNumbers('mariage', `${b}*${a}`)).toBe(written);
			expect(canonicalNumbers('mariage', written as string)).toBe(written);
		}),
	);
});

test('digits that are not as many as the game has are refused; so are full-width ones', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom('0', '7', '*', ' ', '٣', '7'), maxLength: 6 }),
			(typed) => {
				const plain = [...typed].every((sign) => '0123456789'.includes(sign));
				for (const [game, count] of [
					['borlette', 2],
					['lotto3', 3],
					['lotto4', 4],
					['lotto5', 5],
				] as const) {
					const expected = plain && typed.length === count ? typed : undefined;
					expect(canonicalNumbers(game, typed)).toBe(expected);
				}
			},
		),
	);
});

test('only lotto 4 and 5 have options, and need one', () => {
	const typed = (game: 'borlette' | 'lotto4', option?: number) =>
		playedLine({
			game,
			numbers: game === 'lotto4' ? '1234' : '12',
			stake: 1,
			...(option !== undefined && { option }),
		});
	expect(typed('borlette')).toMatchObject({ option: 0 });
	expect(typed('borlette', 1)).toMatchObject({ wrong: 'option', code: 'not_allowed' });
	expect(typed('lotto4', 3)).toMatchObject({ option: 3 });
	expect(typed('lotto4')).toMatchObject({ wrong: 'option', code: 'required' });
	expect(typed('lotto4', 4)).toMatchObject({ wrong: 'option', code: 'not_allowed' });
});

test('shortcuts give the lines they stand for', () => {
	const numbers = (lines: ReadonlyArray<{ numbers: string }>) => lines.map((each) => each.numbers);
	expect(numbers(boulePaire(5))).toEqual([
		'00',
		'11',
		'22',
		'33',
		'44',
		'55',
		'66',
		'77',
		'88',
		'99',
	]);
	expect(numbers(pointe('4', 5))).toEqual([
		'04',
		'14',
		'24',
		'34',
		'44',
		'54',
		'64',
		'74',
		'84',
		'94',
	]);
	expect(numbers(grap(5))).toContain('777');
	expect(numbers(revers('12', 5))).toEqual(['12', '21']);
	expect(numbers(revers('33', 5))).toEqual(['33']);
	for (const each of [...boulePaire(5), ...pointe('4', 5), ...grap(5)]) expect(each.stake).toBe(5);
});

test('automatic mariages are every pair once, and no ball with itself', () => {
	fc.assert(
		fc.property(fc.array(ball as fc.Arbitrary<string>, { maxLength: 8 }), (balls) => {
			const count = new Set(balls).size;
			const lines = automaticMariages(balls, 5).map(({ numbers }) => numbers);
			expect(lines).toHaveLength((count * (count - 1)) / 2);
			expect(new Set(lines).size).toBe(lines.length);
			for (const pair of lines) {
				const [first = '', second = ''] = pair.split('*');
				expect(first < second && balls.includes(first) && balls.includes(second)).toBe(true);
			}
		}),
	);
});
