import { type CatalogueEntry, DEFAULT_CATALOGUE } from '../../modules/company/default-catalogue.ts';

const EVERY_HOURS = 3;
const FIRST_HOUR = 1;

const slotOf = (hour: number): CatalogueEntry['slot'] => {
	if (hour >= 20 || hour < 5) return 'nuit';
	if (hour < 12) return 'matin';
	return hour < 16 ? 'midi' : 'soir';
};

/**
 * Draws round the clock, which no state has: whoever looks at the demo in the night, or in the long
 * afternoon between two draws, finds one that sells and one that is just over.
 */
export const EXPRESS: readonly CatalogueEntry[] = Array.from(
	{ length: 24 / EVERY_HOURS },
	(_, n) => {
		const hour = FIRST_HOUR + n * EVERY_HOURS;
		const name = `Express ${String(hour).padStart(2, '0')} h`;
		return {
			name,
			// A lottery has at most one draw in each part of the day.
			state: name,
			slot: slotOf(hour),
			colour: '#5B6B7B',
			timezone: 'America/Port-au-Prince',
			draw_time: `${String(hour).padStart(2, '0')}:00`,
			days: [1, 2, 3, 4, 5, 6, 7],
		};
	},
);

/** What companies of the demo may play. */
export const CATALOGUE: readonly CatalogueEntry[] = [...DEFAULT_CATALOGUE, ...EXPRESS];
