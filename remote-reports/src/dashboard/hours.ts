import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi } from '@borlette/shared/contract/dashboard';

export type Hour = OutputOf<typeof dashboardApi.journalier>[number];

/** Sales begin about then; an earlier hour is shown only when something was sold in it. */
const MORNING = 6;

/** The hours worth showing, oldest first; the last is the one under way. */
export function shownHours(hours: readonly Hour[]): Hour[] {
	const first = hours.find(({ vente }) => vente > 0)?.hour ?? MORNING;
	return hours.filter(({ hour }) => hour >= Math.min(MORNING, first));
}

/** The shown hours and those to come, so that a day has the same width all day. */
export function chartHours(hours: readonly Hour[]): Array<{ hour: number; vente: number | null }> {
	const shown = shownHours(hours);
	const last = shown.at(-1)?.hour ?? MORNING - 1;
	const coming = Array.from({ length: 23 - last }, (_, index) => ({
		hour: last + 1 + index,
		vente: null,
	}));
	return [...shown.map(({ hour, vente }) => ({ hour, vente })), ...coming];
}

export const sumOf = (hours: readonly Hour[]) =>
	hours.reduce(
		(sum, { fiches, vente }) => ({ fiches: sum.fiches + fiches, vente: sum.vente + vente }),
		{ fiches: 0, vente: 0 },
	);

/** The hour that sold most; undefined of an empty day. */
export const peakOf = (hours: readonly Hour[]): Hour | undefined =>
	hours.reduce<Hour | undefined>(
		(peak, hour) => (hour.vente > (peak?.vente ?? 0) ? hour : peak),
		undefined,
	);
