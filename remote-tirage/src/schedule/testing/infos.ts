import type { InfoTirage } from '@borlette/shared/contract/info-tirage';

export const INFO = '1c2d3e4f-0000-4000-8000-000000000001';
export const TEXAS = '1c2d3e4f-0000-4000-8000-000000000002';
/** Noon in New York and Port-au-Prince, the day before clocks go forward. */
export const NOW = '2026-03-07T17:00:00Z';

export const anInfo = (traits: Partial<InfoTirage> = {}): InfoTirage => ({
	id: INFO,
	companyname: null,
	name: 'New York Midi',
	state: 'New York',
	slot: 'midi',
	colour: '#2F6BDE',
	timezone: 'America/New_York',
	draw_time: '14:30',
	days: [1, 2, 3, 4, 5, 6, 7],
	is_active: true,
	version: 1,
	...traits,
});
export const texas = anInfo({
	id: TEXAS,
	companyname: null,
	name: 'Texas Soir',
	state: 'Texas',
	timezone: 'America/Chicago',
	draw_time: '18:00',
	days: [1, 2, 3, 4, 5, 6],
});
