import { type InheritedRates, RATES, type Rate, type Rates } from '@borlette/shared/contract/prime';

type Typed = Readonly<Record<string, unknown>>;

/** Rates as far as they are known: where none is typed, what is inherited. */
export type KnownRates = Readonly<Partial<Rates>>;

const isRate = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isOpen = (value: unknown) => value === '' || value === null || value === undefined;

/** What would apply once the form is saved. */
export function effectiveOf(typed: Typed, inherited?: InheritedRates | null): KnownRates {
	return Object.fromEntries(
		RATES.flatMap((rate) => {
			const value = isOpen(typed[rate]) ? inherited?.[rate]?.units : typed[rate];
			return isRate(value) ? [[rate, value]] : [];
		}),
	);
}

/** The rates as they would be sent; undefined while one is no number that the API takes. */
export function ownRatesOf(typed: Typed, max: number): Record<Rate, number | null> | undefined {
	const own = RATES.map((rate) => [rate, isOpen(typed[rate]) ? null : typed[rate]] as const);
	const isRight = own.every(([, value]) => value === null || (isRate(value) && value <= max));
	return isRight ? (Object.fromEntries(own) as Record<Rate, number | null>) : undefined;
}

/** For the rules of the contract, which ask for all rates: an unknown one pays nothing. */
export const wholeOf = (known: KnownRates): Rates =>
	Object.fromEntries(RATES.map((rate) => [rate, known[rate] ?? 0])) as Rates;
