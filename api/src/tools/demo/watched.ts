import { MINOR_UNITS } from '../../engine/gains.ts';
import type { Random } from '../play/random.ts';
import type { Sales } from './sales.ts';
import { type DemoAgent, type DemoInstance, type DemoLine, ficheOf } from './tickets.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Days before today on which it went on. */
const DAYS = 9;
/** Of the days since which somebody sells less, so much is left. */
const FADING_DAYS = 7;
const LEFT = 0.4;
/** Before the sales of a draw end, and before a terminal may void no more. */
const LATE_MS = 70 * SECOND_MS;
const VOIDED_AFTER_MS = (4 * 60 + 38) * SECOND_MS;

const borlette = (numbers: string, gourdes: number): DemoLine => ({
	game: 'borlette',
	option: 0,
	numbers,
	stake: gourdes * MINOR_UNITS,
});
/** What one player plays every day. */
const HABIT = [borlette('14', 150), borlette('41', 150), borlette('69', 100)];
const DREAM = '86';

/** What the agents' days beside the usual are; each is a signal of their score. */
export function watchedSales(
	random: Random,
	[late, voiding, ball, habit]: readonly DemoAgent[],
	instances: readonly DemoInstance[],
	now: number,
): Sales {
	if (!late || !voiding || !ball || !habit) return { fiches: [], lines: [] };
	const tickets = drawsOfDays(instances, now).flatMap(({ instance, close, result }) => {
		const sold = (
			agent: DemoAgent,
			beforeMs: number,
			played: readonly DemoLine[],
			voids = false,
		) => {
			const soldAt = close - beforeMs;
			const voided = { at: soldAt + VOIDED_AFTER_MS, reason: 'Erreur de saisie' };
			return ficheOf(random, agent, instance, {
				...{ soldAt, played },
				voided: voids ? voided : undefined,
			});
		};
		const several = (count: number, make: (n: number) => ReturnType<typeof sold>) =>
			Array.from({ length: count }, (_, n) => make(n));
		return [
			...several(2, (n) => sold(late, LATE_MS - n * 20 * SECOND_MS, [borlette(result.lot1, 25)])),
			sold(voiding, DAY_MS / 12, [borlette(random.digits(2), 200)], true),
			...several(9, (n) => sold(ball, (n + 3) * LATE_MS, [borlette(DREAM, 50)])),
			...several(3, (n) => sold(habit, (n + 5) * LATE_MS, HABIT)),
		];
	});
	return {
		fiches: tickets.map(({ fiche }) => fiche),
		lines: tickets.flatMap(({ lines }) => lines),
	};
}

/** The first draw of each of the last days that is settled. */
function drawsOfDays(instances: readonly DemoInstance[], now: number) {
	const byDay = new Map<string, DemoInstance>();
	for (const instance of instances) {
		const isRecent = now - Date.parse(instance.close_at) < DAYS * DAY_MS;
		if (instance.result && isRecent && !byDay.has(instance.draw_date)) {
			byDay.set(instance.draw_date, instance);
		}
	}
	return [...byDay.values()].flatMap((instance) =>
		instance.result
			? [{ instance, close: Date.parse(instance.close_at), result: instance.result }]
			: [],
	);
}

/** The same with an agent who sells less and less of late. */
export function fading(
	random: Random,
	agent: DemoAgent | undefined,
	{ fiches, lines }: Sales,
	now: number,
): Sales {
	const gone = new Set(
		fiches
			.filter(
				({ agent_id, sold_at }) =>
					agent_id === agent?.id &&
					now - Date.parse(sold_at) < FADING_DAYS * DAY_MS &&
					!random.chance(LEFT),
			)
			.map(({ id }) => id),
	);
	return {
		fiches: fiches.filter(({ id }) => !gone.has(id)),
		lines: lines.filter(({ fiche_id }) => !gone.has(fiche_id)),
	};
}
