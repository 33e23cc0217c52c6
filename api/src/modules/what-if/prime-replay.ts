import { PRIME_TARGETS, type PrimeTarget, RATES, type Rate } from '@borlette/shared/contract/prime';
import type { PrimeChange } from '@borlette/shared/contract/what-if';
import type { Db } from '../../db/connect.ts';
import { type NearestRate, nearestRates, savedRates, type Target } from '../../engine/rates.sql.ts';
import { type Concerned, type Draw, namedInPrimes, type Won, wonIn } from './what-if.sql.ts';

/** The rate that pays on each place; a place without one wins nothing. */
const RATES_OF: Readonly<Record<string, readonly Rate[]>> = {
	borlette: ['borlette1', 'borlette2', 'borlette3'],
	mariage: ['mariage'],
	mariage_gratuit: ['mariage_gratuit'],
	lotto3: ['lotto3'],
	lotto4: ['lotto4'],
	lotto5: ['lotto5'],
};

const targetOf = ({ agent_id, tirage_id, surcussale_id }: Target): PrimeTarget => {
	if (agent_id) return tirage_id ? 'agent_tirage' : 'agent';
	if (tirage_id) return 'tirage';
	return surcussale_id ? 'surcussale' : 'general';
};

/**
 * Returns what the changed prime would have added to the gains of a draw (less than 0: saved). It
 * governs a line where no nearer prime has the rate. A rate left open is inherited where the saved
 * prime has it now, and concerns nothing where it has not.
 */
export async function primeReplay(db: Db, change: PrimeChange, concerned: Concerned) {
	const { companyId } = concerned;
	const { agent_id, tirage_id, surcussale_id } = change;
	const target = { agent_id, tirage_id, surcussale_id };
	const saved = await savedRates(db, companyId, target);
	const replayed = RATES.filter(
		(rate) => change[rate] !== null || (saved?.[rate] ?? null) !== null,
	);
	const people = await namedInPrimes(db, companyId);
	const named = {
		agents: people.flatMap((row) => row.agent_id ?? []),
		surcussales: people.flatMap((row) => row.surcussale_id ?? []),
	};
	const place = PRIME_TARGETS.indexOf(targetOf(target));

	/** The rate after the change; undefined: a nearer prime decides, or nobody asks. */
	function rateAfter(rate: Rate, others: readonly NearestRate[]): number | undefined {
		if (!replayed.includes(rate)) return undefined;
		const other = others.find((one) => one.rate === rate);
		if (other && PRIME_TARGETS.indexOf(other.from) < place) return undefined;
		return change[rate] ?? other?.units;
	}

	return async (draw: Draw): Promise<number> => {
		const won = await wonIn(db, concerned, draw, named);
		const asked = won.map((group, index) => ({
			place: index,
			agent_id: group.agent_id ?? agent_id,
			surcussale_id: group.surcussale_id ?? surcussale_id,
			tirage_id: draw.tirage_id,
		}));
		const nearest = await nearestRates(db, companyId, asked, target);
		return won.reduce((sum, group, index) => {
			const others = nearest.filter((rate) => rate.place === index);
			return sum + addedTo(group, (rate) => rateAfter(rate, others));
		}, 0);
	};
}

function addedTo(won: Won, rateAfter: (rate: Rate) => number | undefined): number {
	const rates = RATES_OF[won.game] ?? [];
	return rates.reduce((sum, rate, place) => {
		const units = rateAfter(rate);
		if (units === undefined) return sum;
		return sum + (won.units[place] ?? 0) * units - (won.gains[place] ?? 0);
	}, 0);
}
