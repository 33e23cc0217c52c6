import type { Random } from './random.ts';
import {
	type DemoAgent,
	type DemoInstance,
	type FicheRow,
	type LineRow,
	ticket,
} from './tickets.ts';

/** Share of a day's sales by hour of the company's zone: quiet mornings, rushes before draws. */
const HOURS: ReadonlyArray<readonly [hour: number, weight: number]> = [
	[5, 1],
	[6, 2],
	[7, 4],
	[8, 5],
	[9, 6],
	[10, 7],
	[11, 10],
	[12, 14],
	[13, 12],
	[14, 6],
	[15, 4],
	[16, 5],
	[17, 8],
	[18, 9],
	[19, 7],
	[20, 11],
	[21, 10],
	[22, 3],
];
const HOUR_MS = 3_600_000;
const MOST_FICHES_A_DAY = 26;

export interface DemoDay {
	/** `yyyy-MM-dd` */
	day: string;
	/** Midnight in the company's zone. */
	starts_at: string;
}

interface Sales {
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
		const midnight = Date.parse(starts_at);
		const draws = instances.filter(({ draw_date }) => draw_date === day);
		for (const agent of agents) {
			// Now and then somebody does not open.
			if (random.chance(0.06)) continue;
			const count = random.integer(4, MOST_FICHES_A_DAY);
			for (let n = 0; n < count; n++) {
				const soldAt = midnight + random.weighted(HOURS) * HOUR_MS + random.integer(0, HOUR_MS - 1);
				const instance = nextDraw(random, draws, soldAt);
				if (!instance || soldAt > now) continue;
				const { fiche, lines } = ticket(random, agent, instance, soldAt);
				sold.fiches.push(fiche);
				sold.lines.push(...lines);
			}
		}
	}
	return sold;
}

/** Mostly one of the two draws that close next. */
function nextDraw(
	random: Random,
	draws: readonly DemoInstance[],
	soldAt: number,
): DemoInstance | undefined {
	const open = draws
		.filter(({ close_at }) => Date.parse(close_at) > soldAt)
		.sort((a, b) => a.close_at.localeCompare(b.close_at));
	if (open.length === 0) return undefined;
	return random.weighted(open.map((instance, place) => [instance, 1 / (place + 1) ** 2] as const));
}
