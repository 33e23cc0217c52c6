import { oneOf, partOf, type Static, strict, Type } from '@borlette/shared/contract';
import { EXPOSURE_MAX, STAKE_MAX } from './games.ts';

/** ISO 4217. Every one of them has a hundred minor units. */
export const CURRENCIES = ['HTG', 'USD', 'DOP'] as const;
export const Currency = oneOf(CURRENCIES);

/** Rows that apply from a number on; each begins above the one before it. */
interface Tier {
	readonly from: unknown;
}

/** The rows out of order, by index, with the least that each may begin at. */
export function tiersOutOfOrder(tiers: readonly Tier[]): Map<number, number> {
	const faults = new Map<number, number>();
	for (const [index, { from }] of tiers.entries()) {
		const before = tiers[index - 1]?.from ?? 0;
		if (typeof from !== 'number' || typeof before !== 'number') continue;
		if (from <= before) faults.set(index, before + 1);
	}
	return faults;
}

/** Whether whoever has fewer terminals than the first row says is billed nothing, without a row that says so. */
export function leavesOutSmall([first]: readonly Tier[]): boolean {
	return typeof first?.from === 'number' && first.from > 1;
}

const From = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const rising = { maxItems: 20 };

/** The rules of a company; each has the default of the trade. */
export const CompanySettings = strict({
	/** For how long an agent may void a fiche of theirs. */
	minutes_to_void: Type.Integer({ minimum: 0, maximum: 1_440 }),
	/** Minutes before a draw at which sales end, for new draws. */
	default_cutoff_minutes: Type.Integer({ minimum: 0, maximum: 240 }),
	/** A ball that comes out on several lots wins on the first only. */
	first_lot_only: Type.Boolean(),
	/** Who confirms a result is not who entered it. */
	two_person_results: Type.Boolean(),
	/** Admins, and supervisors, sign in with a second step; who has none sets it up first. */
	two_factor_admins: Type.Boolean(),
	two_factor_supervisors: Type.Boolean(),
	/** From this total of a fiche on (minor units): so many free mariages. */
	free_mariage_tiers: Type.Array(
		strict({ from: From, count: Type.Integer({ minimum: 0, maximum: 20 }) }),
		rising,
	),
	fiche_expiry_days: Type.Integer({ minimum: 1, maximum: 3_650 }),
	/** Of one line, minor units; limits may ask for less. */
	max_stake: Type.Integer({ minimum: 1, maximum: STAKE_MAX, format: 'amount' }),
	/** What one combination may cost in one draw at worst, and what may be staked on it (minor units). */
	max_exposure: Type.Integer({ minimum: 1, maximum: EXPOSURE_MAX, format: 'amount' }),
	/** From this number of active terminals on: the price of each for a month (minor units). The first row, if any, is from 1. */
	invoice_tiers: Type.Array(
		strict({ from: From, price: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }),
		rising,
	),
	invoice_currency: Currency,
});
export type CompanySettings = Static<typeof CompanySettings>;

export const ChangedSettings = partOf(CompanySettings);
