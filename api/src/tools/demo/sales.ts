import { beforeClosing, SELLING_MS } from '../play/day-curve.ts';
import type { Random } from '../play/random.ts';
import {
	type DemoAgent,
	type DemoInstance,
	type FicheRow,
	type LineRow,
	soldTicket,
} from './tickets.ts';

const HOUR_MS = 3_600_000;
/** Nobody sells in the night. */
const FIRST_HOUR = 5;
const MOST_FICHES_A_DAY = 22;

export interface DemoDay {
	/** `yyyy-MM-dd` */
	day: string;
	/** Midnight in the company's zone. */
	starts_at: string;
}

export interface Sales {
	fiches: FicheRow[];
	lines: LineRow[];
}

/** Tickets of the days given, none later than `now`. */
export function sales(
	random: Random,
	days: readonly DemoDay[],
	agents: readonly DemoAgent[],
	instances: readonly DemoInstance[],
	now: number,
): Sales {
	const sold: Sales = { fiches: [], lines: [] };
	for (const { day, starts_at } of days) {
		const opening = Date.parse(starts_at) + FIRST_HOUR * HOUR_MS;
		const draws = instances
			.filter(({ draw_date }) => draw_date === day)
			.map((instance) => ({ instance, close: Date.parse(instance.close_at) }))
			.filter(({ close }) => close > opening);
		if (draws.length === 0) continue;
		for (const agent of agents) {
			// Now and then somebody does not open.
			if (random.chance(0.06)) continue;
			const count = random.integer(4, MOST_FICHES_A_DAY);
			for (let n = 0; n < count; n++) {
				const { instance, close } = random.pick(draws);
				const soldAt = close - beforeClosing(random, Math.min(SELLING_MS, close - opening));
				if (soldAt > now) continue;
				const { fiche, lines } = soldTicket(random, agent, instance, { soldAt, now });
				sold.fiches.push(fiche);
				sold.lines.push(...lines);
			}
		}
	}
	return sold;
}

const DAY_MS = 24 * HOUR_MS;
const AROUND_MS = 4 * HOUR_MS;

/**
 * More tickets of the draws around now, in the night too, so that there is a day in progress at any hour; and
 * around the same hour of the days before, which it is compared with.
 */
export function salesAround(
	random: Random,
	agents: readonly DemoAgent[],
	instances: readonly DemoInstance[],
	now: number,
): Sales {
	const fromNow = (close: number) =>
		Math.abs(((close - now + 200.5 * DAY_MS) % DAY_MS) - DAY_MS / 2);
	const draws = instances
		.map((instance) => ({ instance, close: Date.parse(instance.close_at) }))
		.map((draw) => ({ ...draw, distance: fromNow(draw.close) }))
		.filter(({ close, distance }) => distance < AROUND_MS && close < now + AROUND_MS);
	const tickets = agents.flatMap((agent) =>
		draws.flatMap(({ instance, close }) => {
			const soldAt = close - beforeClosing(random, SELLING_MS);
			if (soldAt > now || random.chance(0.4)) return [];
			return [soldTicket(random, agent, instance, { soldAt, now })];
		}),
	);
	return {
		fiches: tickets.map(({ fiche }) => fiche),
		lines: tickets.flatMap(({ lines }) => lines),
	};
}
