import type { Game } from '@borlette/shared/contract/games';
import fc from 'fast-check';
import { sql } from 'kysely';
import { theRow } from '../db/rows.ts';
import { IDS } from '../tools/testing/ids.ts';
import {
	bindDevices,
	discrepancies,
	openDraw,
	sell,
	type TestLine,
} from '../tools/testing/selling.ts';
import { drawn } from '../tools/testing/settling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
});

/** Few digits, so that much wins. */
const digit = fc.constantFrom('1', '2');
const digits = (count: number) =>
	fc.array(digit, { minLength: count, maxLength: count }).map((each) => each.join(''));
const line: fc.Arbitrary<Required<TestLine>> = fc.oneof(
	...(
		[
			['borlette', 2, 0],
			['lotto3', 3, 0],
			['lotto4', 4, 1],
			['lotto4', 4, 2],
			['lotto4', 4, 3],
			['lotto5', 5, 1],
			['lotto5', 5, 2],
			['lotto5', 5, 3],
		] as const
	).map(([game, count, option]) =>
		fc.record({
			game: fc.constant(game as string),
			option: fc.constant(option as number),
			numbers: digits(count),
			stake: fc.integer({ min: 1, max: 3 }).map((n) => n * 7),
		}),
	),
	fc.record({
		game: fc.constant('mariage'),
		option: fc.constant(0),
		numbers: fc.tuple(digits(2), digits(2)).map((balls) => balls.sort().join('*')),
		stake: fc.constant(5),
	}),
);

/** A fiche keeps the rule of the moment of its sale: whether a ball that stands on several lots wins on the first of them only. */
interface TestFiche {
	lines: Required<TestLine>[];
	firstLotOnly: boolean;
}
const fiche: fc.Arbitrary<TestFiche> = fc.record({
	lines: fc.array(line, { minLength: 1, maxLength: 6 }),
	firstLotOnly: fc.boolean(),
});

const setFirstLotOnly = (value: boolean) =>
	sql`UPDATE company_settings SET first_lot_only = ${value} WHERE company_id = ${IDS.companyA}`.execute(
		api.owner,
	);

/** The rules, read off place by place. `primes`: units for a unit on each place, or on the win. */
function won(
	{ game, option, numbers, stake }: Required<TestLine>,
	firstLotOnly: boolean,
	p3: string,
	p4: string,
): number {
	const places = [p3.slice(1), p4.slice(0, 2), p4.slice(2)];
	const concatenations: Record<string, string[]> = {
		lotto3: [p3],
		lotto4: [p4, p3.slice(1) + p4.slice(0, 2), p3.slice(1) + p4.slice(2)],
		lotto5: [p3 + p4.slice(0, 2), p3 + p4.slice(2), p3.slice(2) + p4],
	};
	const rates: Partial<Record<Game, number>> = { lotto3: 500, lotto4: 5_000, lotto5: 25_000 };
	if (game === 'borlette') {
		const wins = [50, 20, 10].filter((_, place) => places[place] === numbers);
		return (firstLotOnly ? wins.slice(0, 1) : wins).reduce((sum, rate) => sum + rate * stake, 0);
	}
	if (game === 'mariage') {
		const [a, b] = numbers.split('*');
		const stands = places.some((x, i) => places.some((y, j) => i !== j && x === a && y === b));
		return stands ? stake * 1_000 : 0;
	}
	const drawn = concatenations[game]?.[Math.max(option - 1, 0)];
	return drawn === numbers ? stake * (rates[game as Game] ?? 0) : 0;
}

test('what is sold, merged, settled and worked out again is what the slow, obvious model says', async () => {
	let day = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(fiche, { minLength: 1, maxLength: 4 }),
			digits(3),
			digits(4),
			async (fiches, p3, p4) => {
				day += 1;
				const instance = await openDraw(api.owner, day);
				let expected = 0;
				for (const { lines, firstLotOnly } of fiches) {
					await setFirstLotOnly(firstLotOnly);
					const sold = await sell(api.db, instance, lines);
					expect(sold.total).toBe(lines.reduce((sum, { stake }) => sum + stake, 0));
					expected += lines.reduce((sum, each) => sum + won(each, firstLotOnly, p3, p4), 0);
				}
				// What a house decides later changes nothing of what it sold.
				await setFirstLotOnly(fiches.length % 2 === 0);
				expect(await drawn(api, instance, [p3, p4])).toEqual({ settled: true, differences: [] });
				const { gain } = await theRow(
					api.owner,
					sql<{ gain: number }>`SELECT coalesce(sum(gain), 0)::bigint AS gain FROM rollups
						WHERE instance_id = ${instance}`,
				);
				expect(gain).toBe(expected);
			},
		),
		{ numRuns: 40 },
	);
	expect(await discrepancies(api.owner)).toEqual([]);
});
