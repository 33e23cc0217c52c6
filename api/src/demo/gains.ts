import type { Game } from '@borlette/shared/contract/games';

export interface DemoResult {
	lotto3: string;
	lot1: string;
	lot2: string;
	lot3: string;
}

export interface DemoLine {
	game: Game;
	/** 0: the game has none. */
	option: number;
	numbers: string;
	/** Minor units. */
	stake: number;
}

/** Units paid for a unit staked; for borlette on the first lot. */
const PRIMES: Record<Game, number> = {
	borlette: 50,
	mariage: 1000,
	mariage_gratuit: 1000,
	lotto3: 500,
	lotto4: 5000,
	lotto5: 25_000,
};
const BORLETTE_PRIMES = [50, 20, 10];

export function primesOf(game: Game): { prime1: number; prime2: number; prime3: number } {
	const [prime1 = 0, prime2 = 0, prime3 = 0] =
		game === 'borlette' ? BORLETTE_PRIMES : [PRIMES[game]];
	return { prime1, prime2, prime3 };
}
const CENTIMES = 100;

/** What a demo line wins, in minor units. The engine that sells and settles is written apart. */
export function gainOf(line: DemoLine, result: DemoResult): number {
	const lots = [result.lot1, result.lot2, result.lot3];
	const prime = PRIMES[line.game];
	switch (line.game) {
		case 'borlette':
			return lots.reduce(
				(sum, lot, i) =>
					lot === line.numbers ? sum + line.stake * (BORLETTE_PRIMES[i] ?? 0) : sum,
				0,
			);
		case 'mariage':
			return standsOnTwoLots(line.numbers, lots) ? line.stake * prime : 0;
		case 'mariage_gratuit':
			return standsOnTwoLots(line.numbers, lots) ? CENTIMES * prime : 0;
		case 'lotto3':
			return line.numbers === result.lotto3 ? line.stake * prime : 0;
		case 'lotto4':
		case 'lotto5':
			return line.numbers === drawnFor(line.game, line.option, result) ? line.stake * prime : 0;
	}
}

function standsOnTwoLots(numbers: string, lots: readonly string[]): boolean {
	const [first, second] = numbers.split('*');
	return lots.some((a, i) => lots.some((b, j) => i !== j && a === first && b === second));
}

function drawnFor(game: 'lotto4' | 'lotto5', option: number, r: DemoResult): string {
	const options =
		game === 'lotto4'
			? [r.lot2 + r.lot3, r.lot1 + r.lot2, r.lot1 + r.lot3]
			: [r.lotto3 + r.lot2, r.lotto3 + r.lot3, r.lot1.slice(1) + r.lot2 + r.lot3];
	return options[option - 1] ?? '';
}
