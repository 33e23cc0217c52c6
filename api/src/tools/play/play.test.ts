import { saleLines } from '../../modules/pos/typed-lines.ts';
import { beforeClosing, SELLING_MS } from './day-curve.ts';
import { Random } from './random.ts';
import { FAVOURITES, ticket } from './ticket.ts';

const MANY = 20_000;
const many = <T>(make: (random: Random) => T): T[] => {
	const random = new Random(7);
	return Array.from({ length: MANY }, () => make(random));
};
const shareOf = <T>(values: readonly T[], is: (value: T) => boolean) =>
	values.filter(is).length / values.length;

test('two fifths of a draw are sold in its last quarter of an hour, nothing after it', () => {
	const before = many((random) => beforeClosing(random));
	expect(shareOf(before, (ms) => ms <= 15 * 60_000)).toBeCloseTo(0.4, 1);
	expect(Math.min(...before)).toBeGreaterThanOrEqual(1);
	expect(Math.max(...before)).toBeLessThanOrEqual(SELLING_MS);
});

test('a draw that sells for ten minutes only has all of its sales in them', () => {
	const before = many((random) => beforeClosing(random, 600_000));
	expect(Math.max(...before)).toBeLessThanOrEqual(600_000);
});

test('every ticket can be sold as it is typed, and some balls are loved more', () => {
	const tickets = many(ticket);
	const sold = tickets.map((lines) => saleLines(lines, ['draw']));
	expect(Math.min(...sold.map(({ length }) => length))).toBeGreaterThan(0);
	const balls = sold.flat().filter(({ game }) => game === 'borlette');
	const loved = new Set(FAVOURITES.map(([ball]) => ball));
	expect(shareOf(balls, ({ numbers }) => loved.has(numbers))).toBeGreaterThan(0.3);
	const shortcuts = tickets.flat().map(({ shortcut }) => shortcut);
	expect(new Set(shortcuts).size).toBe(6);
});

test('the same seed gives the same tickets', () => {
	const made = (seed: number) => {
		const random = new Random(seed);
		return JSON.stringify(Array.from({ length: 50 }, () => ticket(random)));
	};
	expect(made(1)).toBe(made(1));
	expect(made(1)).not.toBe(made(2));
});
