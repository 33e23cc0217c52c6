import { MINOR_UNITS } from '../../engine/gains.ts';
import type { Random } from '../play/random.ts';
import type { Sales } from './sales.ts';
import { type DemoAgent, type DemoInstance, type DemoLine, ficheOf } from './tickets.ts';

const MINUTE_MS = 60_000;
/** Nobody's favourite. */
export const HOT_BALL = '58';
/** Minutes ago, and gourdes: far beyond what others stake on a ball. */
const HOT_SALES = [
	[12, 250],
	[9, 500],
	[6, 500],
	[4, 750],
	[2, 500],
] as const;
/** Of the five minutes that an agent has. */
const VOIDED_AFTER_MS = 4 * MINUTE_MS + 47_000;
const VOIDED_MINUTES_AGO = 9;

const borlette = (numbers: string, gourdes: number): DemoLine => ({
	game: 'borlette',
	option: 0,
	numbers,
	stake: gourdes * MINOR_UNITS,
});

/**
 * What somebody who looks closely finds in the day in progress: an agent who sells one ball far above the
 * usual for the next draw, and another who voids a large fiche just before they may no more.
 */
export function unusualSales(
	random: Random,
	[first, second]: readonly DemoAgent[],
	instances: readonly DemoInstance[],
	now: number,
): Sales {
	const next = instances
		.filter(({ close_at }) => Date.parse(close_at) > now)
		.sort((a, b) => Date.parse(a.close_at) - Date.parse(b.close_at))[0];
	if (!next || !first || !second) return { fiches: [], lines: [] };
	const soldAt = now - VOIDED_MINUTES_AGO * MINUTE_MS;
	const tickets = [
		...HOT_SALES.map(([minutes, gourdes]) =>
			ficheOf(random, first, next, {
				soldAt: now - minutes * MINUTE_MS,
				played: [borlette(HOT_BALL, gourdes)],
			}),
		),
		ficheOf(random, second, next, {
			soldAt,
			played: [borlette('19', 500), borlette('91', 500), borlette('64', 250)],
			voided: { at: soldAt + VOIDED_AFTER_MS, reason: 'Le client a changé d’avis' },
		}),
	];
	return {
		fiches: tickets.map(({ fiche }) => fiche),
		lines: tickets.flatMap(({ lines }) => lines),
	};
}
