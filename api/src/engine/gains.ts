import type { Game } from '@borlette/shared/contract/games';
import type { Lots } from '@borlette/shared/contract/lots';

/** Minor units in a unit of every currency in use (HTG, USD, DOP). */
export const MINOR_UNITS = 100;

export interface SoldLine {
	game: Game;
	option: number;
	numbers: string;
	stake: number;
	prime1: number;
	prime2: number;
	prime3: number;
}

/** What a line wins, in minor units. `firstLotOnly`: a borlette wins on one lot at most. */
export function gainOf(line: SoldLine, lots: Lots, firstLotOnly = false): number {
	const { game, stake, prime1 } = line;
	switch (game) {
		case 'borlette':
			return stake * borletteRate(line, lots, firstLotOnly);
		case 'mariage':
			return standsOnTwoLots(line.numbers, lots) ? stake * prime1 : 0;
		case 'mariage_gratuit':
			return standsOnTwoLots(line.numbers, lots) ? MINOR_UNITS * prime1 : 0;
		default:
			return line.numbers === drawn(game, line.option, lots) ? stake * prime1 : 0;
	}
}

function borletteRate(line: SoldLine, lots: Lots, firstLotOnly: boolean): number {
	const rates = [
		[lots.lot1, line.prime1],
		[lots.lot2, line.prime2],
		[lots.lot3, line.prime3],
	] as const;
	const won = rates.filter(([lot]) => lot === line.numbers).map(([, prime]) => prime);
	return firstLotOnly ? (won[0] ?? 0) : won.reduce((sum, prime) => sum + prime, 0);
}

/** Two different lots hold the two balls: `12*12` needs 12 drawn twice. */
function standsOnTwoLots(numbers: string, { lot1, lot2, lot3 }: Lots): boolean {
	const open: Array<string | null> = [lot1, lot2, lot3];
	return numbers.split('*').every((ball) => {
		const place = open.indexOf(ball);
		if (place < 0) return false;
		open.splice(place, 1);
		return true;
	});
}

/** The digits that win; `undefined` while a lot they need is missing. */
function drawn(game: 'lotto3' | 'lotto4' | 'lotto5', option: number, lots: Lots) {
	const { lotto3, lot1, lot2, lot3 } = lots;
	if (game === 'lotto3') return lotto3;
	const parts: ReadonlyArray<ReadonlyArray<string | null>> =
		game === 'lotto4'
			? [
					[lot2, lot3],
					[lot1, lot2],
					[lot1, lot3],
				]
			: [
					[lotto3, lot2],
					[lotto3, lot3],
					[lot1.slice(1), lot2, lot3],
				];
	const chosen = parts[option - 1];
	return chosen && !chosen.includes(null) ? chosen.join('') : undefined;
}
