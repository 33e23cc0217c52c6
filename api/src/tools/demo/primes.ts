import type { Game } from '@borlette/shared/contract/games';

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

/** The official rates, as a sold line keeps them. */
export function primesOf(game: Game): { prime1: number; prime2: number; prime3: number } {
	const [prime1 = 0, prime2 = 0, prime3 = 0] =
		game === 'borlette' ? BORLETTE_PRIMES : [PRIMES[game]];
	return { prime1, prime2, prime3 };
}
