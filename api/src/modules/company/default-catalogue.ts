import type { InfoTirage } from '@borlette/shared/contract/info-tirage';

export type CatalogueEntry = Pick<
	InfoTirage,
	'name' | 'state' | 'slot' | 'colour' | 'timezone' | 'draw_time' | 'days'
>;
type Slot = InfoTirage['slot'];

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const WITHOUT_SUNDAY = [1, 2, 3, 4, 5, 6];
const SLOT_NAMES: Record<Slot, string> = {
	matin: 'Matin',
	midi: 'Midi',
	soir: 'Soir',
	nuit: 'Nuit',
};

function state(
	name: string,
	colour: string,
	timezone: string,
	draws: ReadonlyArray<readonly [slot: Slot, draw_time: string, days?: number[]]>,
): CatalogueEntry[] {
	return draws.map(([slot, draw_time, days = DAILY]) => ({
		name: `${name} ${SLOT_NAMES[slot]}`,
		state: name,
		slot,
		colour,
		timezone,
		draw_time,
		days,
	}));
}

/** The draws that a new company's catalogue starts with; times are local to the draw's zone. */
export const DEFAULT_CATALOGUE: readonly CatalogueEntry[] = [
	...state('New York', '#2F6BDE', 'America/New_York', [
		['midi', '14:30'],
		['soir', '22:30'],
	]),
	...state('Florida', '#C2570C', 'America/New_York', [
		['midi', '13:30'],
		['soir', '21:45'],
	]),
	...state('Georgia', '#B0408F', 'America/New_York', [
		['midi', '12:29'],
		['soir', '18:59'],
		['nuit', '23:34'],
	]),
	...state('Texas', '#927000', 'America/Chicago', [
		['matin', '10:00', WITHOUT_SUNDAY],
		['midi', '12:27', WITHOUT_SUNDAY],
		['soir', '18:00', WITHOUT_SUNDAY],
		['nuit', '22:12', WITHOUT_SUNDAY],
	]),
	...state('Tennessee', '#0E8A7D', 'America/Chicago', [
		['matin', '09:28', WITHOUT_SUNDAY],
		['midi', '12:28', WITHOUT_SUNDAY],
		['soir', '18:28'],
	]),
	...state('Pennsylvania', '#5B6B7B', 'America/New_York', [
		['midi', '13:35'],
		['soir', '18:59'],
	]),
];
