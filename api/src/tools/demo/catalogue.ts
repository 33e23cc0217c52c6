import { type CatalogueEntry, DEFAULT_CATALOGUE } from '../../modules/company/default-catalogue.ts';

/** Where the states' draws leave more than three hours between them. */
const HOURS = [1, 4, 7, 10, 17];

const slotOf = (hour: number): CatalogueEntry['slot'] => {
	if (hour >= 20 || hour < 5) return 'nuit';
	if (hour < 12) return 'matin';
	return hour < 16 ? 'midi' : 'soir';
};

/**
 * Draws that no state has, in the night and in the long afternoon: whoever looks at the demo then finds one
 * that sells and one that is just over, too.
 */
export const EXPRESS: readonly CatalogueEntry[] = HOURS.map((hour) => {
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
});

/** What companies of the demo may play. */
export const CATALOGUE: readonly CatalogueEntry[] = [...DEFAULT_CATALOGUE, ...EXPRESS];
