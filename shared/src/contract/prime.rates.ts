import { type Static, Type } from '@borlette/shared/contract';
import type { StakedGame } from './games.ts';

/** Units paid for a unit staked; for mariage_gratuit, which nobody stakes on, the prize in units. */
export const RATES = [
	'borlette1',
	'borlette2',
	'borlette3',
	'mariage',
	'mariage_gratuit',
	'lotto3',
	'lotto4',
	'lotto5',
] as const;
export type Rate = (typeof RATES)[number];
export type Rates = Record<Rate, number>;

/** What a new company pays. Its borlette rates are those of the trade: a company that saves others is warned. */
export const OFFICIAL_RATES: Rates = {
	borlette1: 50,
	borlette2: 20,
	borlette3: 10,
	mariage: 1_000,
	mariage_gratuit: 1_000,
	lotto3: 500,
	lotto4: 5_000,
	lotto5: 25_000,
};

const BasisPoints = Type.Integer({ minimum: 0, format: 'percent' });
/** By game, in basis points: of 100 staked, what comes back on average. */
export const ReturnToPlayer = Type.Object({
	borlette: BasisPoints,
	mariage: BasisPoints,
	lotto3: BasisPoints,
	lotto4: BasisPoints,
	lotto5: BasisPoints,
});
export type ReturnToPlayer = Static<typeof ReturnToPlayer>;

/** Two different balls both come out on three lots: 1 − 2 · 0.99³ + 0.98³. */
const MARIAGE_CHANCE_PER_MILLION = 594;

/** What the rates give back: borlette 50/20/10 gives 80 %, 8000. */
export function returnToPlayer(rates: Omit<Rates, 'mariage_gratuit'>): ReturnToPlayer {
	return {
		borlette: (rates.borlette1 + rates.borlette2 + rates.borlette3) * 100,
		mariage: Math.round((rates.mariage * MARIAGE_CHANCE_PER_MILLION) / 100),
		lotto3: rates.lotto3 * 10,
		lotto4: rates.lotto4,
		lotto5: Math.round(rates.lotto5 / 10),
	};
}

/** Games by which the company loses in the long run. */
export const gamesAboveWhole = (rates: Omit<Rates, 'mariage_gratuit'>): StakedGame[] =>
	Object.entries(returnToPlayer(rates))
		.filter(([, basisPoints]) => basisPoints > 10_000)
		.map(([game]) => game as StakedGame);

/** Of all games the trade agrees on the borlette alone. */
const AGREED_ON = ['borlette1', 'borlette2', 'borlette3'] as const satisfies readonly Rate[];

/** What the trade pays; undefined: each house pays its own. */
export const officialRate = (rate: Rate): number | undefined =>
	AGREED_ON.some((agreed) => agreed === rate) ? OFFICIAL_RATES[rate] : undefined;

/** Whether the borlette pays what the trade pays. */
export const isOfficial = (rates: Pick<Rates, 'borlette1' | 'borlette2' | 'borlette3'>): boolean =>
	AGREED_ON.every((rate) => rates[rate] === OFFICIAL_RATES[rate]);
